import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteWords, settle, signIn, type PersonName } from './people.ts'
import { isObject, listIn, objectIn } from './walk/json.ts'
import { startWorld, type World } from './world.ts'

let world: World
const tokens = new Map<PersonName, string>()
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  await noteWords(world)
})
afterAll(() => world?.stop())

async function tokenOf(who: PersonName): Promise<string> {
  const token = tokens.get(who) ?? (await signIn(world, who))
  tokens.set(who, token)
  return token
}

async function find(who: PersonName, q: string): Promise<{ status: number; kinds: Record<string, string[]>; pages: string[] }> {
  const token = await tokenOf(who)
  const answer = await fetch(`${world.url}/api/Desk/Find?${new URLSearchParams({ q }).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = objectIn(await answer.json())
  const items = answer.ok ? listIn(body, 'items').filter(isObject) : []
  const kinds = Object.fromEntries(
    [...Map.groupBy(items, item => String(item.kind))].map(([kind, found]) => [
      kind,
      found.map(item => String(item.nameEn ?? item.nameAr)),
    ]),
  )
  return { status: answer.status, kinds, pages: answer.ok ? listIn(body, 'pages').map(String) : [] }
}

test('an authority is found by its name however its letters are written, by its code, and by the beginning of a word', async () => {
  for (const text of ['عرابة', 'عرابه', 'عراب', 'arraba', '01003']) {
    const { kinds } = await find('administrator', text)
    expect({ text, place: kinds.place, localComm: kinds.localComm }).toEqual({
      text,
      place: ['Arraba'],
      localComm: ['Arraba'],
    })
  }
})

test('whoever works for an authority finds its file, and no other', async () => {
  expect((await find('dataEntry', 'جنين')).kinds.localComm).toEqual(['Jenin'])
  expect((await find('dataEntry', 'عرابة')).kinds).toEqual({})
  expect((await find('clerk', 'عرابة')).kinds.localComm).toEqual(['Arraba'])
  expect((await find('otherClerk', 'عرابة')).kinds.localComm).toBeUndefined()
})

test('users are found by who administers them, and by nobody else', async () => {
  expect((await find('administrator', 'enters')).kinds.systemUser).toEqual(['enters the data of Jenin'])
  expect((await find('engineer', 'enters')).kinds.systemUser).toEqual(['enters the data of Jenin'])
  expect((await find('neighbour', 'enters')).kinds.systemUser).toBeUndefined()
  expect((await find('editor', 'enters')).kinds.systemUser).toBeUndefined()
})

test('who may list nothing finds nothing; nothing is found for no word; of a kind there are five at most', async () => {
  expect(await find('member', 'جنين')).toMatchObject({ status: 200, kinds: {} })
  for (const empty of ['', '   ', '؟!', 'ـــ']) expect(await find('administrator', empty)).toEqual({ status: 200, kinds: {}, pages: [] })
  const { kinds } = await find('administrator', 'same')
  expect(kinds.systemUser).toHaveLength(5)
})

test('signs that mean something to the database are looked for as they stand', async () => {
  for (const sign of ["'", '%', '_', '\\', 'a:* | b', "x'; drop table place; --", '('.repeat(300)])
    expect((await find('administrator', sign)).status).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteWords, settle, signIn, type PersonName, type PlaceIds } from './people.ts'
import { isObject, listIn, objectIn } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
const tokens = new Map<PersonName, string>()
let places: PlaceIds
beforeAll(async () => {
  world = await startWorld()
  places = await settle(world)
  await noteWords(world)
  // Drafts: no citizen reads them, and the search of the portal knows nothing of them.
  await draft('engineer', '01001', 'عطاء تعبيد الطُرق أمام المدارس', 'Tender for paving roads')
  await draft('neighbour', '01002', 'عطاء صيانة شبكة الإنارة', 'Tender for street lights')
})
afterAll(() => world?.stop())

async function tokenOf(who: PersonName): Promise<string> {
  const token = tokens.get(who) ?? (await signIn(world, who))
  tokens.set(who, token)
  return token
}

/** The id of a notice's category. */
async function categoryOf(code: string): Promise<number> {
  const { rows } = await asOwner(world.database.ownerUrl, client =>
    client.query<{ id: number }>(
      "select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'adCategory' and l.code = $1",
      [code],
    ),
  )
  return rows[0]?.id ?? 0
}

async function draft(who: PersonName, place: string, titleAr: string, titleEn: string): Promise<void> {
  const answer = await fetch(`${world.url}/api/Ads/Create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(who)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      place: places.get(place),
      titleAr,
      titleEn,
      bodyAr: '<p>يشمل العمل كشط الإسفلت القديم وطبقة أساس جديدة وإسفلتًا بسماكة ستة سنتيمترات على طول كيلومترين.</p>',
      category: await categoryOf('worksTender'),
      closingAt: '2090-06-01T09:00:00.000Z',
    }),
  })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
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

test('what a visitor has sent is found by its number, its title and its text, by who reads it', async () => {
  await asOwner(world.database.ownerUrl, async client => {
    await client.query(`
      insert into contact_message (id, concurrency_stamp, subject_kind, number, title, message, status, search_text)
      values (gen_random_uuid(), gen_random_uuid(), (select l.id from lookup l join lookup_type t on t.id = l.type
        where t.code = 'contactSubject' and l.code = 'inquiry'), 'MSG-2026-00917', 'أرجوحة مكسورة في حديقة الحي', 'انكسرت أرجوحة الأطفال قرب البوابة الشرقية.', 2,
        'msg 2026 00917 ارجوحه مكسوره في حديقه الحي انكسرت ارجوحه الاطفال قرب البوابه الشرقيه بوابه شرقيه')`)
  })
  for (const text of ['أرجوحة', 'MSG-2026-00917', 'البوابة الشرقية'])
    expect([text, (await find('spokesman', text)).kinds.contactMessage]).toEqual([text, ['أرجوحة مكسورة في حديقة الحي']])
  expect((await find('dataEntry', 'أرجوحة')).kinds.contactMessage).toBeUndefined()
})

test('signs that mean something to the database are looked for as they stand', async () => {
  for (const sign of ["'", '%', '_', '\\', 'a:* | b', "x'; drop table place; --", '('.repeat(300)])
    expect((await find('administrator', sign)).status).toBe(200)
})

const [roads, lights] = ['Tender for paving roads', 'Tender for street lights']

test.each([
  ['a word that stands for it', 'مناقصة'],
  ['the same in the plural with its article', 'المناقصات'],
  ['a broken plural', 'عطاءات'],
  ['with a particle and its article', 'وبالعطاء'],
  ['with other seats and vowels', 'عَطـاء'],
])('a draft is found by %s, by who sees it alone', async (_how, text) => {
  expect((await find('engineer', text)).kinds.ads).toEqual([roads])
  expect((await find('neighbour', text)).kinds.ads).toEqual([lights])
  expect((await find('otherClerk', text)).kinds.ads).toBeUndefined()
  expect(await find('member', text)).toEqual({ status: 200, kinds: {}, pages: [] })
})

test.each([
  ['مدرسة', 'of a broken plural its singular'],
  ['المدرسه طريق', 'words in any order and form, ة as ه'],
  ['الطرقات', 'another plural'],
  ['تعبيد طريق مدا', 'the last word half written'],
  ['paved road', 'English words in another form'],
  ['تعبيط الطرق', 'a word with a wrong letter, which nothing has as it stands'],
  ['pavinng roads', 'the same in English'],
])('«%s»: %s', async text => {
  expect((await find('engineer', text)).kinds.ads).toEqual([roads])
  expect((await find('neighbour', text)).kinds.ads).toBeUndefined()
})

test('who asks for two things finds what has both; another word that only begins alike finds nothing', async () => {
  expect((await find('engineer', 'مناقصة إضاءة')).kinds.ads).toBeUndefined()
  expect((await find('neighbour', 'مناقصة إضاءة')).kinds.ads).toEqual([lights])
  expect((await find('engineer', 'مدير')).kinds.ads).toBeUndefined()
})

test('pages are told by their names in any form, and by what stands for a word of them, to who may open them', async () => {
  expect((await find('administrator', 'مناقصه')).pages).toContain('ads')
  expect((await find('administrator', 'مستخدم')).pages).toContain('systemUsers')
  expect((await find('engineer', 'مناقصه')).pages).toContain('ads')
  expect((await find('dataEntry', 'مستخدم')).pages).not.toContain('systemUsers')
})

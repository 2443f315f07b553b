import { afterAll, beforeAll, expect, test } from 'vitest'
import { writersIn } from '../portal/writers.ts'
import { ideaBody, investorBody } from '../walk/entryBodies.ts'
import { idIn, listIn, objectIn, textIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWorld, type World } from '../world.ts'

// Who reads only what is published of ideas and investors reads of their versions the live one alone.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, read } = writersIn(() => scene)
const statusOf = async (path: string) => (await scene.as('lender')({ method: 'GET', path })).status

test.each<[calls: 'CreativeIdeasBank' | 'Investors', field: string, rejected: string, live: string]>([
  ['CreativeIdeasBank', 'titleAr', 'سوق يذكر عنوان بيت صاحبته', 'سوق أسبوعي في ساحة البلدة'],
  ['Investors', 'nameAr', 'شركة باسم صاحبها', 'شركة المرج للتغليف'],
])('%s: what was never published is read by who sees them before', async (calls, field, rejected, live) => {
  const made = await send(
    'economist',
    'POST',
    `${calls}/Create`,
    (calls === 'Investors' ? investorBody : ideaBody)(scene, { [field]: rejected, ...(calls === 'Investors' && { allowToPublish: true }) }),
  )
  const id = idIn(made)
  await send('economist', 'PUT', `${calls}/Update`, { id, concurrencyStamp: textIn(made, 'concurrencyStamp'), [field]: live })
  const versions = `${calls}/GetVersions/${id}`
  const version = (number: number) => `${calls}/GetVersion/${id}/${number}`
  expect(await statusOf(versions)).toBe(404)
  await send('administrator', 'PUT', `${calls}/ConfirmOwner/${id}`, { note: 'وافقت خطيًا، وموافقتها في ملفها' })
  await send('administrator', 'PUT', `${calls}/Publish/${id}`)
  const numbersOf = async (who: 'lender' | 'economist') =>
    listIn(await read(versions, who), 'items').map(item => {
      const { number, changed } = objectIn(item)
      return [number, changed]
    })
  expect(await numbersOf('economist')).toEqual([
    [2, [field]],
    [1, []],
  ])
  expect(await numbersOf('lender')).toEqual([[2, []]])
  expect([await statusOf(version(1)), await statusOf(version(3))]).toEqual([404, 404])
  const told = await read(version(2), 'lender')
  expect([objectIn(told.content)[field], told.before, JSON.stringify(told).includes(rejected)]).toEqual([live, null, false])
  expect(objectIn((await read(version(2), 'economist')).before)[field]).toBe(rejected)
  expect((await read(version(1), 'economist')).number).toBe(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listIn, objectIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWorld, type World } from '../world.ts'
import { inDays, writersIn } from './writers.ts'

// A step on several records (portal and administration, section 11.2) is taken on what whoever takes it has seen of each.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, attempt, read, published } = writersIn(() => scene)

async function edit(id: string, titleAr: string): Promise<void> {
  const { concurrencyStamp } = await read(`Ads/Get/${id}`, 'editor')
  await send('editor', 'PUT', 'Ads/Update', { id, concurrencyStamp, titleAr })
}

/** A notice that is public and whose edit waits. @returns its id */
async function edited(titleAr: string): Promise<string> {
  const id = await published('Ads', { closingAt: inDays(20) })
  await edit(id, titleAr)
  return id
}

/** The stamps of notices as whoever decides sees them in the list. */
async function stampsOf(ids: readonly string[]): Promise<unknown[]> {
  const items = listIn(await read('Ads/GetListPaged?maxResultCount=100', 'publisher'), 'items').map(item => objectIn(item))
  return ids.map(id => items.find(item => item.id === id)?.concurrencyStamp)
}

test('of several records the one that was changed since it was seen is not published, and is named; the others are', async () => {
  const ids = [await edited('عنوان أول قرأه المراجع'), await edited('عنوان ثانٍ قرأه المراجع')]
  const [first = '', second = ''] = ids
  const stamps = await stampsOf(ids)
  const before = await read(`Public/Ads/Get/${second}`)
  await edit(second, 'عنوان لم يقرأه المراجع')
  const answer = await send('publisher', 'PUT', 'Ads/PublishMany', { ids, stamps })
  const message = 'عدّل مستخدم آخر هذا السجل. قارن بين النسختين'
  expect(answer).toEqual({ done: [first], refused: [{ id: second, code: 'stale', message }] })
  const alone = await attempt('publisher', 'PUT', `Ads/Publish/${second}`, { concurrencyStamp: stamps[1] })
  expect([alone.status, objectIn(alone.body, 'error')]).toEqual([409, expect.objectContaining({ code: 'stale', message })])
  expect(await read(`Public/Ads/Get/${first}`)).toMatchObject({ titleAr: 'عنوان أول قرأه المراجع', version: 2 })
  expect(await read(`Public/Ads/Get/${second}`)).toEqual(before)
  expect(await read(`Ads/Get/${second}`, 'publisher')).toMatchObject({ publishStatus: 2, liveVersion: 1, currentVersion: 3 })
  const again = await send('publisher', 'PUT', 'Ads/PublishMany', { ids: [second], stamps: await stampsOf([second]) })
  expect(again).toEqual({ done: [second], refused: [] })
})

test('who says no stamps decides on the records as they are; a record that is named twice is decided on once', async () => {
  const [one, other] = [await edited('عنوان أول بلا بصمة'), await edited('عنوان ثانٍ بلا بصمة')]
  expect(await send('publisher', 'PUT', 'Ads/PublishMany', { ids: [one], stamps: null })).toEqual({ done: [one], refused: [] })
  const [stamp] = await stampsOf([other])
  expect(await send('publisher', 'PUT', 'Ads/PublishMany', { ids: [other, other], stamps: [stamp, stamp] })).toEqual({
    done: [other],
    refused: [],
  })
})

test.each<[what: string, wrong: (stamps: readonly unknown[]) => unknown, at: string]>([
  ['fewer than there are records', stamps => stamps.slice(1), 'stamps'],
  ['more than there are records', stamps => [...stamps, stamps[0]], 'stamps'],
  ['none', () => [], 'stamps'],
  ['two of one record', stamps => stamps.map((stamp, index) => (index === 2 ? 'another' : stamp)), 'stamps'],
  ['one that says nothing', stamps => [...stamps.slice(0, 2), ' '], 'stamps'],
  ['no list', stamps => stamps[0], 'stamps'],
  ['no text', stamps => [stamps[0], 7, stamps[2]], 'stamps[1]'],
  ['an endless text', stamps => [stamps[0], 'a'.repeat(37), stamps[2]], 'stamps[1]'],
  ['a list within the list', stamps => [[stamps[0]], ...stamps.slice(1)], 'stamps[0]'],
])('stamps that are %s are refused at their field, and nothing is published', async (_what, wrong, at) => {
  const [one, other] = [await edited('عنوان أول ببصمة خاطئة'), await edited('عنوان ثانٍ ببصمة خاطئة')]
  const ids = [one, other, one]
  const { status, body } = await attempt('publisher', 'PUT', 'Ads/PublishMany', { ids, stamps: wrong(await stampsOf(ids)) })
  expect(status).toBe(400)
  const problems = listIn(objectIn(body, 'error'), 'validationErrors')
  expect(problems.map(problem => objectIn(problem).members)).toEqual([[at]])
  for (const id of [one, other]) expect(await read(`Ads/Get/${id}`, 'publisher')).toMatchObject({ publishStatus: 2, liveVersion: 1 })
})

const calls = ['PublishMany', 'RejectMany', 'CancelPublishMany', 'FeatureMany', 'UnfeatureMany']
test.each(calls)('the document of the API tells of the stamps of %s', async call => {
  const path = ['paths', `/Ads/${call}`, 'put', 'requestBody', 'content', 'application/json', 'schema']
  const schema = objectIn(await read('openapi.json'), ...path)
  expect(objectIn(schema, 'properties', 'stamps')).toMatchObject({
    title: 'Concurrency stamps in the order of the records',
    items: { type: 'string', maxLength: 36 },
    maxItems: 50,
  })
  expect(listIn(schema, 'required')).toContain('ids')
  expect(listIn(schema, 'required')).not.toContain('stamps')
})

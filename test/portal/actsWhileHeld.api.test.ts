import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listIn, objectIn, type Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { inDays, writersIn } from './writers.ts'

// Acts on what is public while a newer version of it waits for its time (portal and administration, sections 11.2, 12.2 and 12.3).

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, attempt, read, published } = writersIn(() => scene)
const reason = 'طلب المشاركون وقتًا إضافيًا'
type Kind = 'Ads' | 'Event'

async function edit(kind: Kind, id: string, more: Json): Promise<void> {
  const { concurrencyStamp } = await read(`${kind}/Get/${id}`, 'editor')
  await send('editor', 'PUT', `${kind}/Update`, { id, concurrencyStamp, ...more })
}

/** What is public as its first version; the second is approved for next week. @param later what the second says @returns its id */
async function publishedTwice(kind: Kind, now: Json, later: Json): Promise<string> {
  const id = await published(kind, now)
  await edit(kind, id, later)
  await send('administrator', 'PUT', `${kind}/Publish/${id}`, { publishAt: inDays(7) })
  return id
}

/** Lets the time come for which something waits. */
async function appears(kind: Kind, id: string, shown: Json): Promise<void> {
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update held_publication set at = now() - interval '1 second' where record_id = $1`, [id]),
  )
  const look = async () => expect(await read(`Public/${kind}/Get/${id}`)).toMatchObject(shown)
  await vi.waitFor(look, { timeout: 25_000, interval: 250 })
}

async function versionsOf(kind: Kind, id: string): Promise<unknown[]> {
  const items = listIn(await read(`${kind}/GetVersions/${id}`, 'administrator'), 'items').map(item => objectIn(item))
  return items.map(({ number, titleAr, changed }) => [number, titleAr, changed])
}

test('an event that is called off while a newer version waits is called off at once, and still when that version comes', {
  timeout: 40_000,
}, async () => {
  const now = { titleAr: 'ملتقى كما يقرؤه المواطنون', startAt: inDays(20), endAt: inDays(20.2) }
  const later = { titleAr: 'ملتقى بعنوان يأتي في موعده', startAt: inDays(22), endAt: inDays(22.2) }
  const id = await publishedTwice('Event', now, later)
  const note = 'أُلغيت لسوء الأحوال الجوية'
  await send('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 3, note })
  const off = { eventState: 3, stateNote: note, originalStartAt: null }
  expect(await read(`Public/Event/Get/${id}`)).toMatchObject({ ...now, ...off, version: 3 })
  expect(await read(`Event/Get/${id}`, 'administrator')).toMatchObject({ ...later, ...off, liveVersion: 4, currentVersion: 4 })
  // Each differs from the version that it was made of, and in nothing that people have written.
  expect(await versionsOf('Event', id)).toEqual([
    [4, later.titleAr, []],
    [3, now.titleAr, []],
    [2, later.titleAr, expect.arrayContaining(['titleAr', 'startAt', 'endAt'])],
    [1, now.titleAr, []],
  ])
  await appears('Event', id, { ...later, ...off, version: 4 })
  // Nothing waits any more: it is acted on as on any other.
  await send('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 1, note: reason })
  expect(await read(`Public/Event/Get/${id}`)).toMatchObject({ ...later, eventState: 1, version: 5 })
})

test('a notice is extended in what citizens read, in what waits for its time, and in the edit beside both, and each keeps its own text', {
  timeout: 40_000,
}, async () => {
  const [first, second, third] = [inDays(10), inDays(30), inDays(40)]
  const shown = { titleAr: 'عطاء كما يقرؤه المواطنون', closingAt: first }
  const id = await publishedTwice('Ads', shown, { titleAr: 'عطاء بعنوان يأتي في موعده' })
  await edit('Ads', id, { titleAr: 'عطاء بعنوان لم يراجعه أحد' })
  await send('publisher', 'PUT', `Ads/Extend/${id}`, { closingAt: second, reason })
  const longer = { closingAt: second, originalClosingAt: first, extensions: [{ from: first, to: second, reason }] }
  expect(await read(`Public/Ads/Get/${id}`)).toMatchObject({ ...longer, titleAr: shown.titleAr, version: 4 })
  const edited = { titleAr: 'عطاء بعنوان لم يراجعه أحد', publishStatus: 2, currentVersion: 6, liveVersion: 5 }
  expect(await read(`Ads/Get/${id}`, 'administrator')).toMatchObject({ ...longer, ...edited })
  const kept = async (number: number) => objectIn((await read(`Ads/GetVersion/${id}/${number}`, 'administrator')).content)
  expect(await kept(5)).toMatchObject({ closingAt: second, titleAr: 'عطاء بعنوان يأتي في موعده' })
  // Acted on once more, it has both.
  await send('publisher', 'PUT', `Ads/Extend/${id}`, { closingAt: third, reason })
  const both = { closingAt: third, originalClosingAt: first, extensions: [{ to: second }, { from: second, to: third }] }
  expect(await read(`Public/Ads/Get/${id}`)).toMatchObject({ ...both, titleAr: shown.titleAr, version: 7 })
  await appears('Ads', id, { ...both, titleAr: 'عطاء بعنوان يأتي في موعده', version: 8 })
  await send('publisher', 'PUT', `Ads/Publish/${id}`, { publishAt: null })
  expect(await read(`Public/Ads/Get/${id}`)).toMatchObject({ ...both, titleAr: edited.titleAr, version: 9 })
})

test('a notice with its result in English keeps it from those who read no English yet, and tells it with the version that has English', {
  timeout: 40_000,
}, async () => {
  const english = {
    titleEn: 'Paving of the main road',
    summaryEn: 'The authority asks classified contractors for offers to pave the main road.',
    bodyEn: '<p>The work covers the removal of old asphalt, a new base course and six centimetres of asphalt over two kilometres.</p>',
  }
  const id = await publishedTwice('Ads', { closingAt: inDays(10) }, english)
  const stage = scene.lookup('noticeStage', 'cancelled')
  const result = { resultAr: 'أُلغي العطاء', resultEn: 'The tender is cancelled' }
  await send('publisher', 'PUT', `Ads/Close/${id}`, { stage, note: reason, ...result })
  const closed = { closedStage: stage, stageNote: reason }
  expect(await read(`Public/Ads/Get/${id}`)).toMatchObject({ ...closed, ...result, resultEn: null, titleEn: null })
  await appears('Ads', id, { ...closed, ...result, titleEn: english.titleEn })
})

test('an event is postponed with the programme of each version; a day for which the new time has no room is told first', async () => {
  const noon = (day: number) => `${inDays(day).slice(0, 10)}T10:00:00.000Z`
  const days = (...at: number[]) =>
    at.map(day => ({ date: inDays(day).slice(0, 10), startTime: '09:00', endTime: '10:00', titleAr: 'جلسة' }))
  const now = { startAt: noon(20), endAt: noon(21), sessions: days(20, 21) }
  const id = await publishedTwice('Event', now, { endAt: noon(22), sessions: days(20, 21, 22) })
  const move = (endAt: string) =>
    attempt('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, startAt: noon(30), endAt })
  const short = await move(noon(31))
  expect([short.status, short.text.includes('"endAt"')]).toEqual([400, true])
  expect(await read(`Public/Event/Get/${id}`)).toMatchObject(now)
  expect((await move(noon(32))).status).toBe(200)
  const moved = { startAt: noon(30), endAt: noon(32), originalStartAt: noon(20) }
  expect(await read(`Public/Event/Get/${id}`)).toMatchObject({ ...moved, sessions: days(30, 31) })
  expect(await read(`Event/Get/${id}`, 'administrator')).toMatchObject({ ...moved, sessions: days(30, 31, 32) })
})

test('what citizens do not read yet is not acted on, and what they read of which no version is kept only once nothing waits', async () => {
  const id = await published('Event', { startAt: inDays(20), endAt: inDays(20.2) })
  const off = async () => {
    const { status, body } = await attempt('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 3, note: reason })
    return status === 200 ? 200 : [status, objectIn(body, 'error').code, objectIn(body, 'error').message]
  }
  await send('administrator', 'PUT', `Event/CancelPublish/${id}`, { note: reason })
  await send('administrator', 'PUT', `Event/Publish/${id}`, { publishAt: inDays(7) })
  expect(await off()).toEqual([409, 'notShown', 'المادة غير معروضة الآن: لم يحن وقت نشرها، أو انتهت مدتها'])
  await send('administrator', 'PUT', `Event/Reschedule/${id}`, { publishAt: null })
  await edit('Event', id, { titleAr: 'ملتقى بعنوان يأتي في موعده' })
  await send('administrator', 'PUT', `Event/Publish/${id}`, { publishAt: inDays(7) })
  const before = await read(`Public/Event/Get/${id}`)
  await asOwner(world.database.ownerUrl, client =>
    client.query('delete from content_version where record_id = $1 and number = $2', [id, before.version]),
  )
  expect(await off()).toEqual([
    409,
    'newVersionWaits',
    expect.stringMatching(/^تنتظر نسخة جديدة موعد نشرها.*غيّر موعد النشر، أو ألغِ النشر$/),
  ])
  expect(await read(`Public/Event/Get/${id}`)).toEqual(before)
  await send('administrator', 'PUT', `Event/Reschedule/${id}`, { publishAt: null })
  expect(await off()).toBe(200)
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PersonName } from '../people.ts'
import { adsBody, eventBody, newsBody, uploadedPicture } from '../walk/bodies.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'
import { inDays, writersIn } from './writers.ts'

// Versions of what is public and is edited at the same time (portal and administration, section 11.2): whose each is, and from what it differs.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, attempt, read, published } = writersIn(() => scene)
const reason = 'طلب المشاركون وقتًا إضافيًا'
const nameOf = (who: PersonName) =>
  asOwner(world.database.ownerUrl, async client => {
    const named = `select concat_ws(' ', first_name, last_name) as name from "system_user" where id = $1`
    return (await client.query<{ name: string }>(named, [scene.user(who)])).rows[0]?.name
  })
async function versionsOf(kind: string, id: string): Promise<[number: unknown, by: unknown, changed: unknown][]> {
  const { items } = await read(`${kind}/GetVersions/${id}`, 'administrator')
  return listIn({ items }, 'items')
    .map(item => objectIn(item))
    .map(({ number, savedBy, changed }) => [number, savedBy, changed])
}

test.each<[kind: 'Ads' | 'Event', act: string, input: Json, changes: readonly string[]]>([
  ['Event', 'ChangeState', { state: 2, note: reason, startAt: inDays(20), endAt: inDays(20.2) }, ['startAt', 'endAt']],
  ['Event', 'ChangeState', { state: 3, note: reason }, []],
  ['Ads', 'Extend', { closingAt: inDays(30), reason }, ['closingAt']],
])('an edit that waits stays its author’s when what is public is changed: %s %s', async (kind, act, input, changes) => {
  const more = kind === 'Ads' ? { closingAt: inDays(10) } : { startAt: inDays(5), endAt: inDays(5.2) }
  const body = (kind === 'Ads' ? adsBody : eventBody)(scene, '01001', more)
  const id = textIn(await send('engineer', 'POST', `${kind}/Create`, body), 'id')
  await send('publisher', 'PUT', `${kind}/Publish/${id}`)
  const { concurrencyStamp = null } = await read(`${kind}/Get/${id}`, 'engineer')
  await send('engineer', 'PUT', `${kind}/Update`, { id, concurrencyStamp, titleAr: 'عنوان كتبته الهيئة وينتظر' })
  await send('administrator', 'PUT', `${kind}/${act}/${id}`, input)
  const [author, other] = [await nameOf('engineer'), await nameOf('administrator')]
  expect(author).not.toBe(other)
  expect(await versionsOf(kind, id)).toEqual([
    [4, author, ['titleAr']],
    // It takes nothing of the edit back: it differs from what was public before.
    [3, other, expect.arrayContaining([...changes])],
    [2, author, ['titleAr']],
    [1, author, []],
  ])
  const act3 = await read(`${kind}/GetVersion/${id}/3`, 'administrator')
  expect(act3.changed).not.toContain('titleAr')
  expect([objectIn(act3.before).titleAr, objectIn(act3.content).titleAr]).toEqual([body.titleAr, body.titleAr])
})

test('what waits for its time is given another one, or published now, and nothing else of it', async () => {
  const id = textIn(await send('engineer', 'POST', 'Ads/Create', adsBody(scene, '01001', { closingAt: inDays(20) })), 'id')
  await send('publisher', 'PUT', `Ads/Publish/${id}`, { publishAt: inDays(2), expireAt: inDays(9) })
  const held = () =>
    asOwner(world.database.ownerUrl, async client => {
      const { rows } = await client.query<{ at: string }>(`select at from held_publication where record_id = $1`, [id])
      return rows.map(({ at }) => new Date(at).toISOString())
    })
  const { titleAr = null } = await read(`Ads/Get/${id}`, 'publisher')
  const later = inDays(4)
  await send('publisher', 'PUT', `Ads/Reschedule/${id}`, { publishAt: later })
  expect(await held()).toEqual([later])
  const refused = await attempt('publisher', 'PUT', `Ads/Reschedule/${id}`, { publishAt: inDays(5), expireAt: inDays(3) })
  expect([refused.status, await held()]).toEqual([400, [later]])
  const passed = await attempt('publisher', 'PUT', `Ads/Reschedule/${id}`, { publishAt: inDays(-365) })
  expect([passed.status, passed.text.includes('confirmationNeeded'), await held()]).toEqual([409, true, [later]])
  expect((await attempt('engineer', 'PUT', `Ads/Reschedule/${id}`, {})).status).toBe(403)
  expect((await read(`Public/Ads/GetListPaged?maxResultCount=100`)).items).not.toContainEqual(expect.objectContaining({ id }))
  await send('publisher', 'PUT', `Ads/Reschedule/${id}`, { publishAt: null })
  expect(await held()).toEqual([])
  expect(await read(`Public/Ads/Get/${id}`)).toMatchObject({ id, titleAr })
  expect((await attempt('publisher', 'PUT', `Ads/Reschedule/${id}`, { publishAt: later })).status).toBe(409)
})

test('a time that has passed is asked about, unless it passed while the item waited', async () => {
  const writes = async (publishAt: string) =>
    textIn(await send('engineer', 'POST', 'Ads/Create', adsBody(scene, '01001', { closingAt: inDays(20), publishAt })), 'id')
  const asked = async (answer: ReturnType<typeof attempt>) => {
    const { status, text } = await answer
    return [status, text.includes('confirmationNeeded')]
  }
  const wrong = await writes(inDays(-365))
  expect(await asked(attempt('publisher', 'PUT', `Ads/Publish/${wrong}`))).toEqual([409, true])
  const { concurrencyStamp = '' } = await read(`Ads/Get/${wrong}`, 'publisher')
  const saved = { id: wrong, concurrencyStamp, number: 'و-7/2026' }
  expect(await asked(attempt('publisher', 'PUT', 'Ads/SaveAndPublish', saved))).toEqual([409, true])
  expect(await asked(attempt('publisher', 'PUT', `Ads/Publish/${wrong}`, { confirmed: true }))).toEqual([200, false])
  const wished = await writes(inDays(1))
  await asOwner(world.database.ownerUrl, client =>
    client.query(
      `update ads set publish_at = now() - interval '2 days', creation_time = now() - interval '4 days', last_modification_time = null where id = $1`,
      [wished],
    ),
  )
  expect(await asked(attempt('publisher', 'PUT', `Ads/Publish/${wished}`))).toEqual([200, false])
  // Nor is an edit of what has appeared at its time.
  const again = await read(`Ads/Get/${wished}`, 'engineer')
  await send('engineer', 'PUT', 'Ads/Update', {
    id: wished,
    concurrencyStamp: again.concurrencyStamp ?? null,
    titleAr: 'عنوان عدل بعد موعده',
  })
  expect(await asked(attempt('publisher', 'PUT', `Ads/Publish/${wished}`))).toEqual([200, false])
})

test('its author is told of what appears at its time when it is there, and of no edit that waits beside it', {
  timeout: 60_000,
}, async () => {
  const body = adsBody(scene, '01001', { closingAt: inDays(20), titleAr: 'صيانة مضخات الآبار في جنين' })
  const id = textIn(await send('engineer', 'POST', 'Ads/Create', body), 'id')
  const told = () =>
    asOwner(world.database.ownerUrl, async client => {
      const asked = `select n.text_ar || n.title_ar as said from notification n where n.record_id = $1 and n.subject like 'contentApproved%' and n.user_id = $2`
      return (await client.query<{ said: string }>(asked, [id, scene.user('engineer')])).rows.map(({ said }) => said)
    })
  await send('publisher', 'PUT', `Ads/Publish/${id}`, { publishAt: inDays(2) })
  expect(await told()).toEqual([])
  const { concurrencyStamp = null } = await read(`Ads/Get/${id}`, 'engineer')
  await send('engineer', 'PUT', 'Ads/Update', { id, concurrencyStamp, titleAr: 'عنوان لم يراجعه أحد بعد' })
  await asOwner(world.database.ownerUrl, async client => {
    // What is told within a minute of another is counted to that, until it was read.
    await client.query('update notification set read_at = now()')
    await client.query('update held_publication set at = now() where record_id = $1', [id])
  })
  await vi.waitFor(async () => expect(await told()).toEqual([expect.stringContaining('صيانة مضخات الآبار في جنين')]), {
    timeout: 30_000,
    interval: 250,
  })
  expect((await told()).join('')).not.toContain('لم يراجعه')
})

test('without an edit beside it, whoever changes what is public is named for it', async () => {
  const id = await published('Event', { startAt: inDays(5), endAt: inDays(5.2) })
  await send('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, startAt: inDays(9), endAt: inDays(9.2) })
  const [newest] = await versionsOf('Event', id)
  expect(newest).toEqual([2, await nameOf('publisher'), expect.arrayContaining(['startAt', 'endAt'])])
})

/** A version as the program kept it before there was this field. */
function forget(id: string, number: number, ...keys: readonly string[]): Promise<unknown> {
  return asOwner(world.database.ownerUrl, client =>
    client.query('update content_version set content = content - $3::text[] where record_id = $1 and number = $2', [id, number, keys]),
  )
}

test('a field that a version could not know takes nothing from a later edit, when what is public is changed', async () => {
  const id = await published('Event', { startAt: inDays(5), endAt: inDays(5.2) })
  await forget(id, 1, 'organizerAr', 'source')
  const { concurrencyStamp = null } = await read(`Event/Get/${id}`, 'administrator')
  await send('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, organizerAr: 'جهة لم يراجعها أحد', source: 'مصدر لم يُراجع' })
  await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 3, note: reason })
  const shown = await read(`Event/GetVersion/${id}/3`, 'administrator')
  expect(shown.content).toMatchObject({ organizerAr: null, source: null })
})

test('a comparison tells what was written into a field that is new, and not what it began with; restoring leaves such fields alone', async () => {
  const picture = { mainImage: await uploadedPicture(scene.as('editor')), mainImageAltAr: 'أنابيب الخط الجديد' }
  const made = await send('editor', 'POST', 'News/Create', { ...newsBody(scene, 'P08'), ...picture, source: 'وكالة' })
  const id = textIn(made, 'id')
  await forget(id, 1, 'source', 'sourceUrl', 'hideAfterExpiry', 'isUrgent', 'tags')
  const { concurrencyStamp = null } = made
  const edited = await send('editor', 'PUT', 'News/Update', { id, concurrencyStamp, titleAr: 'عنوان آخر للخبر', tags: ['مياه'] })
  const second = await read(`News/GetVersion/${id}/2`, 'administrator')
  expect(new Set(listIn(second, 'changed'))).toEqual(new Set(['source', 'tags', 'titleAr']))
  expect(second.before).not.toHaveProperty('tags')
  const back = await send('administrator', 'PUT', `News/Restore/${id}/1`, { concurrencyStamp: edited.concurrencyStamp ?? null })
  expect(back).toMatchObject({ titleAr: made.titleAr, tags: ['مياه'], source: 'وكالة' })
})

test('an event that has moved online keeps its link, at its field, whatever is edited later', async () => {
  const id = await published('Event', { startAt: inDays(5), endAt: inDays(5.2) })
  const onlineUrl = 'https://meet.example/budget'
  await send('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 4, note: reason, onlineUrl })
  const { concurrencyStamp = null } = await read(`Event/Get/${id}`, 'administrator')
  const refused = await attempt('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, onlineUrl: null })
  expect(refused.status).toBe(400)
  const [problem] = listIn(objectIn(objectIn(refused.body).error), 'validationErrors').map(one => objectIn(one))
  expect(problem).toMatchObject({ members: ['onlineUrl'], message: 'أضف رابط الحضور عبر الإنترنت' })
  await send('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, onlineUrl: 'https://meet.example/other' })
})

test('a page in English says where an event is in the words that there are, and never whose it is in their place', async () => {
  const hall = 'قاعة السوسن'
  const english = { titleEn: 'Hearing on the budget', summaryEn: 'The authority presents its budget and hears what residents say.' }
  const bodyEn = `<p>${'The hearing begins with a short presentation of the budget. '.repeat(3)}</p>`
  for (const [more, where] of [
    [{}, new RegExp(`<dt>Where</dt><dd>[^/]*<bdi[^>]*lang="ar"[^>]*>[^<]*${hall}`)],
    [{ ...english, bodyEn }, new RegExp(`<dt>Where</dt><dd>[^/]*<bdi[^>]*lang="ar"[^>]*>[^<]*${hall}`)],
    [{ ...english, bodyEn, locationEn: 'Lily hall' }, /<dt>Where<\/dt><dd>[^/]*Lily hall/],
  ] as const) {
    const id = await published('Event', { locationAr: hall, startAt: inDays(6), endAt: inDays(6.1), ...more })
    expect((await sourceOf(`${world.url}/en/newEvent/${id}`)).html).toMatch(where)
  }
  const mode = scene.lookup('attendanceMode', 'online')
  const online = { locationAr: null, attendanceMode: mode, onlineUrl: 'https://meet.example/1', startAt: inDays(6), endAt: inDays(6.1) }
  const id = await published('Event', online)
  expect((await sourceOf(`${world.url}/en/newEvent/${id}`)).html).not.toContain('<dt>Where</dt>')
})

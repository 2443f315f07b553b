import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { connect } from '../../server/database/connect.ts'
import { sweep } from '../../server/sweep.ts'
import type { Answer, Client } from '../toy/client.ts'
import { asOwner } from '../world.ts'
import { sourceOf } from './page.ts'

// Publishing of reviewed content (portal and administration, section 11.2), on a kind that needs no picture.

let scene: LookupWorld
const ids: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer')
  for (const [list, code] of [
    ['knowledgeResourceType', 'guide'],
    ['knowledgeTopic', 'water'],
  ] as const)
    ids[code] = await scene.idOf(list, code)
})
afterAll(() => scene?.stop())

/** What the calls of these tests answer, each some of it. */
interface Told {
  readonly id: string
  readonly concurrencyStamp: string
  readonly titleAr: string
  readonly bodyAr: string
  readonly publishStatus: number
  readonly isDraft: boolean
  readonly isFeatured: boolean | null
  readonly featuredOrder: number | null
  readonly currentVersion: number
  readonly liveVersion: number | null
  /** What the reader may do with it now. */
  readonly allowed: readonly string[]
  readonly unpublishable?: string
  readonly tags?: readonly string[]
  readonly relatedPlaces?: readonly string[]
  readonly expiredAt?: string
  readonly totalCount: number
  readonly items: readonly (Told & { readonly number: number; readonly changed: readonly string[] })[]
  readonly before: Told | null
  readonly content: Told
  readonly done: readonly string[]
  readonly refused: readonly { readonly id: string; readonly code: string; readonly message: string }[]
  readonly ar: string
  readonly en: string
}

const editor = () => scene.as('editor')
const publisher = () => scene.as('publisher')
const kind = 'KnowledgeExchange'

function owner(sql: string, values: unknown[]) {
  return asOwner(scene.world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
async function right(answer: Promise<Answer>): Promise<Told> {
  const { status, text } = await answer
  expect(status, text).toBe(200)
  const told: Told = JSON.parse(text)
  return told
}
let made = 0
const item = (more: object = {}) =>
  right(
    editor().post(`${kind}/Create`, {
      titleAr: `دليل صيانة الشبكة رقم ${++made}`,
      summaryAr: 'خطوات الصيانة الدورية لشبكة المياه كما تعمل بها الهيئات.',
      bodyAr: `<p>${'تفحص الشبكة كل ثلاثة أشهر. '.repeat(12)}</p>`,
      resourceType: ids.guide,
      topics: [ids.water],
      date: '2026-01-05',
      audienceLevel: 1,
      resourceLanguage: 1,
      ...more,
    }),
  )
const publish = ({ id }: Told, body: object = {}) => publisher().put(`${kind}/Publish/${id}`, body)
const citizens = ({ id }: Told) => scene.visitor.get(`Public/${kind}/Get/${id}`)
const listed = async () => (await right(scene.visitor.get(`Public/${kind}/GetListPaged?maxResultCount=100`))).items.map(({ id }) => id)
const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const dayHence = (days: number) => hence(days * 24).slice(0, 10)
/** What the program does by itself, at its next turn. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 25_000, interval: 250 })

test('what is published for a time is read from that time on, as it was then', { timeout: 40_000 }, async () => {
  const one = await item()
  const scheduled = await right(publish(one, { publishAt: hence(1) }))
  expect(scheduled).toMatchObject({ publishStatus: 3, liveVersion: 1 })
  expect((await citizens(one)).status, 'before its time nobody knows of it').toBe(404)
  expect(await listed()).not.toContain(one.id)
  const edited = await right(
    editor().put(`${kind}/Update`, { id: one.id, concurrencyStamp: scheduled.concurrencyStamp, titleAr: 'عنوان لم يراجعه أحد' }),
  )
  expect(edited.publishStatus).toBe(2)
  await owner(`update held_publication set at = now() - interval '1 second' where record_id = $1`, [one.id])
  await soon(async () => expect((await citizens(one)).status).toBe(200))
  expect((await right(citizens(one))).titleAr, 'not what was edited since').toBe(one.titleAr)
  expect(await listed()).toContain(one.id)
  expect(await owner('select 1 from held_publication where record_id = $1', [one.id])).toEqual([])
})

test('what is due does not wait for the usual turn of the job', async () => {
  const one = await item()
  await right(publish(one, { publishAt: hence(1) }))
  // The usual turn is an hour away.
  await owner(`update job set begun_at = now() + interval '1 hour' where name = $1`, ['content: times'])
  await owner(`update held_publication set at = now() where record_id = $1`, [one.id])
  await soon(async () => expect((await citizens(one)).status).toBe(200))
})

test('a scheduled publication that is cancelled does not come', async () => {
  const one = await item()
  await right(publish(one, { publishAt: hence(1) }))
  await right(publisher().put(`${kind}/CancelPublish/${one.id}`, { note: 'تغيّر موعد الإطلاق' }))
  expect(await owner('select 1 from held_publication where record_id = $1', [one.id])).toEqual([])
})

test('what is no longer public is not offered to be withdrawn once more', async () => {
  const one = await item()
  const shown = await right(publish(one))
  const allowed = async () => (await right(publisher().get(`${kind}/Get/${one.id}`))).allowed
  expect(await allowed()).toContain('cancelPublish')
  const edited = await right(
    editor().put(`${kind}/Update`, { id: one.id, concurrencyStamp: shown.concurrencyStamp, titleAr: 'عنوان ينتظر المراجعة' }),
  )
  expect(edited.publishStatus).toBe(2)
  expect(await allowed()).toEqual(expect.arrayContaining(['publish', 'reject', 'cancelPublish']))
  await right(publisher().put(`${kind}/CancelPublish/${one.id}`, { note: 'تُسحب حتى تراجع' }))
  expect(await allowed()).toEqual(expect.arrayContaining(['publish', 'reject']))
  expect(await allowed()).not.toContain('cancelPublish')
})

test('what has expired leaves the lists; its page stays and says so, unless it was to be hidden', { timeout: 40_000 }, async () => {
  const [kept, hidden] = [await item(), await item({ hideAfterExpiry: true })]
  for (const one of [kept, hidden]) await right(publish(one, { expireAt: hence(1) }))
  expect(await listed()).toEqual(expect.arrayContaining([kept.id, hidden.id]))
  await owner(`update knowledge_exchange_live set expire_at = now() - interval '1 second' where id = any($1)`, [[kept.id, hidden.id]])
  await soon(async () => {
    const shown = await listed()
    expect([kept.id, hidden.id].filter(id => shown.includes(id))).toEqual([])
  })
  expect((await right(citizens(kept))).expiredAt).toEqual(expect.any(String))
  expect((await citizens(hidden)).status).toBe(410)
  const page = await sourceOf(`${scene.world.url}/knowledgeExchange/${kept.id}`)
  expect(page.status).toBe(200)
  expect(page.html).toContain('انتهت صلاحية هذه المادة')
  expect(page.robots).toContain('noindex')
  expect((await sourceOf(`${scene.world.url}/knowledgeExchange/${hidden.id}`)).status).toBe(410)
})

test('nobody publishes what would be over before it is read', async () => {
  const one = await item()
  const past = await publish(one, { expireAt: hence(-1) })
  expect([past.status, past.problems]).toEqual([400, ['expireAt: rule']])
  const crossed = await publish(one, { publishAt: hence(2), expireAt: hence(1) })
  expect([crossed.status, crossed.problems]).toEqual([400, ['expireAt: rule']])
})

test('a sender takes back what waits, and nobody else does', async () => {
  const one = await item()
  const other = await publisher().put(`${kind}/Recall/${one.id}`)
  expect([other.status, other.code]).toEqual([403, 'notSender'])
  expect(await right(editor().put(`${kind}/Recall/${one.id}`))).toMatchObject({ isDraft: true, publishStatus: 1 })
  expect((await publish(one)).status, 'it waits no longer').toBe(409)
  expect((await editor().put(`${kind}/Recall/${one.id}`)).status).toBe(409)
  expect((await right(editor().put(`${kind}/Submit/${one.id}`))).isDraft).toBe(false)
  await right(publish(one))
})

test('what a reviewer has open is not taken back', async () => {
  const one = await item()
  expect((await editor().put(`${kind}/Hold/${one.id}`, {})).status, 'who does not decide holds nothing').toBe(403)
  await right(publisher().put(`${kind}/Hold/${one.id}`, {}))
  const refused = await editor().put(`${kind}/Recall/${one.id}`)
  expect([refused.status, refused.code]).toEqual([409, 'heldByReviewer'])
  await owner(`update review_hold set until = now() where record_id = $1`, [one.id])
  await right(editor().put(`${kind}/Recall/${one.id}`))
})

test('of several records each is decided by itself, and each refusal is named', async () => {
  const [first, second, draft] = [await item(), await item(), await item({ isDraft: true })]
  const answer = await right(publisher().put(`${kind}/PublishMany`, { ids: [first.id, draft.id, second.id, first.id] }))
  expect(answer.done).toEqual([first.id, second.id])
  expect(answer.refused).toEqual([{ id: draft.id, code: 'wrongState', message: expect.stringContaining('مسودة') }])
  for (const one of [first, second]) expect((await citizens(one)).status).toBe(200)
  expect((await publisher().put(`${kind}/CancelPublishMany`, { ids: [first.id] })).problems, 'what the step asks for').toEqual([
    'note: required',
  ])
  const withdrawn = await right(publisher().put(`${kind}/CancelPublishMany`, { ids: [first.id, draft.id], note: 'نُشرت قبل أوانها' }))
  expect([withdrawn.done, withdrawn.refused.map(({ id }) => id)]).toEqual([[first.id], [draft.id]])
  const many = Array.from({ length: 51 }, () => first.id)
  expect((await publisher().put(`${kind}/PublishMany`, { ids: many })).status).toBe(400)
  expect((await editor().put(`${kind}/PublishMany`, { ids: [second.id] })).status).toBe(403)
})

test('each save is a version that tells what it has changed, and can be brought back', async () => {
  const one = await item()
  const edited = await right(
    editor().put(`${kind}/Update`, { id: one.id, concurrencyStamp: one.concurrencyStamp, titleAr: 'عنوان آخر للدليل', tags: ['شبكة'] }),
  )
  const { items } = await right(editor().get(`${kind}/GetVersions/${one.id}`))
  expect(items.map(({ number, changed }) => [number, [...changed].toSorted()])).toEqual([
    [2, ['tags', 'titleAr']],
    [1, []],
  ])
  const second = await right(editor().get(`${kind}/GetVersion/${one.id}/2`))
  expect([second.before?.titleAr, second.content.titleAr]).toEqual([one.titleAr, 'عنوان آخر للدليل'])
  expect((await editor().get(`${kind}/GetVersion/${one.id}/7`)).status).toBe(404)
  expect((await publisher().put(`${kind}/Restore/${one.id}/1`, { concurrencyStamp: one.concurrencyStamp })).status, 'an old stamp').toBe(
    409,
  )
  const back = await right(scene.as('administrator').put(`${kind}/Restore/${one.id}/1`, { concurrencyStamp: edited.concurrencyStamp }))
  expect(back).toMatchObject({ titleAr: one.titleAr, currentVersion: 3 })
  const [entry] = await owner(`select action from audit_entry where row_id = $1 order by id desc limit 1`, [one.id])
  expect(entry, 'the audit says that a version was brought back').toEqual({ action: 51_005 })
})

test('five of a kind are featured, for a month at most, and citizens read them first', async () => {
  const shown: Told[] = []
  for (let count = 0; count < 6; count++) {
    const one = await item()
    await right(publish(one))
    shown.push(one)
  }
  const feature = (one: Told | undefined, until: string) => publisher().put(`${kind}/Feature/${one?.id}`, { until })
  const [first, ...others] = shown
  expect((await feature(first, dayHence(40))).problems).toEqual(['until: dateUntil'])
  for (const one of [first, ...others.slice(0, 4)]) expect((await feature(one, dayHence(10))).status).toBe(200)
  expect((await right(publisher().get(`${kind}/Get/${others[3]?.id}`))).featuredOrder, 'behind the others').toBe(5)
  const sixth = await feature(shown[5], dayHence(10))
  expect([sixth.status, sixth.code]).toEqual([409, 'featuredFull'])
  const featured = await right(scene.visitor.get(`Public/${kind}/GetListPaged?isFeatured=true&maxResultCount=100`))
  expect(featured.totalCount).toBe(5)
  await right(publisher().put(`${kind}/Unfeature/${first?.id}`))
  expect((await right(publisher().put(`${kind}/Feature/${shown[5]?.id}`, { until: dayHence(10) }))).isFeatured).toBe(true)
  const waiting = await item()
  expect((await feature(waiting, dayHence(10))).status, 'what nobody reads yet').toBe(409)
})

test('a link shows the page as it will be, to whoever has it, and leaves nothing public', async () => {
  const one = await item({ isDraft: true })
  const links = await right(editor().post(`${kind}/PreviewLink/${one.id}`, {}))
  const ar = await sourceOf(links.ar)
  expect(ar.status).toBe(200)
  expect(ar.html).toContain(one.titleAr)
  expect(ar.html).toContain('معاينة غير منشورة')
  expect([ar.headers.get('x-robots-tag'), ar.headers.get('cache-control')]).toEqual(['noindex, nofollow', 'no-store'])
  const en = await sourceOf(links.en)
  expect([en.status, en.lang, en.html.split('name="robots"').length - 1]).toEqual([200, 'en', 1])
  expect(en.html).toContain('Unpublished preview')
  expect((await citizens(one)).status).toBe(404)
  expect(await owner('select 1 from knowledge_exchange_live where id = $1', [one.id])).toEqual([])
  const other = await item({ isDraft: true })
  expect((await sourceOf(links.ar.replace(one.id, other.id))).status, 'a link of our making for another item').toBe(404)
  expect((await scene.visitor.post(`${kind}/PreviewLink/${one.id}`, {})).status).toBe(401)
})

test('what another has sent is corrected and published in one, or neither', async () => {
  const one = await item()
  const publishing = (who: Client, told: Told, more: object) =>
    who.put(`${kind}/SaveAndPublish`, { id: told.id, concurrencyStamp: told.concurrencyStamp, ...more })
  expect((await publishing(editor(), one, { titleAr: 'عنوان كاتبه' })).status, 'without the permission').toBe(403)
  const bare = await publishing(publisher(), one, { titleAr: 'عنوان صححه المراجع', summaryAr: null })
  expect([bare.status, bare.code, bare.problems]).toEqual([400, 'incomplete', ['summaryAr: incomplete']])
  const seen = await right(publisher().get(`${kind}/Get/${one.id}`))
  expect(seen, 'nothing of it is saved').toMatchObject({ titleAr: one.titleAr, currentVersion: 1, publishStatus: 1, liveVersion: null })
  expect((await owner('select 1 from content_version where record_id = $1', [one.id])).length).toBe(1)
  expect(await right(publishing(publisher(), one, { titleAr: 'عنوان صححه المراجع' }))).toMatchObject({ publishStatus: 3, liveVersion: 2 })
  expect((await right(citizens(one))).titleAr).toBe('عنوان صححه المراجع')
  expect((await publishing(publisher(), one, { titleAr: 'عنوان ثالث' })).code, 'what waits for nobody').toBe('wrongState')
  const visitors = await item()
  await owner('update knowledge_exchange set sent_by = null where id = $1', [visitors.id])
  const sent = await right(publisher().get(`${kind}/Get/${visitors.id}`))
  expect((await publishing(publisher(), sent, { titleAr: 'عنوان أرسله زائر' })).status, 'what nobody of the house has sent').toBe(200)
})

test('who edits what is public does not publish that himself; who corrects what waits does; an administrator does both', async () => {
  const stampOf = async ({ id }: Told) => right(scene.as('administrator').get(`${kind}/Get/${id}`))
  const publishing = (who: Client, told: Told, titleAr: string) =>
    who.put(`${kind}/SaveAndPublish`, { id: told.id, concurrencyStamp: told.concurrencyStamp, titleAr })
  const saved = ({ id, concurrencyStamp }: Told) =>
    right(publisher().put(`${kind}/Update`, { id, concurrencyStamp, titleAr: 'عنوان للناشر' }))
  const corrected = await saved(await item())
  expect(corrected.unpublishable, 'what another has sent').toBeNull()
  const own = await saved(await right(publishing(publisher(), corrected, 'عنوان نشره من صححه')))
  expect(own.unpublishable).toBe('لا يمكن أن ينشر المادة من أرسلها للمراجعة')
  const refused = await publishing(publisher(), own, 'عنوان آخر للناشر')
  expect([refused.status, refused.code]).toEqual([403, 'fourEyes'])
  const draft = await item({ isDraft: true })
  expect((await publishing(publisher(), draft, 'عنوان المسودة الأخير')).status).toBe(409)
  const admin = scene.as('administrator')
  const told = () => owner(`select sum(count)::int as count from notification where subject like 'contentSubmitted%'`, [])
  const before = await told()
  for (const one of [own, draft]) {
    const published = await right(publishing(admin, await stampOf(one), 'عنوان نشره مدير النظام'))
    expect(published).toMatchObject({ publishStatus: 3, isDraft: false, liveVersion: published.currentVersion })
  }
  const again = await right(publishing(admin, await stampOf(own), 'عنوان نشره مرة أخرى'))
  expect([again.liveVersion, (await right(citizens(own))).titleAr]).toEqual([again.currentVersion, 'عنوان نشره مرة أخرى'])
  expect(await told(), 'nobody is told that what is public already waits for him').toEqual(before)
})

test('what was deleted comes back as a draft, to those who may and only where they work', async () => {
  const one = await item({ tags: ['مضخات'] })
  const away = await item()
  expect((await editor().get(`${kind}/GetDeleted`)).status, 'without the permission').toBe(403)
  const admin = scene.as('administrator')
  for (const { id } of [one, away]) expect((await admin.delete(`${kind}/Delete?id=${id}`)).status).toBe(204)
  // One of them belonged to the engineer's place.
  await owner(
    `update deleted_record set content = content || jsonb_build_object('place', (select id from place where code = '01001')) where record_id = $1`,
    [away.id],
  )
  const deletedFor = async (who: Client) => (await right(who.get(`${kind}/GetDeleted`))).items.map(({ id }) => id)
  expect(await deletedFor(publisher())).toEqual(expect.arrayContaining([one.id, away.id]))
  const engineer = scene.as('engineer')
  expect(await deletedFor(engineer)).toEqual([away.id])
  expect((await engineer.put(`${kind}/RestoreDeleted/${one.id}`, {})).status, 'of the ministry').toBe(404)
  await right(engineer.put(`${kind}/RestoreDeleted/${away.id}`, {}))
  expect((await right(scene.visitor.get(`Public/${kind}/GetListPaged?maxResultCount=100`))).items.map(({ id }) => id)).not.toContain(one.id)
  expect((await admin.get(`${kind}/Get/${one.id}`)).status).toBe(404)
  const back = await right(publisher().put(`${kind}/RestoreDeleted/${one.id}`, {}))
  expect(back).toMatchObject({ id: one.id, titleAr: one.titleAr, isDraft: true, publishStatus: 1, liveVersion: null, currentVersion: 2 })
  expect(back.tags).toEqual(['مضخات'])
  expect((await right(editor().get(`${kind}/GetVersions/${one.id}`))).items.map(({ number }) => number)).toEqual([2, 1])
  expect(await deletedFor(publisher())).not.toContain(one.id)
  expect((await publisher().put(`${kind}/RestoreDeleted/${one.id}`, {})).status, 'once').toBe(404)
  const [entry] = await owner(`select action, row_title from audit_entry where row_id = $1 order by id desc limit 1`, [one.id])
  expect(entry).toEqual({ action: 51_005, row_title: one.titleAr })
  expect((await right(editor().put(`${kind}/Submit/${one.id}`))).isDraft, 'it goes its way again').toBe(false)
  await right(publish(one))
})

test('a number that was given away meanwhile is told, and a place or video that is gone is left out', async () => {
  const admin = scene.as('administrator')
  const notice = async (titleAr: string) =>
    right(admin.post('Ads/Create', { titleAr, isDraft: true, number: '7/2026', date: '2026-03-01', place: null }))
  const first = await notice('عطاء صيانة الشبكة')
  await admin.delete(`Ads/Delete?id=${first.id}`)
  const second = await notice('عطاء آخر بالرقم نفسه')
  const taken = await publisher().put(`Ads/RestoreDeleted/${first.id}`, {})
  expect([taken.status, taken.problems, taken.messages]).toEqual([
    400,
    ['number: rule'],
    ['الرقم مستعمل في إعلان آخر للجهة في السنة نفسها'],
  ])
  await admin.delete(`Ads/Delete?id=${second.id}`)
  await owner(
    `update deleted_record set content = content || '{"relatedPlaces":["00000000-0000-7000-8000-000000000001"]}' where record_id = $1`,
    [first.id],
  )
  expect((await right(publisher().put(`Ads/RestoreDeleted/${first.id}`, {}))).relatedPlaces ?? []).toEqual([])
})

test('ninety days later it is gone for good, with its versions and its files', async () => {
  const [old, young] = [await item(), await item()]
  const admin = scene.as('administrator')
  for (const { id } of [old, young]) {
    await admin.delete(`${kind}/Delete?id=${id}`)
    await owner(
      `insert into attachment (id, original_file_name, mime_type, size_bytes, sha256, resource, record_id)
        values (gen_random_uuid(), 'a.pdf', 'application/pdf', 1, repeat('0', 64), 'knowledgeExchange', $1)`,
      [id],
    )
  }
  await owner(`update deleted_record set deletion_time = now() - interval '90 days' where record_id = $1`, [old.id])
  expect((await publisher().put(`${kind}/RestoreDeleted/${old.id}`, {})).status, 'too late').toBe(404)
  await owner(`insert into download_count (resource, record_id, count) select 'knowledgeExchange', unnest($1::uuid[]), 3`, [
    [old.id, young.id],
  ])
  const leftAfterSweep = async () => {
    await sweep(database)
    const left: Record<string, unknown> = {}
    for (const table of ['deleted_record', 'content_version', 'download_count', 'attachment'])
      left[table] = (
        await owner(`select distinct record_id::text as id from ${table} where record_id::text = any($1) order by 1`, [[old.id, young.id]])
      ).map(({ id }) => id)
    return left
  }
  const both = [old.id, young.id].sort()
  const database = connect({ url: scene.world.database.appUrl, assumesRole: false })
  try {
    await owner(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger fail before delete on attachment execute function fail()`,
      [],
    )
    const whole = { deleted_record: both, content_version: both, download_count: both, attachment: both }
    expect(await leftAfterSweep(), 'as long as its files cannot be removed').toEqual(whole)
    await owner('drop trigger fail on attachment', [])
    const own = [young.id]
    expect(await leftAfterSweep()).toEqual({ deleted_record: own, content_version: own, download_count: own, attachment: own })
  } finally {
    await database.close()
  }
  await right(publisher().put(`${kind}/RestoreDeleted/${young.id}`, {}))
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changesScopes } from '../../server/audit/actions.ts'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { sourceOf } from '../portal/page.ts'
import type { Answer } from '../toy/client.ts'
import { asOwner } from '../world.ts'

let scene: LookupWorld
const kinds: Record<string, number> = {}
const placements: Record<string, number> = {}
let jenin = ''
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer')
  for (const code of ['emergency', 'warning', 'maintenance', 'information', 'welcome'])
    kinds[code] = await scene.idOf('gateMessageKind', code)
  for (const code of ['topBanner', 'homeBlock', 'homeDialog', 'placePage', 'loginPage', 'dashboard'])
    placements[code] = await scene.idOf('gateMessagePlacement', code)
  jenin = (await owner(`select id from place where code = '01001'`))[0].id
  await owner(`update local_comm set is_published = true where id = $1`, [jenin])
})
afterAll(() => scene?.stop())
beforeEach(() => owner('delete from gate_message; delete from notification; delete from outbox; delete from push_subscription'))

function owner(sql: string, values?: unknown[]) {
  return asOwner(scene.world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
const publisher = () => scene.as('publisher')
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

interface Wanted {
  readonly kind?: string
  readonly at?: readonly string[]
  readonly [field: string]: unknown
}
async function written({ kind = 'information', at = ['topBanner'], ...more }: Wanted = {}): Promise<Answer> {
  return publisher().post('GateMessage/Create', {
    kind: kinds[kind],
    placement: at.map(code => placements[code]),
    titleAr: 'مواعيد جديدة لاستقبال المراجعين',
    textAr: '<p>يبدأ العمل بالمواعيد الجديدة يوم الأحد.</p>',
    ...more,
  })
}
async function published(wanted: Wanted = {}, body: object = {}): Promise<Answer> {
  const made = await written(wanted)
  expect(made.status, made.text).toBe(200)
  return publisher().put(`GateMessage/Publish/${made.body.id}`, body)
}
const emergency = (more: object = {}) => ({
  kind: 'emergency',
  at: ['topBanner'],
  titleAr: 'انقطاع المياه عن وسط المدينة',
  titleEn: 'No water in the centre',
  textEn: '<p>It is back this evening.</p>',
  startAt: inSeconds(-60),
  endAt: inSeconds(3600),
  ...more,
})
async function titlesAt(placement: string, more = ''): Promise<unknown[]> {
  return (await scene.visitor.get(`Public/GateMessage?placement=${placement}${more}`)).items.map(item => item.titleAr)
}

describe('what citizens see', () => {
  test('nothing before it is published, the message afterwards, and nothing when it is withdrawn', async () => {
    const { body } = await written()
    expect(await titlesAt('topBanner')).toEqual([])
    expect((await publisher().put(`GateMessage/Publish/${body.id}`)).status).toBe(200)
    expect(await titlesAt('topBanner')).toEqual(['مواعيد جديدة لاستقبال المراجعين'])
    expect(await titlesAt('homeBlock')).toEqual([])
    expect((await publisher().put(`GateMessage/CancelPublish/${body.id}`)).status).toBe(200)
    expect(await titlesAt('topBanner')).toEqual([])
  })

  test('a place’s message stands on its own page only', async () => {
    expect((await published({ at: ['placePage'], places: [jenin], titleAr: 'سوق الخميس في الساحة' })).status).toBe(200)
    expect(await titlesAt('placePage', `&place=${jenin}`)).toEqual(['سوق الخميس في الساحة'])
    expect(await titlesAt('placePage')).toEqual([])
    expect((await sourceOf(`${scene.world.url}/localComm/01001`)).html).toContain('سوق الخميس في الساحة')
    expect((await sourceOf(`${scene.world.url}/localComm/01002`)).html).not.toContain('سوق الخميس في الساحة')
    const [council] = await owner(`select id from place where code = 'C01'`)
    expect((await published({ at: ['placePage'], places: [council?.id], titleAr: 'مناقصة مشتركة للنفايات' })).status).toBe(200)
    expect((await sourceOf(`${scene.world.url}/council/C01`)).html).toContain('مناقصة مشتركة للنفايات')
    expect((await sourceOf(`${scene.world.url}/council/C50`)).html).not.toContain('مناقصة مشتركة للنفايات')
  })

  test('messages for staff are read by whoever has a session, and by no visitor', async () => {
    await published({ at: ['dashboard'], titleAr: 'اجتماع المنسقين يوم الإثنين' })
    expect((await scene.visitor.get('Public/GateMessage?placement=dashboard')).problems).toEqual(['placement: choice'])
    expect((await scene.visitor.get('GateMessage/GetForStaff')).status).toBe(401)
    expect((await scene.as('engineer').get('GateMessage/GetForStaff')).items.map(item => item.titleAr)).toEqual([
      'اجتماع المنسقين يوم الإثنين',
    ])
    expect((await scene.visitor.get('Public/GateMessage/GetListPaged')).items).toEqual([])
  })

  test('the kinds stand in their order, and messages of one kind in theirs', async () => {
    await published({ kind: 'welcome', at: ['homeBlock'], titleAr: 'أهلًا بكم' })
    const first = await published({ at: ['homeBlock'], titleAr: 'المعلومة الأولى' })
    const second = await published({ at: ['homeBlock'], titleAr: 'المعلومة الثانية' })
    await published({ kind: 'warning', at: ['homeBlock'], titleAr: 'تحذير من المنخفض الجوي' })
    expect(await titlesAt('homeBlock')).toEqual(['تحذير من المنخفض الجوي', 'المعلومة الأولى', 'المعلومة الثانية', 'أهلًا بكم'])
    expect((await publisher().put('GateMessage/Reorder', { ids: [second.body.id, first.body.id] })).status).toBe(200)
    expect(await titlesAt('homeBlock')).toEqual(['تحذير من المنخفض الجوي', 'المعلومة الثانية', 'المعلومة الأولى', 'أهلًا بكم'])
    expect((await publisher().put('GateMessage/Reorder', { ids: [first.body.id, first.body.id] })).problems).toEqual(['ids: repeatedRow'])
    // One act on many records.
    const noted = await owner(
      `select array_agg(distinct changes_scope) as scopes, count(distinct request_id)::int as requests from audit_entry
       where table_name = 'gate_message' and row_id = any($1) and changes ? 'sort_order' and operation = 2`,
      [[first.body.id, second.body.id]],
    )
    expect(noted).toEqual([{ scopes: [changesScopes.bulk], requests: 1 }])
  })
})

describe('by the clock, although nobody writes', () => {
  const isKept = async (path: string) => {
    const [first, second] = [await sourceOf(scene.world.url + path), await sourceOf(scene.world.url + path)]
    return first.headers.has('etag') && first.headers.get('etag') === second.headers.get('etag')
  }
  test('a kept page shows a message from its start to its end', async () => {
    await expect.poll(() => isKept('/news'), { timeout: 5000 }).toBe(true)
    await published({ titleAr: 'رسالة قصيرة العمر', startAt: inSeconds(2), endAt: inSeconds(5) })
    const shows = async () => (await sourceOf(`${scene.world.url}/news`)).html.includes('رسالة قصيرة العمر')
    expect(await shows()).toBe(false)
    await expect.poll(shows, { timeout: 5000 }).toBe(true)
    await expect.poll(shows, { timeout: 8000 }).toBe(false)
    expect(await titlesAt('topBanner')).toEqual([])
  }, 30_000)

  test('the desk says whether a message is showing, scheduled or over', async () => {
    await written({ titleAr: 'غير منشورة' })
    await published({ titleAr: 'مجدولة', startAt: inSeconds(600) })
    await published({ titleAr: 'معروضة' })
    const gone = await published({ titleAr: 'منتهية', endAt: inSeconds(600) })
    await owner(`update gate_message set end_at = now() - interval '1 minute' where id = $1`, [gone.body.id])
    const list = await publisher().get('GateMessage/GetListPaged?sorting=sortOrder asc')
    expect(list.items.map(item => [item.titleAr, item.standing])).toEqual([
      ['غير منشورة', 1],
      ['مجدولة', 2],
      ['معروضة', 3],
      ['منتهية', 4],
    ])
    expect((await publisher().get('GateMessage/GetListPaged?standing=2')).items.map(item => item.titleAr)).toEqual(['مجدولة'])
  })
})

describe('publishing', () => {
  test('at most three banners stand at a time, and a fourth whose time is another', async () => {
    for (const [from, until] of [
      [0, 900],
      [300, 1200],
      [600, 1500],
    ] as const)
      expect((await published({ startAt: inSeconds(from), endAt: inSeconds(until) })).status).toBe(200)
    const crowded = await published({ startAt: inSeconds(700), endAt: inSeconds(800) })
    expect(crowded.problems).toEqual(['placement: rule'])
    expect(crowded.messages).toEqual(['تظهر 3 رسائل في شريط أعلى الصفحات في هذه المدة، وهذا أقصى عدد'])
    // At 100 only the first stands, between 300 and 600 two do.
    expect((await published({ startAt: inSeconds(100), endAt: inSeconds(590) })).status).toBe(200)
    expect((await published({ at: ['homeBlock'] })).status).toBe(200)
  })

  test('one dialog at a time; a published message is not moved into another’s time either', async () => {
    const days = (from: number, until: number) => ({ startAt: inSeconds(from * 86_400), endAt: inSeconds(until * 86_400) })
    expect((await published({ at: ['homeDialog'], ...days(0, 10) })).status).toBe(200)
    expect((await published({ at: ['homeDialog'], ...days(5, 15) })).problems).toEqual(['placement: rule'])
    const later = await published({ at: ['homeDialog'], ...days(10, 20) })
    expect(later.status).toBe(200)
    const { id, concurrencyStamp } = later.body
    expect((await publisher().put('GateMessage/Update', { id, concurrencyStamp, ...days(9, 20) })).problems).toEqual(['placement: rule'])
  })

  test('what is over is not published, and what is published keeps its kind', async () => {
    const over = await published({ startAt: inSeconds(-600), endAt: inSeconds(-300) })
    expect(over.problems).toEqual(['endAt: rule'])
    const { id, concurrencyStamp } = (await published()).body
    const changed = await publisher().put('GateMessage/Update', { id, concurrencyStamp, kind: kinds.warning })
    expect([changed.status, changed.code]).toEqual([409, 'published'])
  })

  test('what is published is deleted after it was withdrawn, not before', async () => {
    const { id } = (await published()).body
    const refused = await publisher().delete(`GateMessage/Delete?id=${id}`)
    expect([refused.status, refused.code]).toEqual([409, 'published'])
    expect(await titlesAt('topBanner')).toHaveLength(1)
    expect((await publisher().put(`GateMessage/CancelPublish/${id}`)).status).toBe(200)
    expect((await publisher().delete(`GateMessage/Delete?id=${id}`)).status).toBe(204)
  })

  test('it needs its own permission', async () => {
    const { body } = await written()
    expect((await scene.as('editor').put(`GateMessage/Publish/${body.id}`)).status).toBe(403)
    expect((await scene.as('editor').get('GateMessage/GetListPaged')).status).toBe(403)
  })
})

describe('an emergency', () => {
  const pushed = () =>
    owner(
      `select u.user_name, l.code from outbox o join outbox_content c on c.message_id = o.id join lookup l on l.id = o.kind join "system_user" u on u.id = c.user_id order by 1`,
    )
  beforeEach(() =>
    owner(`insert into push_subscription (id, user_id, endpoint, public_key, auth_secret)
      select gen_random_uuid(), id, 'https://push.example/' || user_name, 'k', 'a' from "system_user" where user_name in ('engineer', 'editor')`),
  )

  test('is asked for a second time, and then pushed to the devices of users once', async () => {
    const asked = await published(emergency())
    expect([asked.status, asked.code]).toEqual([409, 'confirmationNeeded'])
    expect(await pushed()).toEqual([])
    const [message] = (await publisher().get('GateMessage/GetListPaged')).items
    const confirmed = await publisher().put(`GateMessage/Publish/${message?.id}`, { confirmed: true })
    expect(confirmed.status).toBe(200)
    expect(await pushed()).toEqual([
      { user_name: 'editor', code: 'emergencyMessage' },
      { user_name: 'engineer', code: 'emergencyMessage' },
    ])
    expect(await owner('select text_ar, text_en from notification limit 1')).toEqual([
      { text_ar: 'تنبيه طارئ: انقطاع المياه عن وسط المدينة', text_en: 'Emergency: No water in the centre' },
    ])
    const again = await publisher().put(`GateMessage/Publish/${message?.id}`, { confirmed: true })
    expect([again.status, again.code]).toEqual([409, 'wrongState'])
    expect(await pushed()).toHaveLength(2)
  })

  test('is read out at once on every page', async () => {
    await published(emergency(), { confirmed: true })
    const { html } = await sourceOf(`${scene.world.url}/en/news`)
    expect(html).toMatch(/role="alert"[^>]*>(?:(?!<\/section>).)*No water in the centre/s)
  })

  test('that begins later is told when its time has come', async () => {
    expect((await published(emergency({ startAt: inSeconds(600) }), { confirmed: true })).status).toBe(200)
    expect(await pushed()).toEqual([])
    await owner(
      `update gate_message set start_at = now() - interval '1 second'; update job set begun_at = null where name like 'gate messages%'`,
    )
    await expect.poll(async () => (await pushed()).length, { timeout: 45_000 }).toBe(2)
  }, 60_000)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfOverdue } from '../../modules/portal/content/content.server.ts'
import { visitor } from '../../kernel/kernel.ts'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { platformBeside, type Beside } from '../messages/beside.ts'
import type { Answer, Client } from '../toy/client.ts'
import { asOwner } from '../world.ts'

// What waits for a decision, and what its author has not sent yet (portal and administration, section 11.2).

let scene: LookupWorld
let beside: Beside
const ids: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer', 'member')
  beside = await platformBeside(scene.world.database)
  ids.guide = await scene.idOf('knowledgeResourceType', 'guide')
  ids.water = await scene.idOf('knowledgeTopic', 'water')
})
afterAll(async () => {
  await beside?.stop()
  await scene?.stop()
})

interface Told {
  readonly id: string
  readonly concurrencyStamp: string
  readonly isDraft: boolean
  readonly titleAr: string
  readonly isOwnDraft?: true
  readonly isEditedInReview: boolean
  readonly publishStatus: number
  readonly allowed: readonly string[]
  readonly items: readonly Told[]
}
const editor = () => scene.as('editor')
const publisher = () => scene.as('publisher')
const kind = 'KnowledgeExchange'

function owner(sql: string, values?: unknown[]) {
  return asOwner(scene.world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
async function right(answer: Promise<Answer>): Promise<Told> {
  const { status, text } = await answer
  expect(status, text).toBe(200)
  const told: Told = JSON.parse(text)
  return told
}
let made = 0
const item = (more: object = {}, by: Client = editor()) =>
  right(
    by.post(`${kind}/Create`, {
      titleAr: `دليل صيانة الخزانات رقم ${++made}`,
      summaryAr: 'خطوات الصيانة الدورية للخزانات كما تعمل بها الهيئات.',
      bodyAr: `<p>${'يفحص الخزان كل ثلاثة أشهر. '.repeat(12)}</p>`,
      resourceType: ids.guide,
      topics: [ids.water],
      date: '2026-01-05',
      audienceLevel: 1,
      resourceLanguage: 1,
      ...more,
    }),
  )
const step = (who: Client, action: string, { id }: Told, body: object = {}) => right(who.put(`${kind}/${action}/${id}`, body))
const edited = ({ id, concurrencyStamp }: Told, titleAr: string) => right(editor().put(`${kind}/Update`, { id, concurrencyStamp, titleAr }))
const remove = (who: Client, { id }: Told) => who.delete(`${kind}/Delete?id=${id}`)

test('an item that is edited while it waits says so in the queue, until it is decided', async () => {
  const [touched, plain] = [await item(), await item()]
  const changed = await edited(touched, 'دليل صُحح بعد إرساله')
  expect([changed.isEditedInReview, plain.isEditedInReview]).toEqual([true, false])
  const { items } = await right(publisher().get(`${kind}/GetListPaged?among=waiting&maxResultCount=100`))
  expect([touched, plain].map(({ id }) => items.find(one => one.id === id)?.isEditedInReview)).toEqual([true, false])
  const live = await step(publisher(), 'Publish', touched)
  expect(live.isEditedInReview).toBe(false)
  expect(await edited(live, 'دليل عُدل بعد نشره')).toMatchObject({ publishStatus: 2, isEditedInReview: false })
})

test('an author deletes a draft of his own as long as nobody has sent it', async () => {
  const [draft, kept, sent] = [await item({ isDraft: true }), await item({ isDraft: true }), await item()]
  const shown = async () => {
    const { items } = await right(editor().get(`${kind}/GetListPaged?maxResultCount=30`))
    return [draft, kept, sent].map(({ id }) => items.find(one => one.id === id)?.isOwnDraft)
  }
  const may = async ({ id }: Told) => (await right(editor().get(`${kind}/Get/${id}`))).allowed.includes('delete')
  expect(await shown()).toEqual([true, true, undefined])
  expect([await may(draft), await may(sent)]).toEqual([true, false])
  expect((await remove(scene.as('member'), draft)).status, 'without any right').toBe(403)
  expect((await remove(editor(), sent)).code).toBe('noPermission')
  expect((await remove(editor(), { ...draft, id: crypto.randomUUID() })).status, 'told as what is another’s').toBe(403)
  expect((await remove(scene.as('engineer'), draft)).status, 'of the ministry').toBe(404)
  expect((await remove(editor(), draft)).status).toBe(204)
  expect((await editor().get(`${kind}/Get/${draft.id}`)).status).toBe(404)
  const { items } = await right(publisher().get(`${kind}/GetDeleted`))
  expect(items.map(({ id }) => id)).toContain(draft.id)
  // Sent and taken back it is a draft again, which others have seen.
  await right(editor().put(`${kind}/Submit/${kept.id}`, {}))
  const back = await right(editor().put(`${kind}/Recall/${kept.id}`, {}))
  expect(back.isDraft).toBe(true)
  await right(
    editor().put(`${kind}/Update`, { id: kept.id, concurrencyStamp: back.concurrencyStamp, titleAr: 'دليل أعيد تحريره بعد السحب' }),
  )
  expect([await may(kept), await shown()]).toEqual([false, [undefined, undefined, undefined]])
  expect((await remove(editor(), kept)).status).toBe(403)
})

test('who decides on an item that has waited too long is reminded of it once; nobody is reminded of his own', async () => {
  const remind = () =>
    remindOfOverdue({
      platform: beside.platform,
      signal: new AbortController().signal,
      write: work => beside.platform.database.write({ caller: visitor, requestId: 'test', address: undefined }, work),
    })
  const reminded = async ({ id }: Told) =>
    (
      await owner(
        `select u.user_name as who from notification n join "system_user" u on u.id = n.user_id
          where n.record_id = $1 and n.text_ar like 'تذكير: %' order by 1`,
        [id],
      )
    ).map(({ who }) => String(who))
  const since = (days: number, ...items: readonly Told[]) =>
    owner(`update review_wait set since = now() - make_interval(days => $1) where record_id = any($2)`, [days, items.map(({ id }) => id)])
  const [late, fresh, own, decided] = [await item(), await item(), await item({}, publisher()), await item()]
  // Two weeks hold more than three working days, two days never do.
  await since(14, late, decided)
  await since(2, fresh, own)
  await step(publisher(), 'Reject', decided, {
    reason: await scene.idOf('contentRejectionReason', 'language'),
    note: 'النص بحاجة إلى مراجعة لغوية',
  })
  await owner('delete from notification')
  await remind()
  expect(await reminded(late)).toEqual(['publisher', 'spokesman'])
  expect([await reminded(fresh), await reminded(decided)]).toEqual([[], []])
  expect((await owner('select text_en from notification where record_id = $1', [late.id]))[0]?.text_en).toContain(
    '(reminder) waits for your review',
  )
  // A notice that is told within a minute of another is counted to that one: each is looked for alone.
  await owner('delete from notification')
  await since(14, own)
  await remind()
  expect([await reminded(late), await reminded(own)]).toEqual([[], ['spokesman']])
  // Of more than a few only the number is told, once to each who decides.
  const many = [await item(), await item(), await item(), await item(), await item()]
  await since(14, ...many)
  await owner('delete from notification')
  await owner('delete from digest_item')
  await remind()
  const told = await owner(`select u.user_name as who, n.count, n.record_id, n.text_ar, n.link from notification n
    join "system_user" u on u.id = n.user_id where n.text_ar like 'تذكير: %' order by 1`)
  const all = {
    count: 5,
    record_id: null,
    text_ar: expect.stringContaining('تذكير: 5 مواد'),
    link: `/dashboard/knowledgeExchange?among=waiting`,
  }
  expect(told).toEqual([
    { who: 'publisher', ...all },
    { who: 'spokesman', ...all },
  ])
  expect(await owner(`select text_en from digest_item where text_en like 'Reminder: 5 items%'`)).toHaveLength(2)
  await owner('delete from notification')
  await remind()
  expect(await owner('select 1 from notification')).toEqual([])
  // Sent anew it waits anew.
  const back = await step(editor(), 'Recall', late)
  expect(back.isDraft).toBe(true)
  await step(editor(), 'Submit', late)
  await owner('delete from notification')
  await remind()
  expect(await reminded(late)).toEqual([])
  await since(14, late)
  await remind()
  expect(await reminded(late)).toEqual(['publisher', 'spokesman'])
})

test('who has decided holds nothing more: what is sent again is taken back', async () => {
  const one = await item()
  await right(publisher().put(`${kind}/Hold/${one.id}`, {}))
  const reason = await scene.idOf('contentRejectionReason', 'language')
  const { concurrencyStamp } = await right(publisher().put(`${kind}/Reject/${one.id}`, { reason, note: 'النص بحاجة إلى مراجعة لغوية' }))
  await right(editor().put(`${kind}/Update`, { id: one.id, concurrencyStamp, titleAr: `${one.titleAr} بعد المراجعة` }))
  await right(editor().put(`${kind}/Recall/${one.id}`))
})

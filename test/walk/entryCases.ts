import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { contactStates } from '../../modules/portal/contactMessages/contactMessage.ts'
import { reviewWords } from '../../modules/portal/entries/review.ts'
import { entryKinds, entryStates } from '../../modules/portal/entries/visitorSubmission.ts'
import { newId, newStamp } from '../../server/resources/id.ts'
import { asOwner } from '../world.ts'
import { ideaBody, investorBody } from './entryBodies.ts'
import { done } from './client.ts'
import { idIn, textIn, type Json } from './json.ts'
import { placeId, type Scene } from './scene.ts'
import { create, empty, lists, note, plain, type Case, type Trial } from './trials.ts'

/**
 * A message to Jenin with the entry through which it came: people send them, no call makes one.
 * @param status new, where nothing is said
 */
export async function sent(
  { world, lookup, ...scene }: Scene,
  status: number = contactStates.codes.new,
): Promise<{ message: string; entry: string; stamp: string }> {
  const [message, entry, stamp] = [newId(), newId(), newStamp()]
  const place = placeId({ world, lookup, ...scene }, '01001')
  await asOwner(world.database.ownerUrl, async client => {
    await client.query(
      `insert into contact_message (id, concurrency_stamp, place, subject_kind, title, message, status) values ($1, $2, $3, $4, 'سؤال عن الترخيص', 'متى تستقبل البلدية طلبات الترخيص؟', $5)`,
      [message, stamp, place, lookup('contactSubject', 'inquiry'), status],
    )
    await enter(client, entry, { kind: 'contact', record: message, place })
  })
  return { message, entry, stamp }
}

/** The entry of a record, confirmed by its sender. */
async function enter(
  client: pg.Client,
  entry: string,
  { kind, record, place }: { readonly kind: keyof typeof entryKinds; readonly record: string; readonly place?: string },
): Promise<void> {
  await client.query(
    `insert into visitor_submission (id, concurrency_stamp, place, kind, number, title, state, record) values ($1, $2, $3, $4, $5, 'من زائر', $6, $7)`,
    [entry, newStamp(), place, entryKinds[kind][0], `T-${entry}`, entryStates.codes.confirmed, record],
  )
  await client.query(`insert into visitor_form (submission_id, contact_hashes, text_hash, needs) values ($1, array[$2], 't', '{}')`, [
    entry,
    `h${entry}`,
  ])
}

const onMessage =
  (action: string, body: Json = {}, status: number = contactStates.codes.new): Case =>
  async scene =>
    plain('PUT', `ContactMessage/${action}/${(await sent(scene, status)).message}`, body)
const onEntry =
  (action: string, body: Json = {}): Case =>
  async scene =>
    plain('PUT', `VisitorSubmission/${action}/${(await sent(scene)).entry}`, body)

/** An idea of Jenin, or an investor, that waits for its decision. @param ready what happened to it before */
function made(calls: Calls, request: (record: Json) => { method: string; path: string; body?: Json }, ready?: Ready): Case {
  return async ({ world }, records) => {
    const want = calls === 'Investors' ? 'investors spare present' : 'creativeIdeasBank home present'
    const before = await records.take(want)
    if (ready) await asOwner(world.database.ownerUrl, client => ready(client, calls, before.id))
    return { request: request(before.record), on: { want, before } }
  }
}
type Calls = 'CreativeIdeasBank' | 'Investors'
type Ready = (client: pg.Client, calls: Calls, id: string) => Promise<unknown>
const step = (calls: Calls, action: string, body: Json = {}, ready?: Ready) =>
  made(calls, record => ({ method: 'PUT', path: `${calls}/${action}/${idIn(record)}`, body }), ready)

/** Its owner has agreed to the text, and lets it be read. */
const isAgreed: Ready = (client, calls, id) =>
  client.query(
    calls === 'Investors'
      ? 'update investors set investor_approval = true, allow_to_publish = true where id = $1'
      : 'update creative_ideas_bank set owner_approval = true where id = $1',
    [id],
  )
/** It has been published. */
const isLive: Ready = (client, calls, id) =>
  client.query(
    `update ${calls === 'Investors' ? 'investors' : 'creative_ideas_bank'} set publish_status = $2, live_version = current_version where id = $1`,
    [id, reviewWords.published[0]],
  )
/** A visitor has sent it. */
const hasSender: Ready = async (client, calls, id) => {
  await client.query('delete from visitor_submission where record = $1', [id])
  await enter(client, newId(), { kind: calls === 'Investors' ? 'investor' : 'idea', record: id })
}

const reviewed = (calls: Calls): Readonly<Record<string, Case>> => ({
  ...lists(calls),
  [`GET ${calls}/Get/{id}`]: made(calls, record => ({ method: 'GET', path: `${calls}/Get/${idIn(record)}` })),
  [`GET ${calls}/GetVersions/{id}`]: made(calls, record => ({ method: 'GET', path: `${calls}/GetVersions/${idIn(record)}` })),
  [`GET ${calls}/GetVersion/{id}/{number}`]: made(calls, record => ({ method: 'GET', path: `${calls}/GetVersion/${idIn(record)}/1` })),
  [`GET ${calls}/GetAlike/{id}`]: made(calls, record => ({ method: 'GET', path: `${calls}/GetAlike/${idIn(record)}` })),
  [`POST ${calls}/Create`]: create(calls, scene => (calls === 'Investors' ? investorBody(scene) : ideaBody(scene))),
  [`POST ${calls}/Create · empty`]: empty('POST', `${calls}/Create`),
  [`PUT ${calls}/Update`]: made(calls, record => ({
    method: 'PUT',
    path: `${calls}/Update`,
    body: { id: record.id, concurrencyStamp: textIn(record, 'concurrencyStamp'), [calls === 'Investors' ? 'city' : 'innovation']: 'جنين' },
  })),
  [`PUT ${calls}/Publish/{id}`]: step(calls, 'Publish', {}, isAgreed),
  [`PUT ${calls}/CancelPublish/{id}`]: step(calls, 'CancelPublish', { note }, isLive),
  [`PUT ${calls}/Ask/{id}`]: step(calls, 'Ask', { question: 'ما تقدير الكلفة؟ نرجو التفصيل' }, hasSender),
  [`PUT ${calls}/ConfirmOwner/{id}`]: step(calls, 'ConfirmOwner', { note }),
  [`DELETE ${calls}/Delete`]: made(calls, record => ({ method: 'DELETE', path: `${calls}/Delete?id=${idIn(record)}` })),
  [`GET Public/${calls}/GetListPaged`]: async () => plain('GET', `Public/${calls}/GetListPaged`),
  [`GET Public/${calls}/Get/{id}`]: made(calls, record => ({ method: 'GET', path: `Public/${calls}/Get/${idIn(record)}` })),
})
const rejecting =
  (calls: Calls): Case =>
  async (scene, records, caller) =>
    step(calls, 'Reject', { reason: scene.lookup('entryRejectionReason', 'incomplete'), note })(scene, records, caller)

/** A page of Jenin that a visitor has rated. */
async function rated(scene: Scene): Promise<string> {
  const id = newId()
  await asOwner(scene.world.database.ownerUrl, client =>
    client.query(
      `insert into page_feedback (id, concurrency_stamp, place, page, page_language, useful, at, search_text)
       values ($1, gen_random_uuid(), $2, '/news', 1, false, now(), '')`,
      [id, placeId(scene, '01001')],
    ),
  )
  return id
}

let lastNetwork = 0
/** From an address that nobody has had before: so many may come from one. */
function fromElsewhere(): Record<string, string> {
  lastNetwork += 1
  return { 'x-forwarded-for': `203.${Math.floor(lastNetwork / 250)}.113.${(lastNetwork % 250) + 1}` }
}
const elsewhere = (path: string, body: Json): Trial => ({ request: { method: 'POST', path, body, headers: fromElsewhere() } })

/** A form of an app: the values, and when it was begun. Each text is of its own: what says nearly the same as another is flagged. */
async function formOf(scene: Scene, values: Readonly<Record<string, string>> = {}): Promise<FormData> {
  const { start } = await done(scene.as('visitor'), { method: 'GET', path: 'Public/Submission/GetForm/contact' })
  const form = new FormData()
  for (const [name, value] of Object.entries({ form: String(start), ...values })) form.set(name, value)
  return form
}
const reportForm = (scene: Scene) =>
  formOf(scene, {
    subjectKind: String(scene.lookup('contactSubject', 'corruptionReport')),
    title: `بلاغ ${randomUUID()}`,
    message: `${randomUUID()} ${randomUUID()} ${randomUUID()}`,
    agree: 'true',
  })
const posting =
  (kind: string, formFor: (scene: Scene) => Promise<FormData>): Case =>
  async scene => ({
    request: { method: 'POST', path: `Public/Submission/${kind}`, form: await formFor(scene), headers: fromElsewhere() },
  })

/** A report that somebody unnamed has sent, with its key. @param status what became of it */
async function reported(scene: Scene, status?: number): Promise<{ number: string; key: string }> {
  const form = await reportForm(scene)
  const sentNow = await done(scene.as('visitor'), { method: 'POST', path: 'Public/Submission/Contact', form, headers: fromElsewhere() })
  const [number, key] = [textIn(sentNow, 'number'), textIn(sentNow, 'trackingKey')]
  if (status !== undefined)
    await asOwner(scene.world.database.ownerUrl, client =>
      client.query('update contact_message set status = $2 where number = $1', [number, status]),
    )
  return { number, key }
}

/** An entry that is still to be confirmed by a code and by a link. */
async function unconfirmed({ world }: Scene): Promise<string> {
  const entry = newId()
  await asOwner(world.database.ownerUrl, async client => {
    await client.query("insert into visitor_submission (id, concurrency_stamp, kind, title, state) values ($1, $2, $3, 'من زائر', $4)", [
      entry,
      newStamp(),
      entryKinds.idea[0],
      entryStates.codes.awaitingConfirmation,
    ])
    await client.query(
      `insert into visitor_form (submission_id, contact_hashes, text_hash, needs, created_at)
       values ($1, array[$2], 't', '{phone,email}', now() - interval '5 minutes')`,
      [entry, `h${entry}`],
    )
  })
  return entry
}

/** How the calls are tried by which apps send what visitors post to pages. */
const sendingCases: Readonly<Record<string, Case>> = {
  'POST Public/Submission/Investor · empty': posting('Investor', formOf),
  'POST Public/Submission/Idea · empty': posting('Idea', formOf),
  'POST Public/Submission/Contact': posting('Contact', reportForm),
  'POST Public/Submission/Contact · empty': posting('Contact', formOf),
  'POST Public/Submission/Resubmit': posting('Resubmit', scene => formOf(scene, { number: 'IDEA-2020-00001', key: 'A'.repeat(22) })),
  'POST Public/Submission/Confirm': async scene =>
    elsewhere('Public/Submission/Confirm', { flowId: await unconfirmed(scene), code: '123456' }),
  'POST Public/Submission/Resend': async scene => elsewhere('Public/Submission/Resend', { flowId: await unconfirmed(scene) }),
  'POST Public/Submission/Answer': async scene =>
    elsewhere('Public/Submission/Answer', { ...(await reported(scene, contactStates.codes.waitingSender)), text: 'في شارع المدارس' }),
  'POST Public/Submission/ApproveText': async scene =>
    elsewhere('Public/Submission/ApproveText', { ...(await reported(scene)), wordingMark: 'A'.repeat(22) }),
  'POST Public/Submission/Withdraw': async scene => elsewhere('Public/Submission/Withdraw', await reported(scene)),
  'POST Public/Submission/Erase': async scene => elsewhere('Public/Submission/Erase', await reported(scene, contactStates.codes.closed)),
  'POST Public/Feedback': async () => elsewhere('Public/Feedback', { page: '/news', useful: true }),
  'POST Public/Follow': async () => elsewhere('Public/Follow', { page: '/news', email: `${randomUUID()}@mail.example` }),
  'POST Public/Follow/Confirm': async () => elsewhere('Public/Follow/Confirm', { id: newId(), key: 'A'.repeat(22) }),
  'DELETE Public/Follow': async () => plain('DELETE', `Public/Follow?id=${newId()}&key=${'A'.repeat(22)}`),
}

/** How the calls of visitors' entries and of what becomes of them are tried. */
export const entryCases: Readonly<Record<string, Case>> = {
  // Wrong keys are counted by address, and everybody here has the same: what is tried is that a call without one is refused alike.
  'GET Public/CreativeIdeasBank/GetSimilar': async () => plain('GET', 'Public/CreativeIdeasBank/GetSimilar?title=nursery'),
  'GET Public/Submission/Track': async () => plain('GET', 'Public/Submission/Track?number=MSG-2020-00001'),
  'GET Public/Submission/GetOwn': async () => plain('GET', 'Public/Submission/GetOwn?number=MSG-2020-00001'),
  'GET Public/Submission/GetFlow/{id}': async scene => plain('GET', `Public/Submission/GetFlow/${(await sent(scene)).entry}`),
  'GET Public/Submission/GetFlow/{id} · unknown': async () => plain('GET', `Public/Submission/GetFlow/${newId()}`),
  'GET Public/Submission/GetForm/{kind}': async () => plain('GET', 'Public/Submission/GetForm/contact'),
  ...sendingCases,
  ...lists('VisitorSubmission'),
  'GET VisitorSubmission/Get/{id}': async scene => plain('GET', `VisitorSubmission/Get/${(await sent(scene)).entry}`),
  'PUT VisitorSubmission/Assign/{id}': onEntry('Assign', { assignee: 'spokesman' }),
  'PUT VisitorSubmission/MarkSpam/{id}': onEntry('MarkSpam'),
  'PUT VisitorSubmission/Restore/{id}': onEntry('Restore'),
  'DELETE VisitorSubmission/Delete': async scene => plain('DELETE', `VisitorSubmission/Delete?id=${(await sent(scene)).entry}`),
  'GET VisitorSubmission/GetSender/{id}': async scene => plain('GET', `VisitorSubmission/GetSender/${(await sent(scene)).entry}`),
  'GET VisitorSubmission/GetBlocked': async () => plain('GET', 'VisitorSubmission/GetBlocked'),
  'POST VisitorSubmission/Block/{id}': async scene =>
    plain('POST', `VisitorSubmission/Block/${(await sent(scene)).entry}`, { days: 7, reason: 'رسائل مزعجة' }),
  'DELETE VisitorSubmission/Block': async scene => {
    const { entry } = await sent(scene)
    const block = newId()
    await asOwner(scene.world.database.ownerUrl, client =>
      client.query(
        `insert into visitor_block (id, contact_hash, until, reason, submission_id, kind, place)
         select $1, $2, now() + interval '7 days', 'رسائل مزعجة', s.id, s.kind, s.place from visitor_submission s where s.id = $3`,
        [block, `h${entry}`, entry],
      ),
    )
    return plain('DELETE', `VisitorSubmission/Block?id=${block}`)
  },
  ...lists('PageFeedback'),
  'GET PageFeedback/Get/{id}': async scene => plain('GET', `PageFeedback/Get/${await rated(scene)}`),
  'GET PageFeedback/GetCounts': async () => plain('GET', 'PageFeedback/GetCounts'),
  'GET PageFeedback/GetVisits': async () => plain('GET', 'PageFeedback/GetVisits'),
  'GET PageFeedback/ExportVisits': async () => plain('GET', 'PageFeedback/ExportVisits'),
  'DELETE PageFeedback/Delete': async scene => plain('DELETE', `PageFeedback/Delete?id=${await rated(scene)}`),
  'GET Public/Feedback/GetPage': async () => plain('GET', 'Public/Feedback/GetPage?page=/news'),
  'GET Public/Follow/Find': async () => plain('GET', 'Public/Follow/Find?page=/news'),
  'GET Public/Follow/GetOwn': async () => plain('GET', 'Public/Follow/GetOwn'),
  ...lists('ContactMessage'),
  'GET ContactMessage/Get/{id}': async scene => plain('GET', `ContactMessage/Get/${(await sent(scene)).message}`),
  'GET ContactMessage/GetConversation/{id}': async scene => plain('GET', `ContactMessage/GetConversation/${(await sent(scene)).message}`),
  'PUT ContactMessage/Update': async scene => {
    const { message, stamp } = await sent(scene)
    return plain('PUT', 'ContactMessage/Update', { id: message, concurrencyStamp: stamp, notes: 'اتصلنا به' })
  },
  'PUT ContactMessage/Assign/{id}': onMessage('Assign', { assignee: 'spokesman' }),
  'PUT ContactMessage/Ask/{id}': onMessage('Ask', { question: 'في أي شارع تقع القطعة؟' }),
  'PUT ContactMessage/Reply/{id}': onMessage('Reply', { reply: 'نستقبلها من الأحد إلى الأربعاء.' }),
  'PUT ContactMessage/Close/{id}': onMessage('Close', { closeResult: 1, note }, contactStates.codes.answered),
  'PUT ContactMessage/Reopen/{id}': onMessage('Reopen', {}, contactStates.codes.closed),
  'PUT ContactMessage/MarkSpam/{id}': onMessage('MarkSpam'),
  'DELETE ContactMessage/Delete': async scene => plain('DELETE', `ContactMessage/Delete?id=${(await sent(scene)).message}`),
  ...reviewed('CreativeIdeasBank'),
  'PUT CreativeIdeasBank/Reject/{id}': rejecting('CreativeIdeasBank'),
  'PUT CreativeIdeasBank/MarkInvested/{id}': async (scene, records, caller) =>
    step('CreativeIdeasBank', 'MarkInvested', {
      sponsor: scene.lookup('sponsor', 'MLG'),
      investedAmount: '100.00',
      investedDate: '2026-11-01',
    })(scene, records, caller),
  // None of its files, since it has none.
  'PUT CreativeIdeasBank/SetFilePublic/{id}': async (scene, records, caller) =>
    step('CreativeIdeasBank', 'SetFilePublic', { file: newId(), isPublic: true })(scene, records, caller),
  'GET Public/CreativeIdeasBank/GetAround/{id}': made('CreativeIdeasBank', record => ({
    method: 'GET',
    path: `Public/CreativeIdeasBank/GetAround/${idIn(record)}`,
  })),
  'PUT CreativeIdeasBank/MarkDuplicate/{id}': step('CreativeIdeasBank', 'MarkDuplicate', { original: 'IDEA-2000-00001' }),
  'PUT CreativeIdeasBank/UnmarkDuplicate/{id}': step('CreativeIdeasBank', 'UnmarkDuplicate'),
  ...reviewed('Investors'),
  'PUT Investors/Reject/{id}': rejecting('Investors'),
}

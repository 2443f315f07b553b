import { dateAndTime, inLang, Invalid, problemSaying, Refused, type Lang, type Values } from '../../define.ts'
import { auditActions } from '../../../server/audit/actions.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { Call, ResourceRules, StepContext } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newStamp } from '../../../server/resources/id.ts'
import type { Model } from '../../../server/resources/model.ts'
import { refreshSearchText } from '../../../server/resources/searchText.ts'
import { changeVersions, putLive, removeLive } from '../../../server/resources/versions.ts'
import { takeNumber } from './complete.server.ts'
import type { EntryKind, Followed } from './entryKind.server.ts'
import { recordOfEntry } from './ownForm.server.ts'
import { fromPublic, reviewWords } from './review.ts'
import { asSentence, findEntryOf, nameOfCaller, say, setEntryState, tellSender } from './sender.server.ts'
import { conversationKinds, entryStates } from './visitorSubmission.ts'
import { isReworded, wordingOf, type ReadByAll } from './wording.server.ts'

/** How long a sender may answer, or agree to a wording. */
const answerDays = 14

/** What a kind that is reviewed and published says of itself. */
export interface ReviewedEntry extends ReadByAll {
  readonly resource: string
  readonly prefix: string
  readonly digits: number
  /** The flag that says that its sender agrees to the present wording, and when he did. */
  readonly approval: string
  readonly approvedOn?: string
  /** The column of its title in English. */
  readonly titleEn: string
  /** Columns of the flags that `isOpen` asks. */
  readonly flags: readonly string[]
  /** Do the flags let everybody read it, but for the decision? */
  isOpen(record: Values): boolean
  /** Why it cannot be published, beside the agreement. */
  closedBy(record: Values): Refused | undefined
  /** What staff may not change of what a sender has said, to whom he lets it be told above all. @throws Invalid */
  requireKept(record: Values, before: Values): void
  /** Values of a record that staff make. */
  made(call: Call): Values
  readonly publicPath: (id: string) => string
  /** Columns that tell who its sender is, or that are all his, each with what stands there when his data are erased: `texts.ts` says to him what goes and what stays. */
  readonly personal: Readonly<Record<string, string | null>>
  /** Columns of files, which are erased too. */
  readonly files: readonly string[]
  readonly moreSteps?: NonNullable<ResourceRules['steps']>
}

/** States in which a record waits for its decision. */
const waiting = [reviewWords.underReview[0], reviewWords.edited[0], reviewWords.editedAfterRejected[0]]
const codes = Object.fromEntries(Object.entries(reviewWords).map(([word, [code]]) => [word, code]))

/**
 * The rules of what visitors send and the ministry publishes (domain/portal-and-admin, section 13.4): public is what has been decided on, whose
 * sender agrees to the very wording and whose flags let everybody read it. One of them falls, and it is gone at once.
 */
export function reviewedRules(kind: ReviewedEntry): ResourceRules {
  const isAskedAgain = (call: Call, record: Values, before: Values) =>
    before[kind.approval] === true && isReworded(call, modelOf(call.platform, kind.resource), kind, record, before)
  return {
    facts: endsOfEntry,
    leaves: ({ id, number }) => ({ id, number }),
    unchangeable: whyOver,
    beforehand: async (call, transaction, record, before) => {
      if (!before) return { number: await takeNumber(call, transaction, kind), [kind.approval]: false, ...kind.made(call) }
      kind.requireKept(record, before)
      if (!isAskedAgain(call, record, before)) return {}
      return { [kind.approval]: false, ...(kind.approvedOn && { [kind.approvedOn]: null }) }
    },
    written: async (call, transaction, id, record, before) => {
      if (!before) return
      if (!kind.isOpen(record) || isNarrowed(call, kind, record, before)) await hide(call, transaction, kind, id)
      if (!isAskedAgain(call, record, before)) return
      const entry = await findEntryOf(transaction, id)
      if (entry) await tellSender(call, transaction, entry, { kind: 'entryOwnerApproval' })
    },
    unpublishable: record => kind.closedBy(record),
    steps: { ...stepsOf(kind), ...kind.moreSteps },
  }
}

/** `endFacts` over `t`. */
const endsOfEntry = { erasedAt: sql`(select s.erased_at from visitor_submission s where lower(s.record) = t.id::text)` }

const ends: Readonly<Record<number, readonly [word: string, ar: string, en: string]>> = {
  [reviewWords.withdrawn[0]]: ['withdrawn', 'سحبه مقدمه في', 'Its sender withdrew it at'],
  [reviewWords.spam[0]]: ['spam', 'صُنّف مزعجًا في', 'It was marked as spam at'],
}

/** Why nothing more is done with a record: its sender has taken it back, nobody wants it, or it is told no more who he is. Since then it was not changed. */
function whyOver({ publishStatus, lastModificationTime, erasedAt }: Values, { platform: { timeZone } }: Call): Refused | undefined {
  const ended = ends[Number(publishStatus)]
  const erased = ['erased', 'مُحيت بيانات مقدمه في', 'The data of its sender were erased at'] as const
  const told = [...(ended ? [[ended, lastModificationTime] as const] : []), ...(erasedAt == null ? [] : [[erased, erasedAt] as const])]
  const [first] = told
  if (!first) return undefined
  const said = (lang: Lang, rest: string) =>
    [...told.map(([[, ar, en], at]) => `${inLang([ar, en], lang)} ${dateAndTime(String(at), timeZone, lang)}`), rest].join('. ')
  return new Refused(first[0][0], said('ar', 'لا يُعدَّل ولا يُنشر'), said('en', 'It is neither changed nor published'), { status: 409 })
}

const notAccepted = ['لم يُقبل. السبب في صفحة المتابعة', 'it was not accepted; the reason stands where you follow it'] as const
const editNotAccepted = ['لم يُقبل تعديلك، وبقي المنشور كما هو', 'your change was not accepted; what is published stays'] as const

/** The decision, and what is asked of its sender before it. */
function stepsOf(kind: ReviewedEntry): NonNullable<ResourceRules['steps']> {
  return {
    publish: {
      guard: context => {
        requireOffered(context)
        const { record } = context
        const bar = kind.closedBy(record)
        if (bar) throw bar
        if (record[kind.approval] !== true)
          throw new Refused(
            'notAgreed',
            'لم يوافق صاحب الطلب على ما سيُنشر منه الآن. انتظر موافقته أو وثّقها',
            'Its sender has not agreed to what would be published of it now. Wait for his agreement, or record it',
            { status: 409 },
          )
      },
      effect: ({ call, record }) => ({
        liveVersion: record.currentVersion,
        approvedAt: new Date().toISOString(),
        rejectionReason: null,
        rejectionNote: null,
        ...kind.shown(call, record),
      }),
      after: async context => {
        const { transaction, model, record } = context
        await putLive(transaction, model, String(record.id), Number(record.currentVersion))
        await decided(context, ['نُشر', 'it was published'])
      },
    },
    reject: {
      effect: ({ input }) => ({ rejectionReason: input.reason, rejectionNote: input.note }),
      // Of an edit of staff its sender knows nothing.
      after: async context => {
        const isLive = typeof context.record.liveVersion === 'number'
        if (!isLive || context.record.sentBy == null) await decided(context, isLive ? editNotAccepted : notAccepted)
      },
    },
    cancelPublish: {
      guard: ({ record }) => {
        if (typeof record.liveVersion !== 'number')
          throw new Refused('notPublished', 'المادة غير منشورة', 'The item is not published', { status: 409 })
      },
      effect: () => ({ liveVersion: null }),
      after: async context => {
        await removeLive(context.transaction, context.model, String(context.record.id))
        await decided(context, ['أُلغي نشره', 'its publishing was cancelled'])
      },
    },
    ask: {
      guard: requireOffered,
      after: async ({ call, transaction, record, input }) => {
        const entry = await findEntryOf(transaction, String(record.id))
        if (!entry) throw noSender()
        const text = String(input.question)
        await say(transaction, entry.id, { kind: 'question', text, by: await nameOfCaller(call, transaction) })
        await setEntryState(transaction, entry.id, 'needsInformation', answerDays)
        await tellSender(call, transaction, entry, { kind: 'entryInformationNeeded', text })
      },
    },
    confirmOwner: {
      guard: requireOffered,
      effect: () => ({ [kind.approval]: true, ...(kind.approvedOn && { [kind.approvedOn]: new Date().toISOString() }) }),
      after: async ({ call, transaction, record, input }) => {
        const entry = await findEntryOf(transaction, String(record.id))
        if (entry) await say(transaction, entry.id, { kind: 'note', text: String(input.note), by: await nameOfCaller(call, transaction) })
      },
    },
  }
}

/** Tells the sender what was decided, and notes it. */
async function decided({ call, transaction, record, input }: StepContext, decision: readonly [ar: string, en: string]): Promise<void> {
  const entry = await findEntryOf(transaction, String(record.id))
  if (!entry) return
  const said = typeof input.note === 'string' ? input.note : asSentence(decision[entry.language === 2 ? 1 : 0])
  await say(transaction, entry.id, { kind: 'decision', text: said, by: await nameOfCaller(call, transaction) })
  await setEntryState(transaction, entry.id, 'confirmed')
  await tellSender(call, transaction, entry, { kind: 'entryDecision', decision })
}

/** Switches that a sender alone turns on. @throws Invalid where staff have, in what he has sent himself */
export function requireOffKept(record: Values, before: Values, switches: readonly string[]): void {
  const turned = record.source === fromPublic ? switches.filter(at => record[at] === true && before[at] !== true) : []
  if (turned.length === 0) return
  throw new Invalid(turned.map(at => problemSaying(at, 'rule', 'لا يسمح بذلك إلا صاحب الطلب', 'Only the sender himself allows that')))
}

/** Does it let everybody read less of its sender than before, his name or how he is reached? */
function isNarrowed(call: Call, kind: ReviewedEntry, record: Values, before: Values): boolean {
  const now = kind.shown(call, record)
  return Object.entries(kind.shown(call, before)).some(([column, value]) => value != null && now[column] == null)
}

/** @throws Refused where nothing more is done with it: it is not brought before anybody again */
function requireOffered({ record, call }: StepContext): void {
  const bar = whyOver(record, call)
  if (bar) throw bar
}

function noSender(): Refused {
  return new Refused('noSender', 'أدخل الموظفون هذا السجل، فلا مرسل له يُسأل', 'Staff have entered this record: there is no sender to ask', {
    status: 409,
  })
}

/** Takes a record away from everybody: page, list, search and files, on every process. */
export async function hide(call: Call, transaction: Transaction, { resource }: Pick<ReviewedEntry, 'resource'>, id: string): Promise<void> {
  const model = modelOf(call.platform, resource)
  const was = await transaction.find(
    sql`update ${name(model.table)} set live_version = null where id = ${id} and live_version is not null returning 1`,
  )
  if (!was) return
  await removeLive(transaction, model, id)
  await announce(transaction, model, id)
}

/** Brings a record to the end to which its entry has come: nobody is to decide on it any more. What everybody read stays only where he was asked in vain. */
async function end(
  call: Call,
  transaction: Transaction,
  kind: Pick<ReviewedEntry, 'resource'>,
  id: string,
  word: 'withdrawn' | 'expired' | 'spam',
): Promise<void> {
  if (word !== 'expired') await hide(call, transaction, kind, id)
  const model = modelOf(call.platform, kind.resource)
  await transaction.rows(sql`
    update ${name(model.table)} set publish_status = ${codes[word]}, last_modification_time = now(), concurrency_stamp = ${newStamp()} where id = ${id}`)
  await announce(transaction, model, id)
}

/** What was asked beside the fields of a form: that may tell of its sender too. */
const askedBeside = ['additionalData', 'publicData']

/** Takes out of a record, and of its versions, whatever tells who sent it. */
async function erase(
  call: Call,
  transaction: Transaction,
  kind: Pick<ReviewedEntry, 'resource' | 'personal' | 'files'>,
  id: string,
): Promise<void> {
  await hide(call, transaction, kind, id)
  const model = modelOf(call.platform, kind.resource)
  // What he was told of the decision speaks to him, and may name him.
  const gone = { ...kind.personal, ...Object.fromEntries(kind.files.map(column => [column, null])), rejectionNote: null }
  // Who lets what he was asked lapse and has himself erased takes it back, now and not when it lapsed.
  await transaction.rows(sql`
    update ${name(model.table)} set
      last_modification_time = case publish_status when ${codes.expired} then now() else last_modification_time end,
      publish_status = case publish_status when ${codes.expired} then ${codes.withdrawn} else publish_status end, concurrency_stamp = ${newStamp()},
      ${sql.join(
        Object.entries(gone).map(([column, value]) => sql`${name(snakeOf(column))} = ${value}`),
        sql`, `,
      )} where id = ${id}`)
  for (const { fieldName, table } of model.rows)
    if (askedBeside.includes(fieldName)) await transaction.rows(sql`delete from ${table} where parent = ${id}`)
  await refreshSearchText(transaction, model, id, gone)
  await changeVersions(transaction, model, id, { ...gone, ...Object.fromEntries(askedBeside.map(rows => [rows, []])) })
  await transaction.rows(sql`delete from attachment where resource = ${kind.resource} and record_id = ${id}`)
  await announce(transaction, model, id)
}

/** Puts the present wording before everybody again, where it is live. */
export async function showAnew(transaction: Transaction, model: Model, id: string): Promise<void> {
  const row = await transaction.find<{ live_version: number | null }>(sql`select live_version from ${name(model.table)} where id = ${id}`)
  if (row?.live_version != null) await putLive(transaction, model, id, row.live_version)
}

/** What the way in asks of such a kind. */
export function reviewedKind(
  kind: ReviewedEntry,
): Pick<
  EntryKind,
  'waits' | 'followed' | 'answered' | 'withdrawn' | 'expired' | 'approved' | 'spoiled' | 'restored' | 'erased' | 'more' | 'corrected'
> {
  return {
    more: { isDraft: false, currentVersion: 1, sentBy: null, publishStatus: codes.underReview },
    waits: record =>
      sql`exists (select from ${name(snakeOf(kind.resource))} r where r.id = ${record} and r.publish_status = any(${sql.param(waiting)}::int[]))`,
    followed: (call, runner, id) => followed(call, runner, kind, id),
    answered: async () => undefined,
    corrected: {
      stateAfter: ({ publishStatus }) => ({
        publishStatus:
          publishStatus === codes.rejected || publishStatus === codes.editedAfterRejected ? codes.editedAfterRejected : codes.edited,
      }),
      written: async (call, transaction, id, record, before) => {
        // What was published before it was rejected stays only as far as its sender still lets it be read.
        if (!kind.isOpen(record) || record[kind.approval] !== true || isNarrowed(call, kind, record, before))
          await hide(call, transaction, kind, id)
      },
    },
    approved: async (call, transaction, id) => {
      const model = modelOf(call.platform, kind.resource)
      const on = kind.approvedOn ? sql`, ${name(snakeOf(kind.approvedOn))} = now()` : sql``
      await transaction.rows(sql`update ${name(model.table)} set ${name(snakeOf(kind.approval))} = true${on} where id = ${id}`)
      await announce(transaction, model, id)
    },
    withdrawn: (call, transaction, id) => end(call, transaction, kind, id, 'withdrawn'),
    expired: (call, transaction, id) => end(call, transaction, kind, id, 'expired'),
    spoiled: (call, transaction, id) => end(call, transaction, kind, id, 'spam'),
    restored: async (call, transaction, id) => {
      const model = modelOf(call.platform, kind.resource)
      await transaction.rows(sql`
        update ${name(model.table)} set publish_status = ${codes.underReview}, rejection_reason = null, rejection_note = null
        where id = ${id} and publish_status = ${codes.spam}`)
      await announce(transaction, model, id)
    },
    erased: (call, transaction, id) => erase(call, transaction, kind, id),
  }
}

interface Row {
  readonly publish_status: number
  readonly live_version: number | null
  readonly approval: boolean | null
  readonly rejection_reason: number | null
  readonly rejection_note: string | null
  readonly state: number
  /** Somebody of the staff has it, has said something of it, or has opened it with its sender's data. */
  readonly is_touched: boolean
  /** Until when its sender may correct it: a question is open so long, and so long it was rejected. */
  readonly correct_by: string | null
  readonly erased: boolean
}

async function followed(call: Call, runner: Runner, kind: ReviewedEntry, id: string): Promise<Followed> {
  const model = modelOf(call.platform, kind.resource)
  const row = await runner.find<Row & Record<string, unknown>>(sql`
    select t.publish_status, t.live_version, t.${name(snakeOf(kind.approval))} as approval, t.rejection_reason, t.rejection_note, s.state,
      (s.assignee is not null or exists (select from visitor_submission_conversation c where c.parent = s.id) or exists (
        select from audit_entry a where coalesce(a.parent_id, a.row_id) in (s.id::text, t.id::text) and a.execution_time >= s.sent_at
          and a.action = ${auditActions.viewPersonalData})) as is_touched,
      case when s.state = ${entryStates.codes.needsInformation} then s.answer_by when t.publish_status = ${codes.rejected} then make_interval(days => ${answerDays}) + coalesce(
        (select max(c.at) from visitor_submission_conversation c where c.parent = s.id and c.kind = ${conversationKinds.decision[0]}), t.last_modification_time, t.creation_time) end as correct_by,
      s.erased_at is not null as erased,
      ${sql.join(
        [...new Set([kind.titleEn, ...kind.flags])].map(column => sql`t.${name(snakeOf(column))} as ${name(column)}`),
        sql`, `,
      )}
    from ${name(model.table)} t join visitor_submission s on lower(s.record) = t.id::text where t.id = ${id}`)
  if (!row) throw new Refused('notFound', 'السجل غير موجود', 'The record does not exist', { status: 404 })
  const isLive = row.live_version !== null
  // Who has given it to staff alone agrees to no publication.
  const asksForApproval = row.approval !== true && kind.isOpen(row)
  const code = statusOf(row, isLive, asksForApproval)
  const awaits = asksForApproval && row.publish_status !== codes.rejected && code !== 'withdrawn' && code !== 'expired'
  const mayCorrect = (code === 'needsInformation' || code === 'rejected') && !row.erased
  const correctBy = mayCorrect ? row.correct_by : null
  return {
    titleEn: textOf(row[kind.titleEn]),
    status: ['visitorEntryStatus', code],
    correctBy,
    reason: code === 'rejected' ? row.rejection_reason : null,
    note: code === 'rejected' ? row.rejection_note : null,
    dueAt: null,
    publicPath: isLive ? kind.publicPath(id) : null,
    wording: awaits ? await wordingOf(call, runner, model, kind, await recordOfEntry(call, runner, kind.resource, id)) : [],
    may: [
      ...(code === 'needsInformation' ? ['answer' as const] : []),
      ...(correctBy !== null && Date.parse(correctBy) > Date.now() ? ['correct' as const] : []),
      ...(awaits ? ['approveText' as const] : []),
      ...(code === 'withdrawn' || code === 'expired' ? [] : ['withdraw' as const]),
      ...((code === 'withdrawn' || code === 'rejected' || code === 'expired') && !row.erased ? ['erase' as const] : []),
    ],
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** What its sender is shown (domain/portal-and-admin, section 13.5). */
function statusOf(row: Row, isLive: boolean, asksForApproval: boolean): string {
  const { codes: entry } = entryStates
  if (row.state === entry.withdrawn) return 'withdrawn'
  if (row.state === entry.expired) return 'expired'
  if (row.state === entry.spam) return 'pending'
  if (row.state === entry.needsInformation) return 'needsInformation'
  if (isLive) return 'published'
  if (row.publish_status === codes.rejected) return 'rejected'
  if (asksForApproval) return 'awaitingOwnerApproval'
  if (row.publish_status === codes.published) return 'approved'
  return row.is_touched || row.publish_status !== codes.underReview ? 'inReview' : 'pending'
}

function snakeOf(column: string): string {
  return column.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

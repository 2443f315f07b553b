import { Refused, type Caller, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { log } from '../../../server/log.ts'
import type { Call, Platform, Reach, ResourceRules, StepContext } from '../../../server/platform.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { isId } from '../../../server/resources/id.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findHolders, tell } from '../../admin/notifications/notifications.server.ts'
import { reachOf } from '../../places/hierarchy/hierarchy.server.ts'
import { contactMessages } from '../../places/hierarchy/hierarchy.ts'
import { conversationKinds } from '../entries/entries.ts'
import {
  findAssignee,
  findEntryOf,
  nameOfCaller,
  say,
  setEntryState,
  tellAssigned,
  tellSender,
  type EntryKind,
} from '../entries/entries.server.ts'
import { contactForm } from './contactForm.ts'
import { contactMessage, contactStates } from './contactMessage.ts'
import { getConversation, type SaidAbout } from './conversation.ts'
import { dueDayOf } from './dueDay.server.ts'

export { loadMessages } from './demonstration.server.ts'

const { codes } = contactStates
/** A question waits so long for its answer; an answered message may be opened again so long. */
const answerDays = 21
const reopenDays = 14

const ofPlaces = reachOf(contactMessages)

/** A place reaches messages that are addressed or referred to it; reports of a violation are for holders of personal data, and for whom they were given to. */
export const contactReach: Reach = {
  visibleTo: (caller, owner, isPublic) =>
    narrowed(
      caller,
      sql`(${ofPlaces.visibleTo(caller, owner, isPublic)} or ${ofPlaces.visibleTo(caller, sql`t.assigned_place`, isPublic)})`,
    ),
  writableBy: (caller, owner) =>
    narrowed(caller, sql`(${ofPlaces.writableBy(caller, owner)} or ${ofPlaces.writableBy(caller, sql`t.assigned_place`)})`),
  reachesNew: () => false,
}

function narrowed(caller: Caller, reached: SQL): SQL {
  if (caller.isAdmin || caller.can('Portal.ContactUs.ViewPersonalData')) return sql`coalesce(${reached}, false)`
  const isReport = sql`t.subject_kind = (select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code = 'corruptionReport')`
  return sql`(coalesce(${reached}, false) and (not ${isReport} or t.assignee = ${caller.userId ?? null}::uuid))`
}

/** What staff do with messages (domain/portal-and-admin, section 12.14). */
export const contactRules: ResourceRules = {
  facts: { erasedAt: sql`(select s.erased_at from visitor_submission s where lower(s.record) = t.id::text)` },
  factsOfDay: today => ({ isOverdue: sql`(t.due_at < ${today} and t.status in (${sql.raw(`${codes.new}, ${codes.assigned}`)}))` }),
  leaves: ({ id, number }) => ({ id, number }),
  kept: ({ status }) =>
    status === codes.spam ? undefined : new Refused('notSpam', 'لا تُحذف إلا الرسائل المزعجة', 'Only spam is deleted', { status: 409 }),
  steps: {
    assign: {
      effect: async ({ transaction, input, record }) => {
        if (input.assignee == null && input.assignedPlace == null)
          throw new Refused('assigneeNeeded', 'اختر مكلفًا أو جهة', 'Choose a person or a place', { field: 'assignee' })
        return {
          ...(typeof input.assignee === 'string' && {
            assignee: await findAssignee(transaction, input.assignee, contactMessage.permission),
          }),
          assignedPlace: input.assignedPlace ?? record.assignedPlace ?? null,
        }
      },
      after: async ({ call, transaction, input }, record) => {
        await noted({ call, transaction, record }, input.note)
        if (input.assignee != null)
          await tellAssigned(call, transaction, {
            assignee: String(record.assignee),
            number: String(record.number),
            about: { resource: contactMessage.name, id: String(record.id) },
            link: `/dashboard/contactUs/${String(record.id)}`,
          })
      },
    },
    ask: {
      effect: () => ({ dueAt: null }),
      after: async ({ call, transaction, record, input }) => {
        const entry = await findEntryOf(transaction, String(record.id))
        if (!entry) return
        const text = String(input.question)
        await say(transaction, entry.id, { kind: 'question', text, by: await nameOfCaller(call, transaction) })
        await setEntryState(transaction, entry.id, 'confirmed', answerDays)
        await tellSender(call, transaction, entry, { kind: 'entryInformationNeeded', text })
      },
    },
    reply: {
      after: async ({ call, transaction, record, input }) => {
        const entry = await findEntryOf(transaction, String(record.id))
        if (!entry) return
        await say(transaction, entry.id, { kind: 'reply', text: String(input.reply), by: await nameOfCaller(call, transaction) })
        await tellSender(call, transaction, entry, { kind: 'contactReply' })
      },
    },
    close: { effect: ({ input }) => ({ closeResult: input.closeResult, closeNote: input.note }) },
    reopen: {
      applies: ({ erasedAt }) => erasedAt == null,
      guard: ({ record }) => {
        if (record.erasedAt != null)
          throw new Refused(
            'erased',
            'مُحيت بيانات مرسل هذه الرسالة، فلا تُفتح من جديد',
            'The data of the sender of this message were erased: it is not opened again',
            { status: 409 },
          )
      },
      effect: ({ call, record }) => ({ closeResult: null, closeNote: null, dueAt: dueDayOf(call.platform, record.subjectKind) }),
      after: async ({ call, transaction, record, input }) => noted({ call, transaction, record }, input.note),
    },
    markSpam: {
      after: async ({ transaction, record }) => {
        const entry = await findEntryOf(transaction, String(record.id))
        if (entry) await setEntryState(transaction, entry.id, 'spam')
      },
    },
  },
}

async function noted({ call, transaction, record }: Pick<StepContext, 'call' | 'transaction' | 'record'>, note: unknown): Promise<void> {
  const entry = typeof note === 'string' ? await findEntryOf(transaction, String(record.id)) : undefined
  if (entry) await say(transaction, entry.id, { kind: 'note', text: String(note), by: await nameOfCaller(call, transaction) })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Calls about messages beside those of their definition. */
export const messageCalls: readonly Endpoint[] = [
  implement(getConversation, async (_input, call, { params: { id = '' } }) => {
    const { database } = call.platform
    if (!isId(id) || !(await findVisible(call, database, modelOf(call.platform, contactMessage.name), id))) throw notFound()
    const items = await database.rows<SaidAbout>(sql`
      select c.id, c.kind, c.text, c.at, c."by" from visitor_submission_conversation c join visitor_submission s on s.id = c.parent
      where lower(s.record) = ${id.toLowerCase()} order by c.position`)
    return { items }
  }),
]

/** How messages come in. */
export const contactEntry: EntryKind = {
  spec: contactForm,
  prefix: 'MSG',
  digits: 5,
  handledBy: contactMessage.permission,
  isFor: (holder, place) => (place === null ? holder === undefined || holder.type === 'publicRelations' : holder?.id === place),
  linkTo: id => `/dashboard/contactUs/${id}`,
  more: { status: codes.new },
  waits: record =>
    sql`exists (select from contact_message r where r.id = ${record} and r.status in (${sql.raw(`${codes.new}, ${codes.assigned}`)}))`,
  isAsked: record => sql`exists (select from contact_message r where r.id = ${record} and r.status = ${codes.waitingSender})`,
  contactOf: ({ values }) => ({ email: textOf(values.email), phone: textOf(values.phone) }),
  needsOf: ({ values }, bySms) => {
    if (textOf(values.email) !== undefined) return ['email']
    if (textOf(values.phone) !== undefined) return [bySms ? 'phone' : 'email']
    return []
  },
  problemsOf: ({ values, beside }, { platform }) => [
    ...(beside.agree === true
      ? []
      : [
          {
            at: 'agree',
            rule: 'consent',
            sentence: { ar: 'يلزم قبول معالجة البيانات لإرسال الرسالة', en: 'The use of your data must be accepted to send the message' },
          },
        ]),
    // Who reports a violation may say neither who he is nor how he is reached.
    ...(values.subjectKind === platform.lookups.ids('contactSubject').corruptionReport && values.email == null && values.phone == null
      ? []
      : namedProblems(values)),
  ],
  placeOf: ({ beside }) => textOf(beside.place) ?? null,
  titleOf: ({ values }) => textOf(values.title) ?? '',
  textsOf: ({ values }) => [values.title, values.message].flatMap(text => textOf(text) ?? []),
  recordOf: async ({ platform }, _transaction, { values }) => ({
    consent: true,
    sentAt: platform.clock.today(),
    dueAt: dueDayOf(platform, values.subjectKind),
  }),

  followed: async (_call, runner, id) => {
    const row = await runner.find<{
      status: number
      due_at: string | null
      satisfaction: number | null
      age: number
      close_note: string | null
      erased: boolean
      reopened: boolean
    }>(sql`
      select m.status, m.due_at::text, m.satisfaction, m.close_note, s.erased_at is not null as erased, ${wasReopened(sql`s.id`)} as reopened,
        extract(epoch from now() - coalesce(m.last_modification_time, m.creation_time))::float8 / 86400 as age
      from contact_message m join visitor_submission s on lower(s.record) = m.id::text where m.id = ${id}`)
    if (!row) throw new Refused('notFound', 'السجل غير موجود', 'The record does not exist', { status: 404 })
    const word = Object.entries(codes).find(([, code]) => code === row.status)?.[0] ?? 'new'
    const isAnswered = word === 'answered' || word === 'closed'
    const isRecent = row.age <= reopenDays
    return {
      // What is thought to be spam is shown as any that waits.
      status: ['contactMessageStatus', word === 'spam' ? 'new' : word],
      titleEn: null,
      reason: null,
      note: word === 'closed' ? row.close_note : null,
      dueAt: word === 'new' || word === 'assigned' ? row.due_at : null,
      publicPath: null,
      correctBy: null,
      wording: [],
      may: [
        ...(word === 'waitingSender' ? ['answer' as const] : []),
        ...(isAnswered && isRecent && !row.erased && !row.reopened ? ['reopen' as const] : []),
        ...(isAnswered && row.satisfaction === null ? ['rate' as const] : []),
        ...((word === 'closed' || (word === 'answered' && !isRecent)) && !row.erased ? ['erase' as const] : []),
      ],
    }
  },
  answered: async (call, transaction, id) => moved(call, transaction, id, 'assigned', await newDueDay(call, transaction, id)),
  withdrawn: (call, transaction, id) => moved(call, transaction, id, 'closed'),
  reopened: async (call, transaction, id) => moved(call, transaction, id, 'assigned', await newDueDay(call, transaction, id)),
  rated: async (call, transaction, id, points) => {
    await transaction.rows(sql`update contact_message set satisfaction = ${points} where id = ${id} and satisfaction is null`)
    await announce(transaction, modelOf(call.platform, contactMessage.name), id)
  },
  spoiled: (call, transaction, id) => moved(call, transaction, id, 'spam'),
  restored: async (call, transaction, id) => {
    const day = await newDueDay(call, transaction, id)
    await moved(call, transaction, id, 'new', sql`coalesce(due_at, ${day})`)
  },
  erased: async (call, transaction, id) => {
    await transaction.rows(sql`
      update contact_message set name = null, email = null, phone = null, title = ${'—————'}, message = ${'—'.repeat(20)}, notes = null, close_note = null, attachments = null, search_text = '' where id = ${id}`)
    await transaction.rows(sql`delete from contact_message_additional_data where parent = ${id}`)
    await transaction.rows(sql`delete from attachment where resource = ${contactMessage.name} and record_id = ${id}`)
    await announce(transaction, modelOf(call.platform, contactMessage.name), id)
  },
}

/**
 * Has the sender of an entry opened his message again already? What he says right after a question answers it; what he says after anything else opened
 * it. A note of nobody says that a question has lapsed.
 */
function wasReopened(entry: SQL): SQL {
  const { answer, question, note } = conversationKinds
  return sql`exists (
    select from (
      select c.kind, lag(c.kind) over (order by c.position, c.at) as previous from visitor_submission_conversation c
      where c.parent = ${entry} and (c.kind <> ${note[0]} or c."by" is null)) said
    where said.kind = ${answer[0]} and said.previous is distinct from ${question[0]})`
}

/** The due day of a message whose days begin anew. */
async function newDueDay({ platform }: Call, transaction: Transaction, id: string): Promise<SQL> {
  const row = await transaction.find<{ subject: number }>(sql`select subject_kind as subject from contact_message where id = ${id}`)
  return sql`${dueDayOf(platform, row?.subject)}::date`
}

/** @param dueAt the due day from now on; without it, it stays */
async function moved(call: Call, transaction: Transaction, id: string, to: keyof typeof codes, dueAt: SQL = sql`due_at`): Promise<void> {
  await transaction.rows(sql`
    update contact_message set status = ${codes[to]}, due_at = ${dueAt}, last_modification_time = now(), concurrency_stamp = gen_random_uuid() where id = ${id}`)
  await announce(transaction, modelOf(call.platform, contactMessage.name), id)
}

function namedProblems(values: Values) {
  return [
    ...(values.name == null ? [{ at: 'name', rule: 'required', sentence: { ar: 'حقل الاسم مطلوب', en: 'Name is required' } }] : []),
    ...(values.email == null && values.phone == null
      ? [
          {
            at: 'email',
            rule: 'required',
            sentence: { ar: 'أدخل بريدًا إلكترونيًا أو رقم جوال نرد عليه', en: 'Enter an e-mail address or a mobile number for the answer' },
          },
        ]
      : []),
  ]
}

/** Messages that are past their day are told of, once, to who is to answer them; questions that nobody has answered are closed. */
export const contactJobs: readonly Job[] = [
  {
    name: 'contact messages: overdue',
    when: { dailyAt: () => '07:15' },
    run: async turn => {
      await tellOfOverdue(turn)
      if (!turn.signal.aborted) await turn.write(closeUnanswered)
    },
  },
]

/** Those of days on which the program was down among them. One that fails, and is logged, keeps no other from its turn. */
async function tellOfOverdue({ platform, signal, write }: Turn): Promise<void> {
  const isUntold = sql`t.due_at < ${platform.clock.today()}::date and t.overdue_told_for is distinct from t.due_at
    and t.status in (${sql.raw(`${codes.new}, ${codes.assigned}`)})`
  const overdue = await platform.database.rows<{ id: string }>(
    sql`select t.id from contact_message t where ${isUntold} order by t.due_at, t.id`,
  )
  for (const { id } of overdue) {
    if (signal.aborted) return
    try {
      await write(async transaction => {
        const message = await transaction.find<Overdue>(sql`
          select t.id, t.number, t.assignee, coalesce(t.assigned_place, t.place) as place from contact_message t
          where t.id = ${id} and ${isUntold} for no key update`)
        if (message) await tellOverdue(platform, transaction, message)
      })
    } catch (error) {
      log.error({ err: error, id }, 'nobody was told that a message is past its day; it is tried again')
    }
  }
}

interface Overdue {
  readonly id: string
  readonly number: string
  readonly assignee: string | null
  readonly place: string | null
}

async function tellOverdue(platform: Platform, transaction: Transaction, { id, number, assignee, place }: Overdue): Promise<void> {
  const holders = assignee === null ? await findHolders(transaction, { permission: 'Portal.ContactUs.Reply' }) : []
  const to =
    assignee === null
      ? holders.filter(one => contactEntry.isFor(one.place, place)).map(({ userId }) => ({ userId }))
      : [{ userId: assignee }]
  // Where nobody answers such messages now, somebody may tomorrow.
  if (to.length === 0) return
  await tell({ platform }, transaction, {
    kind: 'contactOverdue',
    to,
    values: { number: [number, number] },
    about: { resource: contactMessage.name, id, place },
    link: `/dashboard/contactUs/${id}`,
  })
  await transaction.rows(sql`update contact_message set overdue_told_for = due_at where id = ${id}`)
}

/** Closes messages whose senders have let a question lapse, and notes that they have. */
async function closeUnanswered(transaction: Transaction): Promise<void> {
  const closed = await transaction.rows<{ entry: string }>(sql`
    update contact_message m set status = ${codes.closed}, close_result = 5, last_modification_time = now(), concurrency_stamp = gen_random_uuid()
    from visitor_submission s where lower(s.record) = m.id::text and m.status = ${codes.waitingSender} and s.answer_by < now()
    returning s.id as entry`)
  for (const { entry } of closed) await say(transaction, entry, { kind: 'note', text: 'لم يجب المرسل في المهلة، فأُغلقت الرسالة.' })
}

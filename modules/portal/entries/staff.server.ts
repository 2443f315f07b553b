import { Refused, type Caller, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Call, Reach, ResourceRules } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { tell } from '../../admin/notifications/notifications.server.ts'
import { reachOf } from '../../places/hierarchy/hierarchy.server.ts'
import { visitorEntries } from '../../places/hierarchy/hierarchy.ts'
import { kindOf, makeRecord } from './complete.server.ts'
import { entryKinds, entryQueues, visitorSubmission, entryStates } from './visitorSubmission.ts'
import type { EntryKind } from './entryKind.server.ts'
import { nameOfCaller, say } from './sender.server.ts'

const ofPlaces = reachOf(visitorEntries)
/** `accessibility` of an idea: economic development staff only. */
const economicStaffAlone = 2

/**
 * Which entries a caller reaches: those of his place; economic staff besides them ideas and investors alone. Reports of a violation are for
 * holders of personal data of messages (12.14); an idea that its owner gave to economic staff alone is nobody else's.
 */
export const entriesReach: Reach = {
  visibleTo: (caller, owner, isPublic) => narrowed(caller, ofPlaces.visibleTo(caller, owner, isPublic)),
  writableBy: (caller, owner) => narrowed(caller, ofPlaces.writableBy(caller, owner)),
  reachesNew: () => false,
}

/**
 * Whether a caller reaches a block `t` of a sender, joined to its entry: as he reaches the entry, and as he would if it were still there. What
 * guarded the entry stands in the block.
 */
export function reachesBlock(caller: Caller): SQL {
  return narrowed(caller, ofPlaces.visibleTo(caller, sql`t.place`, sql`false`), {
    isNoReport: sql`(not t.is_report and ${isNoReport})`,
    isForMoreThanEconomy: sql`(not t.is_for_economy_alone and ${isForMoreThanEconomy})`,
  })
}

/** What guards an entry beside its place. */
export async function guardsOf(transaction: Transaction, entry: string): Promise<{ isReport: boolean; isForEconomyAlone: boolean }> {
  const row = await transaction.find<{ isReport: boolean; isForEconomyAlone: boolean }>(sql`
    select not ${isNoReport} as "isReport", not ${isForMoreThanEconomy} as "isForEconomyAlone" from visitor_submission t where t.id = ${entry}`)
  if (!row) throw notFound()
  return row
}

interface Guards {
  readonly isNoReport: SQL
  readonly isForMoreThanEconomy: SQL
}

function narrowed(caller: Caller, reached: SQL, guards: Guards = { isNoReport, isForMoreThanEconomy }): SQL {
  if (caller.isAdmin) return reached
  const economic = caller.place?.type === 'economicalDevelopment' ? sql`t.kind <> ${entryKinds.contact[0]}` : sql`true`
  const seesReports = caller.can('Portal.ContactUs.ViewPersonalData') ? sql`true` : guards.isNoReport
  const ownersChoice = caller.place?.type === 'economicalDevelopment' ? sql`true` : guards.isForMoreThanEconomy
  return sql`(${reached} and ${economic} and ${seesReports} and ${ownersChoice})`
}

/** Its owner has not given the idea to economic staff alone; until it is one, what was filled in tells. */
const isForMoreThanEconomy = sql`(t.kind <> ${entryKinds.idea[0]} or (
  not exists (select from creative_ideas_bank i where i.id = t.record::uuid and i.accessibility = ${economicStaffAlone})
  and not exists (select from visitor_form f where f.submission_id = t.id and f.payload is not null
    and f.payload::jsonb #>> '{values,accessibility}' = ${String(economicStaffAlone)}))
)`

const reportSubject = sql`(select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code = 'corruptionReport')`
/** It reports no violation. Until its record is made what was filled in tells; that is text, which is read as JSON only where it is there. */
const isNoReport = sql`(not exists (select from contact_message m where m.id = t.record::uuid and m.subject_kind = ${reportSubject})
  and not exists (select from visitor_form f where f.submission_id = t.id and f.payload is not null and t.kind = ${entryKinds.contact[0]}
    and f.payload::jsonb #>> '{values,subjectKind}' = ${reportSubject}::text))`

/** Somebody who may be given an entry: active, and a holder of the permission under which it is handled. @throws Refused at `assignee` */
export async function findAssignee(transaction: Transaction, userName: string, permission: string): Promise<string> {
  const user = await transaction.find<{ id: string }>(sql`
    select u.id from "system_user" u where lower(u.user_name) = ${userName.trim().toLowerCase()} and u.is_active and exists (
      select from user_in_role ur join user_role r on r.id = ur.role_id where ur.user_id = u.id and (r.code = 'admin' or ${permission} = any(r.permissions)))`)
  if (!user)
    throw new Refused(
      'unknownAssignee',
      'لا يوجد مستخدم فعال بهذا الاسم يعالج هذه الطلبات',
      'No active user of this name handles such entries',
      {
        field: 'assignee',
        status: 400,
      },
    )
  return user.id
}

/** What staff do with entries (domain/portal-and-admin, section 13.1). */
export function submissionRules(kinds: readonly EntryKind[]): ResourceRules {
  return {
    facts: {
      ageDays: sql`floor(extract(epoch from now() - t.sent_at) / 86400)::int`,
      queue: queueOf(kinds),
    },
    narrowing: { queue: statesOfQueues },
    kept: ({ state, record, erasedAt }) => {
      const { expired } = entryStates.codes
      if (state !== awaitingConfirmation && state !== expired && state !== spam)
        return new Refused('confirmed', 'لا يُحذف طلب مؤكد', 'A confirmed entry is not deleted', { status: 409 })
      // Without the entry nobody would know any more that the record's sender is to be erased.
      if (record === null || erasedAt !== null) return undefined
      return new Refused(
        'hasRecord',
        'لهذا الطلب سجل فيه بيانات مرسله. يُحذف بعد محوها',
        'This entry has a record with the data of its sender. It can be deleted when they are erased',
        { status: 409 },
      )
    },
    steps: {
      assign: {
        effect: async ({ transaction, input }) => ({
          assignee: await findAssignee(transaction, String(input.assignee), visitorSubmission.permission),
        }),
        after: async ({ call, transaction, input }, record) => {
          if (typeof input.note === 'string')
            await say(transaction, String(record.id), { kind: 'note', text: input.note, by: await nameOfCaller(call, transaction) })
          await tellAssigned(call, transaction, {
            assignee: String(record.assignee),
            number: String(record.number ?? record.title),
            about: { resource: visitorSubmission.name, id: String(record.id) },
            link: `/dashboard/visitorEntries/${String(record.id)}`,
          })
        },
      },
      markSpam: {
        guard: ({ record }) => requireKept(record),
        after: async ({ call, transaction }, record) => {
          if (typeof record.record === 'string') await kindOf(kinds, Number(record.kind)).spoiled(call, transaction, record.record)
        },
      },
      restore: {
        guard: ({ record }) => {
          requireKept(record)
          if (record.number === null)
            throw new Refused(
              'unconfirmed',
              'لم يؤكد المرسل هذا الطلب، فلا يُعالج',
              'Its sender has not confirmed this entry: it is not handled',
              { status: 409 },
            )
        },
        after: async ({ call, transaction }, record) => {
          const kind = kindOf(kinds, Number(record.kind))
          if (typeof record.record === 'string') await kind.restored(call, transaction, record.record)
          else await makeRecord(call, transaction, kind, String(record.id))
        },
      },
    },
  }
}

const { awaitingConfirmation, confirmed, needsInformation, spam } = entryStates.codes

/** The states in which entries stand in a queue: of `queueOf` what the state alone tells. */
const statesOf: Readonly<Record<number, readonly number[]>> = {
  [entryQueues.toReview[0]]: [confirmed],
  [entryQueues.toComplete[0]]: [needsInformation, confirmed],
  [entryQueues.unconfirmed[0]]: [awaitingConfirmation],
  [entryQueues.spam[0]]: [spam],
  [entryQueues.over[0]]: Object.values(entryStates.codes).filter(
    state => state !== awaitingConfirmation && state !== needsInformation && state !== spam,
  ),
}

/** The index on the state leaves the rows of which the queue must be worked out. */
function statesOfQueues(queues: readonly unknown[]): SQL {
  return sql`t.state = any(${sql.param([...new Set(queues.flatMap(queue => statesOf[Number(queue)] ?? []))])}::int[])`
}

/** Where an entry stands on the desk. What is confirmed waits as long as its record does. */
function queueOf(kinds: readonly EntryKind[]): SQL {
  const waits = kinds.map(kind => sql`(t.kind = ${entryKinds[kind.spec.kind][0]} and ${kind.waits(sql`t.record::uuid`)})`)
  const asked = kinds.flatMap(kind =>
    kind.isAsked ? [sql`(t.kind = ${entryKinds[kind.spec.kind][0]} and ${kind.isAsked(sql`t.record::uuid`)})`] : [],
  )
  return sql`(case t.state when ${needsInformation}::int then ${entryQueues.toComplete[0]}::int when ${awaitingConfirmation}::int then ${entryQueues.unconfirmed[0]}::int
    when ${spam}::int then ${entryQueues.spam[0]}::int when ${confirmed}::int then case when ${sql.join([sql`false`, ...asked], sql` or `)} then ${entryQueues.toComplete[0]}::int when ${sql.join(waits, sql` or `)} then ${entryQueues.toReview[0]}::int
    else ${entryQueues.over[0]}::int end else ${entryQueues.over[0]}::int end)`
}

/** @throws Refused where nothing is left that could be handled */
function requireKept({ erasedAt }: Values): void {
  if (erasedAt !== null) throw new Refused('erased', 'مُحيت بيانات هذا الطلب', 'The data of this entry are erased', { status: 409 })
}

interface Assigned {
  readonly assignee: string
  readonly number: string
  readonly about: { readonly resource: string; readonly id: string }
  readonly link: string
}

/** Tells somebody that an entry is his; not whoever has taken it himself. */
export async function tellAssigned(call: Call, transaction: Transaction, { assignee, number, about, link }: Assigned): Promise<void> {
  if (assignee === call.caller.userId) return
  await tell(call, transaction, { kind: 'entryAssigned', to: { userId: assignee }, values: { number: [number, number] }, about, link })
}

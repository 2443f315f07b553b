import { Refused } from '../../define.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { kindOf } from './complete.server.ts'
import { lockWithRecord } from './locks.server.ts'
import { conversationKinds, entryStates, kindNameOf } from './visitorSubmission.ts'
import { type FollowedEntry, type SenderAct } from './calls.ts'
import type { EntryKind, Followed } from './entryKind.server.ts'
import { gate, networkOf } from './limits.ts'
import { eraseEntry } from './retention.server.ts'
import { trackingKey } from './secrets.server.ts'
import { say, setEntryState } from './sender.server.ts'
import { tooMany } from './tooMany.server.ts'
import { answeredWording, markOf } from './wording.server.ts'

const tries = gate()
/** Wrong keys of an address in an hour (domain/portal-and-admin, section 13.3). */
const mostTries = 10

interface Found {
  readonly id: string
  readonly kind: number
  readonly number: string
  readonly title: string
  readonly state: number
  readonly sent_at: string
  readonly record: string | null
  readonly erased: boolean
}

/** The entry of a number, to who shows its key. @throws Refused 404 (P-43) for a wrong one as for none, 429 after too many */
export async function findOwn(call: Call, number: string, key: string): Promise<Found> {
  const network = `track ${networkOf(call.actor.address)}`
  const found = await call.platform.database.find<Found>(sql`
    select id, kind, number, title, state, sent_at, record, erased_at is not null as erased from visitor_submission where upper(number) = ${number.trim().toUpperCase()}`)
  // It is compared whether there is one or not: how long the answer takes tells nothing.
  const isRight = trackingKey(call.platform, found?.id ?? 'none') === key.trim()
  if (found && isRight) return found
  const wait = tries.pass(network, [{ most: mostTries, ms: 3_600_000 }], Date.now())
  if (wait > 0) throw tooMany('tries', wait / 1000)
  throw new Refused('unknownEntry', 'لا يوجد طلب بهذا الرقم والمفتاح', 'There is no entry with this number and key', { status: 404 })
}

/** What a sender reads of his entry. @throws Refused */
export async function follow(call: Call, kinds: readonly EntryKind[], number: string, key: string): Promise<FollowedEntry> {
  const { platform } = call
  const entry = await findOwn(call, number, key)
  const kind = kindOf(kinds, entry.kind)
  const record = await followedOf(call, platform.database, kind, entry)
  const [list, code] = record.status
  const statuses: Readonly<Record<string, number | undefined>> = platform.lookups.ids(list)
  const status = platform.lookups.find(list, statuses[code] ?? 0)
  const reason = record.reason === null ? undefined : platform.lookups.find('entryRejectionReason', record.reason)
  const said = await platform.database.rows<FollowedEntry['said'][number]>(sql`
    select kind, text, at from visitor_submission_conversation where parent = ${entry.id} and kind <> ${conversationKinds.note[0]} order by position`)
  return {
    kind: kindNameOf(entry.kind),
    number: entry.number,
    hasRecord: entry.record !== null,
    title: entry.erased ? null : entry.title,
    titleEn: entry.erased ? null : record.titleEn,
    status: code,
    statusAr: status?.nameAr ?? code,
    statusEn: status?.nameEn ?? code,
    sentAt: entry.sent_at,
    dueAt: record.dueAt,
    reasonAr: reason?.nameAr ?? null,
    reasonEn: reason?.nameEn ?? null,
    note: record.note,
    correctBy: record.correctBy,
    said,
    may: record.may,
    publicPath: record.publicPath,
    wording: await answeredWording(call, record.wording),
    wordingMark: markOf(call, record.wording),
  }
}

type Ended = Pick<Found, 'state' | 'erased' | 'record'>

/** What its sender reads of an entry, whether its record is there, not made yet or deleted by staff. */
async function followedOf(call: Call, runner: Runner, kind: EntryKind, entry: Ended): Promise<Followed> {
  if (entry.record === null) return withoutRecord(entry)
  try {
    return await kind.followed(call, runner, entry.record)
  } catch (error) {
    if (error instanceof Refused && error.code === 'notFound') return withoutRecord(entry)
    throw error
  }
}

/** What looks like a machine's is shown as any that waits; what has come to an end has no record, and what staff have deleted was not accepted. */
function withoutRecord({ state, erased, record }: Ended): Followed {
  const { withdrawn, expired, spam } = entryStates.codes
  const word =
    state === withdrawn ? 'withdrawn' : state === expired ? 'expired' : record !== null && state !== spam ? 'rejected' : 'pending'
  const isOver = word !== 'pending'
  return {
    status: ['visitorEntryStatus', word],
    titleEn: null,
    reason: null,
    note: null,
    dueAt: null,
    publicPath: null,
    correctBy: null,
    wording: [],
    may: erased ? [] : isOver ? ['erase'] : ['withdraw'],
  }
}

/** What a sender does. */
export interface Done {
  readonly act: string
  /** His answer, or how well he was served, 1 to 5. */
  readonly text: string
  /** Of the wording that he has read. */
  readonly wordingMark: string
}

/** What a sender does with his entry. What he may do is asked when its rows are locked: of two at once the second sees what the first has done. @throws Refused, at the text where it is none */
export async function actOn(
  call: Call,
  kinds: readonly EntryKind[],
  own: { number: string; key: string },
  { act, text, wordingMark }: Done,
): Promise<void> {
  if ((act === 'answer' || act === 'reopen') && (text.length < 3 || text.length > 4000))
    throw new Refused('textNeeded', 'اكتب جوابك، بين 3 أحرف و4000 حرف', 'Write your answer, between 3 and 4,000 characters', {
      field: 'text',
    })
  if (act === 'rate' && !/^[1-5]$/.test(text))
    throw new Refused('pointsNeeded', 'اختر مدى رضاك عن الرد', 'Choose how well you were served', { field: 'text' })
  const { id } = await findOwn(call, own.number, own.key)
  await call.platform.database.write(call.actor, async transaction => {
    const entry = await lockWithRecord(call, transaction, kinds, id)
    const kind = kindOf(kinds, entry.kind)
    const { may, wording } = await followedOf(call, transaction, kind, entry)
    const taken = may.find(one => one === act)
    if (!taken) throw new Refused('wrongState', 'لم يعد هذا الإجراء ممكنًا', 'This is no longer possible', { status: 409 })
    if (taken === 'approveText' && wordingMark !== markOf(call, wording))
      throw new Refused(
        'changedMeanwhile',
        'تغير ما سيُنشر بعد أن قرأته. اقرأه من جديد',
        'What will be published has changed since you read it. Read it again',
        {
          status: 409,
        },
      )
    const acts: Readonly<Record<SenderAct, () => Promise<void>>> = {
      answer: async () => {
        await say(transaction, entry.id, { kind: 'answer', text })
        await setEntryState(transaction, entry.id, 'confirmed')
        if (entry.record !== null) await kind.answered(call, transaction, entry.record)
      },
      approveText: async () => {
        if (entry.record !== null) await kind.approved?.(call, transaction, entry.record)
      },
      withdraw: async () => {
        await setEntryState(transaction, entry.id, 'withdrawn')
        if (entry.record !== null) await kind.withdrawn(call, transaction, entry.record)
      },
      // It has a page of its own (`correct.server.ts`).
      correct: async () => undefined,
      reopen: async () => {
        await say(transaction, entry.id, { kind: 'answer', text })
        if (entry.record !== null) await kind.reopened?.(call, transaction, entry.record)
      },
      rate: async () => {
        const points = Number(text)
        if (entry.record !== null && Number.isInteger(points) && points >= 1 && points <= 5)
          await kind.rated?.(call, transaction, entry.record, points)
      },
      erase: () => eraseEntry(call, transaction, kind, entry.id),
    }
    await acts[taken]()
  })
}

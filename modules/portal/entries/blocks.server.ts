import { Refused, type Caller } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { shownAddress } from '../../../server/messages/outbox.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId } from '../../../server/resources/id.ts'
import { blockSender, getBlocked, getSender, unblockSender, type Block, type BlockedSender, type Sender } from './blocks.ts'
import { nameOfCaller } from './sender.server.ts'
import { entriesReach } from './staff.server.ts'
import { kindNameOf, visitorSubmission } from './visitorSubmission.ts'

/** Rows that are listed at most; whoever was kept out before them is found by his entry. */
const mostListed = 500

/** The calls about senders who are kept out. */
export const blockCalls: readonly Endpoint[] = [
  implement(getSender, (_input, call, { params: { id = '' } }) => senderOf(call, id)),
  implement(getBlocked, async (_input, call) => ({ items: await blockedFor(call) })),
  implement(blockSender, ({ days, reason }, call, { params: { id = '' } }) =>
    call.platform.database.write(call.actor, async transaction => {
      const { kind, place, hashes, shown } = await requireKnown(call, transaction, id)
      const by = (await nameOfCaller(call, transaction)) ?? null
      const rows = await transaction.rows<{ until: string }>(sql`
        insert into visitor_block (contact_hash, until, reason, submission_id, kind, place, sender, blocked_by)
        select h, now() + make_interval(days => ${days}::int), ${reason}, ${id}, ${kind}, ${place}, ${shown.join('\n')}, ${by} from unnest(${sql.param(hashes)}::text[]) h
        on conflict (contact_hash) do update set until = excluded.until, reason = excluded.reason, submission_id = excluded.submission_id, kind = excluded.kind,
          place = excluded.place, sender = excluded.sender, blocked_at = now(), blocked_by = excluded.blocked_by
        returning until`)
      await noteBlock(transaction, id, { blockedUntil: [null, rows[0]?.until ?? null], reason: [null, reason] })
      return { until: rows[0]?.until ?? '' }
    }),
  ),
  implement(unblockSender, ({ id }, call) =>
    call.platform.database.write(call.actor, async transaction => {
      const found = await findSender(call, transaction, id)
      const blocks = await blocksReached(call, transaction, sql`t.submission_id = ${id}`)
      if (!found && blocks.length === 0) throw notFound()
      const hashes = [...(found?.hashes ?? []), ...blocks.map(({ hash }) => hash)]
      if (hashes.length === 0) throw unknownSender()
      const gone = await transaction.rows(sql`delete from visitor_block where contact_hash = any(${sql.param(hashes)}::text[]) returning 1`)
      if (gone.length > 0) await noteBlock(transaction, id, { blockedUntil: ['', null] })
      return { count: gone.length }
    }),
  ),
]

interface Known {
  readonly id: string
  readonly kind: number
  readonly place: string | null
  /** By what he is known. */
  readonly hashes: string[]
  readonly shown: readonly string[]
}

/** The sender of an entry that the caller reaches; undefined where there is no such entry for him. */
async function findSender(call: Call, runner: Runner, id: string): Promise<Known | undefined> {
  const model = modelOf(call.platform, visitorSubmission.name)
  const entry = isId(id) ? await findVisible(call, runner, model, id) : undefined
  if (!entry) return undefined
  const form = await runner.find<{ hashes: string[]; email: string | null; phone: string | null }>(
    sql`select contact_hashes as hashes, email, phone from visitor_form where submission_id = ${id}`,
  )
  const { email = null, phone = null } = form ?? {}
  return {
    id,
    kind: Number(entry.kind),
    place: typeof entry.place === 'string' ? entry.place : null,
    hashes: form?.hashes ?? [],
    shown: [...(phone === null ? [] : [shownAddress('sms', phone)]), ...(email === null ? [] : [shownAddress('email', email)])],
  }
}

/** By what the sender of an entry is known. @throws Refused where the caller does not reach it, or nothing is known any more */
async function requireKnown(call: Call, transaction: Transaction, id: string): Promise<Known> {
  const sender = await findSender(call, transaction, id)
  if (!sender) throw notFound()
  if (sender.hashes.length === 0) throw unknownSender()
  return sender
}

function unknownSender(): Refused {
  return new Refused('unknownSender', 'لا يُعرف مرسل هذا الطلب', 'The sender of this entry is not known', { status: 409 })
}

/** @param id of the entry, or of the record that was made of it. @throws Refused 404 */
async function senderOf(call: Call, id: string): Promise<Sender> {
  const { database } = call.platform
  const made = isId(id)
    ? await database.find<{ id: string }>(sql`select id from visitor_submission where lower(record) = ${id.toLowerCase()}`)
    : undefined
  const sender = await findSender(call, database, made?.id ?? id)
  if (!sender) throw notFound()
  const block = await database.find<Block & Readonly<Record<string, unknown>>>(sql`
    select until, reason, blocked_at as "blockedAt", blocked_by as "blockedBy" from visitor_block
    where contact_hash = any(${sql.param(sender.hashes)}::text[]) and until > now() order by until desc limit 1`)
  return { entry: sender.id, shown: sender.shown, isKnown: sender.hashes.length > 0, block: block ?? null }
}

interface Row extends Block {
  readonly hash: string
  readonly entry: string
  readonly kind: number
  readonly number: string | null
  readonly isThere: boolean
  readonly sender: string
}

async function blockedFor(call: Call): Promise<readonly BlockedSender[]> {
  const rows = await blocksReached(call, call.platform.database, sql`t.until > now()`)
  // A number and an address of one sender are two rows.
  const byEntry = new Map(rows.map(row => [row.entry, row] as const))
  return [...byEntry.values()].map(({ sender, kind, entry, number, isThere, until, reason, blockedAt, blockedBy }) => ({
    ...{ entry, number, isThere, until, reason, blockedAt, blockedBy },
    kind: kindNameOf(kind),
    shown: sender.split('\n').filter(one => one !== ''),
  }))
}

/** Blocks by entries that the caller reaches, or would reach if they were still there. */
function blocksReached({ caller }: Call, runner: Runner, which: SQL): Promise<readonly Row[]> {
  return runner.rows<Row & Record<string, unknown>>(sql`
    select t.contact_hash as hash, t.submission_id as entry, t.kind, t.number, t.is_there as "isThere", t.sender, t.until, t.reason,
      t.blocked_at as "blockedAt", t.blocked_by as "blockedBy"
    from (select b.*, b.submission_id as id, s.number, s.record, s.id is not null as is_there from visitor_block b left join visitor_submission s on s.id = b.submission_id) t
    where t.submission_id is not null and ${which} and ${reached(caller)} order by t.blocked_at desc limit ${mostListed}`)
}

function reached(caller: Caller): SQL {
  return entriesReach.visibleTo(caller, sql`t.place`, sql`false`)
}

function noteBlock(transaction: Transaction, id: string, changes: Readonly<Record<string, readonly [unknown, unknown]>>): Promise<void> {
  return noteEvent(transaction, { action: 'transition', tableName: 'visitor_submission', rowId: id, rowTitle: [id], changes })
}

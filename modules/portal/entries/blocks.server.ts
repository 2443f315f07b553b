import { Refused } from '../../define.ts'
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
import { guardsOf, reachesBlock } from './staff.server.ts'
import { kindNameOf, visitorSubmission } from './visitorSubmission.ts'

/** Rows that are listed at most; whoever was kept out before them is found by his entry. */
const mostListed = 500

/** The calls about senders who are kept out. */
export const blockCalls: readonly Endpoint[] = [
  implement(getSender, (_input, call, { params: { id = '' } }) => senderOf(call, id)),
  implement(getBlocked, async (_input, call) => ({ items: await blockedFor(call) })),
  implement(blockSender, (input, call, { params: { id = '' } }) =>
    call.platform.database.write(call.actor, async transaction => ({ until: await block(call, transaction, id, input) })),
  ),
  implement(unblockSender, ({ id }, call) =>
    call.platform.database.write(call.actor, async transaction => ({ count: await lift(call, transaction, id) })),
  ),
]

/** Keeps the sender of an entry out; a block of the same sender and place that is guarded alike is replaced. @returns until when, a UTC instant */
async function block(
  call: Call,
  transaction: Transaction,
  id: string,
  { days, reason }: { days: number; reason: string },
): Promise<string> {
  const { kind, place, hashes, shown } = await requireKnown(call, transaction, id)
  const { isReport, isForEconomyAlone } = await guardsOf(transaction, id)
  const by = (await nameOfCaller(call, transaction)) ?? null
  // Of two who block one sender at once the second finds what the first has written, and notes it.
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('visitor_block'))`)
  const before = await transaction.find<{ until: string; reason: string }>(sql`
    select until, reason from visitor_block where contact_hash = any(${sql.param(hashes)}::text[]) and place is not distinct from ${place}::uuid
      and kind = ${kind} and is_report = ${isReport} and is_for_economy_alone = ${isForEconomyAlone} and until > now() order by until desc limit 1`)
  const rows = await transaction.rows<{ until: string }>(sql`
    insert into visitor_block (contact_hash, until, reason, submission_id, kind, place, is_report, is_for_economy_alone, sender, blocked_by)
    select h, now() + make_interval(days => ${days}::int), ${reason}, ${id}, ${kind}, ${place}, ${isReport}, ${isForEconomyAlone}, ${shown.join('\n')}, ${by}
    from unnest(${sql.param(hashes)}::text[]) h
    on conflict (contact_hash, place, kind, is_report, is_for_economy_alone) do update set until = excluded.until, reason = excluded.reason,
      submission_id = excluded.submission_id, sender = excluded.sender, blocked_at = now(), blocked_by = excluded.blocked_by
    returning until`)
  const until = rows[0]?.until ?? ''
  await noteBlock(transaction, { id, place }, { blockedUntil: [before?.until ?? null, until], reason: [before?.reason ?? null, reason] })
  return until
}

/** @param id of a block. @returns by how many of the sender's addresses he was kept out. @throws Refused 404 where the caller does not reach it */
async function lift(call: Call, transaction: Transaction, id: string): Promise<number> {
  const [found] = isId(id) ? await blocksReached(call, transaction, sql`t.block = ${id}`) : []
  if (!found) throw notFound()
  const { entry, placeId, until, reason } = found
  // A number and an address that were kept out together are let in together.
  const together = await blocksReached(call, transaction, sql`t.submission_id = ${entry} and t.place is not distinct from ${placeId}::uuid`)
  const gone = await transaction.rows(
    sql`delete from visitor_block where id = any(${sql.param(together.map(one => one.id))}::uuid[]) returning 1`,
  )
  await noteBlock(transaction, { id: entry, place: placeId }, { blockedUntil: [until, null], reason: [reason, null] })
  return gone.length
}

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
  const place = await database.find<{ ar: string; en: string | null }>(
    sql`select name_ar as ar, name_en as en from place where id = ${sender.place}`,
  )
  const blocks = await blocksReached(
    call,
    database,
    sql`t.until > now() and (t.contact_hash = any(${sql.param(sender.hashes)}::text[]) or t.submission_id = ${sender.id})
      and (t.place is null or t.place = ${sender.place}::uuid)`,
  )
  const [longest] = blocks.toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))
  return {
    ...{ entry: sender.id, shown: sender.shown, isKnown: sender.hashes.length > 0 },
    place: place ? { ar: place.ar, en: place.en ?? place.ar } : null,
    block: longest ? blockOf(longest) : null,
  }
}

interface Row extends Omit<Block, 'place'> {
  readonly entry: string
  readonly kind: number
  readonly placeId: string | null
  readonly placeAr: string | null
  readonly placeEn: string | null
  readonly number: string | null
  readonly isThere: boolean
  readonly sender: string
}

async function blockedFor(call: Call): Promise<readonly BlockedSender[]> {
  const rows = await blocksReached(call, call.platform.database, sql`t.until > now()`)
  // A number and an address that were kept out together are two rows.
  const together = new Map(rows.map(row => [`${row.entry} ${row.placeId}`, row] as const))
  return [...together.values()].map(row => ({
    ...{ ...blockOf(row), entry: row.entry, number: row.number, isThere: row.isThere, kind: kindNameOf(row.kind) },
    shown: row.sender.split('\n').filter(one => one !== ''),
  }))
}

function blockOf({ id, placeAr, placeEn, until, reason, blockedAt, blockedBy }: Row): Block {
  return { ...{ id, until, reason, blockedAt, blockedBy }, place: placeAr === null ? null : { ar: placeAr, en: placeEn ?? placeAr } }
}

/** Blocks that the caller reaches, as he reaches their entries or would if they were still there; the newest first. */
function blocksReached({ caller }: Call, runner: Runner, which: SQL): Promise<readonly Row[]> {
  return runner.rows<Row & Record<string, unknown>>(sql`
    select t.block as id, t.submission_id as entry, t.kind, t.number, t.is_there as "isThere", t.sender, t.until, t.reason, t.blocked_at as "blockedAt",
      t.blocked_by as "blockedBy", t.place as "placeId", p.name_ar as "placeAr", p.name_en as "placeEn"
    from (
      select b.submission_id as id, b.id as block, b.contact_hash, b.submission_id, b.kind, b.place, b.is_report, b.is_for_economy_alone, b.sender, b.until,
        b.reason, b.blocked_at, b.blocked_by, s.number, s.record, s.id is not null as is_there
      from visitor_block b left join visitor_submission s on s.id = b.submission_id) t
      left join place p on p.id = t.place
    where t.submission_id is not null and ${which} and ${reachesBlock(caller)} order by t.blocked_at desc, t.block limit ${mostListed}`)
}

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>

/** A reason may say something of the sender: of him it is personal. */
function noteBlock(transaction: Transaction, { id, place }: { id: string; place: string | null }, changes: Changes): Promise<void> {
  return noteEvent(transaction, {
    ...{ action: 'transition', tableName: 'visitor_submission', rowId: id, rowTitle: [id], changes, personal: ['reason'] },
    ...(place !== null && { rowPlace: place }),
  })
}

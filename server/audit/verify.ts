import type { Runner } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

/**
 * What is wrong with the chain. gap: a seal is missing; link: a seal does not continue the one before it; missing: an entry is gone, or its
 * time was altered; altered: an entry says something else than when it was sealed; erased: its content was taken before its time; late:
 * it came into the log long after the time that it states; unsealed: it came past the sealing; count, root: the closed day is not as its
 * published root says; noRoot: a day before an open one has none.
 */
export type ChainFault = 'gap' | 'link' | 'missing' | 'altered' | 'erased' | 'late' | 'unsealed' | 'count' | 'root' | 'noRoot'

/** The first place at which the chain breaks. */
export interface Break {
  readonly day: string
  /** Of the seal that is wrong or missing; null where an entry has none, and of a day as a whole. */
  readonly sequence: number | null
  /** The id of the entry, where it is known. */
  readonly entry: number | null
  readonly fault: ChainFault
}
/** What a walk along the chain has found. */
export interface Verified {
  /** The seals that were looked at. */
  readonly entries: number
  /** Undefined: the chain is whole. */
  readonly broken?: Break
}

const sealsAtOnce = 10_000
const noHash = '00'.repeat(32)

interface Root {
  day: string
  count: number
  root: string
}
interface Part {
  checked: number
  last_sequence: number | null
  last_hash: string | null
  broken_sequence: number | null
  broken_entry: number | null
  fault: ChainFault | null
}

/**
 * Walks the chain of a period: every seal, every entry under it, every root. Months that were archived are not in the database; their roots are.
 * @param from the first day, `YYYY-MM-DD` in UTC
 * @param until the last day
 * @param heard is told of each day that was walked
 */
export async function verifyChain(
  runner: Runner,
  from: string,
  until: string,
  heard: (day: string, entries: number) => void = () => undefined,
): Promise<Verified> {
  const chain = await openDayOf(runner)
  const roots = await rootsUntil(runner, until)
  const first = await firstDayOf(runner, roots, chain.day)
  const before = roots.findLast(({ day }) => day < from && day >= first)
  const beforeFirst = roots.findLast(({ day }) => day < first)
  let expected = (before ?? beforeFirst)?.root ?? noHash
  let entries = 0
  for (const day of daysFrom(from > first ? from : first, until < chain.day ? until : chain.day)) {
    const walked = await walkDay(runner, day, expected)
    entries += walked.entries
    const broken =
      walked.broken ??
      (day === chain.day
        ? await tipFault(runner, chain)
        : rootFault(
            roots.find(root => root.day === day),
            day,
            walked,
          ))
    if (broken) return { entries, broken }
    expected = walked.hash
    heard(day, walked.entries)
  }
  return { entries }
}

interface OpenDay {
  readonly day: string
  readonly sequence: number
  readonly hash: string
}

async function openDayOf(runner: Runner): Promise<OpenDay> {
  const chain = await runner.find<OpenDay>(sql`select day::text, sequence, encode(hash, 'hex') as hash from audit_chain`)
  if (!chain) throw new Error('The audit has no chain')
  return chain
}

function rootsUntil(runner: Runner, until: string): Promise<Root[]> {
  return runner.rows<Root>(sql`select day::text, count, encode(root, 'hex') as root from audit_root where day <= ${until} order by day`)
}

/** The first day whose entries are still in the database. */
async function firstDayOf(runner: Runner, roots: readonly Root[], openDay: string): Promise<string> {
  const archived = await runner.find<{ day: string | null }>(
    sql`select (max(month) + interval '1 month')::date::text as day from audit_archive`,
  )
  return archived?.day ?? roots[0]?.day ?? openDay
}

interface Walked {
  readonly entries: number
  /** The hash of the last seal of the day, or of the day before where it has none. */
  readonly hash: string
  readonly broken?: Break
}

async function walkDay(runner: Runner, day: string, expected: string): Promise<Walked> {
  let [after, hash] = [0, expected]
  let entries = 0
  for (;;) {
    const part = await runner.find<Part>(sql`
      select checked, last_sequence, encode(last_hash, 'hex') as last_hash, broken_sequence, broken_entry, fault
      from verify_audit(${day}, ${after}, decode(${hash}, 'hex'), ${sealsAtOnce})`)
    if (!part) throw new Error('The walk along the audit said nothing')
    entries += part.checked
    if (part.fault !== null)
      return { entries, hash, broken: { day, sequence: part.broken_sequence, entry: part.broken_entry, fault: part.fault } }
    after = part.last_sequence ?? after
    hash = part.last_hash ?? hash
    if (part.checked < sealsAtOnce) break
  }
  const unsealed = await runner.find<{ entry: number | null }>(sql`select find_unsealed_audit(${day}) as entry`)
  if (unsealed?.entry != null) return { entries, hash, broken: { day, sequence: null, entry: unsealed.entry, fault: 'unsealed' } }
  return { entries, hash }
}

function rootFault(root: Root | undefined, day: string, { entries, hash }: Walked): Break | undefined {
  if (!root) return { day, sequence: null, entry: null, fault: 'noRoot' }
  if (root.count !== entries) return { day, sequence: Math.min(root.count, entries) + 1, entry: null, fault: 'count' }
  return root.root === hash ? undefined : { day, sequence: root.count, entry: null, fault: 'root' }
}

/** Of the day that is open no root tells where it ends, but the chain's own mark does; what was sealed meanwhile comes after it. */
async function tipFault(runner: Runner, { day, sequence, hash }: OpenDay): Promise<Break | undefined> {
  if (sequence === 0) return undefined
  const tip = await runner.find<{ hash: string }>(sql`
    select encode(hash, 'hex') as hash from audit_seal where day = ${day} and sequence = ${sequence}`)
  return tip?.hash === hash ? undefined : { day, sequence, entry: null, fault: 'gap' }
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = new Date(`${first}T00:00:00Z`); ; day = new Date(day.getTime() + 86_400_000)) {
    const text = day.toISOString().slice(0, 10)
    if (!(text <= last)) return days
    days.push(text)
  }
}

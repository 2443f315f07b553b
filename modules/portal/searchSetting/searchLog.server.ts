import { createHmac, randomBytes } from 'node:crypto'
import { visitor, type Lang } from '../../define.ts'
import type { Actor, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job } from '../../../server/jobs.ts'
import { log } from '../../../server/log.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import type { Noted } from '../../../server/search/publicSearch.ts'
import { tokensOf } from '../../../server/search/tokens.ts'
import { settings } from '../../admin/settings/settings.ts'
import { networkOf } from '../entries/entries.server.ts'
import { comparedOf, hiddenSearches } from './hidden.server.ts'

/** From so many addresses a search is asked on a day before its text is written down (domain/portal-and-admin, section 16.3). */
export const fewestAddresses = 3
const everyMs = 2000
/** What waits is in memory alone: beyond so much of it nothing more is noted until it is written. */
const mostWaiting = 5000
const noter: Actor = { caller: visitor, requestId: 'search log', address: undefined, reason: 'what visitors search for' }

interface Line {
  readonly day: string
  readonly language: Lang
  /** In the one form in which searches are told apart. */
  readonly compared: string
  /** As it is shown: without signs and vowels. */
  readonly written: string
  readonly network: string
  readonly kind: string
  readonly asked?: Pick<Noted, 'results' | 'isExact'>
  readonly rank?: number
}
type Asked = Line & { readonly asked: Pick<Noted, 'results' | 'isExact'> }
type Opened = Line & { readonly rank: number }

const waiting = new WeakMap<Platform, Line[]>()

/** Takes note of a search: it is written down later, so no search waits for it or fails by it. */
export function noteSearch(call: Call, { text, kind, results, isExact }: Noted): void {
  add(call, text, call.lang, { kind: kind ?? '', asked: { results, isExact } })
}

/** Takes note of a result that was opened. */
export function noteOpening(call: Call, text: string, language: Lang, kind: string, rank: number): void {
  add(call, text, language, { kind, rank })
}

function add({ platform, actor }: Call, text: string, language: Lang, more: Pick<Line, 'kind' | 'asked' | 'rank'>): void {
  const lines = waiting.get(platform)
  const tokens = tokensOf(text)
  if (!lines || lines.length >= mostWaiting || actor.address === undefined || tokens.length === 0) return
  lines.push({
    day: platform.clock.today(),
    language,
    compared: comparedOf(text),
    written: tokens
      .map(({ raw }) => raw)
      .join(' ')
      .toLowerCase(),
    network: networkOf(actor.address),
    ...more,
  })
}

/** Writes down what was noted, every two seconds and at the end; what a process that is killed had noted last is lost. @returns ends it */
export function keepSearchLog(platform: Platform): () => Promise<void> {
  waiting.set(platform, [])
  let writing = Promise.resolve()
  const write = () => {
    const lines = waiting.get(platform)?.splice(0) ?? []
    if (lines.length > 0)
      writing = writing
        .then(() => keep(platform, lines))
        .catch((error: unknown) => log.warn({ err: error, searches: lines.length }, 'searches were not counted'))
    return writing
  }
  const timer = setInterval(() => void write(), everyMs).unref()
  return async () => {
    clearInterval(timer)
    await write()
    waiting.delete(platform)
  }
}

async function keep(platform: Platform, lines: readonly Line[]): Promise<void> {
  for (const day of new Set(lines.map(line => line.day)))
    await platform.database.write(noter, async transaction => {
      const digest = await digesting(platform, transaction, day)
      const ofDay = lines.filter(line => line.day === day)
      await keepAsked(
        transaction,
        day,
        ofDay.filter(line => line.asked !== undefined),
        digest,
      )
      await keepOpened(
        transaction,
        day,
        ofDay.filter(line => line.rank !== undefined),
        digest,
      )
    })
}

interface Digests {
  /** Of what was searched for. */
  search(line: Line): string
  /** Of that with the address that did something. */
  deed(what: 'asked' | 'opened', line: Line): string
}

/** Digests of a day, with a key by chance that goes with it, and one of this installation that the database does not hold. */
async function digesting({ messages }: Platform, transaction: Transaction, day: string): Promise<Digests> {
  await transaction.rows(
    sql`insert into search_log_key (day, key) values (${day}, ${randomBytes(32).toString('base64url')}) on conflict do nothing`,
  )
  // Processes write one after another: what one locks of a day no other one waits for while it holds more of it.
  const kept = await transaction.find<{ key: string }>(sql`select key from search_log_key where day = ${day} for update`)
  const of = (...told: readonly string[]) =>
    createHmac('sha256', messages.keyFor('search log'))
      .update([kept?.key ?? '', ...told].join('\n'))
      .digest('base64url')
  const search = ({ language, compared }: Line) => of('search', language, compared)
  return { search, deed: (what, line) => of(what, search(line), line.network) }
}

async function keepAsked(transaction: Transaction, day: string, lines: readonly Line[], digests: Digests): Promise<void> {
  const asked = lines.filter((line): line is Asked => line.asked !== undefined)
  const fresh = await firstOf(transaction, day, new Map(asked.map(line => [digests.deed('asked', line), line] as const)))
  if (fresh.length === 0) return
  const rows = Map.groupBy(fresh, line => `${digests.search(line)} ${line.kind}`)
  for (const same of rows.values()) {
    const last = same.at(-1)
    if (!last) continue
    const unfound = same.filter(line => line.asked.results === 0).length
    await transaction.rows(sql`
      insert into search_log (id, day, language, kind, digest, asked, unfound, results, is_exact)
      values (${newId()}, ${day}, ${last.language}, ${last.kind}, ${digests.search(last)}, ${same.length}, ${unfound}, ${last.asked.results}, ${last.asked.isExact})
      on conflict (day, digest, kind) where digest is not null do update set asked = search_log.asked + excluded.asked,
        unfound = search_log.unfound + excluded.unfound, results = excluded.results, is_exact = excluded.is_exact`)
  }
  // What staff have hidden stays so on later days, however it is spelt on them.
  const isHidden = await hiddenSearches(transaction)
  for (const [digest, { written, language }] of new Map(fresh.map(line => [digests.search(line), line] as const)))
    await transaction.rows(sql`
      update search_log set query = ${written}, is_hidden = ${isHidden(language, written)}
      where day = ${day} and digest = ${digest} and query is null
        and (select sum(s.asked) from search_log s where s.day = ${day} and s.digest = ${digest}) >= ${fewestAddresses}`)
}

/** What nobody has searched for is opened by nobody; and each address has opened a result of a search once. */
async function keepOpened(transaction: Transaction, day: string, lines: readonly Line[], digests: Digests): Promise<void> {
  const opened = lines.filter((line): line is Opened => line.rank !== undefined)
  if (opened.length === 0) return
  const asked = await transaction.rows<{ digest: string }>(sql`
    select digest from search_log_seen where digest = any(${sql.param(opened.map(line => digests.deed('asked', line)))}::text[])`)
  const known = new Set(asked.map(({ digest }) => digest))
  const fresh = await firstOf(
    transaction,
    day,
    new Map(opened.filter(line => known.has(digests.deed('asked', line))).map(line => [digests.deed('opened', line), line] as const)),
  )
  for (const line of fresh)
    await transaction.rows(sql`
      update search_log set clicks = clicks + 1, ranks = ranks + ${line.rank} where id = (
        select id from search_log where day = ${day} and digest = ${digests.search(line)} order by (kind = ${line.kind}) desc, kind limit 1)`)
}

/** Those of these deeds that are the first of their address today. */
async function firstOf<T>(transaction: Transaction, day: string, deeds: ReadonlyMap<string, T>): Promise<T[]> {
  if (deeds.size === 0) return []
  const first = await transaction.rows<{ digest: string }>(sql`
    insert into search_log_seen (digest, day) select unnest(${sql.param([...deeds.keys()])}::text[]), ${day}::date
    on conflict do nothing returning digest`)
  return first.flatMap(({ digest }) => deeds.get(digest) ?? [])
}

/** With its day go its key and its digests; of what fewer addresses have asked only the counts are kept, and all of it for a time. */
export const searchLogJobs: readonly Job[] = [
  {
    name: 'searches: retention',
    when: { dailyAt: () => '03:50' },
    isCalled: async ({ clock, database }) =>
      (await database.find(sql`select 1 from search_log_key where day < ${clock.today()}::date limit 1`)) !== undefined,
    run: async ({ platform, write }) => {
      const today = platform.clock.today()
      const days = platform.settings.get(settings.searchLogDays)
      await write(async transaction => {
        // Before anything else, as whoever writes down what was asked.
        await transaction.rows(sql`select from search_log_key where day < ${today}::date order by day for update`)
        await transaction.rows(sql`delete from search_log where day <= ${today}::date - ${days}::int`)
        await transaction.rows(sql`
          with gone as (delete from search_log where day < ${today}::date and digest is not null and query is null returning day, language, asked, unfound, clicks, ranks)
          insert into search_log (id, day, language, asked, unfound, clicks, ranks)
          select gen_random_uuid(), day, language, sum(asked), sum(unfound), sum(clicks), sum(ranks) from gone group by day, language`)
        await transaction.rows(sql`update search_log set digest = null where day < ${today}::date and digest is not null`)
        await transaction.rows(sql`delete from search_log_seen where day < ${today}::date`)
        await transaction.rows(sql`delete from search_log_key where day < ${today}::date`)
      })
    },
  },
]

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Lang, visitor } from '../../kernel/kernel.ts'
import type { Actor } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { log } from '../log.ts'
import type { Platform } from '../platform.ts'
import { newId } from '../resources/id.ts'
import { placeOfPage } from '../search/placeOfPage.ts'
import { isReader } from './reader.ts'

/** Counts which pages are opened, by day and language, and nothing of who opens them (portal and administration, section 12.18). */
export interface PageViews {
  /** Counts the page when it has been sent; nobody waits for it. */
  readonly watch: (request: IncomingMessage, response: ServerResponse) => void
  /** Writes what has been counted. */
  readonly end: () => Promise<void>
}

/** What the counting stands on. */
interface PageViewsOptions {
  readonly platform: Platform
  /** The page of citizens at this address, by its path in Arabic; undefined: it is none that is counted. */
  readonly pageOf: (pathname: string) => { readonly page: string; readonly lang: Lang } | undefined
}

const writtenEveryMs = 5000
/** Until they are written at most so many different pages are held. */
const mostHeld = 5000

/** Counts in memory and writes all of it some seconds later, in one statement; what cannot be written waits for the next time. */
export function countPageViews({ platform, pageOf }: PageViewsOptions): PageViews {
  let held = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  return { watch, end }

  function watch(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' || !isRead(request)) return
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const found = pageOf(pathname)
    if (!found) return
    response.once('finish', () => {
      // Who has the page already has opened it again.
      if (response.statusCode !== 200 && response.statusCode !== 304) return
      note({ ...found, day: platform.clock.today(), count: 1 })
    })
  }

  function note(one: Counted): void {
    const key = `${one.day} ${one.lang} ${one.page}`
    const known = held.get(key)
    if (!known && held.size >= mostHeld) return
    held.set(key, { ...one, count: (known?.count ?? 0) + one.count })
    timer ??= setTimeout(() => void write(), writtenEveryMs).unref()
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...held.values()]
    held = new Map()
    if (counted.length > 0) writing = writing.then(() => keep(platform, counted)).catch(error => putBack(error, counted))
    return writing
  }

  /** What could not be written is counted with what comes next. */
  function putBack(error: unknown, counted: readonly Counted[]): void {
    log.warn({ err: error }, 'visits of pages could not be counted; it is tried again')
    for (const one of counted) note(one)
  }

  async function end(): Promise<void> {
    await write()
    clearTimeout(timer)
  }
}

interface Counted {
  readonly page: string
  readonly lang: Lang
  readonly day: string
  readonly count: number
}

/** Does somebody open the page to read it? What a page fetches itself is none. */
function isRead({ headers }: IncomingMessage): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document' && isReader(name => [headers[name]].flat().join(' '))
}

const counter = (): Actor => ({ caller: visitor, requestId: newId(), address: undefined, reason: 'page views' })

/** In one order, so that two processes do not wait for each other. */
async function keep(platform: Platform, counted: readonly Counted[]): Promise<void> {
  const of = <Key extends keyof Counted>(key: Key) => sql.param(counted.map(one => one[key]))
  await platform.database.write(counter(), transaction =>
    transaction.rows(sql`
      insert into page_view (page, language, day, count, place)
      select v.page, v.language, v.day, v.count, ${placeOfPage(platform, sql`v.page`)}
      from unnest(${of('page')}::text[], ${of('lang')}::text[], ${of('day')}::date[], ${of('count')}::int[]) v(page, language, day, count)
      order by v.page, v.language, v.day
      on conflict (page, language, day) do update set count = page_view.count + excluded.count`),
  )
}

/** How often a page was opened in these days, in both languages. @param page its path in Arabic, as it is counted */
export async function viewsOf({ database, clock }: Platform, page: string, days: number): Promise<number> {
  const found = await database.find<{ count: number }>(sql`
    select coalesce(sum(v.count), 0)::int as count from page_view v where v.page = ${page} and v.day > ${clock.today()}::date - ${days}::int`)
  return found?.count ?? 0
}

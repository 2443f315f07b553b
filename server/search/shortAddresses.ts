import { Hono, type Context } from 'hono'
import { sql } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Platform } from '../platform.ts'
import { findId } from '../resources/id.ts'
import type { PublicSource } from '../resources/publicRead.ts'
import { foundKinds, type FoundKind } from './documents.ts'
import { readShortCode } from './shortCodes.ts'

/** Where short addresses stand: `/s/{code}`, of the English page `/en/s/{code}`. */
const place = '/s/'
/** So much of a path is looked at. */
export const longestPath = 500

/**
 * Leads from `/s/{code}` to the page of its record, in the language of the address and with its query. For the time being (302): the page may get
 * another address, and what is withdrawn is to be known as that. Where the record's page is not there, or no longer, that is what is answered, or
 * where its own address leads.
 */
export function serveShortAddresses(platform: Platform, { draw, orElsewhere }: Drawing): Hono {
  const app = new Hono()
  for (const prefix of ['', '/en']) app.get(`${prefix}${place}:code`, context => answered(context, prefix, context.req.param('code')))
  return app

  async function answered(context: Context, prefix: string, typed: string): Promise<Response> {
    const request = context.req.raw
    const found = await targetOf(platform, typed)
    if (!found) return orElsewhere(context, await draw(request), [request.url])
    const address = new URL(request.url)
    const [path, known = ''] = found.path.split('?')
    const query = new URLSearchParams(known)
    for (const [key, value] of address.searchParams) query.append(key, value)
    const target = `${prefix}${path}${query.size > 0 ? `?${query}` : ''}`
    if (!found.isPublic) {
      const own = new URL(target, address.origin)
      const page = await draw(new Request(own, { headers: request.headers }))
      if (page.status === 404 || page.status === 410) return orElsewhere(context, page, [request.url, own.href])
    }
    return new Response(null, {
      status: 302,
      headers: { location: target, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
  }
}

/** How what is not there is answered. */
interface Drawing {
  /** A page of the portal. */
  readonly draw: (request: Request) => Promise<Response>
  /** The page, or where the first of these addresses leads that is an old one, where the page is not there or no longer. */
  readonly orElsewhere: (context: Context, page: Response, addresses: readonly string[]) => Promise<Response>
}

interface Target {
  /** Of the page in Arabic, perhaps with a query. */
  readonly path: string
  /** Citizens read the record now. Otherwise its page says what became of it. */
  readonly isPublic: boolean
}

async function targetOf(platform: Platform, typed: string): Promise<Target | undefined> {
  const code = readShortCode(typed)
  if (code === undefined) return undefined
  const row = await platform.database.find<{ kind: string; id: string }>(sql`select kind, id from short_address where code = ${code}`)
  const found = row && foundKinds(platform).find(({ kind }) => kind === row.kind)
  return found && targetAt(platform, found, row.id)
}

async function targetAt(
  platform: Platform,
  { path: pattern, pageAt = sql`null::text`, source }: FoundKind,
  id: string,
): Promise<Target | undefined> {
  const { model: read, isPublic } = source()
  if (!pattern.endsWith('{code}')) {
    const row = await platform.database.find<{ path: string | null }>(
      sql`select ${pageAt} as path from ${read.from} where t.id = ${id} and ${isPublic}`,
    )
    return { path: `/${row?.path ?? pattern.replace('{id}', id)}`, isPublic: row !== undefined }
  }
  const row = await platform.database.find<{ code: string; shown: boolean }>(
    sql`select ${read.at('code')} as code, (${isPublic}) as shown from ${read.from} where t.id = ${id}`,
  )
  return row && { path: `/${pattern.replace('{code}', encodeURIComponent(row.code))}`, isPublic: row.shown }
}

/** The short address of a page, which its share block offers. */
export function shortAddressEndpoint(): Endpoint {
  return {
    method: 'GET',
    path: 'Public/ShortAddress/Find',
    label: ['العنوان القصير لصفحة', 'The short address of a page'],
    permission: 'public',
    contract: { query: ['path'], answers: 'object' },
    handle: async ({ platform }, { query }) => ({
      path: (await pathOf(platform, (query.get('path') ?? '').slice(0, longestPath))) ?? null,
    }),
  }
}

/** @param asked path of a page in Arabic, with its query @returns undefined where it is the page of no record that citizens could ever read */
async function pathOf(platform: Platform, asked: string): Promise<string | undefined> {
  if (!URL.canParse(asked, 'http://portal')) return undefined
  const url = new URL(asked, 'http://portal')
  for (const { kind, model, path, source } of foundKinds(platform)) {
    const key = keyIn(url, path)
    if (key === undefined) continue
    const isByCode = path.endsWith('{code}')
    const id = findId(model, key)
    if (!isByCode && id === undefined) return undefined
    const record = isByCode ? idByCode(source(), key) : sql`${String(id).toLowerCase()}`
    const row = await platform.database.find<{ code: string }>(sql`select code from short_address where kind = ${kind} and id = ${record}`)
    return row && place + row.code
  }
  return undefined
}

function idByCode({ model: read, isPublic }: PublicSource, code: string) {
  return sql`(select t.id::text from ${read.from} where ${read.at('code')} = ${code} and ${isPublic})`
}

/** What stands in an address where the pattern has the record's key: `news/{id}`, `gateServices?service={id}`. */
export function keyIn({ pathname, searchParams }: URL, pattern: string): string | undefined {
  const [path = '', query] = pattern.split('?')
  // An event has its own address while it is to come.
  const given = pathname.replace(/^\/newEvent\//, '/event/').slice(1)
  if (query !== undefined) return given === path ? (searchParams.get(query.split('=')[0] ?? '') ?? undefined) : undefined
  const before = path.replace(/\{\w+\}$/, '')
  const key = given.slice(before.length)
  return given.startsWith(before) && key !== '' && !key.includes('/') ? key : undefined
}

/** What a part of an address says; undefined where it cannot be read. */
export function decodedOf(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

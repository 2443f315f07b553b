import { sql } from '../../../server/database/sql.ts'
import { log } from '../../../server/log.ts'
import type { Platform } from '../../../server/platform.ts'
import { askedPath, isSame, ledTo, queryOf, readablePath, standsFor, withoutLanguage } from './paths.ts'
import { redirect } from './redirect.ts'

const { temporary } = redirect.fields.statusCode.codes

/**
 * Where a visitor is led whose address the portal does not have, or no longer: asked at each such visit, so a change holds at once in every process.
 * An address under `/en` that has no redirect of its own follows that of its Arabic page; one with a query that has none of its own follows that of
 * its path, and brings the query along. What led to an authority is led on to the one that it was merged into: in one step for the visitor, so the
 * rows of both stay as they are when the merger is taken back.
 * @returns undefined where he is led nowhere
 */
export async function elsewhereOf(platform: Platform, { pathname, search }: URL): Promise<Response | undefined> {
  const asked = askedPath(pathname)
  if (asked === undefined) return undefined
  try {
    const found = await ledFrom(platform, asked, search)
    if (!found) return undefined
    return new Response(null, {
      status: found.statusCode,
      headers: { location: found.location, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
  } catch (error) {
    log.error({ err: error }, 'old addresses could not be read: what is not there is answered as that')
    return undefined
  }
}

interface Led {
  readonly location: string
  readonly statusCode: number
}

/** For good only where every row on the way is so. @returns undefined where nobody is led, or in a circle: by a row that has led already */
async function ledFrom(platform: Platform, asked: string, search: string): Promise<Led | undefined> {
  const passed = new Set<string>()
  let at = { path: asked, search, hash: '' }
  let led: Led | undefined
  for (;;) {
    const row = await rowOf(platform, at.path, at.search)
    // What stood for the old page leads nowhere on the new one.
    const brought = row && queryOf(row.fromPath) !== '' ? '' : at.search
    const next = row && ledTo(row.toPath, withoutLanguage(at.path) !== at.path, brought)
    if (!row || next === undefined) return led
    if (passed.has(row.id) || standsFor(asked + queryOf(`/${search}`), next)) return undefined
    passed.add(row.id)
    const location = next.includes('#') ? next : next + at.hash
    led = { location, statusCode: led?.statusCode === temporary ? temporary : row.statusCode }
    at = { path: readablePath(location), search: /\?[^#]*/.exec(location)?.[0] ?? '', hash: /#.*/.exec(location)?.[0] ?? '' }
  }
}

interface Row {
  readonly id: string
  readonly fromPath: string
  readonly toPath: string
  readonly statusCode: number
}

/** What stands for the very query comes first, then what stands for its path; of both that of the language. */
async function rowOf({ database }: Platform, path: string, search: string): Promise<Row | undefined> {
  const query = queryOf(`/${search}`)
  const arabic = withoutLanguage(path)
  const rows = await database.rows<Row>(sql`
    select id, from_path as "fromPath", to_path as "toPath", status_code as "statusCode" from redirect
    where lower(from_path) in (lower(${path + query}), lower(${arabic + query}), lower(${path}), lower(${arabic}))`)
  return [path + query, arabic + query, path, arabic].flatMap(own => rows.find(({ fromPath }) => isSame(fromPath, own)) ?? [])[0]
}

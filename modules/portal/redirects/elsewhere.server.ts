import { sql } from '../../../server/database/sql.ts'
import { log } from '../../../server/log.ts'
import type { Platform } from '../../../server/platform.ts'
import { askedPath, barePath, ledTo, readablePath, withoutLanguage } from './paths.ts'
import { redirect } from './redirect.ts'

const { temporary } = redirect.fields.statusCode.codes

/**
 * Where a visitor is led whose address the portal does not have, or no longer: asked at each such visit, so a change holds at once in every process.
 * An address under `/en` that has no redirect of its own follows that of its Arabic page. What led to an authority is led on to the one that it
 * was merged into: in one step for the visitor, so the rows of both stay as they are when the merger is taken back.
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

/** For good only where every row on the way is so. @returns undefined where nobody is led, or in a circle */
async function ledFrom(platform: Platform, asked: string, search: string): Promise<Led | undefined> {
  const passed = new Set([barePath(asked)])
  let at = { path: asked, search, hash: '' }
  let led: Led | undefined
  for (;;) {
    const row = await rowOf(platform, at.path)
    const next = row && ledTo(row.toPath, withoutLanguage(at.path) !== at.path, at.search)
    if (!row || next === undefined) return led
    if (passed.has(barePath(next))) return undefined
    passed.add(barePath(next))
    const location = next.includes('#') ? next : next + at.hash
    led = { location, statusCode: led?.statusCode === temporary ? temporary : row.statusCode }
    at = { path: readablePath(location), search: /\?[^#]*/.exec(location)?.[0] ?? '', hash: /#.*/.exec(location)?.[0] ?? '' }
  }
}

async function rowOf({ database }: Platform, path: string): Promise<{ toPath: string; statusCode: number } | undefined> {
  return database.find(sql`
    select to_path as "toPath", status_code as "statusCode" from redirect
    where lower(from_path) in (lower(${path}), lower(${withoutLanguage(path)})) order by lower(from_path) = lower(${path}) desc limit 1`)
}

import type { Problem, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { isLiving } from '../../../server/http/living.ts'
import { log } from '../../../server/log.ts'
import type { Call, Platform, ResourceRules } from '../../../server/platform.ts'
import { isOldAddress, ledTo, oldAddressOf, queryOf, readablePath, standsFor, withoutLanguage } from './paths.ts'

export { loadRedirects } from './demonstration.server.ts'
export { followAuthority, followPlace } from './movedPlaces.server.ts'

/** What is asked of old addresses beside their definition: one that is answered is not old, and nobody is led twice. */
export const redirectRules: ResourceRules = {
  prepared: input => ({
    ...input,
    ...(typeof input.fromPath === 'string' && { fromPath: asPath(input.fromPath) }),
    ...(typeof input.toPath === 'string' && { toPath: input.toPath.trim() }),
  }),
  problemsOf: async (transaction, record, before, call) => {
    const living = await livingProblems(record, before, call)
    return living.length > 0 ? living : chainProblems(transaction, record, before)
  },
}

function asPath(given: string): string {
  const address = given.trim()
  return isOldAddress(address) ? oldAddressOf(address) : address
}

async function livingProblems({ fromPath }: Values, before: Values | undefined, { platform }: Call): Promise<Problem[]> {
  if (typeof fromPath !== 'string' || fromPath === before?.fromPath) return []
  if (!(await isLiving(platform, encodeURI(readablePath(fromPath)) + queryOf(fromPath)))) return []
  return [problem('fromPath', 'هذا العنوان قائم في البوابة، فلا يُحوَّل منه', 'The portal has this address: nobody is led away from it')]
}

/** Who writes one waits for whoever writes another: each alone might be right, and both together a circle. */
async function chainProblems(transaction: Transaction, { fromPath, toPath }: Values, before: Values | undefined): Promise<Problem[]> {
  if (typeof fromPath !== 'string' || typeof toPath !== 'string') return []
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('redirect'))`)
  if (standsFor(fromPath, toPath)) return [problem('toPath', 'يقود العنوان إلى نفسه', 'The address leads to itself')]
  const paths = [fromPath, toPath].map(address => withoutLanguage(readablePath(address)).toLowerCase())
  const others = await transaction.rows<{ fromPath: string; toPath: string }>(sql`
    select from_path as "fromPath", to_path as "toPath" from redirect where id is distinct from ${before?.id ?? null}::uuid
      and (${bare(sql`from_path`)} = any(${sql.param(paths)}::text[]) or ${bare(sql`to_path`)} = any(${sql.param(paths)}::text[]))`)
  if (others.some(other => isSame(other.fromPath, fromPath)))
    return [problem('fromPath', 'لهذا العنوان تحويل آخر', 'There is a redirect from this address already')]
  if (others.some(other => standsFor(other.fromPath, toPath)))
    return [
      problem(
        'toPath',
        'هذا العنوان قديم أيضًا: اكتب العنوان الذي يقود إليه',
        'This address is an old one too: write the one that it leads to',
      ),
    ]
  if (others.some(other => standsFor(fromPath, other.toPath)))
    return [
      problem(
        'fromPath',
        'تحويل آخر يقود إلى هذا العنوان: غيّر وجهته أولًا',
        'Another redirect leads to this address: change where it leads first',
      ),
    ]
  return []
}

/** The path of an address without its query, its fragment and its language, in small letters. */
function bare(address: ReturnType<typeof sql>) {
  return sql`coalesce(nullif(regexp_replace(lower(regexp_replace(${address}, '/?([?#].*)?$', '')), '^/en(?=/|$)', ''), ''), '/')`
}

/** One address, its path in capitals or small letters; of a query letters count. */
function isSame(a: string, b: string): boolean {
  return readablePath(a).toLowerCase() === readablePath(b).toLowerCase() && queryOf(a) === queryOf(b)
}

function problem(at: string, ar: string, en: string): Problem {
  return { at, rule: 'rule', sentence: { ar, en } }
}

/**
 * Where a visitor is led whose address the portal does not have, or no longer: asked at each such visit, so a change holds at once in every process.
 * An address under `/en` that has no redirect of its own follows that of its Arabic page; one with a query that has none of its own follows that of
 * its path, and brings the query along.
 * @returns undefined where he is led nowhere
 */
export async function elsewhereOf({ database }: Platform, { pathname, search }: URL): Promise<Response | undefined> {
  const asked = readablePath(pathname)
  const arabic = withoutLanguage(asked)
  try {
    const query = queryOf(pathname + search)
    const rows = await database.rows<{ fromPath: string; toPath: string; statusCode: number }>(sql`
      select from_path as "fromPath", to_path as "toPath", status_code as "statusCode" from redirect
      where lower(from_path) in (lower(${asked + query}), lower(${arabic + query}), lower(${asked}), lower(${arabic}))`)
    const found = [asked + query, arabic + query, asked, arabic].flatMap(own => rows.find(({ fromPath }) => isSame(fromPath, own)) ?? [])[0]
    // What stood for the old page leads nowhere on the new one.
    const isWhole = found !== undefined && query !== '' && queryOf(found.fromPath) === query
    const location = found && ledTo(found.toPath, asked !== arabic, isWhole ? '' : search)
    if (!found || location === undefined || standsFor(asked + query, location)) return undefined
    return new Response(null, {
      status: found.statusCode,
      headers: { location, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
  } catch (error) {
    log.error({ err: error }, 'old addresses could not be read: what is not there is answered as that')
    return undefined
  }
}

import type { Problem, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { whatAnswers, type Answering } from '../../../server/http/living.ts'
import type { Call, ResourceRules } from '../../../server/platform.ts'
import { isId, type RecordId } from '../../../server/resources/id.ts'
import { barePath, isOldAddress, isOwnPath, isSame, oldAddressOf, queryOf, sentPath, standsFor, withReadablePath } from './paths.ts'
import { bare, lockRedirects } from './stored.server.ts'

export { loadRedirects } from './demonstration.server.ts'
export { elsewhereOf } from './elsewhere.server.ts'
export { followAuthority, followPlace } from './movedPlaces.server.ts'

/** What is asked of old addresses beside their definition: one that is answered is not old, and nobody is led twice. */
export const redirectRules: ResourceRules = {
  prepared: input => ({
    ...input,
    ...(typeof input.fromPath === 'string' && { fromPath: asPath(input.fromPath) }),
    ...(typeof input.toPath === 'string' && { toPath: asTarget(input.toPath) }),
  }),
  // Before the row: a place that gets another code takes the lock first and the rows then.
  lockFirst: lockRedirects,
  problemsBefore: livingProblems,
  problemsOf: chainProblems,
}

function asPath(given: string): string {
  const address = given.trim()
  return isOldAddress(address) ? oldAddressOf(address) : address
}

function asTarget(given: string): string {
  const address = given.trim()
  return isOwnPath(address) ? withReadablePath(address) : address
}

const most = 500

/** Why nobody can be led away from the address, by what the program answers there now. One that is kept as it was is not asked for again. */
async function livingProblems({ platform }: Call, input: Values, id: RecordId | undefined): Promise<Problem[]> {
  const fromPath = typeof input.fromPath === 'string' ? asPath(input.fromPath) : ''
  if (fromPath.length > most || !isOldAddress(fromPath)) return []
  const kept = isId(id) ? await platform.database.find(sql`select 1 from redirect where id = ${id} and from_path = ${fromPath}`) : undefined
  if (kept) return []
  const reason = reasons[await whatAnswers(platform, sentPath(fromPath) + queryOf(fromPath))]
  return reason ? [problem('fromPath', ...reason)] : []
}

const reasons: Readonly<Record<Answering, readonly [ar: string, en: string] | undefined>> = {
  nothing: undefined,
  something: ['هذا العنوان قائم في البوابة، فلا يُحوَّل منه', 'The portal has this address: nobody is led away from it'],
  programs: ['هذا المسار للبرامج لا للصفحات، فلا يُحوَّل منه', 'This path is for programs, not for pages: nobody is led away from it'],
  fault: [
    'تعذر التحقق من هذا العنوان لعطل في صفحته، فحاول لاحقًا',
    'Whether the portal has this address could not be found out, as its page fails: try again later',
  ],
}

/** Only what is changed can be wrong: what leads to an authority's former code stays when the authority is merged. */
async function chainProblems(transaction: Transaction, { fromPath, toPath }: Values, before: Values | undefined): Promise<Problem[]> {
  if (typeof fromPath !== 'string' || typeof toPath !== 'string') return []
  await lockRedirects(transaction)
  if (standsFor(fromPath, toPath)) return [problem('toPath', 'يقود العنوان إلى نفسه', 'The address leads to itself')]
  const paths = [fromPath, toPath].map(barePath)
  const others = await transaction.rows<{ fromPath: string; toPath: string }>(sql`
    select from_path as "fromPath", to_path as "toPath" from redirect where id is distinct from ${before?.id ?? null}::uuid
      and (${bare(sql`from_path`)} = any(${sql.param(paths)}::text[]) or ${bare(sql`to_path`)} = any(${sql.param(paths)}::text[]))`)
  const [isFromNew, isToNew] = [fromPath !== before?.fromPath, toPath !== before?.toPath]
  if (others.some(other => isSame(other.fromPath, fromPath)))
    return [problem('fromPath', 'لهذا العنوان تحويل آخر', 'There is a redirect from this address already')]
  if (isToNew && others.some(other => standsFor(other.fromPath, toPath)))
    return [
      problem(
        'toPath',
        'هذا العنوان قديم أيضًا: اكتب العنوان الذي يقود إليه',
        'This address is an old one too: write the one that it leads to',
      ),
    ]
  if (isFromNew && others.some(other => standsFor(fromPath, other.toPath)))
    return [
      problem(
        'fromPath',
        'تحويل آخر يقود إلى هذا العنوان: غيّر وجهته أولًا',
        'Another redirect leads to this address: change where it leads first',
      ),
    ]
  return []
}

function problem(at: string, ar: string, en: string): Problem {
  return { at, rule: 'rule', sentence: { ar, en } }
}

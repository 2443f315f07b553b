import { visitor, type Problem, type Values } from '../../define.ts'
import type { Actor, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call, Platform, ResourceRules } from '../../../server/platform.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { insertRecord } from '../../../server/resources/write.ts'
import { areOneSearch, documentAt, type Pin } from '../../../server/search/pinned.ts'
import type { Synonyms } from '../../../server/search/plan.ts'
import { standardSynonyms } from './standardSynonyms.ts'

export { earlierSearches, searchLogCalls } from './asked.server.ts'
export { limitDownloads, limitSearches } from './limits.server.ts'
export { keepSearchLog, noteSearch, searchLogJobs } from './searchLog.server.ts'

const installer: Actor = { caller: visitor, requestId: 'install', address: undefined, reason: 'installation' }
const both = 1
const oneWay = 2

/** The synonyms in force, read at each search: a change holds at once, in every process, and nothing is written anew for it. */
export async function synonymsInForce({ platform }: Call): Promise<readonly Synonyms[]> {
  const rows = await platform.database.rows<{ words: string[]; direction: number }>(
    sql`select words, direction from search_synonym where is_active order by id`,
  )
  return rows.map(({ words, direction }) => ({ phrases: words, isOneWay: direction === oneWay }))
}

/** The pins in force today, in their order; read at each search, as synonyms are. */
export async function pinsInForce({ platform }: Call): Promise<readonly Pin[]> {
  const rows = await platform.database.rows<{ queries: string[]; target: string }>(sql`
    select queries, target from search_pin where until is null or until >= ${platform.clock.today()}::date order by position, creation_time desc, id`)
  return rows.map(({ queries, target }) => ({ phrases: queries, target }))
}

/** What is asked of pins beside their definition: that the page is one that the search finds. */
export const searchPinRules: ResourceRules = {
  prepared: input => ({ ...input, ...(typeof input.target === 'string' && { target: inArabic(input.target) }) }),
  problemsBefore: targetProblems,
  problemsOf: placeProblems,
}

/** The path of the page in Arabic: one pin serves both languages. */
function inArabic(target: string): string {
  return target
    .trim()
    .replace(/^\/en(?=\/)/, '')
    .replace(/#.*$/, '')
}

async function targetProblems({ platform }: Call, { target }: Values): Promise<Problem[]> {
  if (typeof target !== 'string' || !target.startsWith('/')) return []
  if (await documentAt(platform, inArabic(target))) return []
  return [
    {
      at: 'target',
      rule: 'rule',
      sentence: {
        ar: 'لا يجد البحث هذه الصفحة: قد تكون غير منشورة، أو كُتب مسارها خطأ',
        en: 'The search does not find this page: it may not be published, or its path is wrong',
      },
    },
  ]
}

/** Of two pages that are pinned in one place for one search nobody could say which stands there. What has stood so may be changed otherwise. */
async function placeProblems(
  transaction: Transaction,
  { queries, position, until }: Values,
  before: Values | undefined,
  { platform }: Call,
): Promise<Problem[]> {
  const today = platform.clock.today()
  if (!Array.isArray(queries) || typeof position !== 'number' || (typeof until === 'string' && until < today)) return []
  if (before && JSON.stringify([queries, position, until]) === JSON.stringify([before.queries, before.position, before.until])) return []
  // Of two that come at once the second sees the first.
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('searchPin'))`)
  const others = await transaction.rows<{ queries: string[]; target: string }>(sql`
    select queries, target from search_pin where position = ${position}::int and id is distinct from ${before?.id ?? null}::uuid
      and (until is null or until >= ${today}::date)`)
  const own = queries.map(String)
  for (const { queries: theirs, target } of others) {
    const shared = own.find(query => theirs.some(other => areOneSearch(query, other)))
    if (shared !== undefined) return [placeTaken(shared, target)]
  }
  return []
}

function placeTaken(query: string, target: string): Problem {
  return {
    at: 'position',
    rule: 'rule',
    sentence: {
      ar: `في هذا الترتيب للبحث «${query}» صفحة أخرى: \u2066${target}\u2069. اختر ترتيبًا آخر`,
      en: `Another page has this place for the search “${query}”: ${target}. Choose another place`,
    },
  }
}

/** Adds the synonyms of a fresh installation, once: what somebody has removed stays away. */
export async function keepSynonyms({ database, models }: Platform): Promise<void> {
  const model = models.get('searchSynonym')
  if (!model) return
  await database.write(installer, async transaction => {
    await transaction.rows(sql`lock table search_synonym in share row exclusive mode`)
    const known = await transaction.find(sql`
      select 1 where exists (select from search_synonym) or exists (select from audit_entry where table_name = 'search_synonym')`)
    if (known) return
    for (const line of standardSynonyms.trim().split('\n')) {
      const words = line.split(/[=>]/).map(phrase => phrase.trim())
      const record = { words, direction: line.includes('>') ? oneWay : both, isActive: true }
      await insertRecord(transaction, model, newId(), record, { concurrencyStamp: newStamp(), creator: null })
    }
  })
}

import { visitor } from '../../define.ts'
import type { Actor } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { insertRecord } from '../../../server/resources/write.ts'
import type { Synonyms } from '../../../server/search/plan.ts'
import { standardSynonyms } from './standardSynonyms.ts'

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

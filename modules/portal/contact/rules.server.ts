import type { Problem } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { ResourceRules } from '../../../server/platform.ts'

/** What is asked of contact points beside their definition (portal and administration, section 12.14). */
export const contactPointRules: ResourceRules = {
  lockFirst: async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('contactPoint'))`)
  },
  problemsOf: async (transaction, record, before, call): Promise<Problem[]> => {
    const { headquarters } = call.platform.lookups.ids('contactPointKind')
    if (record.kind !== headquarters || headquarters === undefined) return []
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('contactPoint'))`)
    const other = await transaction.find(
      sql`select 1 from contact_point where kind = ${headquarters} and id is distinct from ${before?.id ?? null}::uuid`,
    )
    return other === undefined
      ? []
      : [
          {
            at: 'kind',
            rule: 'rule',
            sentence: { ar: 'للوزارة مقر واحد، وهو مسجل', en: 'There is one headquarters, and it is entered already' },
          },
        ]
  },
  beforehand: async (_call, transaction, _record, before) => {
    if (before) return {}
    const last = await transaction.find<{ next: number }>(sql`select coalesce(max(sort_order), 0)::int + 10 as next from contact_point`)
    return { sortOrder: last?.next ?? 10 }
  },
}

import { Invalid, type Problem, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { lastInOrder } from '../../../server/resources/ordering.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { authorityPages, comingRoutes } from '../menus/menus.ts'
import { mostQuick } from './gateService.ts'
import { reorderServices } from './ordering.ts'

const tooManyQuick: Problem = {
  at: 'isQuick',
  rule: 'rule',
  sentence: {
    ar: `في الصفحة الرئيسية ${mostQuick} خدمات سريعة، وهذا أقصى عدد`,
    en: `There are ${mostQuick} quick services on the home page already, which is the most`,
  },
}

/** A part of the path, in either language, on which a service over `t` begins. @param nth from 1 */
function partOfPath(nth: number) {
  return sql`split_part(regexp_replace(split_part(split_part(t.link_url, '#', 1), '?', 1), '^/(en/)?', '', 'i'), '/', ${nth}::int)`
}

/** Does it begin on a page of the portal that is still to come? Capitals make no difference there, as in the table of routes. */
const isToCome = sql`(t.link_url is not null and starts_with(t.link_url, '/') and (
  lower(${partOfPath(1)}) = any(${sql.param(comingRoutes.map(path => path.slice(1).toLowerCase()))}::text[])
  or lower(${partOfPath(1)}) = 'localcommlist' and ${partOfPath(2)} <> all(${sql.param(Object.keys(authorityPages))}::text[])))`

/** Do citizens read the service over `t`? */
export const isServiceShown = sql`(t.is_published and not ${isToCome})`

/** What is asked of services beside their definition (domain/portal-and-admin, section 12.16). */
export const serviceRules: ResourceRules = {
  facts: { standing: sql`(case when not t.is_published then 1 when ${isToCome} then 2 else 3 end)` },
  // It would lead citizens nowhere, as an entry of a menu to such a page would. What else an address leads to is not known here, and is let be.
  publicWhen: sql`(not ${isToCome})`,
  beforehand: (_call, transaction, _record, before) => lastInOrder(transaction, 'gate_service', before),
  problemsOf: async (transaction, record, before) =>
    before?.isPublished === true ? crowding(transaction, { ...record, id: before.id }) : [],
  steps: {
    publish: {
      guard: async ({ transaction, record }) => {
        const problems = await crowding(transaction, record)
        if (problems.length > 0) throw new Invalid(problems)
      },
    },
  },
}

/**
 * Why a service that is published has no room among the quick ones of the home page. Those that nobody sees take none, and one that stands there
 * already stays. Whoever shows one waits for whoever shows another.
 */
async function crowding(transaction: Transaction, { id, isQuick, linkUrl }: Values): Promise<Problem[]> {
  if (isQuick !== true) return []
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('gateService.isQuick'))`)
  const row = await transaction.find<{ others: number; stands: boolean; waits: boolean }>(sql`
    select count(*) filter (where t.id <> ${id ?? null}::uuid)::int as others, coalesce(bool_or(t.id = ${id ?? null}::uuid), false) as stands,
      (select ${isToCome} from (select ${linkUrl ?? null}::text as link_url) t) as waits
    from gate_service t where t.is_quick and ${isServiceShown}`)
  return row !== undefined && !row.stands && !row.waits && row.others >= mostQuick ? [tooManyQuick] : []
}

/** Calls about services beside those of their definition. */
export const serviceCalls: readonly Endpoint[] = [
  implement(reorderServices, ({ ids }, call) =>
    putInOrder(call, modelOf(call.platform, 'gateService'), ids, reorderServices.input.ids.label),
  ),
]

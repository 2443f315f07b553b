import type { Problem } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { lastInOrder } from '../../../server/resources/ordering.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { authorityPages, comingRoutes, publicRoutes } from '../menus/menus.ts'
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

/** How the paths of the portal's own pages begin, those of its records and of staff among them. */
const served = [
  ...publicRoutes.flatMap(({ path }) => (comingRoutes.includes(path) ? [] : [path.split('/')[1] ?? ''])),
  ...['page', 'localComm', 'council', 'event', 'video', 'api', 'login', 'dashboard'],
]
const path = sql`regexp_replace(split_part(split_part(t.link_url, '#', 1), '?', 1), '^/en(/|$)', '/')`

/** Is there a page where the service, over `t`, begins? Other sites are not asked. */
const leadsSomewhere = sql`(t.link_url is null or not starts_with(t.link_url, '/') or split_part(${path}, '/', 2) = any(${sql.param(served)}::text[])
  or ${path} = any(${sql.param(Object.keys(authorityPages).map(code => `/localCommList/${code}`))}::text[]))`

/** What is asked of services beside their definition (domain/portal-and-admin, section 12.16). */
export const serviceRules: ResourceRules = {
  facts: { standing: sql`(case when not t.is_published then 1 when not ${leadsSomewhere} then 2 else 3 end)` },
  // A service that begins on a page which the portal does not have leads citizens nowhere, as a broken entry of a menu does.
  publicWhen: leadsSomewhere,
  beforehand: (_call, transaction, _record, before) => lastInOrder(transaction, 'gate_service', before),
  problemsOf: async (transaction, { isQuick }, before) => {
    if (isQuick !== true || before?.isQuick === true) return []
    // Whoever makes one quick waits for whoever makes another one so.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('gateService.isQuick'))`)
    const row = await transaction.find<{ count: number }>(sql`select count(*)::int as count from gate_service where is_quick`)
    return (row?.count ?? 0) >= mostQuick ? [tooManyQuick] : []
  },
}

/** Calls about services beside those of their definition. */
export const serviceCalls: readonly Endpoint[] = [
  implement(reorderServices, ({ ids }, call) =>
    putInOrder(call, modelOf(call.platform, 'gateService'), ids, reorderServices.input.ids.label),
  ),
]

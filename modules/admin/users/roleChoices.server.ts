import { inLang } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { allRoles, whyNotGiven } from './giving.server.ts'
import { usersReach } from './reach.server.ts'
import { getRoleChoices } from './roleActions.ts'

/** Which roles somebody may name who gives them. */
export const roleChoiceCalls: readonly Endpoint[] = [
  implement(getRoleChoices, async (_input, call) => {
    const roles = await allRoles(call.platform.database)
    const held = call.caller.can('AbpIdentity.Roles') ? undefined : await heldWithin(call)
    const items = roles
      .map(role => ({ ...role, refusal: whyNotGiven(call.caller, role) ?? null }))
      .filter(({ id, refusal }) => refusal === null || held === undefined || held.has(id))
      .map(({ id, code, titleAr, titleEn, refusal }) => ({ id, code, titleAr, titleEn, refusal }))
    const titleOf = ({ titleAr, titleEn }: { titleAr: string; titleEn: string }) => inLang([titleAr, titleEn], call.lang)
    return { items: items.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), call.lang)) }
  }),
]

/** The roles of those whom the caller sees. */
async function heldWithin({ caller, platform }: Call): Promise<ReadonlySet<string>> {
  const seen = usersReach.visibleTo(caller, sql`ur.user_id`, sql`false`)
  const rows = await platform.database.rows<{ id: string }>(sql`select distinct ur.role_id as id from user_in_role ur where ${seen}`)
  return new Set(rows.map(({ id }) => id))
}

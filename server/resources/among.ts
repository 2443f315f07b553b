import { decisionsOf } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { ownerOf } from './access.ts'
import type { Model } from './model.ts'
import type { Among } from './query.ts'

/** The condition that narrows a list to what the caller has made, or to what waits for his decision. */
export function amongOf(call: Call, model: Model, among: Among): SQL {
  return among === 'mine' ? sql`${model.at('creator')} = ${call.caller.userId ?? null}` : waitingFor(call, model)
}

/** The records on which the caller may take a deciding step now: in their state, by his permissions, within the reach of the step. */
function waitingFor(call: Call, model: Model): SQL {
  const { caller, platform } = call
  const { resource, state } = model
  const { scopes = {}, decides } = platform.rulesOf(resource)
  const decisions = decisionsOf(resource).filter(({ permission }) => caller.can(permission))
  if (!state || decisions.length === 0) return sql`false`
  const conditions = decisions.map(({ from, action }) => {
    const reached = platform.reachOf(scopes[action] ?? resource.scope).writableBy(caller, ownerOf(model))
    return sql`(${model.at(state.name)} = ${state.table.codes[from]} and ${reached})`
  })
  const anyOf = sql`(${sql.join(conditions, sql` or `)})`
  // What its author has not sent is nobody's to decide yet.
  const isSent = resource.publishing === 'reviewed' ? sql` and not ${model.at('isDraft')}` : sql``
  return sql`${anyOf}${isSent} and ${decides?.(call, column => model.at(column)) ?? sql`true`}`
}

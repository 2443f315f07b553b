import { decisionsOf } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { ownerOf } from './access.ts'
import type { Model } from './model.ts'
import type { Among } from './query.ts'

/** The condition that narrows a list to what the caller has made, or to what waits for his decision or anybody's. */
export function amongOf(call: Call, model: Model, among: Among): SQL {
  if (among === 'mine') return sql`${model.at('creator')} = ${call.caller.userId ?? null}`
  return among === 'waiting' ? waitingFor(call, model) : inReview(model)
}

/** The records that somebody is to decide on, whoever that is. */
export function inReview(model: Model): SQL {
  const { resource, state } = model
  const codes = [...new Set(decisionsOf(resource).map(({ from }) => state?.table.codes[from]))]
  if (!state || codes.length === 0) return sql`false`
  return sql`(${model.at(state.name)} = any(${sql.param(codes)}::int[])${isSentIn(model)})`
}

/** What its author has not sent is nobody's to decide yet. */
function isSentIn(model: Model): SQL {
  return model.resource.publishing === 'reviewed' ? sql` and not ${model.at('isDraft')}` : sql``
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
  return sql`${anyOf}${isSentIn(model)} and ${decides?.(call, column => model.at(column)) ?? sql`true`}`
}

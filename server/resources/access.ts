import { Refused, type Values } from '../../kernel/kernel.ts'
import { allOf, listed, name, sql, type SQL } from '../database/sql.ts'
import { snake } from '../database/columns.ts'
import type { Runner } from '../database/connect.ts'
import { noPermission } from '../http/errors.ts'
import type { Call, Platform } from '../platform.ts'
import type { RecordId } from './id.ts'
import { publishingNames, type Model } from './model.ts'

/** The column that says whose a row is. */
export function ownerOf(model: Model): SQL {
  return model.at(model.resource.scope.owner)
}

/** Do citizens see the row? What lending fund, public relations and association read of files. */
export function isPublicRow(model: Model, platform: Platform): SQL {
  const { publishing, options } = model.resource
  // A later version than the live one is not theirs to read yet.
  if (publishing === 'reviewed') {
    const isLive = sql`${model.at('liveVersion')} = ${model.at('currentVersion')}`
    const hasCome = model.has('publishAt') ? sql`coalesce(${model.at('publishAt')} <= now(), true)` : undefined
    // What is over has left the lists of citizens too.
    const isNotOver = model.has('expireAt') ? sql`coalesce(${model.at('expireAt')} > now(), true)` : undefined
    return allOf([isLive, hasCome, isNotOver])
  }
  const conditions = publicConditions(model, platform)
  if (publishing === 'switched') return sql`(${model.at('isPublished')} and ${conditions})`
  return options.portal ? conditions : sql`false`
}

/**
 * `portal.when`, as SQL: words are translated to what the table holds. Beside it what the capability's rules ask.
 * @param atAnyTime without what they ask, which is mostly a time
 */
export function publicConditions(model: Model, platform: Platform, atAnyTime = false): SQL {
  const entries = Object.entries(model.resource.options.portal?.when ?? {})
  const conditions = entries.map(([key, word]) => {
    const field = model.resource.fields[key]
    const codes = field?.codes ?? field?.states?.codes ?? (field?.list ? platform.lookups.ids(field.list) : undefined)
    return sql`${model.at(key)} = ${codes ? codes[String(word)] : word}`
  })
  return allOf([sql`true`, ...conditions, atAnyTime ? undefined : platform.rulesOf(model.resource).publicWhen])
}

/** Whether a caller may change a row: by the name of an action where the capability says on which rows it is taken, else `write`. */
type Reached = Readonly<Record<string, boolean>> & { readonly write: boolean }
/** A row as the table has it, and what its reader reaches it for. */
export type FoundRow = Readonly<Record<string, unknown>> & { readonly reached: Reached }

/** Everything of one row that the caller sees, child rows apart, and as `reached` what he reaches it for; undefined when there is none or he does not see it. */
export async function findVisible(
  call: Call,
  runner: Runner,
  model: Model,
  id: RecordId,
  more: SQL = sql``,
): Promise<FoundRow | undefined> {
  const visible = call.platform.reachOf(model.resource.scope).visibleTo(call.caller, ownerOf(model), isPublicRow(model, call.platform))
  return runner.find(
    sql`select ${allColumns(model)}, ${reachedOf(call, model)} as "reached" from ${model.from} where t.id = ${id} and ${visible} ${more}`,
  )
}

function reachedOf({ caller, platform }: Call, model: Model): SQL {
  const scopes = Object.entries({ write: model.resource.scope, ...platform.rulesOf(model.resource).scopes })
  return sql`json_build_object(${listed(
    scopes.map(([action, scope]) => sql`${action}::text, ${platform.reachOf(scope).writableBy(caller, ownerOf(model))}`),
  )})`
}

/** Does the caller reach a row that he has found for this action? */
export function reaches(row: FoundRow, action: string): boolean {
  return row.reached[action] ?? row.reached.write
}

/**
 * The same, to be changed: locked until the transaction ends. What it extends is locked first, as by who writes that alone.
 * @param actions what is to be done with it: he must reach it for one of them. Others may refer to a record that is being changed, not
 * to one that is being deleted
 * @throws Refused when it does not exist, or is not reached
 */
export async function lockForWriting(
  call: Call,
  runner: Runner,
  model: Model,
  id: RecordId,
  ...actions: readonly [action: string, ...others: string[]]
): Promise<FoundRow> {
  const lock = actions.includes('delete') ? sql`for update` : sql`for no key update`
  if (model.base) await runner.rows(sql`select from ${name(model.base.model.table)} where id = ${id} ${lock}`)
  const record = await findVisible(call, runner, model, id, sql`${lock} of t`)
  if (!record) throw notFound()
  if (!actions.some(action => reaches(record, action))) throw outOfScope()
  return record
}

/** @throws Refused when the caller may not write the row */
export async function requireWritable(call: Call, runner: Runner, model: Model, id: RecordId): Promise<void> {
  const writable = call.platform.reachOf(model.resource.scope).writableBy(call.caller, ownerOf(model))
  const row = await runner.find(sql`select 1 as ok from ${model.from} where t.id = ${id} and ${writable}`)
  if (!row) throw outOfScope()
}

/** A record that is not there, or that the caller must not know of. */
export function notFound(ar = 'السجل غير موجود', en = 'The record does not exist'): Refused {
  return new Refused('notFound', ar, en, { status: 404 })
}

/** The caller's place does not reach this record. */
export function outOfScope(field?: string): Refused {
  return new Refused('outOfScope', 'لا تملك صلاحية الوصول إلى هذه الجهة', 'You cannot access this place', {
    status: 403,
    ...(field && { field }),
  })
}

/** Everything of a row, child rows apart, by its names in the definition. */
export function allColumns(model: Model): SQL {
  const common = ['id', 'concurrencyStamp', 'creationTime', 'creator', 'lastModificationTime', 'lastModifier']
  const owner = model.resource.scope.owner
  const keys = [...common, ...(owner === 'id' ? [] : [owner]), ...publishingNames(model.resource)]
  return listed([
    ...keys.map(key => sql`t.${name(snake(key))} as ${name(key)}`),
    ...[...model.columns, ...model.facts].map(column => sql`${model.at(column.name)} as ${name(column.name)}`),
  ])
}

/** The permission, or a refusal that says so. */
export function requirePermission(call: Call, permission: string): void {
  if (!call.caller.can(permission)) throw noPermission(permission)
}

/** The word of the state that a row is in. */
export function stateOf(model: Model, record: Values): string | undefined {
  if (!model.state) return undefined
  const code = record[model.state.name]
  return Object.keys(model.state.table.codes).find(word => model.state?.table.codes[word] === code)
}

/** The record's state does not allow what was asked (P-24). */
export function wrongState(model: Model, word: string): Refused {
  const label = model.state?.table.words[word]
  return stateRefusal(word, label?.[1] ?? word, label?.[2] ?? word)
}

/** A record of a switch is published already, or not published: it stays as it is (P-24). */
export function wrongSwitch(isPublished: boolean): Refused {
  return isPublished ? stateRefusal('published', 'منشور', 'Published') : stateRefusal('notPublished', 'غير منشور', 'Not published')
}

function stateRefusal(state: string, ar: string, en: string): Refused {
  return new Refused(
    'wrongState',
    `لا يمكن تنفيذ الإجراء: الحالة الحالية «${ar}»`,
    `The action is not possible: the present state is “${en}”`,
    { status: 409, details: { state } },
  )
}

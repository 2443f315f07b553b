import { columnsOf, isPersonal, listedColumnsOf, masked, type Column, type Field, type Values } from '../../kernel/kernel.ts'
import { noteEventNow } from '../audit/note.ts'
import type { Call } from '../platform.ts'
import { titleColumns, type Model } from './model.ts'

/** May the caller see the personal values of a definition's records in full? (portal and administration, section 0) */
export function seesPersonal({ caller }: Call, { resource }: Model): boolean {
  return caller.can(`${resource.permission}.ViewPersonalData`)
}

/** A record as this caller may see it: personal values are masked for who may not see them. */
export function withoutPersonal(call: Call, model: Model, record: Values): Values {
  const hidden = listedColumnsOf(model.resource).filter(
    ({ field, name }) => name in record && (isPersonal(field) || personalInRows(field).length > 0),
  )
  if (hidden.length === 0 || seesPersonal(call, model)) return record
  return {
    ...record,
    ...Object.fromEntries(hidden.map(({ name, field }) => [name, field.fields ? maskedRows(field, record[name]) : masked(record[name])])),
  }
}

/** The columns of child rows that tell something of a person. */
function personalInRows({ fields }: Field): readonly string[] {
  return fields ? columnsOf(fields).flatMap(({ name, field }) => (isPersonal(field) ? [name] : [])) : []
}

function maskedRows(field: Field, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const names = personalInRows(field)
  return value.map((row: Values) => ({ ...row, ...Object.fromEntries(names.map(name => [name, masked(row[name])])) }))
}

/** The columns of a definition that tell something of a person and that this caller sees in full. */
export function personalSeen(call: Call, model: Model): readonly Column[] {
  return seesPersonal(call, model) ? listedColumnsOf(model.resource).filter(({ field }) => isPersonal(field)) : []
}

/** Does a child row of the record tell something of a person that this caller sees in full? */
function tellsInRows(call: Call, model: Model, record: Values): boolean {
  if (!seesPersonal(call, model)) return false
  return columnsOf(model.resource.fields).some(({ name, field }) => {
    const rows = record[name]
    return Array.isArray(rows) && rows.some((row: Values) => personalInRows(field).some(key => row[key] != null && row[key] !== ''))
  })
}

/**
 * Notes that somebody has opened a record with the personal data of another in full (portal and administration, section 6.1): not of his own
 * account, and not where there is none in it.
 */
export async function noteViewed(call: Call, model: Model, record: Values): Promise<void> {
  const { id } = record
  if (typeof id !== 'string' || id === call.caller.userId) return
  const seen = personalSeen(call, model).filter(({ name }) => record[name] != null && record[name] !== '')
  if (seen.length === 0 && !tellsInRows(call, model, record)) return
  const [title, en] = titleColumns(model)
  // What has no name of its own goes by its number, if it has one.
  const ar = title === 'id' && 'number' in model.resource.fields ? 'number' : title
  const textAt = (name: string) => (typeof record[name] === 'string' ? record[name] : undefined)
  await noteEventNow(call.platform.database, call.actor, {
    action: 'viewPersonalData',
    tableName: model.table,
    rowId: id,
    rowTitle: [textAt(ar) ?? id, textAt(en) ?? null],
  })
}

import { columnsOf, isPersonal, type AnyResource, type Field, type Fields } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import type { AuditAction, ChangesScope } from './actions.ts'

/** What the audit knows of a table: the trigger reads it at every write. */
export interface AuditedTable {
  /** As SQL names it. */
  readonly name: string
  /** Code of the module in lookup(2). */
  readonly module?: string
  /** Where the module follows from a value of the row: the column, and the module's code for each of its values. */
  readonly moduleBy?: { readonly column: string; readonly codes: Readonly<Record<string, string>> }
  /** The columns that name a row to a reader, in Arabic and in English. */
  readonly title?: readonly [ar: string, en?: string]
  /** The column that names the place whose the row is. */
  readonly owner?: string
  /** Of child rows: whose they are, by which column, and the column there that names its place. */
  readonly parent?: { readonly table: string; readonly column: string; readonly owner?: string }
  /** What a change of a row is called, where it is not what was done to the row. */
  readonly action?: AuditAction
  readonly changesScope?: ChangesScope
  /** Columns that are not noted: they follow from others, or from the fact that something was changed. */
  readonly derived?: readonly string[]
  /** Columns of which is only noted that they were changed. Those whose name ends in `_hash` are found without being named. */
  readonly secret?: readonly string[]
  /** Columns that tell something of a person: shown to few, salted in the chain, and erasable. */
  readonly personal?: readonly string[]
  /** Rows whose values are all secret, by their ids. */
  readonly secretRows?: readonly string[]
}

/** What every change changes, and what follows from the other columns. */
export const alwaysDerived: readonly string[] = ['search_text', 'concurrency_stamp', 'last_modification_time', 'last_modifier']

/**
 * The tables of definitions: a record's own and those of its child rows.
 * @param moduleOf code of a definition's module in lookup(2), or how it follows from a row
 * @param placeOf is each record of the definition a place itself?
 */
export function tablesOfDefinitions(
  resources: readonly AnyResource[],
  moduleOf: (resource: AnyResource) => Pick<AuditedTable, 'module' | 'moduleBy'>,
  isPlace: (resource: AnyResource) => boolean,
): AuditedTable[] {
  return resources.flatMap(resource => {
    const { name, fields, scope } = resource
    const table = snake(name)
    const owner = scope.owner !== 'id' ? snake(scope.owner) : isPlace(resource) ? 'id' : undefined
    const shared = { ...moduleOf(resource), derived: alwaysDerived }
    const children = Object.entries(fields).flatMap(([fieldName, field]) =>
      field.fields ? [{ ...shared, ...personalIn(field.fields), ...childOf(table, owner, fieldName) }] : [],
    )
    return [{ name: table, ...shared, ...personalIn(fields), ...titleOf(fields), ...(owner !== undefined && { owner }) }, ...children]
  })
}

function childOf(table: string, owner: string | undefined, fieldName: string): AuditedTable {
  return { name: `${table}_${snake(fieldName)}`, parent: { table, column: 'parent', ...(owner !== undefined && { owner }) } }
}

/** What a definition says is of a person. */
function personalIn(fields: Fields): Pick<AuditedTable, 'personal'> {
  return { personal: columnsOf(fields).flatMap(({ name, field }) => (isPersonal(field) ? [snake(name)] : [])) }
}

function titleOf(fields: Readonly<Record<string, Field>>): Pick<AuditedTable, 'title'> {
  const pair = ['name', 'title'].find(key => fields[key]?.bilingual)
  if (pair !== undefined) return { title: [`${pair}_ar`, `${pair}_en`] }
  const single = ['code', 'year'].find(key => key in fields)
  return single === undefined ? {} : { title: [single] }
}

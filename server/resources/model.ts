import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnsOf, factColumnsOf, findCheck, findState, type AnyResource, type Column, type StateOf } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import { name, settled, sql, type SQL } from '../database/sql.ts'
import { isSearchable, liveColumns, ownColumns, type ResourceTables } from '../database/tables.ts'

/** Child rows of a definition. */
export interface RowModel {
  readonly fieldName: string
  readonly table: SQL
  readonly columns: readonly Column[]
}

/** What the server knows of a definition: where each value lies. Made once at the start. */
export interface Model {
  readonly resource: AnyResource
  readonly table: string
  /** Values with a column, those of the record that this one extends included. */
  readonly columns: readonly Column[]
  readonly own: readonly Column[]
  /** What lies in other rows: read with the record, never written with it. */
  readonly facts: readonly Column[]
  readonly base: { readonly model: Model; readonly columns: readonly Column[] } | undefined
  /** The records that extend this one. */
  readonly extensions: readonly Model[]
  readonly rows: readonly RowModel[]
  readonly state: StateOf | undefined
  /** Has its own table a text in which free text is looked for? */
  readonly isSearchable: boolean
  /** The text in which free text is looked for: its own, else that of the record that it extends. */
  readonly searchText: SQL | undefined
  /** What citizens may see, and where: the live copy of a reviewed resource, else the rows that are public. */
  readonly live: { readonly table: string; readonly columns: readonly Column[] } | undefined
  /** `from` with the alias `t`, joined with the extended record as `b`. */
  readonly from: SQL
  /** The column of a value, qualified: `t.title_ar`. */
  at(column: string): SQL
  has(column: string): boolean
}

const commonNames = ['id', 'concurrencyStamp', 'creationTime', 'creator', 'lastModificationTime', 'lastModifier']

/** The SQL of the facts of a definition, by their names; `t` is the record's own row. */
export type FactsOf = (resource: AnyResource) => Readonly<Record<string, SQL>>

/** The models of all definitions, by name. @param factsOf undefined: nothing is read @throws Error when a fact has no SQL */
export function modelsOf(
  resources: readonly AnyResource[],
  tables: ReadonlyMap<string, ResourceTables>,
  factsOf?: FactsOf,
): ReadonlyMap<string, Model> {
  const models = new Map<string, Model & { readonly extensions: Model[] }>()
  for (const resource of resources) {
    const made = tables.get(resource.name)
    if (!made) throw new Error(`${resource.name} has no tables`)
    const extended = resource.options.extends && models.get(resource.options.extends.base.name)
    if (resource.options.extends && !extended) throw new Error(`${resource.name} stands before what it extends`)
    const model = modelOf(resource, made, extended, factsOf)
    extended?.extensions.push(model)
    models.set(resource.name, model)
  }
  return models
}

function modelOf(
  resource: AnyResource,
  { main, rows, live }: ResourceTables,
  extended: Model | undefined,
  factsOf: FactsOf | undefined,
): Model & { readonly extensions: Model[] } {
  const table = getTableName(main)
  const hasColumn = ({ field }: Column) => field.kind !== 'rows'
  const own = ownColumns(resource).filter(hasColumn)
  const all = columnsOf(resource.fields).filter(hasColumn)
  const inBase = new Set(all.filter(column => !own.includes(column)).map(column => column.name))
  const extra = [...commonNames, ...(resource.scope.owner === 'id' ? [] : [resource.scope.owner]), ...publishingNames(resource)]
  const facts = factColumnsOf(resource)
  const factSql = factsOf?.(resource) ?? {}
  const without = factsOf && facts.find(column => !factSql[column.name])
  if (without) throw new Error(`${resource.name}: nothing says how ${without.name} is read`)
  const known = new Set([...extra, ...[...all, ...facts].map(column => column.name)])
  const hasText = isSearchable(ownColumns(resource))
  return {
    resource,
    table,
    columns: all,
    own,
    facts,
    base: extended && { model: extended, columns: all.filter(column => inBase.has(column.name)) },
    rows: Object.entries(rows).map(([fieldName, child]) => rowModel(resource, fieldName, child)),
    state: findState(resource),
    extensions: [],
    isSearchable: hasText,
    searchText: hasText ? sql`t.search_text` : extended?.isSearchable ? sql`b.search_text` : undefined,
    live: live && { table: getTableName(live), columns: liveColumns(resource) },
    from: extended ? sql`${name(table)} t join ${name(extended.table)} b on b.id = t.id` : sql`${name(table)} t`,
    at: kept(column => factSql[column] ?? settled(sql`${sql.raw(inBase.has(column) ? 'b' : 't')}.${name(snake(column))}`)),
    has: column => known.has(column),
  }
}

/** Pieces of SQL that are asked for again and again, made once. */
function kept(made: (column: string) => SQL): (column: string) => SQL {
  const pieces = new Map<string, SQL>()
  return column => {
    const piece = pieces.get(column) ?? made(column)
    pieces.set(column, piece)
    return piece
  }
}

/** The columns that publishing adds, by their names in JSON. */
export function publishingNames({ publishing }: AnyResource): string[] {
  if (publishing === 'switched') return ['isPublished']
  return publishing === 'reviewed' ? ['isDraft', 'currentVersion', 'liveVersion', 'sentBy'] : []
}

function rowModel(resource: AnyResource, fieldName: string, table: PgTable): RowModel {
  return { fieldName, table: name(getTableName(table)), columns: columnsOf(resource.fields[fieldName]?.fields ?? {}) }
}

/** The columns that name a record to a reader: its name or title, else its code. */
export function titleColumns({ resource }: Model): readonly [ar: string, en: string] {
  const first = ['name', 'title'].find(key => (resource.fields[key] ?? resource.options.facts?.[key])?.bilingual)
  if (first) return [`${first}Ar`, `${first}En`]
  return 'code' in resource.fields ? ['code', 'code'] : ['id', 'id']
}

/** The values that free text looks into. */
export function searchableColumns(columns: readonly Column[]): readonly Column[] {
  return columns.filter(({ field, fieldName }) => findCheck(field, 'searchable') || fieldName === 'code')
}

import { getTableColumns, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type PgTableExtraConfigValue,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core'
import {
  columnsOf,
  findCheck,
  findState,
  hasIntegerIds,
  isDraftState,
  isMany,
  isPersonal,
  type AnyResource,
  type Column,
  type Field,
  type Fields,
} from '../../kernel/kernel.ts'
import { takesFiles } from '../files/filesIn.ts'
import { snake, sqlColumn } from './columns.ts'
import { attachment } from './platformTables.ts'
import { isToldIn } from './written.ts'

/** Values of lookup lists: a definition of the product. A set of definitions without it stands on them too. */
const lookup = pgTable('lookup', { id: integer('id').primaryKey() })

/** The tables of one definition. */
export interface ResourceTables {
  readonly main: PgTable
  /** Child rows, by the name of their field. */
  readonly rows: Readonly<Record<string, PgTable>>
  /** What citizens see of a reviewed resource: the version that was published last, a row a record. */
  readonly live: PgTable | undefined
}

/** The columns of a table while it is being made, where an index may ask them for an order. */
type Columns = Record<string, ExtraConfigColumn>
type Extra = PgTableExtraConfigValue

/** Every definition's tables, by its name; references between definitions are resolved among them. */
export function tablesOf(resources: readonly AnyResource[]): ReadonlyMap<string, ResourceTables> {
  const made = new Map<string, ResourceTables>()
  const find = (name: string) => made.get(name)?.main
  for (const resource of resources) made.set(resource.name, tablesOfOne(resource, find))
  return made
}

type FindTable = (resource: string) => PgTable | undefined

function tablesOfOne(resource: AnyResource, find: FindTable): ResourceTables {
  const name = snake(resource.name)
  const columns = askedColumns(resource)
  const main = table(
    name,
    { ...common(resource), ...ownerColumn(resource), ...publishingColumns(resource), ...fieldColumns(columns), ...searchColumn(columns) },
    self => [
      ...ownerReference(resource, self, find),
      ...baseReference(resource, self, find),
      ...references(name, columns, self, find),
      ...completeness(resource, name, columns, self),
      ...uniqueIndexes(resource, name, columns, self),
      ...listIndexes(resource, name, self),
      ...searchIndex(name, columns, self),
    ],
  )
  const rows = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([fieldName, field]) =>
      field.fields ? [[fieldName, rowTable(resource, fieldName, field.fields, main, find)]] : [],
    ),
  )
  const live = resource.publishing === 'reviewed' ? liveTable(resource, name) : undefined
  return { main, rows, live }
}

/** The columns that the definition's own table holds: all but those of the record that it extends. */
export function ownColumns({ fields, options }: AnyResource): readonly Column[] {
  const elsewhere = new Set(options.extends?.fields)
  return columnsOf(fields).filter(({ fieldName }) => !elsewhere.has(fieldName))
}

/** The same as the table asks them: a field that exists only sometimes is null in the rows that do not have it, however it is required. */
function askedColumns(resource: AnyResource): readonly Column[] {
  const conditions = resource.options.shownWhen ?? {}
  return ownColumns(resource).map(column => (conditions[column.fieldName] ? { ...column, need: 'never' } : column))
}

/**
 * The columns of what citizens see: states are no part of it, and of what the server notes only what the portal names. What tells of a person is
 * seen where the server has written it for them, at his wish: what people fill in is not.
 */
export function liveColumns(resource: AnyResource): readonly Column[] {
  const shown = new Set(resource.options.portal?.fields)
  return ownColumns(resource).filter(({ field, fieldName }) => {
    if (field.kind === 'state') return false
    return findCheck(field, 'bySystem') ? shown.has(fieldName) : !isPersonal(field)
  })
}

function rowTable(resource: AnyResource, fieldName: string, fields: Fields, main: PgTable, find: FindTable): PgTable {
  const name = `${snake(resource.name)}_${snake(fieldName)}`
  const columns = columnsOf(fields)
  return table(
    name,
    {
      id: uuid('id').primaryKey(),
      parent: (hasIntegerIds(resource) ? integer('parent') : uuid('parent')).notNull(),
      position: integer('position').notNull(),
      ...fieldColumns(columns, 'submit'),
    },
    self => [
      foreignKey({
        name: `${name}_parent`,
        columns: [columnOf(self, 'parent')],
        foreignColumns: [columnOf(columnsIn(main), 'id')],
      }).onDelete('cascade'),
      ...references(name, columns, self, find),
      index(`${name}_parent_position`).on(columnOf(self, 'parent'), columnOf(self, 'position')),
    ],
  )
}

/** A copy without constraints: what was published stays readable whatever happens to what it refers to. Child rows stand in it as JSON. */
function liveTable(resource: AnyResource, main: string): PgTable {
  const name = `${main}_live`
  const columns = liveColumns(resource)
  const rowFields = Object.fromEntries(columns.filter(({ field }) => field.fields).map(column => [column.name, text(snake(column.name))]))
  return table(
    name,
    {
      id: uuid('id').primaryKey(),
      version: integer('version').notNull(),
      publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
      ...ownerColumn(resource),
      ...fieldColumns(columns),
      ...rowFields,
      ...searchColumn(columns),
    },
    self => [
      ...listIndexes(resource, name, self),
      ...englishIndex(resource, name, self),
      publishedIndex(name, self),
      ...endIndex(name, self),
      ...searchIndex(name, columns, self),
    ],
  )
}

function common(resource: AnyResource): Record<string, PgColumnBuilderBase> {
  return {
    id: keyColumn(resource),
    concurrencyStamp: uuid('concurrency_stamp').notNull(),
    creationTime: timestamp('creation_time', { withTimezone: true }).notNull().defaultNow(),
    creator: uuid('creator'),
    lastModificationTime: timestamp('last_modification_time', { withTimezone: true }),
    lastModifier: uuid('last_modifier'),
  }
}

/** @throws Error for what is kept under GUIDs: versions of reviewed records, files */
function keyColumn({ name, options: { key }, publishing, fields }: AnyResource): PgColumnBuilderBase {
  if (!key) return uuid('id').primaryKey()
  if (publishing === 'reviewed' || takesFiles(fields))
    throw new Error(`${name} has whole numbers for ids: it is not reviewed and holds no files`)
  return integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: key.integersFrom })
}

function ownerColumn({ scope }: AnyResource): Record<string, PgColumnBuilderBase> {
  if (scope.owner === 'id') return {}
  const column = uuid(snake(scope.owner))
  return { [scope.owner]: scope.isOptional ? column : column.notNull() }
}

function publishingColumns({ publishing }: AnyResource): Record<string, PgColumnBuilderBase> {
  if (publishing === 'switched') return { isPublished: boolean('is_published').notNull().default(false) }
  if (publishing !== 'reviewed') return {}
  return {
    isDraft: boolean('is_draft').notNull(),
    currentVersion: integer('current_version').notNull(),
    liveVersion: integer('live_version'),
    // Who sent the present version for review: who decides must be somebody else.
    sentBy: uuid('sent_by'),
  }
}

/** @param notNullFrom values that bind at this moment are not null in the table; what binds later is a check of the state */
function fieldColumns(columns: readonly Column[], notNullFrom: 'save' | 'submit' = 'save'): Record<string, PgColumnBuilderBase> {
  return Object.fromEntries(
    columns.flatMap(column => {
      const made = sqlColumn(column)
      if (!made) return []
      const binds = column.need === 'save' || (notNullFrom === 'submit' && column.need === 'submit')
      return [[column.name, binds && 'notNull' in made && typeof made.notNull === 'function' ? made.notNull() : made]]
    }),
  )
}

function searchColumn(columns: readonly Column[]): Record<string, PgColumnBuilderBase> {
  return isSearchable(columns) ? { searchText: text('search_text').notNull().default('') } : {}
}

/** Has the definition a field that free text looks into? */
export function isSearchable(columns: readonly Column[]): boolean {
  return columns.some(({ field }) => findCheck(field, 'searchable'))
}

function searchIndex(table: string, columns: readonly Column[], self: Columns): Extra[] {
  return isSearchable(columns) ? [index(`${table}_search`).using('gin', sql`to_tsvector('simple', ${columnOf(self, 'searchText')})`)] : []
}

function ownerReference({ name, scope }: AnyResource, self: Columns, find: FindTable): Extra[] {
  const place = find('place')
  if (scope.owner === 'id' || !place) return []
  return [
    foreignKey({
      name: `${snake(name)}_${snake(scope.owner)}`,
      columns: [columnOf(self, scope.owner)],
      foreignColumns: [columnOf(columnsIn(place), 'id')],
    }),
  ]
}

function baseReference({ name, options }: AnyResource, self: Columns, find: FindTable): Extra[] {
  const base = options.extends && find(options.extends.base.name)
  return base
    ? [foreignKey({ name: `${snake(name)}_base`, columns: [columnOf(self, 'id')], foreignColumns: [columnOf(columnsIn(base), 'id')] })]
    : []
}

function references(table: string, columns: readonly Column[], self: Columns, find: FindTable): Extra[] {
  return columns.flatMap(({ name, field }) => {
    const target = targetOf(field, find)
    if (!target || findCheck(field, 'many')) return []
    return [foreignKey({ name: `${table}_${snake(name)}`, columns: [columnOf(self, name)], foreignColumns: [target] })]
  })
}

function targetOf(field: Field, find: FindTable): AnyPgColumn | undefined {
  if (field.kind === 'lookup') return lookup.id
  if (field.kind === 'image') return attachment.id
  if (field.kind !== 'ref' || !field.to) return undefined
  const { name } = field.to()
  // Asked when all tables are made: definitions may refer to themselves and to later ones.
  const table = find(name)
  if (!table) throw new Error(`A field refers to ${name}, which the catalogue does not have`)
  return columnOf(columnsIn(table), 'id')
}

/** What `required()` asks for at submitting holds in the table for every row that is no draft. */
function completeness(resource: AnyResource, table: string, columns: readonly Column[], self: Columns): Extra[] {
  const needed = columns.filter(({ need, field }) => need === 'submit' && !field.fields)
  if (needed.length === 0) return []
  const all = sql.join(
    needed.map(({ name }) => sql`${columnOf(self, name)} is not null`),
    sql` and `,
  )
  const state = findState(resource)
  if (!state) return [check(`${table}_complete`, all)]
  const drafts = Object.keys(state.table.codes).filter(word => isDraftState(resource, word))
  if (resource.publishing !== 'reviewed' && drafts.length === 0) return [check(`${table}_complete`, all)]
  const isDraft =
    resource.publishing === 'reviewed'
      ? sql`${columnOf(self, 'isDraft')}`
      : sql`${columnOf(self, state.name)} in (${sql.raw(drafts.map(word => state.table.codes[word]).join(', '))})`
  return [check(`${table}_complete`, sql`${isDraft} or (${all})`)]
}

function uniqueIndexes(resource: AnyResource, table: string, columns: readonly Column[], self: Columns): Extra[] {
  const single = columns
    .filter(({ field }) => findCheck(field, 'unique') && field.kind !== 'rows')
    .map(({ name }) => uniqueIndex(`${table}_${snake(name)}_unique`).on(sql`lower(${columnOf(self, name)})`))
  const together = (resource.options.unique ?? []).map(names =>
    unique(uniqueName(table, names))
      .on(...tuple(names.map(name => columnOf(self, name))))
      .nullsNotDistinct(),
  )
  const perPlace =
    resource.options.shape === 'yearly'
      ? [uniqueIndex(`${table}_year_unique`).on(columnOf(self, resource.scope.owner), columnOf(self, 'year'))]
      : []
  return [...single, ...together, ...perPlace]
}

/** The name of the index that keeps columns unique together. */
export function uniqueName(table: string, names: readonly string[]): string {
  return `${table}_${names.map(snake).join('_')}_unique`
}

/** Lists are read by place and by their usual order, and narrowed by their filters. Texts are sorted as the reader's language does, which no index serves. */
function listIndexes(resource: AnyResource, table: string, self: Columns): Extra[] {
  const { filters = [] } = resource.options.list
  const own = Object.keys(self)
  const order = orderOf(resource, self)
  const owner = resource.scope.owner === 'id' ? [] : [columnOf(self, resource.scope.owner)]
  const byOrder = order.length === 0 ? [] : [index(`${table}_order`).on(...tuple(sorted(order, self)))]
  const byOwner =
    owner.length === 0 || order.length === 0 ? [] : [index(`${table}_owner_order`).on(...tuple([...owner, ...sorted(order, self)]))]
  const byFilter = filters
    // The order of the list serves a filter by what it begins with.
    .filter(key => own.includes(key) && key !== resource.scope.owner && key !== order[0])
    .map(key => filterIndex(resource, table, key, columnOf(self, key)))
  return [...byOrder, ...byOwner, ...byFilter]
}

/** What is written in English may be one in a thousand: its newest are found, and counted, without the others. */
function englishIndex(resource: AnyResource, table: string, self: Columns): Extra[] {
  const order = orderOf(resource, self)
  if (order.length === 0) return []
  const isWritten = isToldIn(resource, 'en', column => sql`${columnOf(self, column)}`)
  return [
    index(`${table}_english`)
      .on(...tuple(sorted(order, self)))
      .where(isWritten),
  ]
}

/** Who follows a list reads what was published last, whatever its order is; where changes are announced, what was changed last with it. */
function publishedIndex(table: string, self: Columns): Extra {
  if ('changeAnnouncedAt' in self) {
    const last = sql`greatest(${columnOf(self, 'publishedAt')}, ${columnOf(self, 'changeAnnouncedAt')}) desc nulls last`
    return index(`${table}_published`).on(last, columnOf(self, 'id').desc())
  }
  return index(`${table}_published`).on(columnOf(self, 'publishedAt').desc(), columnOf(self, 'id').desc())
}

/** Whether something is over by now is asked twice a second; few copies have an end. */
function endIndex(table: string, self: Columns): Extra[] {
  if (!('expireAt' in self)) return []
  const end = columnOf(self, 'expireAt')
  return [index(`${table}_end`).on(end).where(sql`${end} is not null`)]
}

/** The usual order of a list by the table's own columns. The primary key serves one that is in the order of its ids. */
function orderOf({ options: { list } }: AnyResource, self: Columns): string[] {
  const own = Object.keys(self)
  return [list.sort].flat().filter(key => own.includes(key.replace(/^-/, '')) && key.replace(/^-/, '') !== 'id')
}

/** The columns of an order, the id last. An index takes them for its own: each asks anew. */
function sorted(order: readonly string[], self: Columns): Partial<ExtraConfigColumn>[] {
  return [...order, order[0]?.startsWith('-') ? '-id' : 'id'].map(key =>
    key.startsWith('-') ? columnOf(self, key.slice(1)).desc() : columnOf(self, key).asc(),
  )
}

/** Of a column that holds several values each is found by itself. */
function filterIndex({ fields }: AnyResource, table: string, key: string, column: ExtraConfigColumn): Extra {
  const name = `${table}_${snake(key)}`
  const field = fields[key]
  return field && isMany(field) ? index(name).using('gin', column) : index(name).on(column)
}

function table(name: string, columns: Record<string, PgColumnBuilderBase>, extra: (self: Columns) => Extra[]): PgTable {
  return pgTable(name, columns, self => extra(self))
}

/** The columns of a table by the names of its definition. */
export function columnsIn(table: PgTable): Record<string, AnyPgColumn> {
  return getTableColumns(table)
}

function columnOf<C>(columns: Record<string, C>, name: string): C {
  const column = columns[name]
  if (!column) throw new Error(`There is no column ${name}`)
  return column
}

function tuple<T>(items: readonly T[]): [T, ...T[]] {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('An index needs a column')
  return [first, ...rest]
}

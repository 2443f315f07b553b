import { isMany, listedColumnsOf, searchWords, type Column } from '../../kernel/kernel.ts'
import { fromDatabase, snake } from '../database/columns.ts'
import type { Runner } from '../database/connect.ts'
import { allOf, listed, name, settled, sql, type SQL } from '../database/sql.ts'
import type { Call, Platform } from '../platform.ts'
import { isPublicRow, ownerOf } from './access.ts'
import { amongOf } from './among.ts'
import { bodyName } from './bodyName.ts'
import { publishingNames, titleColumns, type Model } from './model.ts'
import { withoutPersonal } from './personal.ts'
import type { Filter, ListQuery, SortKey } from './query.ts'

/** A page of records as calls answer it. */
export interface Page {
  readonly totalCount: number
  /** False when the total is an estimate: it is exact to 10,000. */
  readonly totalCountIsExact?: false
  readonly items: readonly Record<string, unknown>[]
}

const exactTo = 10_000
/** So far down a list its rows are found by an index alone and read then: behind 76,000 news whole rows were sorted on disk, 120 ms, not 10. */
const deepFrom = 500

interface ListReading {
  /** What it is read by; undefined: the database as it is. */
  readonly runner?: Runner
  /** What rows carry beside the columns is for the acts of a screen: nobody else pays for working it out. */
  readonly carries?: boolean
}

/** A page of the records that the caller sees, with the columns of the list. */
export async function listRecords(
  call: Call,
  model: Model,
  query: ListQuery,
  { runner = call.platform.database, carries = false }: ListReading = {},
): Promise<Page> {
  const { platform, caller } = call
  const reach = platform.reachOf(model.resource.scope)
  const visible = reach.visibleTo(caller, ownerOf(model), isPublicRow(model, platform))
  const { shown, stamped, selected, named } = faceOf(platform, model, carries)
  const writable = sql`${reach.writableBy(caller, ownerOf(model))} as "isWritable"`
  const where = allOf([
    visible,
    ...query.filters.map(({ column, oneOf }) => oneOf && platform.rulesOf(model.resource).narrowing?.[column]?.(oneOf)),
    ...query.filters.map(filter => conditionOf(model.at(filter.column), filter, model)),
    textCondition(model, query.text),
    query.among && amongOf(call, model, query.among),
  ])
  const { rows, count } = await readPage(runner, { model, columns: [stamped, writable, selected], named, where }, query)
  return { ...count, items: rows.map(row => withoutPersonal(call, model, asJson(row, shown))) }
}

/** What the statements of a list have in common, whoever asks. */
interface Face {
  /** What is selected: the columns of the list, and what its rows carry where that is wanted. */
  readonly shown: readonly Column[]
  readonly stamped: SQL
  readonly selected: SQL
  readonly named: readonly NamedReference[]
}
const faces = { bare: new WeakMap<Platform, Map<Model, Face>>(), carrying: new WeakMap<Platform, Map<Model, Face>>() }

/** To put fifty columns together anew took a twelfth of each call. */
function faceOf(platform: Platform, model: Model, carries: boolean): Face {
  const kept = faces[carries ? 'carrying' : 'bare']
  const known = kept.get(platform) ?? new Map<Model, Face>()
  kept.set(platform, known)
  const face = known.get(model) ?? newFace(platform, model, carries)
  known.set(model, face)
  return face
}

function newFace(platform: Platform, model: Model, carries: boolean): Face {
  const ofList = listColumns(model)
  const shown = [...ofList, ...(carries ? carriedColumns(model) : [])]
  return {
    shown,
    stamped: settled(sql`t.id as "id", t.concurrency_stamp as "concurrencyStamp"`),
    selected: settled(
      listed([
        ...publishingOf(model).map(key => as(model.at(key), key)),
        ...shown.map(column => as(model.at(column.name), column.name)),
        ...ofList.flatMap(column => namesOfMany(platform, model, column)),
      ]),
    ),
    named: namedReferences(platform, model, ofList).map(({ columns, join }) => ({ columns: settled(columns), join: settled(join) })),
  }
}

/** What a page is read from. */
export interface PageSource {
  readonly model: Pick<Model, 'at' | 'resource' | 'from'>
  readonly columns: readonly SQL[]
  readonly named: readonly NamedReference[]
  readonly where: SQL
  /** Of a list that has an order of its own. */
  readonly order?: SQL | undefined
}

type Total = Omit<Page, 'items'>

/** The rows of a page, and how many there are in all. */
export async function readPage(
  runner: Runner,
  { model, columns, named, where, order: own }: PageSource,
  query: ListQuery,
): Promise<{ readonly rows: readonly Record<string, unknown>[]; readonly count: Total }> {
  const select = sql`select ${listed([...columns, ...named.map(reference => reference.columns)])}`
  const joins = sql.join(
    named.map(reference => reference.join),
    sql` `,
  )
  const first = query.first && own === undefined ? sql`${query.first} desc, ` : sql``
  const order = sql`order by ${first}${own ?? orderOf(model, query.sorting)}`
  const page = sql`${order} limit ${query.limit} offset ${query.skip}`
  if (query.text === undefined) {
    const rows = await runner.rows(
      query.skip < deepFrom
        ? sql`${select} from ${model.from} ${joins} where ${where} ${page}`
        : sql`${select} from (select t.id as found_id from ${model.from} where ${where} ${page}) found, ${model.from} ${joins}
          where t.id = found.found_id ${order}`,
    )
    return { rows, count: await countOf(runner, model.from, where, rows.length, query) }
  }
  // Nobody knows before how many rows have a word, the planner least of all: for 200 of a million it went through the list in its order,
  // 1.2 s. So they are counted first. Few of them are found by their words and then ordered, 2 ms; of many the first come soon.
  const count = await totalOf(runner, model.from, where)
  const areFew = count.totalCountIsExact !== false
  if (areFew && count.totalCount <= query.skip) return { rows: [], count }
  const rows =
    count.totalCountIsExact !== false
      ? sql`${select} from (select t.id as found_id from ${model.from} where ${where} limit ${exactTo}) found, ${model.from} ${joins}
        where t.id = found.found_id ${page}`
      : sql`${select} from ${model.from} ${joins} where ${where} ${page}`
  return { rows: await runner.rows(rows), count }
}

/** The total beside a page; not asked when the page itself says it. */
export async function countOf(runner: Runner, from: SQL, where: SQL, found: number, { skip, limit }: ListQuery): Promise<Total> {
  return found < limit && (found > 0 || skip === 0) ? { totalCount: skip + found } : totalOf(runner, from, where)
}

/** Counted to 10,000, estimated beyond. */
async function totalOf(runner: Runner, from: SQL, where: SQL): Promise<Total> {
  const counted = await runner.find<{ total: number }>(
    sql`select count(*)::int as total from (select from ${from} where ${where} limit ${exactTo + 1}) counted`,
  )
  const total = counted?.total ?? 0
  if (total <= exactTo) return { totalCount: total }
  const plan = await runner.find<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    sql`explain (format json) select from ${from} where ${where}`,
  )
  return { totalCount: Math.max(exactTo + 1, plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0), totalCountIsExact: false }
}

/** The condition that free text puts: every word must begin a word of the record. */
export function textCondition(model: Model, text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined
  const words = searchWords(text)
  if (words.length === 0 || !model.searchText) return sql`false`
  const search = words.map(word => `'${word}':*`).join(' & ')
  return sql`to_tsvector('simple', ${model.searchText}) @@ to_tsquery('simple', ${search})`
}

/** The condition of a filter on a column. */
export function conditionOf(column: SQL, { from, until, oneOf, column: key }: Filter, model: Model): SQL {
  if (from !== undefined) return sql`${column} >= ${from}`
  if (until !== undefined) return sql`${column} <= ${until}`
  const field = listedColumnsOf(model.resource).find(({ name }) => name === key)?.field
  const values = [...(oneOf ?? [])]
  if (field && isMany(field)) return sql`${column} && ${sql.param(values)}`
  return values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} in (${sql.join(
        values.map(value => sql`${value}`),
        sql`, `,
      )})`
}

/** The order of a list; the id comes last, so that equal rows keep their places from page to page. */
export function orderOf(model: Pick<Model, 'at' | 'resource'>, sorting: readonly SortKey[]): SQL {
  const known = orders.get(model) ?? new Map<string, SQL>()
  orders.set(model, known)
  const key = sorting.map(({ column, isDescending }) => `${column} ${isDescending}`).join()
  const order = known.get(key) ?? settled(newOrder(model, sorting))
  // As many as there are columns: whoever asks for more of them at once has them made anew.
  if (sorting.length <= 1) known.set(key, order)
  return order
}
const orders = new WeakMap<object, Map<string, SQL>>()

function newOrder(model: Pick<Model, 'at' | 'resource'>, sorting: readonly SortKey[]): SQL {
  const columns = listedColumnsOf(model.resource)
  const valueOf = (key: string): SQL => {
    const column = columns.find(({ name }) => name === key)
    if (!column || (column.field.kind !== 'text' && !column.field.bilingual)) return momentOf(model, key)
    const text = column.field.bilingual && key === `${column.fieldName}En` ? withoutArticle(model.at(key)) : model.at(key)
    return sql`${text} collate "ar-x-icu"`
  }
  const keys = sorting.map(({ column, isDescending }) => {
    const value = valueOf(column)
    return isDescending ? sql`${value} desc nulls last` : sql`${value} asc`
  })
  return listed([...keys, sorting[0]?.isDescending ? sql`t.id desc nulls last` : sql`t.id asc`])
}

/** An Arabic name in English letters is looked for under its own first letter: 'Aqqaba under A, Al-Bireh under B, Ad-Doha under D. */
export function withoutArticle(text: SQL): SQL {
  return sql`regexp_replace(${text}, '^[''’‘ʿʾ\`]*((al|ad|adh|an|ar|as|ash|at|ath|az)-)?[''’‘ʿʾ\`]*', '', 'i')`
}

/** A record that nobody has changed yet was last changed when it was made. */
function momentOf(model: Pick<Model, 'at'>, column: string): SQL {
  return column === 'lastModificationTime' ? sql`coalesce(${model.at(column)}, ${model.at('creationTime')})` : model.at(column)
}

/** The columns that a list answers: those of the definition's list in their order, both languages of a pair, and the state. */
export function listColumns(model: Model): Column[] {
  const named = model.resource.options.list.columns.flatMap(key =>
    [...model.columns, ...model.facts].filter(({ name, fieldName }) => key === fieldName || key === name),
  )
  return [...new Set([...named, ...model.columns.filter(({ field }) => field.kind === 'state')])]
}

/** What the rows of a list carry beside its columns. */
export function carriedColumns(model: Model): Column[] {
  const { carried = [] } = model.resource.options.list
  return [...model.columns, ...model.facts].filter(({ name, fieldName }) => carried.includes(fieldName) || carried.includes(name))
}

function publishingOf(model: Model): string[] {
  const owner = model.resource.scope.owner
  return [...(owner === 'id' ? [] : [owner]), ...publishingNames(model.resource).filter(key => key !== 'sentBy')]
}

/** The names of what a record refers to, and how they are joined. */
export interface NamedReference {
  readonly columns: SQL
  readonly join: SQL
}

/**
 * References are answered with the names of what they point to, so that a list needs no further call.
 * @param areSigned for citizens, who read whose a record is: the place that publishes it is named as the body that it is
 */
export function namedReferences(platform: Platform, model: Model, shown: readonly Column[], areSigned = false): NamedReference[] {
  const owner = model.resource.scope.owner
  const targets = shown
    .filter(({ field }) => field.kind === 'ref' && !isMany(field) && field.to)
    .map(column => ({ key: column.name, target: platform.models.get(column.field.to?.().name ?? '') }))
  targets.push({ key: owner, target: ownersOf(platform, model) })
  return targets.flatMap(({ key, target }, index) => {
    if (!target) return []
    const alias = sql.raw(`r${index}`)
    const [ar, en] = titleColumns(target)
    const isBody = areSigned && key === 'place' && target.resource.name === 'place'
    const [nameAr, nameEn] = isBody
      ? [bodyName(platform, alias, 'ar'), bodyName(platform, alias, 'en')]
      : [sql`${alias}.${name(snake(ar))}`, sql`${alias}.${name(snake(en))}`]
    return [
      {
        columns: sql`${nameAr} as ${name(`${key}NameAr`)}, ${nameEn} as ${name(`${key}NameEn`)}`,
        join: sql`left join ${namedRows(target)} ${alias} on ${alias}.id = ${model.at(key)}`,
      },
    ]
  })
}

/** The rows of a definition with what names them, which of an account or an extended record does not lie in its own table. */
function namedRows(target: Model): SQL {
  const titles = [...new Set(titleColumns(target))].filter(title => title !== 'id')
  if (titles.every(title => target.own.some(column => column.name === title))) return name(target.table)
  return sql`(select ${listed([sql`t.id`, ...titles.map(title => sql`${target.at(title)} as ${name(snake(title))}`)])} from ${target.from})`
}

/** Of a reference to several records the names of all, in the same order in both languages: that of the Arabic ones. */
function namesOfMany(platform: Platform, model: Model, { field, name: key }: Column): SQL[] {
  const target = field.kind === 'ref' && isMany(field) ? platform.models.get(field.to?.().name ?? '') : undefined
  if (!target) return []
  const [ar, en] = titleColumns(target)
  const namesIn = (text: string) => sql`array(select m.${name(snake(text))} from ${namedRows(target)} m
    where m.id = any(${model.at(key)}) order by m.${name(snake(ar))} collate "ar-x-icu", m.id)`
  return [as(namesIn(ar), `${key}NamesAr`), as(namesIn(en), `${key}NamesEn`)]
}

/** The definition of those whose rows these are; undefined when nobody's name stands with them. */
export function ownersOf(platform: Platform, { resource }: Pick<Model, 'resource'>): Model | undefined {
  return resource.scope.owner === 'id' ? undefined : platform.models.get('place')
}

/** A row as JSON: values as their kind writes them. */
export function asJson(row: Record<string, unknown>, columns: readonly Column[]): Record<string, unknown> {
  for (const column of columns) if (column.field.kind === 'time') row[column.name] = fromDatabase(column, row[column.name])
  return row
}

function as(column: SQL, key: string): SQL {
  return sql`${column} as ${name(key)}`
}

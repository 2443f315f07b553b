import { Invalid, problemAt, type Values } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { listed, name, sql, type SQL } from '../../../server/database/sql.ts'
import type { Runner } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { auditFilters, type AuditItem, type AuditPage } from './audit.ts'
import { conditionsOf, visibleTo } from './conditions.server.ts'
import { shownWords } from './forgotten.server.ts'
import { masked } from './masked.ts'
import { camelOf } from './words.ts'

const exactTo = 10_000
const usualRows = 10
const mostRows = 1000
/** Beyond, pages go on from the last row of the one before: counting past so many rows again and again costs more than reading them. */
const deepestSkip = 10_000

/** A row as it is read: with the time to the last digit, which JSON has no room for. */
export interface ItemRow extends AuditItem {
  readonly exactTime: string
}

/** What a list shows of an entry, from `e`, the user `u` and the place `p`, under its names in JSON. */
export const itemColumns: Readonly<Record<keyof ItemRow, SQL>> = {
  id: sql`e.id`,
  exactTime: sql`to_char(e.execution_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  executionTime: sql`e.execution_time`,
  action: sql`e.action`,
  moduleName: sql`e.module`,
  tableName: sql`e.table_name`,
  rowId: sql`e.row_id`,
  ...shownWords,
  parentTable: sql`e.parent_table`,
  parentId: sql`e.parent_id`,
  changesScope: sql`e.changes_scope`,
  fieldNames: sql`array(select jsonb_object_keys(e.changes))`,
  user: sql`e.actor`,
  userName: sql`e.user_name`,
  userNameAr: fullNameOf('u'),
  userNameEn: sql`u.full_name_en`,
  place: sql`e.place`,
  placeNameAr: sql`p.name_ar`,
  placeNameEn: sql`p.name_en`,
  clientIpAddress: sql`e.client_address`,
  httpMethod: sql`e.method`,
  httpStatusCode: sql`e.status`,
  requestId: sql`e.request_id`,
  isErased: sql`e.body_digest is not null`,
}

/** `select` of these columns, with the names of user and place. */
export function selected(columns: Readonly<Record<string, SQL>>, entries: SQL): SQL {
  return sql`select ${listed(Object.entries(columns).map(([key, column]) => sql`${column} as ${name(key)}`))}
    from ${entries} left join "system_user" u on u.id = e.actor left join place p on p.id = e.place`
}

/** An entry of a list, its address masked. */
export function itemOf(row: ItemRow): AuditItem {
  const { exactTime: _, ...item } = row
  return { ...item, fieldNames: row.fieldNames.map(camelOf), clientIpAddress: masked(row.clientIpAddress) }
}

/** A page of the entries that the caller sees. @throws Invalid naming each wrong parameter, Refused */
export async function listEntries(call: Call, given: Values): Promise<AuditPage> {
  const { platform, caller } = call
  const paging = pagingOf(given)
  const where = conditionsOf(given, caller, platform.timeZone)
  const few = await fewOf(platform.database, where, paging)
  const rows = few.rows ?? (await pageOf(platform.database, where, paging))
  const items = rows.slice(0, paging.limit).map(itemOf)
  const last = rows[paging.limit - 1]
  return {
    ...totalOf(few.total),
    items,
    ...(rows.length > paging.limit && last && { nextCursor: `${last.exactTime}~${last.id}` }),
  }
}

/**
 * How many entries there are, counted to 10,000 and one more, and the page itself where they are no more than that. They are gathered first
 * and put in order then: asked for in their order, the planner walks back in time and tests every entry, which takes minutes where the few
 * that are wanted lie far apart.
 */
async function fewOf(
  runner: Runner,
  where: SQL,
  paging: Paging,
): Promise<{ readonly total: number; readonly rows: ItemRow[] | undefined }> {
  const { limit, skip } = paging
  const page = sql`(select e.* from (
      select k.* from few k where (select total from counted) <= ${exactTo} ${beyond(sql.raw('k'), paging)} order by ${orderOf(paging)} limit ${limit + 1} offset ${skip}
    ) k join audit_entry e on e.execution_time = k.execution_time and e.id = k.id) e`
  const found = await runner.rows<ItemRow & { readonly total: number }>(sql`
    with few as materialized (select e.execution_time, e.id from audit_entry e where ${where} limit ${exactTo + 1}),
      counted as materialized (select count(*)::int as total from few)
    select counted.total, page.* from counted left join (${selected(itemColumns, page)}) page on true
    order by page."executionTime" ${paging.isDescending ? sql`desc` : sql``}, page.id ${paging.isDescending ? sql`desc` : sql``}`)
  const total = found[0]?.total ?? 0
  return { total, rows: total > exactTo ? undefined : found.filter(({ id }) => id !== null) }
}

/** The entries of one request that the caller sees, in their order. */
export async function entriesOfRequest({ platform, caller }: Call, requestId: string): Promise<AuditItem[]> {
  const where = sql`${visibleTo(caller)} and e.request_id = ${requestId}`
  const rows = await pageOf(platform.database, where, { limit: mostRows, skip: 0, isDescending: false, after: undefined })
  return rows.slice(0, mostRows).map(itemOf)
}

/** Which part of a list is asked for. */
export interface Paging {
  readonly limit: number
  readonly skip: number
  readonly isDescending: boolean
  /** The last row of the page before. */
  readonly after: { readonly time: string; readonly id: number } | undefined
}

/** The rows of a page, and one more where there is a next one. */
async function pageOf(runner: Runner, where: SQL, paging: Paging): Promise<ItemRow[]> {
  const page = sql`(select e.* from audit_entry e where ${where} ${beyond(sql.raw('e'), paging)} order by ${orderOf(paging)} limit ${paging.limit + 1} offset ${paging.skip}) e`
  return runner.rows<ItemRow>(
    sql`${selected(itemColumns, page)} order by ${paging.isDescending ? sql`e.execution_time desc, e.id desc` : sql`e.execution_time, e.id`}`,
  )
}

function orderOf({ isDescending }: Paging): SQL {
  return isDescending ? sql`execution_time desc, id desc` : sql`execution_time, id`
}

/** What comes after the last row of the page before. */
function beyond(entry: SQL, { isDescending, after }: Paging): SQL {
  if (!after) return sql``
  return sql`and (${entry}.execution_time, ${entry}.id) ${isDescending ? sql`<` : sql`>`} (${after.time}::timestamptz, ${after.id}::bigint)`
}

/** How many there are in all: exact to 10,000. */
export async function countOf(
  runner: Runner,
  where: SQL,
  { limit, skip }: Paging,
  found: number,
): Promise<Pick<AuditPage, 'totalCount' | 'totalCountIsExact'>> {
  if (found < limit && (found > 0 || skip === 0)) return { totalCount: skip + found }
  const counted = await runner.find<{ total: number }>(
    sql`select count(*)::int as total from (select from audit_entry e where ${where} limit ${exactTo + 1}) counted`,
  )
  return totalOf(counted?.total ?? 0)
}

function totalOf(counted: number): Pick<AuditPage, 'totalCount' | 'totalCountIsExact'> {
  return counted > exactTo ? { totalCount: exactTo, totalCountIsExact: false } : { totalCount: counted }
}

/** @throws Invalid naming the wrong parameter */
export function pagingOf(given: Values): Paging {
  const number = (key: 'maxResultCount' | 'SkipCount', otherwise: number, least: number, most: number) => {
    const text = given[key]
    if (typeof text !== 'string' || text === '') return otherwise
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
    throw new Invalid([problemAt(key, 'between', [key, key], [least, most])])
  }
  const sorting = typeof given.sorting === 'string' && given.sorting !== '' ? given.sorting : '-executionTime'
  const [, minus, direction] = /^(-?)executionTime(?: (asc|desc))?$/.exec(sorting) ?? []
  if (minus === undefined) throw new Invalid([problemAt('sorting', 'unknownField', ['', ''], [sorting])])
  return {
    limit: number('maxResultCount', usualRows, 1, mostRows),
    skip: number('SkipCount', 0, 0, deepestSkip),
    isDescending: minus === '-' || direction === 'desc',
    after: cursorIn(given.cursor),
  }
}

function cursorIn(text: unknown): Paging['after'] {
  if (typeof text !== 'string' || text === '') return undefined
  const [, time = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(\d{1,15})$/.exec(text) ?? []
  if (Number.isNaN(Date.parse(time))) throw new Invalid([problemAt('cursor', 'regex', auditFilters.rowId.label)])
  return { time, id: Number(id) }
}

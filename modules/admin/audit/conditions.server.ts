import { isIP } from 'node:net'
import { instantOf, Invalid, problemAt, Refused, type Caller, type Problem, type Values } from '../../define.ts'
import { allOf, sql, type SQL } from '../../../server/database/sql.ts'
import { noPermission } from '../../../server/http/errors.ts'
import { isId } from '../../../server/resources/id.ts'
import { auditFilters } from './audit.ts'
import { isForgotten } from './forgotten.server.ts'
import { snakeOf, tableNamed } from './tables.ts'

const usualDays = 7
/** Values are looked for in every entry of a table: a longer period would be read for minutes. */
const mostDaysForValues = 31
const aDayMs = 86_400_000
/** The first one that the database is asked about: none is written earlier. */
const firstDay = '1000-01-01'

/**
 * Who sees which entries (portal and administration, section 6.1): administrators and auditors all; others those of their own place's users
 * and records. An auditor is who may verify the chain.
 */
export function visibleTo(caller: Caller): SQL {
  if (seesAll(caller)) return sql`true`
  return caller.place === undefined ? sql`false` : hasFacet(`@${caller.place.id}`)
}

/** Is the caller an administrator or an auditor? */
export function seesAll(caller: Caller): boolean {
  return caller.isAdmin || caller.can('Admin.AuditLog.Verify')
}

/** May the caller see personal values in full, once he asks for them? */
export function mayViewPersonal(caller: Caller): boolean {
  return caller.can(personalPermission)
}

/** What it takes. */
export const personalPermission = 'Admin.AuditLog.ViewPersonalData'

/** By what an entry is found: its table, `#` and its module, `@` and a place that it concerns, a table and a column that changed. */
export function hasFacet(facet: string): SQL {
  return sql`${facets} @> array[${facet}]`
}

/** One of them. */
export function hasAnyFacet(given: readonly string[]): SQL {
  return sql`${facets} && ${sql.param(given)}::text[]`
}

/** As the index has it. */
const facets = sql`audit_facets(e.table_name, e.operation, e.module, e.place, e.row_place, e.changes)`

/**
 * The conditions of a list of the audit, its reader's own among them.
 * @param zone in which days are counted
 * @throws Invalid naming each wrong parameter, Refused for what the reader may not look for
 */
export function conditionsOf(given: Values, caller: Caller, zone: string): SQL {
  const values = textsIn(given)
  const problems: Problem[] = []
  const wrong: Wrong = (name, rule = 'choice') => void problems.push(problemAt(name, rule, auditFilters[name].label))
  const period = periodOf(values, zone, wrong)
  const conditions = [
    visibleTo(caller),
    period.from === undefined ? undefined : sql`e.execution_time >= ${period.from}`,
    period.until === undefined ? undefined : sql`e.execution_time < ${period.until}`,
    ...tableConditions(values, wrong),
    ...numbers.flatMap(([name, condition]) => {
      const text = values[name]
      if (text === undefined) return []
      return /^\d{1,9}$/.test(text) ? [condition(Number(text))] : wrong(name)
    }),
    ...ids.flatMap(([name, condition]) => {
      const text = values[name]
      if (text === undefined) return []
      return isId(text) ? [condition(text)] : wrong(name)
    }),
    values.requestId === undefined ? undefined : sql`e.request_id = ${values.requestId}`,
    statusCondition(values.httpStatusCode, wrong),
    addressCondition(values.clientIpAddress, caller, wrong),
    valueCondition(values, period, caller, wrong),
  ]
  if (problems.length > 0) throw new Invalid(problems)
  return allOf(conditions)
}

type FilterName = keyof typeof auditFilters
type Texts = Partial<Readonly<Record<FilterName, string>>>
type Wrong = (name: FilterName, rule?: 'choice' | 'required' | 'date' | 'regex') => undefined

function textsIn(given: Values): Texts {
  const texts: Partial<Record<FilterName, string>> = {}
  for (const name of filterNames) {
    const value = given[name]
    if (typeof value === 'string' && value.trim() !== '') texts[name] = value.trim().slice(0, longestText)
  }
  return texts
}

const filterNames = Object.keys(auditFilters).filter((name): name is FilterName => name in auditFilters)
const longestText = 300

const numbers: readonly (readonly [FilterName, (value: number) => SQL])[] = [
  ['moduleName', module => hasFacet(`#${module}`)],
  ['action', action => sql`e.action = ${action}`],
  ['changesScope', scope => sql`e.changes_scope = ${scope}`],
]
const ids: readonly (readonly [FilterName, (value: string) => SQL])[] = [
  ['user', user => sql`e.actor = ${user}`],
  ['place', place => hasFacet(`@${place}`)],
]

interface Period {
  readonly from: string | undefined
  readonly until: string | undefined
}

/**
 * Always bounded: by the last 7 days where nothing is said, but for one record's and one request's entries, which are few. Days are those of
 * the zone, the last one included.
 */
function periodOf(values: Texts, zone: string, wrong: Wrong): Period {
  const day = (name: 'executionTimeFrom' | 'executionTimeTo', daysLater: number) => {
    const text = values[name]
    if (text === undefined) return undefined
    const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(text) ?? []
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day) && day >= firstDay
    if (!isDay || Number.isNaN(Date.parse(`${day}T${time ?? '00:00'}:00Z`))) return wrong(name, 'date')
    // Whoever names a time means the moment.
    if (time !== undefined) return instantWithin(midnight, time, zone)
    return instantWithin(midnight + daysLater * aDayMs, '00:00', zone)
  }
  const until = day('executionTimeTo', 1)
  const from = day('executionTimeFrom', 0)
  if (from !== undefined || values.executionTimeFrom !== undefined || values.rowId !== undefined || values.requestId !== undefined)
    return { from, until }
  return { from: new Date(endOf(until) - usualDays * aDayMs).toISOString(), until }
}

/** When a period ends: now at the latest, as nothing is noted of what is to come. @returns milliseconds since 1970 */
function endOf(until: string | undefined): number {
  return Math.min(Date.now(), until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until))
}

/** The instant, as the database takes it: none is behind the last day of four digits. */
function instantWithin(midnight: number, time: string, zone: string): string {
  const day = new Date(midnight).toISOString().slice(0, -14)
  const at = /^\d{4}-/.test(day) ? instantOf({ day, time }, zone) : ''
  return /^\d{4}-/.test(at) ? at : '9999-12-31T23:59:59.999Z'
}

function tableConditions({ tableName: given, fieldName, rowId }: Texts, wrong: Wrong): (SQL | undefined)[] {
  const tableName = given && tableNamed(given)
  const isName = (text: string | undefined) => text === undefined || /^\w{1,63}$/.test(text)
  if (!isName(tableName)) return [wrong('tableName')]
  if (!isName(fieldName)) return [wrong('fieldName')]
  if (fieldName !== undefined && tableName === undefined) return [wrong('tableName', 'required')]
  const ofField = fieldName === undefined ? [] : [hasFacet(`${tableName}.${snakeOf(fieldName)}`)]
  if (rowId !== undefined)
    return [
      sql`coalesce(e.parent_id, e.row_id) = ${rowId}`,
      tableName === undefined ? undefined : sql`coalesce(e.parent_table, e.table_name) = ${tableName}`,
      ...ofField,
    ]
  return tableName === undefined || ofField.length > 0 ? ofField : [hasFacet(tableName)]
}

/** One code, or a class of them: `404`, `5xx`. */
function statusCondition(text: string | undefined, wrong: Wrong): SQL | undefined {
  if (text === undefined) return undefined
  const [, first, rest] = /^([1-5])(xx|\d\d)$/.exec(text) ?? []
  if (first === undefined) return wrong('httpStatusCode')
  // Written out, so that the planner sees that it lies within the index of refusals and faults.
  if (rest !== 'xx') return sql`e.status = ${sql.raw(String(Number(text)))}`
  const least = Number(first) * 100
  return sql`(e.status >= ${sql.raw(String(least))} and e.status < ${sql.raw(String(least + 100))})`
}

/** An address, or a network: `192.0.2.0/24`. Of what is shortened the network is compared. */
function addressCondition(text: string | undefined, caller: Caller, wrong: Wrong): SQL | undefined {
  if (text === undefined) return undefined
  if (!mayViewPersonal(caller)) throw noPermission(personalPermission)
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))))
    return wrong('clientIpAddress', 'regex')
  return bits === undefined ? sql`e.client_address = ${address}` : sql`audit_is_within(e.client_address, ${text})`
}

/** Looks into old and new values. What is somebody's own is found by those alone who may see it. */
function valueCondition({ value, tableName }: Texts, { from, until }: Period, caller: Caller, wrong: Wrong): SQL | undefined {
  if (value === undefined) return undefined
  if (tableName === undefined) return wrong('tableName', 'required')
  if (from === undefined || endOf(until) - Date.parse(from) > (mostDaysForValues + 1) * aDayMs) throw periodTooLong()
  const pattern = `%${value.replaceAll(/[\\%_]/g, '\\$&')}%`
  const seen = mayViewPersonal(caller) ? sql`true` : sql`c.key <> all(coalesce(e.personal, '{}'))`
  const isFound = sql`exists (select from jsonb_each(e.changes) c where ${seen} and (c.value ->> 0 ilike ${pattern} or c.value ->> 1 ilike ${pattern}))`
  // What is shown no more is not found either; asked last, of the few that are found.
  return sql`case when ${isFound} then not ${isForgotten} else false end`
}

function periodTooLong(): Refused {
  return new Refused(
    'periodTooLong',
    `البحث في القيم محصور في ${mostDaysForValues} يومًا. قصّر الفترة`,
    `Values are searched within ${mostDaysForValues} days. Shorten the period`,
    { field: 'executionTimeFrom' },
  )
}

import { decisionsOf, instantOf } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { stateCodes } from '../../../server/messages/outgoing.ts'
import type { Call } from '../../../server/platform.ts'
import { isPublicRow, ownerOf } from '../../../server/resources/access.ts'
import { amongOf } from '../../../server/resources/among.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { listRecords } from '../../../server/resources/list.ts'
import type { Model } from '../../../server/resources/model.ts'
import { listQueryOf } from '../../../server/resources/query.ts'
import { accountStates } from '../../admin/users/users.ts'
import { countWithoutEnglish } from '../../portal/translation/translation.server.ts'
import { getFigures, type FigureCode, type KeyFigure } from './figures.ts'

/** The key figures of whoever asks, by the place that he acts for; each from the same list that it leads to. */
export const figureCalls: readonly Endpoint[] = [
  implement(getFigures, async (_input, call) => {
    const kind = call.caller.isAdmin ? 'administrator' : (call.caller.place?.type ?? '')
    const made = await Promise.all((figuresOf[kind] ?? []).map(figure => figure(call)))
    return { at: new Date().toISOString(), items: made.filter(figure => figure !== undefined) }
  }),
]

type Figure = (call: Call) => Promise<KeyFigure | undefined>

/** In their order (reports, section 4.1). Of what the product does not hold yet there is no figure: nought would be untrue. */
const figuresOf: Readonly<Record<string, readonly Figure[]>> = {
  authority: [verifiedSheets, published('N1', firstOfYear, true)],
  council: [authorities('C1'), published('N1', firstOfYear, true)],
  directorate: [authorities('D1'), sheetsToReview],
  publicRelations: [contentToPublish, published('B2', firstOfMonth), withoutEnglish],
  apla: [authorities('L1')],
  councilManagement: [activeCouncils],
  administrator: [usersOfTheMonth, lockedAccounts, failedSignIns, undelivered],
}

type Query = Readonly<Record<string, string>>

/** How many records a list shows the caller; undefined when he may not read it. */
async function countIn(call: Call, name: string, query: Query): Promise<number | undefined> {
  const model = modelOf(call.platform, name)
  if (!call.caller.can(model.resource.permission)) return undefined
  const given = new URLSearchParams({ ...query, maxResultCount: '1' })
  const { totalCount } = await listRecords(call, model, listQueryOf(model, given, call.platform.clock, call.lang))
  return totalCount
}

/** A figure that is the count of a list. @param route of the list's page */
async function counted(
  call: Call,
  code: FigureCode,
  [name, route, query]: readonly [name: string, route: string, query: Query],
  besideOf: () => Promise<number | null> = async () => null,
): Promise<KeyFigure | undefined> {
  const value = await countIn(call, name, query)
  if (value === undefined) return undefined
  const search = new URLSearchParams(query).toString()
  return { code, value, beside: await besideOf(), yearBefore: null, href: `/dashboard/${route}${search && `?${search}`}` }
}

/** The rows of a definition that the caller sees. */
function visible(call: Call, model: Model): SQL {
  return call.platform.reachOf(model.resource.scope).visibleTo(call.caller, ownerOf(model), isPublicRow(model, call.platform))
}

/** The active authorities within the caller's reach, and who lives there: D1, C1, L1. */
function authorities(code: FigureCode): Figure {
  return call =>
    counted(call, code, ['localComm', 'localCommittees', { isActive: 'true' }], async () => {
      const model = modelOf(call.platform, 'localComm')
      const row = await call.platform.database.find<{ people: string }>(
        sql`select coalesce(sum(${model.at('populationCount')}), 0)::text as people from ${model.from}
          where ${visible(call, model)} and ${model.at('isActive')}`,
      )
      return Number(row?.people ?? 0)
    })
}

/** D2, with how long the oldest waits. */
async function sheetsToReview(call: Call): Promise<KeyFigure | undefined> {
  const model = modelOf(call.platform, 'waterYear')
  if (!decides(call, model)) return undefined
  const figure = await counted(call, 'D2', ['waterYear', 'waiting/waterYear', { among: 'waiting' }], async () => {
    const row = await call.platform.database.find<{ days: number | null }>(sql`
      select extract(day from now() - min(coalesce(${model.at('lastModificationTime')}, ${model.at('creationTime')})))::int as days
      from ${model.from} where ${visible(call, model)} and ${amongOf(call, model, 'waiting')}`)
    return row?.days ?? null
  })
  return figure && { ...figure, href: '/dashboard/waiting/waterYear' }
}

/** B1: what waits for the caller, of every reviewed kind that he reads and decides on; it leads to the list of it by kinds, on the same page. */
async function contentToPublish(call: Call): Promise<KeyFigure | undefined> {
  const { caller, platform } = call
  const models = [...platform.models.values()].filter(
    model => model.resource.publishing === 'reviewed' && caller.can(model.resource.permission) && decides(call, model),
  )
  if (models.length === 0) return undefined
  const waiting = models.map(
    model => sql`(select count(*) from ${model.from} where ${visible(call, model)} and ${amongOf(call, model, 'waiting')})`,
  )
  const row = await platform.database.find<{ n: number }>(sql`select (${sql.join(waiting, sql` + `)})::int as n`)
  return { code: 'B1', value: row?.n ?? 0, beside: null, yearBefore: null, href: '/dashboard#waiting' }
}

/** Does anything of this kind wait for the caller? Who decides nothing has nothing to count. */
function decides({ caller }: Call, { resource }: Model): boolean {
  return decisionsOf(resource).some(({ permission }) => caller.can(permission))
}

/** B2, and of an authority or council its own of the year. @param firstOf the day on which the span of a day begins */
function published(code: FigureCode, firstOf: (day: string) => string, isOwn = false): Figure {
  return async call => {
    const among = {
      publishStatus: String(modelOf(call.platform, 'news').state?.table.codes.published),
      ...(isOwn && { place: call.caller.place?.id ?? '' }),
    }
    const today = call.platform.clock.today()
    const figure = await counted(call, code, ['news', 'news', { ...among, dateFrom: firstOf(today) }])
    if (!figure) return undefined
    const dateTo = yearBefore(today)
    const countTo = (query: Query) => countIn(call, 'news', { ...among, dateTo, ...query })
    // Who published nothing at all by then has no year to compare with.
    return (await countTo({})) ? { ...figure, yearBefore: (await countTo({ dateFrom: firstOf(dateTo) })) ?? null } : figure
  }
}

function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`
}

/** How many years of its water an authority has brought through; they lead to its sheets. */
async function verifiedSheets(call: Call): Promise<KeyFigure | undefined> {
  const status = String(modelOf(call.platform, 'waterYear').state?.table.codes.verified)
  const place = call.caller.place?.id ?? ''
  const figure = await counted(call, 'W1', ['waterYear', 'water', { status, localCommId: place }])
  return figure && { ...figure, href: `/dashboard/water/${place}` }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The same day a year before; of the 29th of February the 28th. @param day `YYYY-MM-DD` */
function yearBefore(day: string): string {
  const rest = day.slice(4)
  return `${Number(day.slice(0, 4)) - 1}${rest === '-02-29' ? '-02-28' : rest}`
}

/** B3: what citizens read in Arabic alone, of every kind that the caller may read; the follow-up of the languages lists just these. */
async function withoutEnglish(call: Call): Promise<KeyFigure | undefined> {
  const value = await countWithoutEnglish(call)
  if (value === undefined) return undefined
  const state = String(call.platform.lookups.ids('translationState').missing)
  const href = call.caller.can('Portal.Translation') ? `/dashboard/translation?${new URLSearchParams({ state }).toString()}` : null
  return { code: 'B3', value, beside: null, yearBefore: null, href }
}

/** M1: the councils that work, and who lives in their members. */
async function activeCouncils(call: Call): Promise<KeyFigure | undefined> {
  if (!call.caller.can('SharedServicesCouncil.GeneralCouncilInfo')) return undefined
  const row = await call.platform.database.find<{ councils: number; people: string }>(sql`
    select (select count(*)::int from place where type_code = 2 and is_active) as councils,
      (select coalesce(sum(a.population_count), 0)::text from local_comm a where exists (
        select from council_membership m join place c on c.id = m.council
        where m.authority = a.id and m.membership_status = 1 and c.is_active)) as people`)
  const isListed = call.caller.can('Admin.Place')
  return {
    code: 'M1',
    value: row?.councils ?? 0,
    beside: Number(row?.people ?? 0),
    yearBefore: null,
    href: isListed ? '/dashboard/place?typeCode=2&isActive=true' : null,
  }
}

/** S1: who has signed in within thirty days, of all accounts. */
function usersOfTheMonth(call: Call): Promise<KeyFigure | undefined> {
  const query = { lastLoginAtFrom: midnightBefore(call, 30) }
  return counted(call, 'S1', ['systemUser', 'systemUsers', query], async () => (await countIn(call, 'systemUser', {})) ?? null)
}

function lockedAccounts(call: Call): Promise<KeyFigure | undefined> {
  return counted(call, 'S2', ['systemUser', 'systemUsers', { accountState: String(accountStates.locked[0]) }])
}

/** S3, from the audit, since midnight in the zone of the installation. */
async function failedSignIns(call: Call): Promise<KeyFigure | undefined> {
  const { platform, caller } = call
  if (!caller.can('Admin.AuditLog')) return undefined
  const action = platform.lookups.ids('auditAction').loginFailed
  const today = platform.clock.today()
  const since = (day: string) => sql`(${day}::date::timestamp at time zone ${platform.timeZone}::text)`
  // To the same instant a year before, where the audit reaches back so far.
  const row = await platform.database.find<{ n: number; before: number | null }>(sql`
    select (select count(*)::int from audit_entry where action = ${action ?? null} and execution_time >= ${since(today)}) as n,
      case when exists (select from audit_entry where execution_time < ${since(yearBefore(today))}) then (
        select count(*)::int from audit_entry where action = ${action ?? null}
          and execution_time >= ${since(yearBefore(today))} and execution_time < now() - interval '1 year') end as before`)
  const query = new URLSearchParams({ action: String(action), executionTimeFrom: today, executionTimeTo: today })
  return { code: 'S3', value: row?.n ?? 0, beside: null, yearBefore: row?.before ?? null, href: `/dashboard/audits?${query.toString()}` }
}

function undelivered(call: Call): Promise<KeyFigure | undefined> {
  const query = { state: String(stateCodes.failed), createdAtFrom: midnightBefore(call, 1) }
  return counted(call, 'S4', ['outbox', 'outbox', query])
}

/** The instant at which the day so many days ago began, in the zone of the installation: as filters of lists take it. */
function midnightBefore({ platform: { clock, timeZone } }: Call, days: number): string {
  const date = new Date(`${clock.today()}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return instantOf({ day: date.toISOString().slice(0, 10), time: '00:00' }, timeZone)
}

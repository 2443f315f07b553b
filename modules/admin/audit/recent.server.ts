import { auditActions } from '../../../server/audit/actions.ts'
import { listed, name, sql, type SQL } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { isPublicRow, ownerOf } from '../../../server/resources/access.ts'
import type { Model } from '../../../server/resources/model.ts'
import { nameKey, type AuditNames, type RecentChange } from './audit.ts'
import { auditedTables } from './audited.server.ts'
import { hasAnyFacet } from './conditions.server.ts'
import { itemColumns, itemOf, selected, type ItemRow } from './entries.server.ts'
import { namesIn, resourcesOf } from './entry.server.ts'

const shown = 10
/** So many of the newest changes that the reader sees are looked through for records that differ: this is no search of the audit. */
const lookedThrough = 500
const days = 30
/** Who reaches more places than these sees most of what happens: walking back in time soon finds something. */
const mostPlaces = 64
/** More records than these are not looked for one by one. */
const mostRecords = 300
/** Tables are seldom written where less than the twentieth part of so many of the newest entries is theirs. */
const sampled = 2000

/**
 * What people have changed lately in records that the caller may open and sees: the last change of each. Personal values, addresses and
 * requests are left to the audit.
 * @source reports, section 4
 */
export async function recentChanges(call: Call): Promise<RecentChange[]> {
  const { platform, caller } = call
  const readable = [...platform.models.values()].filter(
    ({ resource: { permission, options } }) => caller.can(permission) && options.key === undefined,
  )
  const arms = readable.length === 0 ? [] : (await searchesOf(call, readable)).map(search => newestOf(call, search))
  if (arms.length === 0) return []
  const entries = arms.reduce((all, arm) => sql`${all} union all ${arm}`)
  // Of one act what was done with the record itself goes before what was done with its child rows.
  const act = sql`max(e.execution_time) over (partition by ${table}, ${record}, coalesce(e.request_id, e.id::text))`
  const latest = sql`(select * from (
      select distinct on (${table}, ${record}) e.* from (select * from (${entries}) e order by ${newestFirst} limit ${lookedThrough}) e
      order by ${table}, ${record}, ${act} desc, e.parent_table is not null, ${newestFirst}
    ) e order by ${newestFirst} limit ${shown}) e`
  const rows = await platform.database.rows<ItemRow & Pick<RecentChange, 'record' | 'owner'>>(
    sql`${selected({ ...itemColumns, record, owner: sql`e.row_place` }, latest)} order by ${newestFirst}`,
  )
  const changes = rows.map(row => ({ ...itemOf(row), clientIpAddress: null, requestId: null, record: row.record, owner: row.owner }))
  return ofRecords(platform, changes)
}

/** What was done with a child row is told of its record: it was changed, whatever became of the row. */
async function ofRecords(platform: Platform, changes: readonly RecentChange[]): Promise<RecentChange[]> {
  const names: AuditNames[] = []
  const kinds = new Map([...platform.models.values()].map(model => [model.table, model.resource.name]))
  for (const [parent, ofTable] of Map.groupBy(changes, ({ parentTable }) => parentTable)) {
    const kind = parent === null ? undefined : kinds.get(parent)
    const ids = ofTable.map(change => change.record)
    if (kind !== undefined) names.push(await namesIn(platform, kind, ids))
  }
  const named: AuditNames = Object.assign({}, ...names)
  return changes.map(change => {
    const { parentTable, record: id } = change
    if (parentTable === null) return change
    const known = named[nameKey(kinds.get(parentTable) ?? '', id)]
    // What has neither title nor code is called by its kind.
    const title = known?.nameAr === id ? undefined : known
    return {
      ...change,
      action: auditActions.update,
      tableName: parentTable,
      rowId: id,
      parentTable: null,
      parentId: null,
      fieldNames: [],
      rowTitleAr: title?.nameAr ?? null,
      rowTitleEn: title?.nameEn ?? null,
    }
  })
}

/** Child rows are a part of their record. */
const table = sql`coalesce(e.parent_table, e.table_name)`
const record = sql`coalesce(e.parent_id, e.row_id)`
const newestFirst = sql`e.execution_time desc, e.id desc`

/** Both ends as values: by what the server works out itself it would plan for each month that there is. */
function lately(): SQL {
  const [from = '', until = ''] = [-days, 1].map(later => new Date(Date.now() + later * 86_400_000).toISOString())
  return sql`e.execution_time > ${from}::timestamptz and e.execution_time < ${until}::timestamptz`
}

/** Records of some definitions, and by what their entries are found. */
interface Search {
  readonly models: readonly Model[]
  readonly found: SQL
  /** They are gathered first and put in order then; else those of everybody are read back in time until there are enough. */
  readonly areFew: boolean
}

/**
 * How the entries of each definition are found, so that it costs what the caller sees and not what the ministry does: by the places that
 * he reaches, by the records that he sees, or, where these are many, back in time.
 */
async function searchesOf(call: Call, models: readonly Model[]): Promise<Search[]> {
  const byPlaces = new Map<string, { readonly places: readonly string[]; readonly models: readonly Model[] }>()
  const byRecords: { readonly model: Model; readonly ids: readonly string[] }[] = []
  const others: Model[] = []
  for (const [index, { places, records }] of (await reachedBy(call, models)).entries()) {
    const model = models[index]
    if (!model) continue
    if (places && places.length <= mostPlaces)
      byPlaces.set(places.join(), { places, models: [...(byPlaces.get(places.join())?.models ?? []), model] })
    else if (records && records.length <= mostRecords) byRecords.push({ model, ids: records })
    else others.push(model)
  }
  return [
    ...[...byPlaces.values()].filter(({ places }) => places.length > 0).map(searchOfPlaces),
    ...byRecords.filter(({ ids }) => ids.length > 0).map(({ model, ids }) => searchOfRecords([model], ids)),
    ...(others.length > 0 ? [await searchOfTables(call, others)] : []),
  ]
}

interface Reached {
  /** Undefined: what he sees does not follow from places. */
  readonly places?: readonly string[]
  readonly records?: readonly string[]
}

/** The places that a caller reaches, or the records that he sees, by definition; of more than are looked for one and more. */
async function reachedBy({ platform, caller }: Call, models: readonly Model[]): Promise<Reached[]> {
  const reaches = models.map(model => platform.reachOf(model.resource.scope))
  const columns = models.map((model, index) => {
    const reach = reaches[index]
    const sees = (owner: SQL) => reach?.visibleTo(caller, owner, sql`true`) ?? sql`false`
    const found = reach?.isByPlace
      ? // Whoever sees also what is no place’s sees everything.
        sql`case when not coalesce(${sees(sql`null::uuid`)}, false) then array(select p.id from place p where ${sees(sql`p.id`)} order by p.id limit ${mostPlaces + 1}) end`
      : sql`array(select t.id from ${model.from} where ${visible({ platform, caller }, model)} limit ${mostRecords + 1})`
    return sql`(${found})::text[] as ${name(`of${index}`)}`
  })
  const row = await platform.database.find<Record<string, string[] | null>>(sql`select ${listed(columns)}`)
  return reaches.map(({ isByPlace }, index) => {
    const ids = row?.[`of${index}`] ?? undefined
    return ids === undefined ? {} : isByPlace ? { places: ids } : { records: ids }
  })
}

function searchOfPlaces({ places, models }: { readonly places: readonly string[]; readonly models: readonly Model[] }): Search {
  return { models, found: sql`${isOf(models)} and ${hasAnyFacet(places.map(place => `@${place}`))}`, areFew: true }
}

function searchOfRecords(models: readonly Model[], ids: readonly string[]): Search {
  return { models, found: sql`${isOf(models)} and ${record} = any(${sql.param(ids)}::text[])`, areFew: true }
}

/** What is seldom written is found by its tables: on the way back in time everything else of those days would be read. */
async function searchOfTables({ platform }: Call, models: readonly Model[]): Promise<Search> {
  const names = new Set(models.map(model => model.table))
  const written = auditedTables(resourcesOf(platform)).filter(({ name: own, parent }) => names.has(parent?.table ?? own))
  const ofTables = hasAnyFacet(written.map(({ name: own }) => own))
  const row = await platform.database.find<{ all: number; theirs: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where ${isOf(models)}))::int as theirs
    from (select e.table_name, e.parent_table from audit_entry e where ${lately()} order by ${newestFirst} limit ${sampled}) e`)
  const areFew = row !== undefined && row.theirs * 20 < row.all
  return { models, found: areFew ? sql`${isOf(models)} and ${ofTables}` : isOf(models), areFew }
}

function isOf(models: readonly Model[]): SQL {
  return sql`${table} = any(${sql.param(models.map(model => model.table))}::text[])`
}

/** The newest of a search that are of people, and of records that there still are and that the caller sees. */
function newestOf(call: Call, { models, found, areFew }: Search): SQL {
  const cases = models.map(model => {
    const id = sql`case when ${record} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${record}::uuid end`
    return sql` when ${model.table} then exists (select from ${model.from} where t.id = ${id} and ${visible(call, model)})`
  })
  const isSeen = sql`e.operation is not null and e.actor is not null and case ${table} ${sql.join(cases)} else false end`
  // A border for the planner, which knows nothing of how many a reader sees: what is few is gathered, what is much is read in its order.
  return areFew
    ? sql`(select e.* from (select e.* from audit_entry e where ${lately()} and ${found} offset 0) e
        where ${isSeen} order by ${newestFirst} limit ${lookedThrough})`
    : sql`(select e.* from (select e.* from audit_entry e where ${lately()} order by ${newestFirst} offset 0) e
        where ${found} and ${isSeen} order by ${newestFirst} limit ${lookedThrough})`
}

function visible({ platform, caller }: Pick<Call, 'platform' | 'caller'>, model: Model): SQL {
  return platform.reachOf(model.resource.scope).visibleTo(caller, ownerOf(model), isPublicRow(model, platform))
}

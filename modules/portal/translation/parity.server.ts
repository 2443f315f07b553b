import { pairsOf, type Label } from '../../define.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { allOf, sql, type SQL } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { isPublicRow, ownerOf, publicConditions } from '../../../server/resources/access.ts'
import { behindSince, isWrittenInEnglish, lackingFields, recordStateOf, type LanguageState } from '../../../server/resources/languages.ts'
import { titleColumns, type Model } from '../../../server/resources/model.ts'
import type { KindParity } from './calls.ts'

/** What narrows the follow-up. */
export interface TranslationFilter {
  readonly kind?: string | null
  /** Id in lookup(45). */
  readonly state?: string | null
  readonly olderThanDays?: string | null
}

/** A row of the follow-up as it is read. */
export interface TranslationRow {
  readonly kind: string
  readonly id: string
  readonly titleAr: string | null
  readonly titleEn: string | null
  readonly state: number
  readonly since: string
  readonly lacking: readonly string[]
  readonly isWritable: boolean
  readonly concurrencyStamp: string
}

/** The kinds that citizens read in two languages and the caller may read here. */
export function followedKinds({ platform, caller }: Call, kind?: string | null): readonly Model[] {
  return [...platform.models.values()].filter(
    ({ resource }) => pairsOf(resource).length > 0 && caller.can(resource.permission) && (!kind || resource.name === kind),
  )
}

/** The ids of the four states. */
export function stateIds(platform: Platform): Readonly<Record<LanguageState, number>> {
  const { missing = 0, outdated = 0, draft = 0, reviewed = 0 } = platform.lookups.ids('translationState')
  return { missing, outdated, draft, reviewed }
}

/** How many public records of each kind there are in which state; kinds without any are left out. */
export async function parityOf(call: Call): Promise<readonly KindParity[]> {
  const ids = stateIds(call.platform)
  const models = followedKinds(call)
  if (models.length === 0) return []
  const counted = models.map(
    model => sql`select ${model.resource.name}::text as kind, count(*)::int as published,
      count(*) filter (where state = ${ids.missing})::int as "arabicOnly", count(*) filter (where state = ${ids.outdated})::int as outdated,
      count(*) filter (where state in (${ids.draft}, ${ids.reviewed}))::int as "upToDate", count(*) filter (where state = ${ids.reviewed})::int as reviewed
      from (select ${recordStateOf(model, ids)} as state from ${model.from} where ${isFollowed(call, model)}) s`,
  )
  const rows = await call.platform.database.rows<KindParity>(sql.join(counted, sql` union all `))
  return rows.filter(({ published }) => published > 0)
}

/** How many public records of all kinds have no complete English. */
export async function countWithoutEnglish(call: Call): Promise<number> {
  const models = followedKinds(call)
  if (models.length === 0) return 0
  const counted = models.map(
    model => sql`(select count(*) from ${model.from} where ${isFollowed(call, model)} and not ${isWrittenInEnglish(model)})`,
  )
  return (await call.platform.database.find<{ n: number }>(sql`select (${sql.join(counted, sql` + `)})::int as n`))?.n ?? 0
}

/** How many public records of all kinds, whoever reads them, lack English or have a language that is behind. */
export async function countWanting(platform: Platform, runner: Runner): Promise<number> {
  const ids = stateIds(platform)
  const counted = [...platform.models.values()]
    .filter(({ resource }) => pairsOf(resource).length > 0)
    .map(
      model => sql`(select count(*) from ${model.from} where ${isPublic(model, platform)}
        and ${recordStateOf(model, ids)} in (${ids.missing}, ${ids.outdated}))`,
    )
  return (await runner.find<{ n: number }>(sql`select (${sql.join(counted, sql` + `)})::int as n`))?.n ?? 0
}

/** Rows of the follow-up, what has waited longest first, and how many there are in all. */
export async function translationRows(
  call: Call,
  runner: Runner,
  filter: TranslationFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly rows: readonly TranslationRow[]; readonly totalCount: number }> {
  const models = followedKinds(call, filter.kind)
  if (models.length === 0) return { rows: [], totalCount: 0 }
  const all = sql.join(
    models.map(model => rowsOfKind(call, model)),
    sql` union all `,
  )
  const where = allOf([
    filter.state ? sql`state = ${Number(filter.state)}::int` : undefined,
    filter.olderThanDays ? sql`since < now() - make_interval(days => ${Number(filter.olderThanDays)}::int)` : undefined,
  ])
  const count = await runner.find<{ n: number }>(sql`select count(*)::int as n from (${all}) found where ${where}`)
  const rows = await runner.rows<TranslationRow>(
    sql`select * from (${all}) found where ${where} order by since, id limit ${limit}::int offset ${skip}::int`,
  )
  return { rows, totalCount: count?.n ?? 0 }
}

function rowsOfKind(call: Call, model: Model): SQL {
  const [titleAr, titleEn] = titleColumns(model)
  const ids = stateIds(call.platform)
  const writable = call.platform.reachOf(model.resource.scope).writableBy(call.caller, ownerOf(model))
  return sql`select kind, id, "titleAr", "titleEn", state, lacking, "isWritable", "concurrencyStamp",
      case when state = ${ids.outdated} then behind when state = ${ids.missing} then made else changed end as since
    from (select ${model.resource.name}::text as kind, t.id, ${model.at(titleAr ?? 'id')}::text as "titleAr", ${model.at(titleEn ?? 'id')}::text as "titleEn",
      ${recordStateOf(model, ids)} as state, ${lackingFields(model)} as lacking, ${writable} as "isWritable", t.concurrency_stamp as "concurrencyStamp",
      coalesce(${behindSince(model)}, t.creation_time) as behind, t.creation_time as made, coalesce(t.last_modification_time, t.creation_time) as changed
      from ${model.from} where ${isFollowed(call, model)}) ${sql.identifier(`of_${model.table}`)}`
}

/** What citizens read and the caller sees. */
function isFollowed({ caller, platform }: Call, model: Model): SQL {
  const reach = platform.reachOf(model.resource.scope)
  return allOf([reach.visibleTo(caller, ownerOf(model), isPublicRow(model, platform)), isPublic(model, platform)])
}

/** Of reviewed content whatever has a public version, an edit of it that waits for review among it. */
function isPublic(model: Model, platform: Platform): SQL {
  return model.resource.publishing === 'reviewed'
    ? sql`${model.at('liveVersion')} is not null`
    : sql`(${model.at('isPublished')} and ${publicConditions(model, platform, true)})`
}

/** What fields of a kind are called. */
export function labelsOf({ models }: Platform, kind: string, fields: readonly string[]): readonly Label[] {
  const known = models.get(kind)?.resource.fields ?? {}
  return [...new Set(fields)].flatMap(name => {
    const label = known[name]?.label
    return label ? [label] : []
  })
}

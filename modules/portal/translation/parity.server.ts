import { pairsOf, type Label } from '../../define.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { snake } from '../../../server/database/columns.ts'
import { allOf, name, sql, type SQL } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { isPublicRow, ownerOf } from '../../../server/resources/access.ts'
import {
  behindSince,
  hasUnreviewed,
  isWrittenInEnglish,
  lackingFields,
  recordStateOf,
  type LanguageState,
  type ReadTexts,
} from '../../../server/resources/languages.ts'
import { titleColumns, type Model } from '../../../server/resources/model.ts'
import type { KindParity, TranslationItem } from './calls.ts'

/** What narrows the follow-up. */
export interface TranslationFilter {
  readonly kind?: string | null
  /** Id in lookup(45). */
  readonly state?: string | null
  readonly olderThanDays?: string | null
}

/** A row of the follow-up as it is read. */
export interface TranslationRow extends Omit<TranslationItem, 'lacking' | 'isReviewable'> {
  /** Names of fields. */
  readonly lacking: readonly string[]
  readonly isWritable: boolean
}

/** The kinds that citizens read in two languages and the caller may read here. */
export function followedKinds({ platform, caller }: Call, kind?: string | null): readonly Model[] {
  return [...platform.models.values()].filter(
    ({ resource }) => pairsOf(resource).length > 0 && caller.can(resource.permission) && (!kind || resource.name === kind),
  )
}

/** The ids of the four states. */
export function stateIds({ lookups }: Platform): Readonly<Record<LanguageState, number>> {
  return statesIn(lookups.ids('translationState'))
}

/** The four states of lookup(45). @throws Error when it lacks one: without it states could not be told apart */
export function statesIn(ids: Readonly<Record<string, number>>): Readonly<Record<LanguageState, number>> {
  const idOf = (code: LanguageState) => {
    const id = ids[code]
    if (id === undefined) throw new Error(`The list translationState has no value ${code}`)
    return id
  }
  return { missing: idOf('missing'), outdated: idOf('outdated'), draft: idOf('draft'), reviewed: idOf('reviewed') }
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
      from (select ${recordStateOf(readOf(model), ids)} as state from ${publicFrom(model)} where ${isFollowed(call, model)}) s`,
  )
  const rows = await call.platform.database.rows<KindParity>(sql.join(counted, sql` union all `))
  return rows.filter(({ published }) => published > 0)
}

/** How many public records of all kinds have no complete English; undefined for who may read none of these kinds. */
export async function countWithoutEnglish(call: Call): Promise<number | undefined> {
  const models = followedKinds(call)
  if (models.length === 0) return undefined
  const counted = models.map(
    model => sql`(select count(*) from ${publicFrom(model)} where ${isFollowed(call, model)} and not ${isWrittenInEnglish(readOf(model))})`,
  )
  return (await call.platform.database.find<{ n: number }>(sql`select (${sql.join(counted, sql` + `)})::int as n`))?.n ?? 0
}

/** How many public records of all kinds, whoever reads them, lack English or have a language that is behind. */
export async function countWanting(platform: Platform, runner: Runner): Promise<number> {
  const ids = stateIds(platform)
  const counted = [...platform.models.values()]
    .filter(({ resource }) => pairsOf(resource).length > 0)
    .map(
      model => sql`(select count(*) from ${publicFrom(model)} where ${isPublic(model, platform)}
        and ${recordStateOf(readOf(model), ids)} in (${ids.missing}, ${ids.outdated}))`,
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
  const texts = readOf(model)
  const writable = call.platform.reachOf(model.resource.scope).writableBy(call.caller, ownerOf(model))
  return sql`select kind, id, "titleAr", "titleEn", state, lacking, "isWritable", "hasUnreviewed", "isEditWaiting",
      "concurrencyStamp", case when state = ${ids.outdated} then behind when state = ${ids.missing} then made else changed end as since
    from (select ${model.resource.name}::text as kind, t.id, ${texts.at(titleAr)}::text as "titleAr", ${texts.at(titleEn)}::text as "titleEn",
      ${recordStateOf(texts, ids)} as state, ${lackingFields(texts)} as lacking, ${writable} as "isWritable",
      ${hasUnreviewed(model)} as "hasUnreviewed", ${isEditWaiting(texts)} as "isEditWaiting", t.concurrency_stamp as "concurrencyStamp",
      coalesce(${behindSince(texts)}, t.creation_time) as behind, t.creation_time as made, coalesce(t.last_modification_time, t.creation_time) as changed
      from ${publicFrom(model)} where ${isFollowed(call, model)}) ${sql.identifier(`of_${model.table}`)}`
}

/** What citizens read and the caller sees. */
function isFollowed({ caller, platform }: Call, model: Model): SQL {
  const reach = platform.reachOf(model.resource.scope)
  return allOf([reach.visibleTo(caller, ownerOf(model), isPublicRow(model, platform)), isPublic(model, platform)])
}

/** Records beside what citizens read of them: of reviewed content the copy `p` in the live table, without which they read nothing. */
function publicFrom({ from, live }: Model): SQL {
  return live ? sql`${from} join ${name(live.table)} p on p.id = t.id` : from
}

/** The texts as citizens read them, not as somebody edits them meanwhile. */
function readOf(model: Model): ReadTexts {
  if (!model.live) return { model, at: column => model.at(column), since: undefined }
  return { model, at: column => sql`p.${name(snake(column))}`, since: sql`p.published_at` }
}

/** Is any text of the record another one than is read? */
function isEditWaiting({ model, at, since }: ReadTexts): SQL {
  if (!since) return sql`false`
  const changed = pairsOf(model.resource).flatMap(({ ar, en }) =>
    [ar, en].map(column => sql`${at(column)} is distinct from ${model.at(column)}`),
  )
  return sql`(${sql.join(changed, sql` or `)})`
}

/** Do citizens read a row of `publicFrom`? A copy that waits for its time, or is over, does not lie in the live table (decision 017). */
function isPublic(model: Model, platform: Platform): SQL {
  return model.live ? sql`true` : isPublicRow(model, platform)
}

/** What fields of a kind are called. */
export function labelsOf({ models }: Platform, kind: string, fields: readonly string[]): readonly Label[] {
  const known = models.get(kind)?.resource.fields ?? {}
  return [...new Set(fields)].flatMap(name => {
    const label = known[name]?.label
    return label ? [label] : []
  })
}

import type { Label } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { bodyName } from '../resources/bodyName.ts'
import { isPlace } from '../resources/isPlace.ts'
import type { FoundKind } from './documents.ts'
import { kindKey, matches, quoted } from './lexemes.ts'
import { ownPageKind } from './ownPages.ts'
import type { Sought } from './sought.ts'

/** How many there are of each kind, place, governorate and year. */
export interface Tally {
  readonly kinds: readonly { readonly kind: string; readonly count: number }[]
  readonly places: readonly { readonly id: string; readonly label: Label; readonly count: number }[]
  readonly governorates: readonly { readonly code: string; readonly label: Label; readonly count: number }[]
  readonly years: readonly { readonly year: string; readonly count: number }[]
}

const exactTo = 10_000
/** More than a governorate has: whoever chooses one is told all of its places that have something. */
const mostPlaces = 100

/** Exact to 10,000; of more by kind alone. */
export async function tallyOf(call: Call, { query }: Sought, shown: SQL, kinds: readonly FoundKind[]): Promise<Tally> {
  const { database, lookups } = call.platform
  const rows = await database.rows<{
    kind: string | null
    place: string | null
    governorate: number | null
    year: string | null
    count: number
    ar: string | null
    en: string | null
  }>(sql`
    with found as materialized (
      select d.kind, d.place, ${placeOf(kinds)} as whose, extract(year from d.date)::int::text as year
      from search_document d where ${matches(query)} and ${shown} limit ${exactTo + 1}
    ), told as (
      select f.kind, f.place, g.governorate, f.year, count(*)::int as count from found f left join place g on g.id = f.whose
      group by grouping sets ((f.kind), (f.place), (g.governorate), (f.year))
    )
    select told.kind, told.place, told.governorate, told.year, told.count, ${bodyName(call.platform, sql`p`, 'ar')} as ar, ${bodyName(call.platform, sql`p`, 'en')} as en
    from told left join place p on p.id = told.place order by told.count desc`)
  const byKind = rows.flatMap(({ kind, count }) => (kind === null ? [] : [{ kind, count }]))
  const seen = byKind.reduce((sum, { count }) => sum + count, 0)
  if (seen > exactTo) return { kinds: await countsOf(call, query, shown, kinds), places: [], governorates: [], years: [] }
  return {
    kinds: byKind,
    places: rows
      .flatMap(({ place, ar, en, count }) => (place === null || ar === null ? [] : [{ id: place, label: [ar, en ?? ar] as const, count }]))
      .slice(0, mostPlaces),
    governorates: rows
      .flatMap(({ governorate, count }) => {
        const value = governorate === null ? undefined : lookups.find('governorate', governorate)
        return value ? [{ code: value.code, label: [value.nameAr, value.nameEn] as const, count }] : []
      })
      .toSorted((a, b) => a.code.localeCompare(b.code)),
    years: rows.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }])).toSorted((a, b) => b.year.localeCompare(a.year)),
  }
}

/**
 * The same with what the search is narrowed to: it stays among what may be chosen, however much or little of it was found.
 * @param chosen `governorate`: its code; `place`: its id or code
 */
export async function withChosen(
  { platform }: Call,
  tally: Tally,
  chosen: { readonly governorate: string | undefined; readonly place: string | undefined },
): Promise<Tally> {
  const { governorate, place } = chosen
  const count = tally.kinds.reduce((sum, kind) => sum + kind.count, 0)
  const ids: Readonly<Record<string, number>> = platform.lookups.ids('governorate')
  const value =
    governorate !== undefined && Object.hasOwn(ids, governorate) ? platform.lookups.find('governorate', ids[governorate] ?? 0) : undefined
  const isCounted = tally.governorates.some(({ code }) => code === governorate)
  const found =
    place === undefined
      ? undefined
      : await platform.database.find<{ id: string; ar: string; en: string | null }>(sql`
          select p.id::text as id, ${bodyName(platform, sql`p`, 'ar')} as ar, ${bodyName(platform, sql`p`, 'en')} as en
          from place p where p.id::text = ${place} or p.code = ${place}`)
  return {
    ...tally,
    governorates:
      value && !isCounted ? [...tally.governorates, { code: value.code, label: [value.nameAr, value.nameEn], count }] : tally.governorates,
    places:
      found && !tally.places.some(({ id }) => id === found.id)
        ? [...tally.places, { id: found.id, label: [found.ar, found.en ?? found.ar], count }]
        : tally.places,
  }
}

/** What lies in a governorate: what its places publish, and the places themselves. @param code two digits @returns a condition over `d`, the document */
export function inGovernorate({ platform }: Call, code: string, kinds: readonly FoundKind[]): SQL {
  const ids = platform.lookups.ids('governorate')
  const id = Object.hasOwn(ids, code) ? (ids[code] ?? null) : null
  return sql`${placeOf(kinds)} in (select p.id from place p where p.governorate = ${id}::int)`
}

/** The place that has published something, or that it is. */
function placeOf(kinds: readonly FoundKind[]): SQL {
  const places = kinds.filter(({ model }) => isPlace(model.resource)).map(({ kind }) => kind)
  return sql`(case when d.kind = any(${sql.param(places)}::text[]) then d.id::uuid else d.place end)`
}

async function countsOf({ platform }: Call, query: string, shown: SQL, kinds: readonly FoundKind[]): Promise<Tally['kinds']> {
  const parts = [...kinds.map(({ kind }) => kind), ownPageKind].map(
    kind => sql`select ${kind}::text as kind, (select count(*)::int from (select from search_document d
      where ${matches(`(${query}) & ${quoted(kindKey(kind))}`)} and ${shown} limit ${exactTo}) counted) as count`,
  )
  return platform.database.rows(sql`select * from (${sql.join(parts, sql` union all `)}) counted order by count desc`)
}

import type { Lang } from '../../define.ts'
import { byPublication, missing, orNothing, queryOf } from '../../../web/generic/portal/answers.ts'
import { requireValues } from '../../../web/generic/portal/asked.ts'
import type { Chip } from '../../../web/generic/portal/Filters.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { listPageSizeOf } from '../../../web/generic/portal/site.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { type AuthorityQuery, authorityPath, authorityQueryOf } from './authorityQuery.ts'
import type { AuthorityPoint, AuthorityProfile, PublicAuthority } from './publicAuthorities.ts'
import { regionOf } from './regions.ts'

interface PublicPage {
  readonly totalCount: number
  readonly items: readonly PublicAuthority[]
}

// More authorities than there are; the most rows that a list answers.
const mostOnMap = 1000

/** What the list's page shows. */
export type AuthorityPage = Awaited<ReturnType<typeof loadAuthoritiesPage>>

/** The list as its page shows it: with its points, and with what is compared. @param governorate its code, where it stands in the path */
export async function loadAuthoritiesPage(visit: Visit, governorate: string | undefined, given: URLSearchParams) {
  const { view, compare } = authorityQueryOf(given)
  const [{ list, ...found }, points, compared] = await Promise.all([
    loadAuthorities(visit, governorate, given),
    view === 'table' ? undefined : visit.api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
    compare && loadCompared(visit, compare),
  ])
  const { query, chosen, items, totalCount } = found
  // A map, and the one beside a narrowed list, shows who is in all of it, not in this page alone.
  const isNarrowed = Boolean(query.q ?? chosen.region ?? chosen.type ?? chosen.class)
  const isWhole = view === 'map' || (view === 'cards' && isNarrowed)
  const all = isWhole && totalCount > items.length ? (await list(0, mostOnMap)).items : items
  return {
    ...found,
    // What no authority has is said once, and not carried along.
    query: { ...query, compare: compared?.places.map(({ code }) => code) },
    points: points?.items ?? [],
    all: view === 'map' ? all : [],
    found: isNarrowed ? all.map(({ code }) => code) : undefined,
    compared,
    wayOn: await wayOnFrom(visit.api, totalCount),
  }
}

/** The published authorities of some codes, in their order, how many of the codes are none's, and those of them that could be one's. */
async function loadCompared({ api }: Visit, codes: readonly string[]) {
  const wellFormed = codes.filter(code => /^[A-Za-z0-9]{1,20}$/.test(code))
  const found = await Promise.all(wellFormed.map(code => orNothing(api.get<AuthorityProfile>(`Public/LocalComm/GetByCode/${code}`))))
  const places = found.filter(place => place !== undefined)
  return { places, unknown: codes.length - places.length, named: wellFormed.filter((_, index) => found[index] === undefined) }
}

/** A list of authorities with what it is narrowed by. */
export type AuthorityList = Awaited<ReturnType<typeof loadAuthorities>>

/**
 * The authorities that were asked for.
 * @param governorate its code, where it stands in the path
 * @param size so many entries for who follows the list, what was changed last first; without it as many as a page of a list has, by name
 */
export async function loadAuthorities({ api, lang }: Visit, governorate: string | undefined, given: URLSearchParams, size?: number) {
  const asked = authorityQueryOf(given)
  const query: AuthorityQuery = { ...asked, governorate: governorate ?? asked.governorate }
  const [governorates, regions, types, classes, rows] = await Promise.all([
    lookupOf(api, 'governorate'),
    lookupOf(api, 'region'),
    lookupOf(api, 'localAuthorityType'),
    lookupOf(api, 'municipalityClass'),
    size ?? listPageSizeOf(api),
  ])
  await requireValues(given, { governorate: governorates, region: regions, type: types, class: classes })
  const chosen = {
    governorate: governorates.find(({ code }) => code === query.governorate),
    region: regions.find(({ code }) => code === query.region),
    type: types.find(({ code }) => code === query.type),
    class: classes.find(({ code }) => code === query.class),
  }
  if (query.governorate !== undefined && !chosen.governorate) return missing()
  const ofRegion = chosen.region && governorates.filter(({ code }) => regionOf(code) === chosen.region?.code)
  const there = within(chosen.governorate, ofRegion)
  const list = async (skip: number, most: number): Promise<PublicPage> => {
    if (!there) return { items: [], totalCount: 0 }
    return api.get<PublicPage>('Public/LocalComm/GetListPaged', {
      ...there,
      authorityType: chosen.type?.id,
      municipalityClass: chosen.class?.id,
      filter: query.q,
      ...(size === undefined ? { sorting: lang === 'ar' ? 'nameAr' : 'nameEn' } : byPublication),
      maxResultCount: most,
      SkipCount: skip,
    })
  }
  const page = (number: number) => list((number - 1) * rows, rows)
  const first = await page(query.page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const { items, totalCount } = query.page > pages ? await page(pages) : first
  return {
    list,
    query: { ...query, page: Math.min(query.page, pages) },
    isBeyond: query.page > pages,
    items,
    totalCount,
    pages,
    chosen,
    governorates,
    regions,
    types,
    classes,
  }
}

/** The governorates to which a list is narrowed: one, those of a region, or the one if it lies there. @returns undefined where that is none */
function within(
  governorate: LookupValue | undefined,
  region: readonly LookupValue[] | undefined,
): Readonly<Record<string, number>> | undefined {
  if (!region) return governorate ? { governorate: governorate.id } : {}
  const meant = region.filter(one => governorate === undefined || one === governorate)
  return meant.length === 0 ? undefined : Object.fromEntries(meant.map(({ id }, at) => [`governorate[${at}]`, id]))
}
/** What narrows the list, each with the list without it. */
export function chipsOf({ query, chosen }: Pick<AuthorityList, 'query' | 'chosen'>, lang: Lang): Chip[] {
  const first = { ...query, page: 1 }
  return [
    query.q && { label: query.q, without: authorityPath({ ...first, q: undefined }) },
    chosen.governorate && { label: nameIn(lang, chosen.governorate), without: authorityPath({ ...first, governorate: undefined }) },
    chosen.region && { label: nameIn(lang, chosen.region), without: authorityPath({ ...first, region: undefined }) },
    chosen.type && { label: nameIn(lang, chosen.type), without: authorityPath({ ...first, type: undefined }) },
    chosen.class && { label: nameIn(lang, chosen.class), without: authorityPath({ ...first, class: undefined }) },
  ].filter(chip => typeof chip === 'object')
}

/** Where the list is taken from as a file, in the page's language. */
export function filePathOf({ query, chosen }: Pick<AuthorityList, 'query' | 'chosen'>, lang: Lang): string {
  const { governorate, region, type, class: municipalityClass } = chosen
  const narrowed = { governorate: governorate?.id, region: region?.id, authorityType: type?.id, municipalityClass: municipalityClass?.id }
  return `/api/Public/LocalComm/Export${queryOf({ ...narrowed, filter: query.q, lang })}`
}

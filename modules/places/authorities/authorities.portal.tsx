import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { byPublication, feedOfList, missing, moved } from '../../../web/generic/portal/answers.ts'
import { type Chip, Filters, FoundLine } from '../../../web/generic/portal/Filters.tsx'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, lookupOf, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { RangeNote } from '../../../web/generic/portal/RangeNote.tsx'
import { addressIn, listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { PlaceMark } from '../../../web/ui/Avatar.tsx'
import { FindBox } from '../../../web/ui/FindBox.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { type AuthorityQuery, authorityPath, authorityQueryOf } from './authorityQuery.ts'
import { GovernorateMap } from './governorateMap.portal.tsx'
import { NearbyMap } from './nearbyMap.portal.tsx'
import type { AuthorityPoint, PublicAuthority } from './publicAuthorities.ts'
import { regionOf } from './regions.ts'
import { authoritiesTexts, authorityCount } from './texts.ts'

interface PublicPage {
  readonly totalCount: number
  readonly items: readonly PublicAuthority[]
}

// More authorities than there are; the most rows that a list answers.
const mostOnMap = 1000

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const given = new URL(request.url).searchParams
  if (authorityQueryOf(given).type === 'council') return moved(addressIn(visit.lang, '/councils'))
  const [{ list, ...found }, points] = await Promise.all([
    loadAuthorities(visit, params.governorate, given),
    visit.api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
  ])
  const { query, chosen, items, totalCount } = found
  // The map beside a narrowed list shows who is in all of it, not in this page alone.
  const isNarrowed = Boolean(query.q ?? chosen.region ?? chosen.type ?? chosen.class)
  const all = isNarrowed && totalCount > items.length ? (await list(0, mostOnMap)).items : items
  return {
    ...found,
    points: points.items,
    wayOn: await wayOnFrom(visit.api, totalCount),
    found: isNarrowed ? all.map(({ code }) => code) : undefined,
  }
}

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
type AuthorityListData = Awaited<ReturnType<typeof loader>>

export default function Authorities() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = authoritiesTexts.in(lang)
  const { query, items, totalCount, pages, chosen, governorates, regions, types, classes } = data
  const chips = chipsOf(data, lang)
  const feed = authorityPath({ ...query, page: 1 })
  const heading = chosen.governorate ? `${words.of} ${nameIn(lang, chosen.governorate)}` : words.authorities
  const steps = [
    homeStep(lang),
    ...(chosen.governorate ? [{ label: words.authorities, path: '/localComms' }, { label: heading }] : [{ label: words.authorities }]),
  ]
  return (
    <div className="wrap">
      <Head
        title={`${heading}${titleTail(data, lang)}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`}
        description={`${words.describe} ${here.say(here.site.productName)}: ${heading}`}
        path={authorityPath(query)}
        steps={steps}
        graph={[listGraph(items, here.site.origin, to, lang)]}
        noIndex={data.isBeyond || query.q !== undefined}
        feed={feed}
      />
      <PageHead
        lang={lang}
        title={heading}
        trail={trailOf(steps, here)}
        intro={<p>{words.intro}</p>}
        acts={<FeedLink address={feedOfList(feed)} />}
      />
      <div className="find-first">
        <FindBox
          action={to('/localComms')}
          name="q"
          label={words.text}
          placeholder={words.text}
          submit={words.find}
          value={query.q}
          kept={{ governorate: query.governorate, region: query.region, type: query.type, class: query.class }}
        />
      </div>
      <Filters action="/localComms" label={words.filters} active={chips.length}>
        <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
        <PlainSelect
          name="governorate"
          label={words.governorate}
          none={words.allGovernorates}
          defaultValue={query.governorate}
          options={optionsOf(offered(governorates, query.governorate), lang)}
          lang={lang}
        />
        <PlainSelect
          name="region"
          label={words.region}
          none={words.allRegions}
          defaultValue={query.region}
          options={optionsOf(offered(regions, query.region), lang)}
          lang={lang}
        />
        <PlainSelect
          name="type"
          label={words.type}
          none={words.allTypes}
          defaultValue={query.type}
          options={optionsOf(offered(types, query.type), lang)}
          lang={lang}
        />
        <PlainSelect
          name="class"
          label={words.class}
          none={words.allClasses}
          defaultValue={query.class}
          options={optionsOf(offered(classes, query.class), lang)}
          lang={lang}
        />
      </Filters>
      <FoundLine chips={chips} clear="/localComms">
        {totalCount > 0 && <strong>{pluralOf(authorityCount, totalCount, lang)}</strong>}
      </FoundLine>
      <div className="with-side with-map">
        <div>
          {items.length === 0 ? (
            <NothingListed
              isNarrowed={chips.length > 0}
              yet={words.noneYet}
              wayOn={data.wayOn}
              title={words.none}
              why={words.noneWhy}
              all={words.all}
              path="/localComms"
            />
          ) : (
            <AuthorityTable data={data} />
          )}
          {pages > 1 && (
            <div className="pages">
              <Pagination page={query.page} pages={pages} hrefOf={page => to(authorityPath({ ...query, page }))} lang={lang} />
              <RangeNote page={query.page} total={totalCount} />
            </div>
          )}
        </div>
        {items.length > 0 && <ListMap data={data} />}
      </div>
    </div>
  )
}

/** Where the authorities of the list are: the governorates of all of them, or the one that was chosen. */
function ListMap({ data: { points, query, chosen, governorates, found } }: { data: AuthorityListData }) {
  const words = authoritiesTexts.in(useHere().lang)
  const inList = found && new Set(found)
  return (
    <aside aria-label={words.onMap}>
      {chosen.governorate ? (
        <NearbyMap points={points.filter(({ governorate }) => governorate === chosen.governorate?.code)} found={inList} />
      ) : (
        <GovernorateMap
          points={points}
          governorates={governorates}
          found={inList}
          pathOf={governorate => authorityPath({ ...query, governorate, page: 1 })}
        />
      )}
    </aside>
  )
}

/** The register's page: mark and name, what it is, where, and how many live there. */
function AuthorityTable({ data: { items, governorates, types, classes, chosen } }: { data: AuthorityListData }) {
  const { lang, to } = useHere()
  const words = authoritiesTexts.in(lang)
  const named = (list: readonly LookupValue[], wanted: number | null | undefined) => list.find(({ id }) => id === wanted)
  return (
    <RuledTable
      caption={words.authorities}
      captionHidden
      ledger
      lang={lang}
      rows={items}
      keyOf={({ code }) => code}
      columns={[
        {
          key: 'name',
          heading: words.name,
          title: true,
          cell: authority => {
            const type = named(types, authority.authorityType)
            const municipalityClass = named(classes, authority.municipalityClass)
            return (
              <span className="who">
                <PlaceMark
                  size="small"
                  governorate={named(governorates, authority.governorate)?.code ?? ''}
                  logo={authority.logo ? `/api/Attachment/GetByte/${authority.logo}?width=400` : undefined}
                />
                <span>
                  <a href={to(`/localComm/${authority.code}`)}>{bound(nameIn(lang, authority))}</a>
                  <span className="row-note">
                    {[type, municipalityClass].flatMap(value => (value ? [nameIn(lang, value)] : [])).join(commaOf(lang))}
                  </span>
                </span>
              </span>
            )
          },
        },
        // In one governorate its name would stand in every row.
        chosen.governorate
          ? { key: 'code', heading: words.code, cell: ({ code }) => <Code>{code}</Code> }
          : {
              key: 'governorate',
              heading: words.governorate,
              cell: authority => {
                const governorate = named(governorates, authority.governorate)
                return governorate && <span>{bound(nameIn(lang, governorate))}</span>
              },
            },
        { key: 'population', heading: words.population, figure: ({ populationCount }) => populationCount ?? undefined },
      ]}
    />
  )
}

/** What narrows the list, each with the list without it. */
export function chipsOf({ query, chosen }: Pick<AuthorityListData, 'query' | 'chosen'>, lang: Lang): Chip[] {
  const first = { ...query, page: 1 }
  return [
    query.q && { label: query.q, without: authorityPath({ ...first, q: undefined }) },
    chosen.governorate && { label: nameIn(lang, chosen.governorate), without: authorityPath({ ...first, governorate: undefined }) },
    chosen.region && { label: nameIn(lang, chosen.region), without: authorityPath({ ...first, region: undefined }) },
    chosen.type && { label: nameIn(lang, chosen.type), without: authorityPath({ ...first, type: undefined }) },
    chosen.class && { label: nameIn(lang, chosen.class), without: authorityPath({ ...first, class: undefined }) },
  ].filter(chip => typeof chip === 'object')
}

function titleTail({ query, chosen }: AuthorityListData, lang: Lang): string {
  const more = [query.q, ...[chosen.region, chosen.type, chosen.class].map(value => value && nameIn(lang, value))].filter(Boolean)
  return more.length === 0 ? '' : `: ${more.join(commaOf(lang))}`
}

function optionsOf(values: readonly LookupValue[], lang: Lang) {
  return values.map(value => ({ value: value.code, label: nameIn(lang, value) }))
}

function listGraph(items: readonly PublicAuthority[], origin: string, to: (path: string) => string, lang: Lang) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((authority, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'GovernmentOrganization', name: nameIn(lang, authority), url: origin + to(`/localComm/${authority.code}`) },
    })),
  }
}

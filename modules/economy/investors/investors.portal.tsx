import { ArrowRight } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../define.ts'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { byPublication, feedOfList, pageOf, queryOf } from '../../../web/generic/portal/answers.ts'
import { placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { byName, lookupOf, nameIn, offered, type LookupValue } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { Moment } from '../../../web/generic/portal/Moment.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import type { PublicNotice } from '../../portal/notices/notices.ts'
import { notOffered } from './investor.ts'
import { InvestorRow } from './investorRow.portal.tsx'
import type { ListedInvestor } from './publicInvestors.ts'
import { investorsCount, investorTexts, opportunityTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadInvestors(context.get(visitContext), new URL(request.url).searchParams)
}

/** @param size so many entries for who follows the list, who was published last first; without it as many as a page of a list has, in its order */
export async function loadInvestors({ api, lang }: Visit, given: URLSearchParams, size?: number) {
  const [activities, countries, kinds, points, rows] = await Promise.all([
    lookupOf(api, 'economicActivity'),
    lookupOf(api, 'country'),
    lookupOf(api, 'applicantType'),
    api.get<{ items: readonly { code: string; nameAr: string; nameEn: string }[] }>('Public/LocalComm/GetPoints'),
    size ?? listPageSizeOf(api),
  ])
  await requireValues(given, { field: activities, country: countries })
  const field = activities.find(({ code }) => code === given.get('field'))
  const country = countries.find(({ code }) => code === given.get('country'))
  const place = await placeAsked(api, given.get('place'))
  const isNewestFirst = given.get('sort') === 'newest'
  const q = given.get('q')?.trim().slice(0, 200) || undefined
  const list = (page: number) =>
    api.get<{ totalCount: number; items: readonly ListedInvestor[] }>('Public/Investors/GetListPaged', {
      interestField: field?.id,
      country: country?.id,
      interestPlaces: place?.id,
      filter: q,
      ...(size !== undefined || isNewestFirst ? byPublication : { sorting: lang === 'ar' ? 'nameAr' : 'nameEn' }),
      maxResultCount: rows,
      SkipCount: (page - 1) * rows,
    })
  const page = pageOf(given)
  const [first, opportunities] = await Promise.all([list(page), size === undefined && page === 1 ? openOpportunities(api) : []])
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const found = page > pages ? await list(pages) : first
  const places = points.items.toSorted(byName(lang))
  return {
    activities,
    countries,
    kinds,
    places,
    field,
    country,
    place,
    q,
    isNewestFirst,
    opportunities,
    page: Math.min(page, pages),
    pages,
    isBeyond: page > pages,
    ...found,
  }
}
type Data = Awaited<ReturnType<typeof loader>>

/** What somebody who looks for an investment may take up now: those that close soonest. */
async function openOpportunities(api: Visit['api']): Promise<readonly PublicNotice[]> {
  const category = (await lookupOf(api, 'adCategory')).find(({ code }) => code === 'investmentOpportunity')
  if (!category) return []
  const asked = { stage: 'open', category: category.id, maxResultCount: mostOpportunities }
  return (await api.get<{ items: readonly PublicNotice[] }>('Public/Ads/GetByStage', asked)).items
}
const mostOpportunities = 3

/** Investors as a directory: who, from where, and in what he wants to invest. */
export default function Investors() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = investorTexts.in(lang)
  const { activities, countries, kinds, q, items, totalCount, page, pages } = data
  const steps = [homeStep(lang), { label: words.investors }]
  const chips = chipsOf(data, lang)
  const add = (
    <LinkButton href={to('/addInvestor')} look="act">
      {words.add}
    </LinkButton>
  )
  const feed = pathOf(data, { sort: undefined, page: 1 })
  return (
    <div className="wrap">
      <Head
        title={`${listTitle(words.investors, chips, lang)}${page > 1 ? ` - ${words.page} ${page}` : ''}`}
        description={words.describe}
        path={pathOf(data, { sort: undefined })}
        steps={steps}
        graph={[
          {
            '@type': 'CollectionPage',
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: items.map((item, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: here.site.origin + to(`/investors/${item.id}`),
              })),
            },
          },
        ]}
        noIndex={data.isBeyond || q !== undefined || data.isNewestFirst}
        feed={feed}
      />
      <PageHead lang={lang} title={words.investors} trail={trailOf(steps, here)} intro={<p>{words.intro}</p>} acts={add} />
      {(totalCount > 0 || chips.length > 0) && <InvestorFilters data={data} active={chips.length} />}
      <FoundLine chips={chips} clear="/investors">
        {totalCount > 0 && <strong>{pluralOf(investorsCount, totalCount, lang)}</strong>}
      </FoundLine>
      <Items className="directory investor-rows">
        {items.map(item => {
          const from = countries.find(({ id }) => id === item.country)
          const kind = kinds.find(({ id }) => id === item.kind)
          return (
            <InvestorRow
              key={item.id}
              logo={item.logo}
              title={
                <h2 className="idea-title">
                  <a href={to(`/investors/${item.id}`)}>{nameIn(lang, item)}</a>
                </h2>
              }
              about={[kind, from].flatMap(value => (value ? nameIn(lang, value) : []))}
              fields={item.interestField.map(id => nameOf(activities, id, lang))}
            />
          )
        })}
      </Items>
      {items.length === 0 && (
        <EmptyState
          title={chips.length > 0 ? words.noneFound : words.none}
          action={
            chips.length > 0 ? (
              <LinkButton href={to('/investors')}>{words.all}</LinkButton>
            ) : (
              <LinkButton href={to('/addInvestor')}>{words.add}</LinkButton>
            )
          }
        >
          {chips.length > 0 ? words.noneFoundWhy : words.noneWhy}
        </EmptyState>
      )}
      <ListEnd page={page} pages={pages} total={totalCount} pathOf={number => pathOf(data, { page: number })}>
        <FeedLink address={feedOfList(feed)} />
      </ListEnd>
      {data.opportunities.length > 0 && <Opportunities notices={data.opportunities} />}
    </div>
  )
}

function Opportunities({ notices }: { notices: readonly PublicNotice[] }) {
  const { lang, to } = useHere()
  const words = opportunityTexts.in(lang)
  return (
    <section className="block" aria-labelledby="opportunities">
      <h2 id="opportunities" className="display-section">
        {words.title}
      </h2>
      <ul className="directory">
        {notices.map(notice => {
          const { title, told } = toldIn(lang, notice)
          const { placeNameAr: nameAr, placeNameEn: nameEn, closingAt } = notice
          return (
            <li key={notice.id}>
              <h3 className="idea-title" {...foreign(told, lang)}>
                <a href={to(`/ads/${notice.id}`)}>{bound(title)}</a>
              </h3>
              <p className="meta">
                {nameAr && <span>{bound(nameIn(lang, { nameAr, nameEn }))}</span>}
                {closingAt && (
                  <span>
                    {words.closes} <Moment at={closingAt} />
                  </span>
                )}
                <ToldIn told={told} />
              </p>
            </li>
          )
        })}
      </ul>
      <p className="directory-more">
        <a className="more" href={to('/ads/investmentOpportunity')}>
          {words.all}
          <Icon of={ArrowRight} points />
        </a>
      </p>
    </section>
  )
}

function InvestorFilters({ data, active }: { data: Data; active: number }) {
  const { lang } = useHere()
  const words = investorTexts.in(lang)
  const { activities, countries, field, country, q } = data
  return (
    <Filters action="/investors" label={words.filters} active={active} rows={data.isNewestFirst ? undefined : data.totalCount} second>
      <PlainField type="search" name="q" label={words.text} defaultValue={q} maxLength={200} lang={lang} />
      <PlainSelect
        name="field"
        label={words.field}
        none={words.allFields}
        defaultValue={field?.code}
        options={optionsOf(
          offered(activities, field?.code).filter(({ code }) => !notOffered.includes(code)),
          lang,
        )}
        lang={lang}
      />
      <PlainSelect
        name="country"
        label={words.country}
        none={words.allCountries}
        defaultValue={country?.code}
        options={optionsOf(offered(countries, country?.code), lang)}
        lang={lang}
      />
      <PlainSelect
        name="place"
        label={words.places}
        none={words.allPlaces}
        defaultValue={data.place?.code}
        options={data.places.map(one => ({ value: one.code, label: nameIn(lang, one) }))}
        lang={lang}
      />
      <PlainSelect
        name="sort"
        label={words.order}
        none={words.byName}
        defaultValue={data.isNewestFirst ? 'newest' : undefined}
        options={[{ value: 'newest', label: words.newestFirst }]}
        lang={lang}
      />
    </Filters>
  )
}

function optionsOf(values: readonly LookupValue[], lang: Lang) {
  return values.map(value => ({ value: value.code, label: nameIn(lang, value) }))
}

function nameOf(values: readonly LookupValue[], id: number, lang: Lang): string {
  const value = values.find(one => one.id === id)
  return value ? nameIn(lang, value) : ''
}

/** The one address of the list, with what narrows it. */
export function pathOf(
  { field, country, place, q, isNewestFirst, page }: Data,
  other: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = {
    field: field?.code,
    country: country?.code,
    place: place?.code,
    q,
    sort: isNewestFirst ? 'newest' : undefined,
    page,
    ...other,
  }
  return `/investors${queryOf({ ...query, page: Number(query.page) > 1 ? query.page : undefined })}`
}

/** What narrows the list, each with the list without it. */
export function chipsOf(data: Data, lang: Lang) {
  const { field, country, place, q } = data
  return [
    ...(q === undefined ? [] : [{ label: q, without: pathOf(data, { page: 1, q: undefined }) }]),
    ...(field ? [{ label: nameIn(lang, field), without: pathOf(data, { page: 1, field: undefined }) }] : []),
    ...(country ? [{ label: nameIn(lang, country), without: pathOf(data, { page: 1, country: undefined }) }] : []),
    ...(place ? [{ label: nameIn(lang, place), without: pathOf(data, { page: 1, place: undefined }) }] : []),
  ]
}

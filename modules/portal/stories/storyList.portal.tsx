import { pluralOf } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { byPublication } from '../../../web/generic/portal/answers.ts'
import { onlyArabic, requireValues } from '../../../web/generic/portal/asked.ts'
import { FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { Picture } from '../../../web/generic/portal/Picture.tsx'
import type { Neighbour } from '../../../web/generic/portal/PointMap.tsx'
import { arabicOnly, daysOfYear, ofPlaces, placeListPath, placeListQueryOf } from '../../../web/generic/portal/placeList.ts'
import { chipsOf, PlaceListFilters } from '../../../web/generic/portal/PlaceListFilters.tsx'
import { listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { placeListTexts, showArabicWords } from '../../../web/generic/portal/words.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import type { PublicStory, StoryFacets } from './publicStories.ts'
import { StoryMap } from './storyMap.portal.tsx'
import { mainFigureOf, StoryLink, StoryMeta, StoryRow } from './storyParts.portal.tsx'
import { storiesInArabic, storyCount, storyTexts } from './texts.ts'

interface Page {
  readonly totalCount: number
  readonly items: readonly PublicStory[]
}
const base = '/successStory'

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadStories({ api, lang }: Visit, given: URLSearchParams, size?: number) {
  const query = placeListQueryOf(given, lang === 'en' ? [arabicOnly] : [], true)
  const [fields, all, facets, rows] = await Promise.all([
    lookupOf(api, 'successStoryField'),
    lookupOf(api, 'governorate'),
    api.get<StoryFacets>('Public/SuccessStory/GetFacets'),
    size ?? listPageSizeOf(api),
  ])
  const field = fields.find(({ code }) => code === query.category)
  const place = facets.places.find(({ code }) => code === query.place)
  const governorate = all.find(({ code }) => code === query.governorate)
  await requireValues(given, { category: fields, place: facets.places, governorate: all, ...onlyArabic })
  // Only where something lies is offered.
  const governorates = all.filter(one => one === governorate || facets.places.some(({ governorate: code }) => code === one.code))
  const there = governorate && facets.places.filter(({ governorate: code }) => code === governorate.code).map(({ id }) => id)
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<Page>('Public/SuccessStory/GetListPaged', {
      field: field?.id,
      ...ofPlaces(place?.id, there),
      ...daysOfYear(query.year),
      filter: query.q,
      ...(size !== undefined && byPublication),
      ...more,
    })
  const page = (number: number) =>
    list({ ...languagesOf(lang, query.only === arabicOnly), maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await page(query.page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const isBeyond = query.page > pages
  const { items, totalCount } = isBeyond ? await page(pages) : first
  const inArabic = lang === 'ar' || query.only === arabicOnly ? 0 : (await list({ ...lackingEnglish, maxResultCount: 1 })).totalCount
  const isWhole = size === undefined && placeListPath(base, query) === base
  const [wayOn, points, tellers] = await Promise.all([
    wayOnFrom(api, totalCount),
    isWhole ? api.get<{ items: readonly Neighbour[] }>('Public/LocalComm/GetPoints').then(answer => answer.items) : [],
    // The map is of the list that it stands beside.
    isWhole && lang === 'en'
      ? api.get<StoryFacets>('Public/SuccessStory/GetFacets', { language: lang }).then(told => told.places)
      : facets.places,
  ])
  const found = { items, totalCount, pages, isBeyond, inArabic, points, tellers }
  return { query: { ...query, page: Math.min(query.page, pages) }, ...found, fields, governorates, facets, wayOn }
}
type ListData = Awaited<ReturnType<typeof loadStories>>

export function StoriesPage(data: ListData) {
  const { query, isBeyond, items, totalCount, pages, fields, governorates, facets } = data
  const here = useHere()
  const { lang, to, site } = here
  const words = storyTexts.in(lang)
  const chips = chipsOf(base, query, { categories: fields, facets, governorates, lang, onlyLabel: words.arabicOnly })
  const steps = [homeStep(lang), { label: words.stories }]
  // The first page of everything begins with its newest story, told at length.
  const [lead, ...others] = chips.length === 0 && query.page === 1 ? items : []
  const listed = lead ? others : items
  const feed = placeListPath(base, { ...query, page: 1 })
  return (
    <div className="wrap">
      <Head
        title={`${listTitle(words.stories, chips, lang)}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`}
        description={words.intro}
        path={placeListPath(base, query)}
        steps={steps}
        feed={feed}
        graph={[
          {
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              url: site.origin + to(`${base}/${item.id}`),
            })),
          },
        ]}
        noIndex={isBeyond || query.q !== undefined || query.only !== undefined}
      />
      <PageHead lang={lang} title={words.stories} trail={trailOf(steps, here)} intro={words.intro} />
      <PlaceListFilters
        base={base}
        label={words.filters}
        query={query}
        categories={fields}
        category={{ label: words.field, all: words.allFields }}
        facets={facets}
        governorates={governorates}
        active={chips.length}
        rows={totalCount}
      >
        {query.only && <input type="hidden" name="only" value={query.only} />}
      </PlaceListFilters>
      <FoundLine chips={chips} clear={base}>
        <Found {...data} />
      </FoundLine>
      {lead && (
        <div className="story-top">
          <Lead item={lead} fields={fields} />
          <StoryMap points={data.points} tellers={new Set(data.tellers.map(({ code }) => code))} />
        </div>
      )}
      {listed.length > 0 && (
        <ul className="story-rows">
          {listed.map(item => (
            <StoryRow key={item.id} item={item} fields={fields} />
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn={data.wayOn}
          title={words.none}
          why={placeListTexts.in(lang).noneWhy}
          all={words.all}
          path={base}
          inArabic={data.inArabic}
        />
      )}
      <ListEnd page={query.page} pages={pages} total={totalCount} pathOf={page => placeListPath(base, { ...query, page })}>
        <FollowLinks list={feed} />
      </ListEnd>
    </div>
  )
}

/** How many there are; in English which of them are in Arabic only, with the way there and back. */
function Found({ query, totalCount, inArabic }: ListData) {
  const { lang, to } = useHere()
  const words = storyTexts.in(lang)
  const other = to(placeListPath(base, { ...query, only: query.only ? undefined : arabicOnly, page: 1 }))
  if (query.only)
    return (
      <>
        <strong>{pluralOf(storiesInArabic, totalCount, lang)}</strong> <a href={other}>{words.backToEnglish}</a>
      </>
    )
  return (
    <>
      {/* Of nothing the empty list speaks. */}
      {totalCount > 0 && <strong>{pluralOf(storyCount, totalCount, lang)}</strong>}
      {inArabic > 0 && (
        <>
          {totalCount > 0 && '. '}
          {pluralOf(storiesInArabic, inArabic, lang)} <a href={other}>{showArabicWords(inArabic, lang, words.showArabic)}</a>
        </>
      )}
    </>
  )
}

/** The newest story: its picture, and beneath it what it has come to. */
function Lead({ item, fields }: { item: PublicStory; fields: readonly LookupValue[] }) {
  const { lang } = useHere()
  const { summary, told } = toldIn(lang, item)
  const figure = mainFigureOf(item, lang)
  return (
    <section className="story-lead">
      <Picture item={item} isFirst sizes="(min-width: 992px) 640px, calc(100vw - 32px)" />
      <div>
        {figure && (
          <p className="story-figure">
            <b>
              <bdi dir="ltr">{figure.value}</bdi>
            </b>
            <span>{bound(figure.label)}</span>
          </p>
        )}
        <h2 className="display-lead">
          <StoryLink item={item} />
        </h2>
        <p {...foreign(told, lang)}>{bound(summary)}</p>
        <StoryMeta item={item} fields={fields} />
      </div>
    </section>
  )
}

import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { bound } from '../../../web/generic/bound.tsx'
import { byPublication, feedOfList } from '../../../web/generic/portal/answers.ts'
import { requireValues } from '../../../web/generic/portal/asked.ts'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { FoundIn } from '../../../web/generic/portal/FoundIn.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { besideIn, lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import { arabicOnly, daysOfYear, placeListPath, placeListQueryOf } from '../../../web/generic/portal/placeList.ts'
import { chipsOf, PlaceListFilters } from '../../../web/generic/portal/PlaceListFilters.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { listTexts, placeListTexts } from '../../../web/generic/portal/words.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainSelect } from '../../../web/ui/PlainField.tsx'
import { descriptionOf, Film } from './mediaParts.portal.tsx'
import type { MediaFacets, PublicVideo } from './publicMedia.ts'
import { videoCount, videoTexts } from './texts.ts'

interface Page {
  readonly totalCount: number
  readonly items: readonly PublicVideo[]
}
const base = '/videoCenter'
const captioned = 'captions'
/** So many films are a page of the library. */
const fullRows = 12

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadVideos(context.get(visitContext), new URL(request.url).searchParams)
}

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadVideos({ api, lang }: Visit, given: URLSearchParams, size?: number) {
  const rows = size ?? fullRows
  const query = placeListQueryOf(given, [captioned, ...(lang === 'en' ? [arabicOnly] : [])])
  const [categories, facets] = await Promise.all([lookupOf(api, 'videoCategory'), api.get<MediaFacets>('Public/Video/GetFacets')])
  const category = categories.find(({ code }) => code === query.category)
  const place = facets.places.find(({ code }) => code === query.place)
  await requireValues(given, { category: categories, place: facets.places, only: [captioned, arabicOnly] })
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<Page>('Public/Video/GetListPaged', {
      category: category?.id,
      place: place?.id,
      ...daysOfYear(query.year),
      filter: query.q,
      ...(size !== undefined && byPublication),
      isCaptioned: query.only === captioned ? 'true' : undefined,
      ...more,
    })
  const page = (number: number) =>
    list({ ...languagesOf(lang, query.only === arabicOnly), maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await page(query.page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const isBeyond = query.page > pages
  const { items, totalCount } = isBeyond ? await page(pages) : first
  const isWhole = placeListPath(base, query) === base
  const featured = isWhole
    ? (await api.get<Page>('Public/Video/GetListPaged', { isFeatured: 'true', ...besideIn(lang), maxResultCount: 1 })).items[0]
    : undefined
  const inArabic = lang === 'ar' || query.only === arabicOnly ? 0 : (await list({ ...lackingEnglish, maxResultCount: 1 })).totalCount
  const wayOn = await wayOnFrom(api, totalCount)
  const found = { isBeyond, items, totalCount, pages, inArabic, featured }
  return { query: { ...query, page: Math.min(query.page, pages) }, ...found, categories, facets, wayOn }
}

export default function VideoCenter() {
  const { query, isBeyond, items, totalCount, pages, inArabic, categories, facets, featured, wayOn } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = videoTexts.in(lang)
  const isArabicOnly = query.only === arabicOnly
  const onlyLabel = isArabicOnly ? listTexts.say('arabicOnly', lang) : words.onlyCaptioned
  const chips = chipsOf(base, query, { categories, facets, lang, onlyLabel })
  const steps = [homeStep(lang), { label: words.toMedia, path: '/mediaCenter' }, { label: words.center }]
  const page = query.page > 1 ? ` - ${placeListTexts.in(lang).page} ${query.page}` : ''
  const listed = items.filter(({ id }) => id !== featured?.id)
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.center, chips, lang) + page}
        description={words.intro}
        path={placeListPath(base, query)}
        steps={steps}
        feed={placeListPath(base, { ...query, page: 1 })}
        graph={[listGraph(items, here.site.origin, to)]}
        noIndex={isBeyond || query.q !== undefined || isArabicOnly}
      />
      <PageHead lang={lang} title={words.center} trail={trailOf(steps, here)} intro={words.intro} />
      <PlaceListFilters
        base={base}
        label={words.filters}
        query={query}
        categories={categories}
        category={{ label: words.category, all: words.allCategories }}
        facets={facets}
        active={chips.length}
        rows={totalCount}
      >
        {isArabicOnly ? (
          <input type="hidden" name="only" value={arabicOnly} />
        ) : (
          <PlainSelect
            name="only"
            label={words.captions}
            none={words.all}
            defaultValue={query.only}
            options={[{ value: captioned, label: words.onlyCaptioned }]}
            lang={lang}
          />
        )}
      </PlaceListFilters>
      <FoundLine chips={chips} clear={base}>
        <FoundIn base={base} query={query} totalCount={totalCount} count={videoCount} inArabic={inArabic} />
      </FoundLine>
      {featured && <Featured item={featured} />}
      {listed.length > 0 && (
        <div className="film-rows">
          {listed.map(item => (
            <Film key={item.id} item={item} categories={categories} sizes={rowSizes} isTold />
          ))}
        </div>
      )}
      {items.length === 0 && (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn={wayOn}
          title={words.none}
          why={placeListTexts.in(lang).noneWhy}
          all={words.all}
          path={base}
          inArabic={inArabic}
        />
      )}
      <ListEnd
        page={query.page}
        pages={pages}
        total={totalCount}
        rows={fullRows}
        pathOf={number => placeListPath(base, { ...query, page: number })}
      >
        <FeedLink address={feedOfList(placeListPath(base, { ...query, page: 1 }))} />
      </ListEnd>
    </div>
  )
}

const rowSizes = '(min-width: 768px) 272px, 144px'

/** The video that the library recommends, large, its description beside it. */
function Featured({ item }: { item: PublicVideo }) {
  const { lang } = useHere()
  const { text: description, told } = descriptionOf(item, lang)
  return (
    <section className="featured-film" aria-label={videoTexts.in(lang).featured}>
      <Film item={item} sizes="(min-width: 992px) 720px, calc(100vw - 32px)" isFirst />
      {description && <p {...foreign(told, lang)}>{bound(description)}</p>}
    </section>
  )
}

function listGraph(items: readonly PublicVideo[], origin: string, to: (path: string) => string) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + to(`/video/${item.id}`) })),
  }
}

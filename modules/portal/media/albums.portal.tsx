import { byPublication, feedOfList } from '../../../web/generic/portal/answers.ts'
import { onlyArabic, requireValues } from '../../../web/generic/portal/asked.ts'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { FoundIn } from '../../../web/generic/portal/FoundIn.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import { arabicOnly, daysOfYear, placeListPath, placeListQueryOf } from '../../../web/generic/portal/placeList.ts'
import { chipsOf, PlaceListFilters } from '../../../web/generic/portal/PlaceListFilters.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { dayHere } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { listTexts, placeListTexts } from '../../../web/generic/portal/words.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { type AlbumPlace, albumRows } from './albumRows.ts'
import { Album } from './mediaParts.portal.tsx'
import type { MediaFacets, PublicAlbum } from './publicMedia.ts'
import { albumCount, albumTexts, videoTexts } from './texts.ts'

interface Page {
  readonly totalCount: number
  readonly items: readonly PublicAlbum[]
}
const base = '/imgCenter'
/** Rows of four, of three and of two are full. */
const fullRows = 12

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadAlbums({ api, lang }: Visit, given: URLSearchParams, size?: number) {
  const rows = size ?? fullRows
  const query = placeListQueryOf(given, lang === 'en' ? [arabicOnly] : [])
  const [categories, facets] = await Promise.all([lookupOf(api, 'albumCategory'), api.get<MediaFacets>('Public/ImageAlbum/GetFacets')])
  const category = categories.find(({ code }) => code === query.category)
  const place = facets.places.find(({ code }) => code === query.place)
  await requireValues(given, { category: categories, place: facets.places, ...onlyArabic })
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<Page>('Public/ImageAlbum/GetListPaged', {
      category: category?.id,
      place: place?.id,
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
  const inArabic = lang === 'ar' || query.only ? 0 : (await list({ ...lackingEnglish, maxResultCount: 1 })).totalCount
  const wayOn = await wayOnFrom(api, totalCount)
  const found = { isBeyond, items, totalCount, pages, inArabic }
  return { query: { ...query, page: Math.min(query.page, pages) }, ...found, categories, facets, wayOn }
}

/** How wide its cover stands, as the browser reads `sizes`. */
function sizesOf({ isLarge, isWhole }: AlbumPlace): string {
  return `(min-width: 992px) ${isLarge ? 600 : 290}px, ${isLarge || isWhole ? 'calc(100vw - 32px)' : '50vw'}`
}

export function AlbumsPage({
  query,
  isBeyond,
  items,
  totalCount,
  pages,
  inArabic,
  categories,
  facets,
  wayOn,
}: Awaited<ReturnType<typeof loadAlbums>>) {
  const here = useHere()
  const { lang, to, site } = here
  const words = albumTexts.in(lang)
  const chips = chipsOf(base, query, { categories, facets, lang, onlyLabel: listTexts.say('arabicOnly', lang) })
  const steps = [homeStep(lang), { label: videoTexts.in(lang).toMedia, path: '/mediaCenter' }, { label: words.center }]
  const page = query.page > 1 ? ` - ${placeListTexts.in(lang).page} ${query.page}` : ''
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.center, chips, lang) + page}
        description={words.intro}
        path={placeListPath(base, query)}
        steps={steps}
        feed={placeListPath(base, { ...query, page: 1 })}
        graph={[
          {
            '@type': 'CollectionPage',
            hasPart: items.map(item => ({
              '@type': 'ImageGallery',
              url: site.origin + to(`/imgCenter/${item.id}`),
              name: toldIn(lang, item).title,
            })),
          },
        ]}
        noIndex={isBeyond || query.q !== undefined || query.only !== undefined}
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
      >
        {query.only && <input type="hidden" name="only" value={query.only} />}
      </PlaceListFilters>
      <FoundLine chips={chips} clear={base}>
        <FoundIn base={base} query={query} totalCount={totalCount} count={albumCount} inArabic={inArabic} />
      </FoundLine>
      {items.length > 0 && (
        <div className="albums albums-years">
          {albumRows(items.map(({ date, publishedAt }) => dayHere(date ?? publishedAt, site.timeZone).slice(0, 4))).flatMap(
            (place, index) => {
              const item = items[index]
              return item ? [<Album key={item.id} item={item} sizes={sizesOf(place)} isFirst={index === 0} place={place} />] : []
            },
          )}
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

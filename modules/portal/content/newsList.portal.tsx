import { dateFormat, inLang, localeOf, pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import type { Api } from '../../../web/generic/api.ts'
import { byPublication } from '../../../web/generic/portal/answers.ts'
import { onlyArabic, placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { isOfArchive } from '../../../web/generic/portal/ArchiveSign.tsx'
import { articleTexts } from '../../../web/generic/portal/articleTexts.ts'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { type Chip, Filters, FoundLine } from '../../../web/generic/portal/Filters.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { besideIn, lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { type LookupValue, andChosen, lookupOf, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { ofPlaces } from '../../../web/generic/portal/placeList.ts'
import { featuredFirst } from '../../../web/generic/portal/featured.ts'
import { Picture } from '../../../web/generic/portal/Picture.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { PublisherMark } from '../../../web/generic/portal/PublisherMark.tsx'
import { listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { showArabicWords } from '../../../web/generic/portal/words.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { NewsLink, NewsMeta, publisherSaid } from './newsParts.portal.tsx'
import { daysOf, newsPath, type NewsQuery, newsQueryOf } from './newsQuery.ts'
import type { NewsFacets, PublicNews } from './publicNews.ts'
import type { Publisher } from './published.ts'
import { inArabicOnly, newsCount, newsTexts } from './texts.ts'

interface PublicPage {
  readonly totalCount: number
  readonly items: readonly PublicNews[]
}

/**
 * @param what code of a category or a place, from the address
 * @param size entries; without one as many as a page of a list has
 */
export async function loadList({ api, lang }: Visit, what: string | undefined, given: URLSearchParams, size?: number) {
  const [categories, governorates, facets, rows] = await Promise.all([
    lookupOf(api, 'newsCategory'),
    lookupOf(api, 'governorate'),
    api.get<NewsFacets>('Public/News/GetFacets'),
    size ?? listPageSizeOf(api),
  ])
  await requireValues(given, { category: categories, governorate: governorates, ...onlyArabic })
  const asked = newsQueryOf(given)
  const meant = what && categories.find(({ code }) => code.toLowerCase() === what.toLowerCase())
  const inPath =
    what === undefined ? {} : meant ? { category: meant.code, place: asked.place } : { place: what.toUpperCase(), category: asked.category }
  // Arabic lacks nothing: there the English list's question is none.
  const governorate = governorates.find(({ code }) => code === asked.governorate)
  const query: NewsQuery = { ...asked, ...inPath, governorate: governorate?.code, isArabicOnly: asked.isArabicOnly && lang === 'en' }
  const category = categories.find(({ code }) => code === query.category)
  const place = await placeAsked(api, inPath.place ?? given.get('place'))
  const [from, until] = query.month ? daysOf(query.month) : []
  const there = governorate && facets.publishers.filter(publisher => publisher.governorate === governorate.code).map(({ id }) => id)
  const filter = { category: category?.id, ...ofPlaces(place?.id, there), dateFrom: from, dateTo: until, filter: query.q }
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<PublicPage>('Public/News/GetListPaged', { ...filter, ...(size !== undefined && byPublication), ...more })
  const page = (number: number) => list({ ...languagesOf(lang, query.isArabicOnly), maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await page(query.page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  // Whoever asks beyond the end is shown the end.
  const { items, totalCount } = query.page > pages ? await page(pages) : first
  const inArabic = lang === 'ar' ? 0 : query.isArabicOnly ? totalCount : (await list({ ...lackingEnglish, maxResultCount: 1 })).totalCount
  const isBeginning = size === undefined && newsPath(query) === '/news'
  return {
    query: { ...query, page: Math.min(query.page, pages) },
    isBeyond: query.page > pages,
    items,
    leads: isBeginning ? await leadsOf(api, lang) : [],
    totalCount,
    pages,
    inArabic,
    category,
    place,
    governorate,
    categories,
    governorates,
    facets,
    wayOn: await wayOnFrom(api, totalCount),
  }
}
/** What begins the first page of everything: one item large, two beside it (section 15.2). */
async function leadsOf(api: Api, lang: Lang): Promise<readonly PublicNews[]> {
  return (await featuredFirst<PublicNews>(api, 'Public/News/GetListPaged', { maxResultCount: 3, ...besideIn(lang) })).items
}

type NewsListData = Awaited<ReturnType<typeof loadList>>

export function NewsListPage(data: NewsListData) {
  const here = useHere()
  const { lang, to } = here
  const words = newsTexts.in(lang)
  const { query, items, totalCount, pages, category, place, categories, facets } = data
  const chips = chipsOf(data, lang)
  const heading = headingOf(data, lang)
  // What is featured begins the first page of everything, and the newest where that is not enough; nothing stands there twice.
  const [lead, ...beside] = data.leads
  const listed = items.filter(({ id }) => data.leads.every(led => led.id !== id))
  const steps = [
    homeStep(lang),
    ...(category || place
      ? [{ label: words.news, path: '/news' }, { label: category && !place ? nameIn(lang, category) : heading }]
      : [{ label: words.news }]),
  ]
  return (
    <div className="wrap">
      <Head
        title={`${titleOf(data, heading, lang)}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`}
        description={`${words.describe} ${words.in} ${here.say(here.site.productName)}: ${heading}`}
        path={newsPath(query)}
        feed={newsPath({ ...query, page: 1 })}
        steps={steps}
        graph={[listGraph(items, here.site.origin, to)]}
        noIndex={data.isBeyond || query.q !== undefined || query.isArabicOnly}
      />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} />
      {(totalCount > 0 || data.inArabic > 0 || chips.length > 0) && (
        <Filters action="/news" label={words.filters} active={chips.length}>
          {query.isArabicOnly && <input type="hidden" name="only" value="ar" />}
          <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
          <PlainSelect
            name="category"
            label={words.category}
            none={words.allCategories}
            defaultValue={query.category}
            options={optionsOf(
              offered(categories, query.category).filter(({ id, code }) => code === query.category || facets.categories.includes(id)),
              lang,
            )}
            lang={lang}
          />
          <PlainSelect
            name="place"
            label={words.place}
            none={words.allPlaces}
            defaultValue={query.place}
            options={optionsOf(andChosen(facets.publishers, place), lang)}
            lang={lang}
          />
          <PlainSelect
            name="governorate"
            label={words.governorate}
            none={words.allGovernorates}
            defaultValue={query.governorate}
            options={optionsOf(
              data.governorates.filter(
                ({ code }) => code === query.governorate || facets.publishers.some(({ governorate }) => governorate === code),
              ),
              lang,
            )}
            lang={lang}
          />
          <PlainSelect
            name="month"
            label={words.month}
            none={words.allMonths}
            defaultValue={query.month}
            options={[...new Set([...facets.months, ...(query.month === undefined ? [] : [query.month])])].map(month => ({
              value: month,
              label: monthName(month, lang),
            }))}
            lang={lang}
          />
        </Filters>
      )}
      <FoundLine chips={chips} clear="/news">
        <Found {...data} />
      </FoundLine>
      {lead && <Lead item={lead} beside={beside} categories={categories} />}
      <NewsRows items={listed} categories={categories} publishers={facets.publishers} />
      {items.length === 0 && (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn={data.wayOn}
          title={words.none}
          why={words.noneWhy}
          all={words.allNews}
          path="/news"
          inArabic={data.inArabic}
        />
      )}
      <ListEnd
        page={query.page}
        pages={pages}
        total={totalCount}
        beside={data.leads.length + listed.length - items.length}
        pathOf={page => newsPath({ ...query, page })}
      >
        <FollowLinks list={newsPath({ ...query, page: 1 })} />
      </ListEnd>
    </div>
  )
}

/** How many there are; in English which of them are in Arabic only, with the way there and the way back. */
function Found({ query, leads, totalCount, inArabic }: NewsListData) {
  const { lang, to } = useHere()
  const words = newsTexts.in(lang)
  const other = to(newsPath({ ...query, isArabicOnly: !query.isArabicOnly, page: 1 }))
  if (query.isArabicOnly)
    return (
      <>
        <strong>{pluralOf(inArabicOnly, totalCount, lang)}</strong> <a href={other}>{words.backToEnglish}</a>
      </>
    )
  return (
    <>
      {totalCount > 0 && <strong>{pluralOf(newsCount, totalCount, lang)}</strong>}
      {totalCount > 1 && `${commaOf(lang)}${leads.some(isFeatured) ? words.featuredFirst : words.newest}`}
      {inArabic > 0 && (
        <>
          {totalCount > 0 && '. '}
          {pluralOf(inArabicOnly, inArabic, lang)} <a href={other}>{showArabicWords(inArabic, lang, words.showArabic)}</a>
        </>
      )}
    </>
  )
}

/** Does it stand there because somebody has chosen it, and not by its day? */
function isFeatured({ featuredOrder }: PublicNews): boolean {
  return featuredOrder != null
}

/** The item that leads with its image, and those beside it. */
function Lead({ item, beside, categories }: { item: PublicNews; beside: readonly PublicNews[]; categories: readonly LookupValue[] }) {
  const { lang } = useHere()
  const { summary, told } = toldIn(lang, item)
  return (
    <section className="lead-row">
      <Picture item={item} isFirst sizes="(min-width: 1024px) 680px, calc(100vw - 32px)" />
      <div>
        <h2 className="display-lead">
          <NewsLink item={item} />
        </h2>
        <p {...foreign(told, lang)}>{bound(summary)}</p>
        <NewsMeta item={item} categories={categories} isFeatured={isFeatured(item)} />
        <ul className="lines">
          {beside.map(other => (
            <li key={other.id}>
              <NewsMeta item={other} categories={categories} isFeatured={isFeatured(other)} />
              <h2>
                <NewsLink item={other} />
              </h2>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface NewsRowsProps {
  items: readonly PublicNews[]
  categories: readonly LookupValue[]
  publishers: readonly Publisher[]
}

/** Rows of a list: whose, title and summary, and at the end edge date, place and category. */
function NewsRows({ items, categories, publishers }: NewsRowsProps) {
  const { lang, site } = useHere()
  return (
    <Items className="entries">
      {items.map(item => {
        const { summary, told } = toldIn(lang, item)
        const category = categories.find(({ id }) => id === item.category)
        const publisher = item.placeNameAr ? publisherSaid(lang, item) : newsTexts.in(lang).ministry
        return (
          <li key={item.id}>
            <PublisherMark publisher={publishers.find(({ id }) => id === item.place)} />
            <div>
              <h2 className="entries-title">
                <NewsLink item={item} />
              </h2>
              <p {...foreign(told, lang)}>{bound(summary)}</p>
            </div>
            <ul>
              {item.date && (
                <li>
                  <Day day={item.date} />
                </li>
              )}
              {publisher !== undefined && <li className="where">{bound(publisher)}</li>}
              {category && <li>{nameIn(lang, category)}</li>}
              {isOfArchive(item.date, site) && <li>{articleTexts.say('archived', lang)}</li>}
              {told !== lang && (
                <li>
                  <ToldIn told={told} />
                </li>
              )}
            </ul>
          </li>
        )
      })}
    </Items>
  )
}

function headingOf({ category, place }: NewsListData, lang: Lang): string {
  const words = newsTexts.in(lang)
  if (place) return `${words.newsOf} ${nameIn(lang, place)}${category ? `: ${nameIn(lang, category)}` : ''}`
  return category ? `${words.news}: ${nameIn(lang, category)}` : words.news
}

function titleOf({ query, governorate }: NewsListData, heading: string, lang: Lang): string {
  const more = [
    query.q,
    governorate && nameIn(lang, governorate),
    query.month && monthName(query.month, lang),
    query.isArabicOnly && newsTexts.in(lang).arabicOnly,
  ].filter(Boolean)
  return more.length === 0 ? heading : `${heading}: ${more.join(commaOf(lang))}`
}

export function chipsOf(
  { query, category, place, governorate }: Pick<NewsListData, 'query' | 'category' | 'place' | 'governorate'>,
  lang: Lang,
): Chip[] {
  const first = { ...query, page: 1 }
  return [
    query.q && { label: query.q, without: newsPath({ ...first, q: undefined }) },
    category && { label: nameIn(lang, category), without: newsPath({ ...first, category: undefined }) },
    place && { label: nameIn(lang, place), without: newsPath({ ...first, place: undefined }) },
    governorate && { label: nameIn(lang, governorate), without: newsPath({ ...first, governorate: undefined }) },
    query.month && { label: monthName(query.month, lang), without: newsPath({ ...first, month: undefined }) },
    query.isArabicOnly && { label: newsTexts.in(lang).arabicOnly, without: newsPath({ ...first, isArabicOnly: false }) },
  ].filter(chip => typeof chip === 'object')
}

function optionsOf(values: readonly { code: string; nameAr: string; nameEn: string }[], lang: Lang) {
  return values.map(value => ({ value: value.code, label: inLang([value.nameAr, value.nameEn], lang) }))
}

function monthName(month: string, lang: Lang): string {
  return dateFormat(localeOf[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
}

function listGraph(items: readonly PublicNews[], origin: string, to: (path: string) => string) {
  return {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + to(`/news/${item.id}`) })),
    },
  }
}

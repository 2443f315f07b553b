import type { LoaderFunctionArgs } from 'react-router'
import { inLang, type Lang } from '../../../kernel/kernel.ts'
import { missing, orMissing } from '../../generic/portal/answers.ts'
import { atomOf, rssOf, type Feed } from '../../generic/portal/feed.ts'
import { lookupOf } from '../../generic/portal/lookups.ts'
import { type Titled, toldIn } from '../../generic/portal/published.ts'
import { addressIn, type SiteFacts } from '../../generic/portal/site.ts'
import { bareOf } from '../../generic/lang.ts'
import { visitContext, type Visit } from '../../generic/visit.ts'
import { type FeedList, feedLists } from './feeds.ts'

const mostEntries = 30

interface Listed extends Titled {
  readonly id: string
  /** UTC instant. */
  readonly publishedAt: string
  /** Whose it is, where a list belongs to places. */
  readonly placeNameAr?: string | null
  readonly placeNameEn?: string | null
}
interface Named {
  readonly id: string | number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string | null
}

/** The newest of a list, whole or of one category or place, as RSS 2.0 (`feed.xml`) or Atom (`feed.atom`). */
export async function loader({ context, request, params: { what } }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const path = bareOf(new URL(request.url).pathname)
  const list = feedLists.find(one => path.startsWith(`/${one.path}/`))
  if (!list) return missing()
  const isAtom = path.endsWith('.atom')
  const feed = await feedOf(visit, list, what, path)
  return new Response(isAtom ? atomOf(feed) : rssOf(feed), {
    headers: {
      'content-type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
      // What is withdrawn is gone from here at once.
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function feedOf(visit: Visit, list: FeedList, what: string | undefined, path: string): Promise<Feed> {
  const { api, lang, origin } = visit
  const narrowed = what === undefined ? undefined : await narrowedBy(visit, list, what)
  const [site, { items }] = await Promise.all([
    api.get<SiteFacts>('Public/Site'),
    api.get<{ items: readonly Listed[] }>(`Public/${list.call}/GetListPaged`, {
      ...narrowed?.filter,
      ...(lang === 'en' && { language: 'en' }),
      maxResultCount: mostEntries,
    }),
  ])
  const address = (to: string) => origin + addressIn(lang, to)
  const heading = list.titleIn(lang) + (narrowed ? `: ${narrowed.name}` : '')
  return {
    lang,
    title: `${inLang(site.productName, lang)} - ${heading}`,
    about: `${heading} - ${inLang(site.slogan, lang)}`,
    author: inLang(site.ownerName, lang),
    self: address(path),
    page: address(`/${list.path}${what === undefined ? '' : list.hasPlaceInQuery ? `?place=${what}` : `/${what}`}`),
    entries: items.map(item => {
      const { title, summary } = toldIn(lang, item)
      const own = `/${list.pages ?? list.path}/${item.id}`
      const page = address(own)
      const { placeNameAr: nameAr, placeNameEn: nameEn } = item
      const author = nameAr ? nameOf({ nameAr, nameEn: nameEn ?? null }, lang) : undefined
      return { id: origin + own, title, text: summary, author, page, at: item.publishedAt }
    }),
  }
}

/** What the code of a category or a place narrows the list to. */
async function narrowedBy({ api, lang }: Visit, { categories, belongsToNoPlace }: FeedList, what: string) {
  const values = categories === undefined ? [] : await lookupOf(api, categories)
  const category = values.find(({ code }) => code.toLowerCase() === what.toLowerCase())
  if (category) return { filter: { category: category.id }, name: nameOf(category, lang) }
  if (belongsToNoPlace) return missing()
  const place = await orMissing(api.get<Named>(`Public/Place/GetByCode/${what.toUpperCase()}`))
  return { filter: { place: String(place.id) }, name: nameOf(place, lang) }
}

function nameOf({ nameAr, nameEn }: Pick<Named, 'nameAr' | 'nameEn'>, lang: Lang): string {
  return inLang([nameAr, nameEn ?? nameAr], lang)
}

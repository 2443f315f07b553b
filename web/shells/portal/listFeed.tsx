import type { LoaderFunctionArgs } from 'react-router'
import { inLang, type Lang } from '../../../kernel/kernel.ts'
import { feedOfList, missing } from '../../generic/portal/answers.ts'
import { atomOf, jsonOf, rssOf, type Feed } from '../../generic/portal/feed.ts'
import { listTitle } from '../../generic/portal/Filters.tsx'
import { toldIn } from '../../generic/portal/published.ts'
import { addressIn, type SiteFacts } from '../../generic/portal/site.ts'
import { imageAddress } from '../../generic/portal/Picture.tsx'
import { bareOf } from '../../generic/lang.ts'
import { visitContext, type Visit } from '../../generic/visit.ts'
import { type FeedList, feedLists } from './feeds.ts'
import { followed } from './followed.tsx'

const mostEntries = 30
// Who mails thirty of them sees by one more that the page has the rest.
const mostInJson = 31
const jsonFeed = 'application/feed+json'

/** The first entries of a list by the filters of its page, as RSS 2.0 (`feed.xml`) or Atom (`feed.atom`), or as JSON to who asks for that. */
export async function loader({ context, request, params: { what } }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const url = new URL(request.url)
  const path = bareOf(url.pathname)
  const list = feedLists.find(one => path.startsWith(`/${one.path}/`))
  if (!list) return missing()
  const isAtom = path.endsWith('.atom')
  const given = url.searchParams
  given.delete('page')
  if (what !== undefined && list.placeInPath === 'query') given.set('place', what)
  const isJson = request.headers.get('accept')?.startsWith(jsonFeed) ?? false
  const feed = await feedOf(visit, list, what, given, { isAtom, most: isJson ? mostInJson : mostEntries })
  return new Response(isJson ? jsonOf(feed) : isAtom ? atomOf(feed) : rssOf(feed), {
    headers: {
      'content-type': isJson ? jsonFeed : `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
      vary: 'accept',
      // What is withdrawn is gone from here at once.
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}

interface FeedForm {
  readonly isAtom: boolean
  readonly most: number
}

async function feedOf(
  visit: Visit,
  list: FeedList,
  what: string | undefined,
  given: URLSearchParams,
  { isAtom, most }: FeedForm,
): Promise<Feed> {
  const { api, lang, origin } = visit
  const [site, { page, title, chips, entries, isOver }] = await Promise.all([
    api.get<SiteFacts>('Public/Site'),
    followed[list.path](visit, what, given, most),
  ])
  const address = (to: string) => origin + addressIn(lang, to)
  const heading = title ?? listTitle(list.titleIn(lang), chips, lang)
  return {
    lang,
    title: `${inLang(site.productName, lang)} - ${heading}`,
    about: `${heading} - ${inLang(site.slogan, lang)}`,
    author: inLang(site.ownerName, lang),
    self: address(feedOfList(page, isAtom ? 'feed.atom' : 'feed.xml')),
    page: address(page),
    isOver,
    entries: entries.map(({ path, page: current = path, item, category, image, change }) => {
      const { title, summary } = toldIn(lang, item)
      const author = inPlace(item, lang)
      return {
        id: origin + path,
        title,
        text: summary,
        author,
        page: address(current),
        at: change && Date.parse(change.at) > Date.parse(item.publishedAt) ? change.at : item.publishedAt,
        change: change && { at: change.at, said: change.saidIn(lang, site.timeZone) },
        category,
        image: image ? origin + imageAddress(image, 800) : undefined,
      }
    }),
  }
}

function inPlace(item: { readonly placeNameAr?: string | null; readonly placeNameEn?: string | null }, lang: Lang): string | undefined {
  const { placeNameAr: ar, placeNameEn: en } = item
  return ar ? inLang([ar, en ?? ar], lang) : undefined
}

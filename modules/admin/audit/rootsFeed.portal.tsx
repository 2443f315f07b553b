import type { LoaderFunctionArgs } from 'react-router'
import { inLang, numberOf, type Lang } from '../../define.ts'
import { atomOf, rssOf, type Feed } from '../../../web/generic/portal/feed.ts'
import { queryOf } from '../../../web/generic/portal/answers.ts'
import { addressIn, type SiteFacts } from '../../../web/generic/portal/site.ts'
import { visitContext, type Visit } from '../../../web/generic/visit.ts'
import type { AuditRoot, PublicRoots } from './audit.ts'
import { atomPath, rootsPath, rssPath } from './rootsAddresses.ts'
import { feedTexts } from './rootsTexts.ts'

const mostEntries = 30

/** `/auditRoots.atom` and `/auditRoots.rss`: the newest roots, so that others keep them beyond the reach of whoever could change the audit. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const isAtom = new URL(request.url).pathname.endsWith('.atom')
  const feed = await feedOf(visit, isAtom ? atomPath : rssPath)
  return new Response(isAtom ? atomOf(feed) : rssOf(feed), {
    headers: {
      'content-type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function feedOf({ api, lang, origin }: Visit, path: string): Promise<Feed> {
  const [site, { items }] = await Promise.all([
    api.get<SiteFacts>('Public/Site'),
    api.get<PublicRoots>('Public/AuditRoots', { maxResultCount: mostEntries }),
  ])
  const address = (to: string) => origin + addressIn(lang, to)
  return {
    lang,
    title: `${inLang(site.productName, lang)} - ${feedTexts.in(lang).title}`,
    about: feedTexts.in(lang).about,
    author: inLang(site.ownerName, lang),
    self: address(path),
    page: address(rootsPath),
    entries: items.map(item => ({
      id: `${origin}${rootsPath}#${item.day}`,
      title: item.day.replaceAll('-', '/'),
      text: lineOf(item, lang),
      page: address(rootsPath + queryOf({ q: item.root })),
      at: closedAt(item.day),
    })),
  }
}

function lineOf({ root, count }: AuditRoot, lang: Lang): string {
  const words = feedTexts.in(lang)
  return `${words.root}: ${root} - ${words.count}: ${numberOf(count, lang)}`
}

/** A day is closed five minutes after it ended. */
function closedAt(day: string): string {
  return new Date(Date.parse(`${day}T00:05:00Z`) + 86_400_000).toISOString()
}

import { use } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { bound } from '../../generic/bound.tsx'
import { RequestContext } from '../../generic/page.ts'
import { foreign, Head } from '../../generic/portal/Head.tsx'
import { likelyIn, type LikelyPage } from '../../generic/portal/likely.ts'
import { useHere } from '../../generic/portal/site.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FindBox } from '../../ui/FindBox.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { listsElsewhere } from './listsElsewhere.ts'
import { EntryLink } from './MenuList.tsx'
import { useBasicMenu } from './menus.ts'
import { errorTexts } from './texts.ts'

/** What is said of a page that is not there, no longer there, or failed, or whose address asks for what there cannot be. */
const told = {
  400: ['unreadable', 'unreadableWhy'],
  404: ['missing', 'missingWhy'],
  410: ['withdrawn', 'withdrawnWhy'],
  500: ['failed', 'failedWhy'],
  503: ['away', 'awayWhy'],
  busy: ['busy', 'busyWhy'],
} as const

const statuses = [400, 404, 410, 500, 503] as const

/** A page that is not there, no longer there, or failed: what it is, and ways on. Nothing of the fault itself is shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const { lang, to } = useHere()
  const { requestId } = use(RequestContext)
  const words = errorTexts.in(lang)
  const { nodes } = useBasicMenu()
  const status = statusOf(error)
  const [titleKey, whyKey] = told[isRouteErrorResponse(error) && error.data === 'busy' ? 'busy' : status]
  const [title, why] = [words[titleKey], words[whyKey]]
  const { pathname, search } = useLocation()
  const way = wayOn(status, pathname, search)
  const likely = status === 404 && isRouteErrorResponse(error) ? likelyIn(error.data) : []
  // One level is enough to go on from here; what may have been meant is offered above already.
  const ways = nodes
    .flatMap(node => (node.href === null ? node.children.slice(0, 1) : [node]))
    .filter(({ href }) => href !== null && href !== '/' && !likely.some(({ url }) => url === href))
  return (
    <div className="wrap error-page">
      <Head title={title} isNowhere />
      <EmptyState
        kind={status >= 500 ? 'error' : 'missing'}
        title={title}
        isPage
        action={way && <LinkButton href={way.href}>{words[way.said]}</LinkButton>}
      >
        {why}
      </EmptyState>
      {status >= 500 ? (
        <p>
          {words.request}: <bdi dir="ltr">{requestId}</bdi>
        </p>
      ) : (
        <FindBox action={to('/search')} name="q" label={words.search} placeholder={words.title} submit={words.find} />
      )}
      {likely.length > 0 && <Likely pages={likely} />}
      <nav aria-label={words.pages}>
        <ul className="error-ways">
          <li>
            <a href={to('/')}>{words.home}</a>
          </li>
          {ways.map(node => (
            <li key={node.id}>
              <EntryLink node={node} />
            </li>
          ))}
          <li>
            <a href={to('/sitemap')}>{words.sitemap}</a>
          </li>
        </ul>
      </nav>
    </div>
  )
}

/** The nearest way on: the same page without what it was asked for, or the list that held what was withdrawn. */
function wayOn(status: (typeof statuses)[number], pathname: string, search: string) {
  if (status === 400 && search !== '') return { href: pathname, said: 'unfiltered' } as const
  const own = /^((?:\/en)?)\/(\w+)\/./.exec(pathname)
  const [, prefix = '', route = ''] = own ?? []
  const list = (Object.hasOwn(listsElsewhere, route) ? listsElsewhere[route] : undefined) ?? route
  return status === 410 && list !== '' ? ({ href: `${prefix}/${list}`, said: 'sameKind' } as const) : undefined
}

/** What the address may have meant. */
function Likely({ pages }: { pages: readonly LikelyPage[] }) {
  const { lang, to } = useHere()
  return (
    <nav aria-labelledby="likely">
      <h2 id="likely">{errorTexts.say(pages.length === 1 ? 'likelyOne' : 'likely', lang)}</h2>
      <ul className="likely-pages">
        {pages.map(({ title, lang: told, url }) => (
          <li key={url}>
            <a href={to(url)} {...foreign(told, lang)}>
              {bound(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A form sent to a page that takes none is for a reader the same as no page. */
function statusOf(error: unknown): (typeof statuses)[number] {
  if (!isRouteErrorResponse(error)) return 500
  if (error.status === 405) return 404
  return statuses.find(status => status === error.status) ?? 500
}

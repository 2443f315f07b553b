import { DomUtils, parseDocument } from 'htmlparser2'
import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/shells/routes.ts'
import { inLanguage, langOf } from '../../web/generic/lang.ts'
import { sourceOf, type Source } from './page.ts'

/** For what reads hundreds of pages, on a machine that may be busy: ms. */
export const longest = 2_400_000

/** A page of the portal as a visitor without JavaScript reads it. */
export interface PageRead {
  /** Its address without the host, with its query. */
  readonly path: string
  readonly lang: 'ar' | 'en'
  readonly source: Source
}

/** What was read by following links from page to page. */
export interface PortalRead {
  readonly pages: readonly PageRead[]
  /** Routes of the table that were read, by their ids. */
  readonly routes: ReadonlySet<string>
  /** Links that lead nowhere, with the page that has them. */
  readonly dead: readonly string[]
}

function objectOf({ id, path, index, children }: RouteConfigEntry): RouteObject {
  const own = { ...(id !== undefined && { id }), ...(path !== undefined && { path }) }
  return index ? { ...own, index } : { ...own, ...(children && { children: children.map(objectOf) }) }
}
const table = routes.map(objectOf)

/** Addresses, in Arabic, to which no link leads. */
export const unlinked = [
  '/localCommList/news',
  '/localCommList/ads',
  '/localCommList/events',
  '/auditRoots?q=zzzz',
  '/localComms?page=400',
  '/localComms?compare=15001',
  '/video',
  '/pageFeedback',
] as const

/** The pages of the portal in the table of routes, by their ids; those of an address that no page has are no pages. */
export const portalRoutes: readonly string[] = table
  .filter(({ id }) => id === 'portal-ar' || id === 'portal-en')
  .flatMap(({ children = [] }) => children.flatMap(({ id }) => (id === undefined || id.startsWith('nowhere-') ? [] : [id])))

/** What programs follow in the table of routes, by their ids. */
export const feedRoutes: readonly string[] = table.flatMap(({ id, path }) =>
  id !== undefined && /(\.(ics|xml|atom|rss))$/.test(path ?? '') ? [id] : [],
)

/** The pages of signing in; the gallery shows parts to those who build with them. */
export const boardPaths: readonly string[] = table.flatMap(({ id, path, children }) =>
  path === undefined || path === 'gallery' || children || feedRoutes.includes(id ?? '') ? [] : [`/${path}`],
)

/** The route of an address. */
export function routeOf(path: string): string | undefined {
  return matchRoutes(table, path.replace(/[?#].*/, ''))?.at(-1)?.route.id
}

/** What the site says that it has, for those who search it: the addresses of its maps, whole. @param url where it answers */
export async function mappedAddresses(url: string): Promise<string[]> {
  const listed = async (map: string) => [...(await (await fetch(map)).text()).matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
  return (await Promise.all((await listed(`${url}/sitemap.xml`)).map(listed))).flat()
}

/** Pages of one route that are drawn alike: by what its parameters look like, and by the names in its query. */
function likenessOf(path: string): string | undefined {
  const match = matchRoutes(table, path.replace(/[?#].*/, ''))?.at(-1)
  if (!match?.route.id || !portalRoutes.includes(match.route.id)) return undefined
  const shapes = Object.values(match.params).map(value =>
    /^[\da-f]{8}-/.test(value ?? '') ? 'id' : /^[\d-]+$/.test(value ?? '') ? 'number' : value === undefined ? '' : 'word',
  )
  return [match.route.id, ...shapes, ...[...new URL(path, 'http://portal').searchParams.keys()].toSorted()].join(' ')
}

/** What is still to be read: of pages that are drawn alike a few. */
export interface Ahead {
  /** @param from who leads there */
  ask(path: string, from: string): void
  /**
   * What a page leads to, and the same page in the other language, which a page that is in Arabic alone does not name.
   * @param isNarrowed with its list narrowed by each choice of its form, which is drawn as the whole list is
   */
  askFrom(path: string, html: string, isNarrowed: boolean): void
  next(): { readonly path: string; readonly from: string } | undefined
}

/**
 * Begins at home, in both languages.
 * @param origin what pages say that the program's address is
 * @param begin further addresses to begin with
 * @param most so many pages that are drawn alike are read; lists that are narrowed in several ways at once are drawn as those narrowed in one
 */
export function aheadOf(origin: string, begin: readonly string[], most: number): Ahead {
  const seen = new Set<string>()
  const alike = new Map<string, number>()
  const ahead: { path: string; from: string }[] = []
  const isNarrowedTwice = (path: string) => new URL(path, 'http://portal').searchParams.size > 1
  const asked = new Set<string>()
  const ask: Ahead['ask'] = (given, from) => {
    // Every page leads to the same ones, and to find the route of an address costs more than to read its page.
    if (asked.has(given)) return
    asked.add(given)
    const path = given.replace(origin, '').replace(/#.*/, '') || '/'
    const likeness = path.startsWith('/') ? likenessOf(path) : undefined
    if (likeness === undefined || seen.has(path)) return
    const count = alike.get(likeness) ?? 0
    if (isNarrowedTwice(path) || count >= most) return
    alike.set(likeness, count + 1)
    seen.add(path)
    ahead.push({ path, from })
  }
  for (const path of ['/', '/en', ...begin]) {
    if (isNarrowedTwice(path)) throw new Error(`${path} is narrowed in several ways: no page of that kind is read`)
    ask(path, 'the beginning')
  }
  return {
    ask,
    askFrom(path, html, isNarrowed) {
      for (const link of linksOf(html, isNarrowed)) ask(link, path)
      const { pathname, search } = new URL(path, 'http://portal')
      ask((langOf(pathname) === 'ar' ? inLanguage(pathname, 'en') : pathname.replace(/^\/en(?=\/|$)/, '')) + search, path)
    },
    next: () => ahead.shift(),
  }
}

/**
 * Reads the portal as somebody does who follows every link and searches every list for what is not there: of pages that are drawn alike two.
 * @param url where the program answers
 * @param origin what pages say that its address is
 * @param begin further addresses to begin with
 */
export async function walkPortal(url: string, origin: string, begin: readonly string[] = []): Promise<PortalRead> {
  const pages: PageRead[] = []
  const dead: string[] = []
  const ahead = aheadOf(origin, begin, 2)
  for (let next = severalOf(ahead); next.length > 0; next = severalOf(ahead)) {
    const sources = await Promise.all(next.map(({ path }) => sourceOf(url + path)))
    for (const [index, { path, from }] of next.entries()) {
      const source = sources[index]
      if (!source) continue
      const to = source.headers.get('location')
      if (source.status >= 300 && source.status < 400 && to !== null) {
        ahead.ask(to, `${path}, which leads on,`)
        continue
      }
      if (source.status !== 200) {
        dead.push(`${from} leads to ${path}, which answers ${source.status}`)
        continue
      }
      pages.push({ path, lang: langOf(path.replace(/\?.*/, '')), source })
      ahead.askFrom(path, source.html, true)
    }
  }
  return { pages, dead, routes: new Set(pages.flatMap(({ path }) => routeOf(path) ?? [])) }
}

/** The next few pages: what they lead to stands behind them, so that the order is the same as one by one. */
function severalOf(ahead: Ahead): { readonly path: string; readonly from: string }[] {
  return Array.from({ length: 4 }, () => ahead.next()).filter(next => next !== undefined)
}

/** Where a page leads: its links, the lists that its forms search, asked for what nothing has, and each of their choices by itself. */
function linksOf(html: string, isNarrowed: boolean): string[] {
  const page = parseDocument(html)
  const links = DomUtils.getElementsByTagName('a', page, true).flatMap(({ attribs }) => attribs.href ?? [])
  const searches = DomUtils.getElementsByTagName('form', page, true).flatMap(form => {
    const { action, method = 'get' } = form.attribs
    if (method !== 'get' || action === undefined) return []
    const field = DomUtils.getElementsByTagName('input', form, true).find(({ attribs }) => attribs.type === 'search')
    const choices = DomUtils.getElementsByTagName('select', form, true).flatMap(({ attribs, children }) => {
      const value = DomUtils.getElementsByTagName('option', children, true).at(-1)?.attribs.value
      return value ? [[attribs.name ?? '', value]] : []
    })
    return [...(field ? [[field.attribs.name ?? '', 'zzzz']] : []), ...(isNarrowed ? choices : [])].map(
      pair => `${action}?${new URLSearchParams([pair])}`,
    )
  })
  return [...links, ...searches]
}

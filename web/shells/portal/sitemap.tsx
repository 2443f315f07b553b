import { use } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, numberOf, pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { authorityCount } from '../../../modules/places/authorities/texts.ts'
import type { PublicAuthority } from '../../../modules/places/authorities/publicAuthorities.ts'
import type { CouncilLine } from '../../../modules/places/councils/councils.ts'
import { publicRoutes, comingRoutes, titleOf, type MenuNode } from '../../../modules/portal/menus/menus.ts'
import type { Api } from '../../generic/api.ts'
import { bound } from '../../generic/bound.tsx'
import { Head } from '../../generic/portal/Head.tsx'
import { besideIn } from '../../generic/portal/languageList.ts'
import { lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { useHere } from '../../generic/portal/site.ts'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { Figure, figuresWide } from '../../ui/Figure.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { feedLists } from './feeds.ts'
import { EntryLink, Entries } from './MenuList.tsx'
import { MenusContext } from './menus.ts'
import { sitemapTexts } from './pageTexts.ts'

interface Statement {
  readonly id: string
  readonly slug: string
  readonly titleAr: string
  readonly titleEn: string | null
}

/** What counts each list as it opens, by its path. */
const countedBy: Readonly<Record<string, readonly [call: string, asked?: Readonly<Record<string, string>>]>> = {
  '/news': ['Public/News/GetListPaged'],
  '/ads': ['Public/Ads/GetByStage', { stage: 'open' }],
  '/events': ['Public/Event/GetBetween'],
  '/imgCenter': ['Public/ImageAlbum/GetListPaged'],
  '/videoCenter': ['Public/Video/GetListPaged'],
  '/successStory': ['Public/SuccessStory/GetListPaged'],
  '/knowledgeExchange': ['Public/KnowledgeExchange/GetListPaged'],
  '/legalEnvironment': ['Public/LegalEnvironment/GetListPaged'],
  '/gateServices': ['Public/GateService/GetListPaged'],
  '/entrepreneurialIdeaBank': ['Public/CreativeIdeasBank/GetListPaged'],
  '/investors': ['Public/Investors/GetListPaged'],
}

/** Lists that show a name in either language, and so everything in both. */
const inBothLanguages: ReadonlySet<string> = new Set(['/entrepreneurialIdeaBank', '/investors'])

/** Where a list opens on something else than what is counted: all that is to come, and not the month. */
const openedAt: Readonly<Record<string, string>> = { '/events': '/events?view=list' }

// More than there are; the most rows that a list answers.
const most = 1000

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  // Never more than three at once: one page does not take all connections from the others.
  const [places, { councils, statements }, lists] = await Promise.all([placesOf(api, lang), pagesOf(api), countsOf(api, lang)])
  const counts = [...lists, { path: '/localComms', count: places.authorities.length }, { path: '/councils', count: councils.length }]
  return { ...places, councils, statements, counts }
}

async function placesOf(api: Api, lang: Lang) {
  const governorates = await lookupOf(api, 'governorate')
  const asked = { sorting: lang === 'ar' ? 'nameAr' : 'nameEn', maxResultCount: most }
  const { items: authorities } = await api.get<{ items: readonly PublicAuthority[] }>('Public/LocalComm/GetListPaged', asked)
  return { governorates, authorities }
}

async function pagesOf(api: Api) {
  const { items: councils } = await api.get<{ items: readonly CouncilLine[] }>('Public/Council/GetList')
  const { items: statements } = await api.get<{ items: readonly Statement[] }>('Public/StaticPage/GetListPaged', { maxResultCount: 100 })
  return { councils, statements }
}

/** How much each list shows in a language, asked one after another. */
async function countsOf(api: Api, lang: Lang) {
  const counts: { readonly path: string; readonly count: number }[] = []
  for (const [path, [call, asked]] of Object.entries(countedBy)) {
    const language = inBothLanguages.has(path) ? {} : besideIn(lang)
    const { totalCount } = await api.get<{ totalCount: number }>(call, { ...asked, ...language, maxResultCount: 1 })
    counts.push({ path, count: totalCount })
  }
  return counts
}

/** Everything that can be reached, in two steps from here. */
export default function SiteMap() {
  const { governorates, authorities, councils, statements, counts } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to, site } = here
  const words = sitemapTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title }]
  return (
    <div className="wrap sitemap">
      <Head
        title={words.title}
        description={words.intro}
        steps={steps}
        graph={[{ '@type': 'SiteNavigationElement', name: words.title, url: site.origin + to('/sitemap') }]}
      />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={words.intro} />
      <Pages statements={statements} />
      <Lists counts={counts} />
      {authorities.length > 0 && (
        <section id="authorities" aria-labelledby="authorities-title">
          <h2 id="authorities-title" className="display-section">
            {words.authorities}
          </h2>
          <div className="site-places">
            {governorates.map(governorate => {
              const own = authorities.filter(one => one.governorate === governorate.id)
              if (own.length === 0) return null
              return (
                <details key={governorate.code} className="place-fold" id={`g-${governorate.code}`}>
                  <summary>
                    <span>{bound(nameIn(lang, governorate))}</span>
                    <small>{pluralOf(authorityCount, own.length, lang)}</small>
                  </summary>
                  <ul className="place-names">
                    {own.map(one => (
                      <li key={one.code}>
                        <a href={to(`/localComm/${one.code}`)}>{bound(nameIn(lang, one))}</a>
                      </li>
                    ))}
                  </ul>
                  <a className="more" href={to(`/localComms/${governorate.code}`)}>
                    {words.allOf}
                  </a>
                </details>
              )
            })}
          </div>
        </section>
      )}
      {councils.length > 0 && (
        <section id="councils" aria-labelledby="councils-title">
          <h2 id="councils-title" className="display-section">
            {words.councils}
          </h2>
          <details className="fold-narrow">
            <summary>{`${words.whole} (${numberOf(councils.length, lang)})`}</summary>
            <ul className="place-names">
              {councils.map(one => (
                <li key={one.code}>
                  <a href={to(`/council/${one.code}`)}>{bound(nameIn(lang, one))}</a>
                </li>
              ))}
            </ul>
          </details>
        </section>
      )}
      <section id="feeds" aria-labelledby="feeds-title">
        <h2 id="feeds-title" className="display-section">
          {words.feeds}
        </h2>
        {/* The foot of every page leads here: a fold that opens then would be seen to grow. */}
        <ul className="place-names">
          {listed.map(({ path, titleIn }) => (
            <FeedLine key={path} title={titleIn(lang)} rss={`/${path}/feed.xml`} atom={`/${path}/feed.atom`} />
          ))}
          <FeedLine title={words.feedRoots} rss="/auditRoots.rss" atom="/auditRoots.atom" />
        </ul>
      </section>
    </div>
  )
}

/** The lists of the portal with how much each shows; one that holds nothing is left to the menus. */
function Lists({ counts }: { counts: readonly { readonly path: string; readonly count: number }[] }) {
  const { lang, to } = useHere()
  const words = sitemapTexts.in(lang)
  const listed = publicRoutes.flatMap(({ path, label }) => {
    const count = counts.find(one => one.path === path)?.count ?? 0
    return count > 0 ? [{ path, label, count }] : []
  })
  if (listed.length === 0) return null
  const wide = figuresWide(
    listed.map(({ count }) => count),
    undefined,
  )
  return (
    <section id="lists" aria-labelledby="lists-title">
      <h2 id="lists-title" className="display-section">
        {words.lists}
      </h2>
      <details className="fold-narrow">
        <summary>{`${words.whole} (${numberOf(listed.length, lang)})`}</summary>
        <ul className="place-names">
          {listed.map(({ path, label, count }) => (
            <li key={path} className="count-line">
              <a href={to(openedAt[path] ?? path)}>{inLang(label, lang)}</a> <Figure value={count} width={wide} lang={lang} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** The feeds that say something without being asked. */
const listed = feedLists.filter(({ isAsked }) => !isAsked)

/** A list that is followed, with its feed in both forms. */
function FeedLine({ title, rss, atom }: { title: string; rss: string; atom: string }) {
  const { to } = useHere()
  const id = `feed-${rss.split('/')[1] ?? ''}`
  return (
    <li className="feed-line">
      <span id={id}>{title}</span>{' '}
      <a id={`${id}-rss`} href={to(rss)} type="application/rss+xml" aria-labelledby={`${id}-rss ${id}`}>
        RSS
      </a>{' '}
      <a id={`${id}-atom`} href={to(atom)} type="application/atom+xml" aria-labelledby={`${id}-atom ${id}`}>
        Atom
      </a>
    </li>
  )
}

/** Both menus, each page once, then the pages and statements that neither of them names. */
function Pages({ statements }: { statements: readonly Statement[] }) {
  const { lang, to } = useHere()
  const words = sitemapTexts.in(lang)
  const menus = use(MenusContext)
  const all = [...(menus?.basicMenu ?? []), ...(menus?.secondMenu ?? [])]
  const named = new Set(all.flatMap(addressesOf))
  const nodes = onceEach(all, new Set(['/sitemap#feeds']))
  const others = publicRoutes.filter(({ path }) => !comingRoutes.includes(path) && !named.has(path) && !unlisted.has(path))
  const stated = statements.filter(({ slug }) => !named.has(`/page/${slug}`))
  return (
    <section className="site-pages" aria-label={words.pages}>
      {nodes.map(node => (
        <div key={node.id}>
          <h2>{node.href === null ? titleOf(node, lang) : <EntryLink node={node} />}</h2>
          {node.children.length > 0 && <Entries nodes={node.children} />}
        </div>
      ))}
      <div>
        <h2>{words.other}</h2>
        <ul>
          {others.map(({ path, label }) => (
            <li key={path}>
              <a href={to(path)}>{inLang(label, lang)}</a>
            </li>
          ))}
          {stated.map(({ id, slug, titleAr, titleEn }) => (
            <li key={id}>
              <a href={to(`/page/${slug}`)}>{inLang([titleAr, titleEn ?? ''], lang)}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** This page; and the player, which shows the films of the library. */
const unlisted: ReadonlySet<string> = new Set(['/sitemap', '/video'])

/** The menus without what they name a second time, and without headings of which nothing is left. @param seen addresses, to which those here are added */
function onceEach(nodes: readonly MenuNode[], seen: Set<string>): MenuNode[] {
  return nodes.flatMap(node => {
    const isNew = node.href !== null && !seen.has(node.href)
    if (node.href !== null) seen.add(node.href)
    const children = onceEach(node.children, seen)
    return isNew || children.length > 0 ? [{ ...node, children }] : []
  })
}

function addressesOf(node: MenuNode): string[] {
  return [...(node.href === null ? [] : [node.href]), ...node.children.flatMap(addressesOf)]
}

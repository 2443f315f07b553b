import { use } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, pluralOf } from '../../../kernel/kernel.ts'
import { authorityCount } from '../../../modules/places/authorities/texts.ts'
import type { PublicAuthority } from '../../../modules/places/authorities/publicAuthorities.ts'
import type { CouncilLine } from '../../../modules/places/councils/councils.ts'
import { publicRoutes, comingRoutes, titleOf, type MenuNode } from '../../../modules/portal/menus/menus.ts'
import { bound } from '../../generic/bound.tsx'
import { Head } from '../../generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { useHere } from '../../generic/portal/site.ts'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { Mark } from '../../ui/Mark.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { feedFiles, feedLists } from './feeds.ts'
import { EntryLink, Entries } from './MenuList.tsx'
import { MenusContext } from './menus.ts'
import { sitemapTexts } from './pageTexts.ts'

interface Statement {
  readonly id: string
  readonly slug: string
  readonly titleAr: string
  readonly titleEn: string | null
}

// More than there are; the most rows that a list answers.
const most = 1000

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const [governorates, authorities, councils, statements] = await Promise.all([
    lookupOf(api, 'governorate'),
    api.get<{ items: readonly PublicAuthority[] }>('Public/LocalComm/GetListPaged', {
      sorting: lang === 'ar' ? 'nameAr' : 'nameEn',
      maxResultCount: most,
    }),
    api.get<{ items: readonly CouncilLine[] }>('Public/Council/GetList'),
    api.get<{ items: readonly Statement[] }>('Public/StaticPage/GetListPaged', { maxResultCount: 100 }),
  ])
  return { governorates, authorities: authorities.items, councils: councils.items, statements: statements.items }
}

/** Everything that can be reached, in two steps from here. */
export default function SiteMap() {
  const { governorates, authorities, councils, statements } = useLoaderData<typeof loader>()
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
                  <Mark code={governorate.code} size="small" />
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
      {councils.length > 0 && (
        <section id="councils" aria-labelledby="councils-title">
          <h2 id="councils-title" className="display-section">
            {words.councils}
          </h2>
          <ul className="place-names">
            {councils.map(one => (
              <li key={one.code}>
                <a href={to(`/council/${one.code}`)}>{bound(nameIn(lang, one))}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section id="feeds" aria-labelledby="feeds-title">
        <h2 id="feeds-title" className="display-section">
          {words.feeds}
        </h2>
        <ul className="place-names">
          {feedLists.flatMap(list =>
            feedFiles.map(file => (
              <li key={list.path + file}>
                <a href={to(`/${list.path}/${file}`)} type={`application/${file.endsWith('atom') ? 'atom' : 'rss'}+xml`}>
                  {list.titleIn(lang)} <bdi dir="ltr">({file.endsWith('atom') ? 'Atom' : 'RSS'})</bdi>
                </a>
              </li>
            )),
          )}
          {['atom', 'rss'].map(kind => (
            <li key={kind}>
              <a href={to(`/auditRoots.${kind}`)} type={`application/${kind}+xml`}>
                {words.feedRoots} <bdi dir="ltr">({kind === 'atom' ? 'Atom' : 'RSS'})</bdi>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Both menus, then the pages that neither of them names, then what is stated. */
function Pages({ statements }: { statements: readonly Statement[] }) {
  const { lang, to } = useHere()
  const words = sitemapTexts.in(lang)
  const menus = use(MenusContext)
  const nodes = [...(menus?.basicMenu ?? []), ...(menus?.secondMenu ?? [])]
  const named = new Set(nodes.flatMap(addressesOf))
  const others = publicRoutes.filter(({ path }) => !comingRoutes.includes(path) && !named.has(path) && path !== '/sitemap')
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
        </ul>
      </div>
      {stated.length > 0 && (
        <div>
          <h2>{words.statements}</h2>
          <ul>
            {stated.map(({ id, slug, titleAr, titleEn }) => (
              <li key={id}>
                <a href={to(`/page/${slug}`)}>{inLang([titleAr, titleEn ?? ''], lang)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function addressesOf(node: MenuNode): string[] {
  return [...(node.href === null ? [] : [node.href]), ...node.children.flatMap(addressesOf)]
}

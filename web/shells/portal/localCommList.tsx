import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { type Lang, pluralOf } from '../../../kernel/kernel.ts'
import { GovernorateMap } from '../../../modules/places/authorities/governorateMap.portal.tsx'
import type { AuthorityPoint, PublicAuthority } from '../../../modules/places/authorities/publicAuthorities.ts'
import { authorityCount } from '../../../modules/places/authorities/texts.ts'
import type { Publisher } from '../../../modules/portal/content/published.ts'
import { authorityPages } from '../../../modules/portal/menus/menus.ts'
import { commaOf } from '../../fields/comma.ts'
import { bound } from '../../generic/bound.tsx'
import { missing } from '../../generic/portal/answers.ts'
import { requireValues } from '../../generic/portal/asked.ts'
import { Head } from '../../generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { besideIn } from '../../generic/portal/languageList.ts'
import { useHere } from '../../generic/portal/site.ts'
import { Code, Day } from '../../generic/portal/texts.tsx'
import { NothingYet } from '../../generic/portal/NothingListed.tsx'
import { PartSign } from '../../generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { wayOnFrom } from '../../generic/portal/wayOn.ts'
import { visitContext } from '../../generic/visit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FindBox } from '../../ui/FindBox.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pickTexts, publishingCount } from './pageTexts.ts'

// More than there are; the most rows that a list answers.
const most = 1000

/** So many of a governorate that have published are named in its row. */
const mostNamed = 6

/** Of the pages that show what an authority has published: who says which authorities have, and when last. */
const publishers: Readonly<Record<string, string>> = {
  news: 'Public/News/GetFacets',
  ads: 'Public/Ads/GetFacets',
  events: 'Public/Event/GetFacets',
}

export async function loader({ context, params: { route = '' }, request }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const routes = await lookupOf(api, 'localCommListRoute')
  const page = routes.find(({ code, isActive }) => code === route && isActive)
  if (!page || !Object.hasOwn(authorityPages, route)) return missing()
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').trim().slice(0, 200)
  const published = publishers[route]
  const publishersIn = async (language: Readonly<Record<string, string>>) => {
    if (published === undefined) return new Map<string, string | undefined>()
    const facets = await api.get<{ publishers: readonly Publisher[] }>(published, { dated: 'true', ...language })
    return new Map(facets.publishers.map(({ code, newest }) => [code, newest] as const))
  }
  const [governorates, { items }, points, newest, newestTold] = await Promise.all([
    lookupOf(api, 'governorate'),
    api.get<{ items: readonly PublicAuthority[] }>('Public/LocalComm/GetListPaged', {
      filter: q === '' ? undefined : q,
      sorting: lang === 'ar' ? 'nameAr' : 'nameEn',
      maxResultCount: most,
    }),
    api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
    publishersIn({}),
    // In English by what English readers find there; who has published in Arabic alone is there too, and it is said of them.
    lang === 'ar' ? undefined : publishersIn(besideIn(lang)),
  ])
  await requireValues(query, { governorate: governorates })
  const governorate = governorates.find(({ code }) => code === query.get('governorate'))?.code
  return {
    page,
    q,
    governorate,
    governorates,
    // Who has published stands before who has not.
    authorities: items
      .map(({ code, nameAr, nameEn, governorate: of }) => ({
        code,
        nameAr,
        nameEn,
        governorate: of,
        newest: newestTold?.get(code) ?? newest.get(code),
        isArabicOnly: newestTold !== undefined && newest.has(code) && !newestTold.has(code),
      }))
      .toSorted((one, other) => Number(other.newest !== undefined) - Number(one.newest !== undefined)),
    points: points.items,
    wayOn: await wayOnFrom(api, points.items.length),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

/** Of which authority? Whoever comes for a page of some authority says so here, and goes on to it. */
export default function LocalCommList() {
  const data = useLoaderData<typeof loader>()
  const { page, wayOn } = data
  const here = useHere()
  const { lang } = here
  const words = pickTexts.in(lang)
  const title = pickTexts.say('title', lang, { page: nameIn(lang, page) })
  const steps = [homeStep(lang), { label: title }]
  return (
    <div className="wrap">
      <Head title={title} description={words.intro} steps={steps} noIndex />
      <PageHead lang={lang} title={title} trail={trailOf(steps, here)} intro={!wayOn && words.intro} />
      {wayOn && <NothingYet title={words.noneYet} wayOn={wayOn} />}
      {!wayOn && <Choice {...data} />}
    </div>
  )
}

/** The field for its name, and the governorates to open. */
function Choice({ page, q, governorate: open, governorates, authorities, points }: Data) {
  const { lang, to, bare } = useHere()
  const words = pickTexts.in(lang)
  const hrefOf = authorityPages[page.code] ?? (() => bare)
  const groups = governorates.flatMap(governorate => {
    const own = authorities.filter(one => one.governorate === governorate.id)
    return own.length === 0 ? [] : [{ governorate, own }]
  })
  return (
    <div className="with-side with-map">
      <div>
        <FindBox id="pick" action={to(bare)} name="q" label={words.field} placeholder={words.hint} submit={words.find} value={q} />
        {groups.length === 0 ? (
          <EmptyState title={words.none} action={<LinkButton href={to(bare)}>{words.clear}</LinkButton>}>
            {words.noneWhy}
          </EmptyState>
        ) : (
          <div className="site-places pick-list">
            {groups.map(({ governorate, own }) => (
              <details
                key={governorate.code}
                className="place-fold"
                id={`g-${governorate.code}`}
                open={q !== '' || governorate.code === open}
              >
                <summary>
                  <Mark code={governorate.code} size="small" />
                  <span>{bound(nameIn(lang, governorate))}</span>
                  <small>{bound(countSaid(own, lang))}</small>
                </summary>
                <ul className="place-names">
                  {own.map(one => (
                    <li key={one.code}>
                      <a href={to(hrefOf(one.code))}>{bound(nameIn(lang, one))}</a>{' '}
                      <small className="text-muted">
                        <Code>{one.code}</Code>
                        {one.newest && (
                          <>
                            {commaOf(lang)}
                            <span className="bound">
                              {words.latest} <Day day={one.newest} />
                            </span>
                          </>
                        )}
                        {one.isArabicOnly && (
                          <>
                            {' '}
                            <PartSign />
                          </>
                        )}
                      </small>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        )}
      </div>
      {/* Where nothing is found, every governorate is one to open. */}
      <aside className="aside">
        <GovernorateMap
          points={points}
          governorates={governorates}
          {...(groups.length > 0 && q !== '' && { found: new Set(authorities.map(({ code }) => code)) })}
          isBeside
          pathOf={code => `${bare}?governorate=${code}#g-${code}`}
        />
      </aside>
    </div>
  )
}

/** How many they are, and which of them have published where some have; of many how many. */
function countSaid(own: Data['authorities'], lang: Lang): string {
  const publishing = own.filter(({ newest }) => newest !== undefined)
  const all = pluralOf(authorityCount, own.length, lang)
  if (publishing.length === 0) return all
  const names = publishing
    .map(one => nameIn(lang, one) + (one.isArabicOnly ? `\u00a0(${pickTexts.say('inArabic', lang)})` : ''))
    .join(commaOf(lang))
  const isMany = publishing.length > mostNamed
  return `${all}${commaOf(lang)}${isMany ? pluralOf(publishingCount, publishing.length, lang) : pickTexts.say('publishing', lang, { names })}`
}

import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { moved } from '../../../web/generic/portal/answers.ts'
import { Filters, FoundLine } from '../../../web/generic/portal/Filters.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { addressIn, useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FindBox } from '../../../web/ui/FindBox.tsx'
import { Kept } from '../../../web/ui/Kept.tsx'
import { WideMark } from '../../../web/ui/Mark.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { TabLinks } from '../../../web/ui/TabLinks.tsx'
import { type AuthorityPage, chipsOf, loadAuthoritiesPage } from './authoritiesData.portal.tsx'
import { authorityPath, authorityQueryOf, authorityViews, everything, plainPath } from './authorityQuery.ts'
import { AuthorityCards, AuthorityEnd, AuthorityTable } from './authorityViews.portal.tsx'
import { ComparedAuthorities } from './compared.portal.tsx'
import { MapView } from './mapView.portal.tsx'
import type { PublicAuthority } from './publicAuthorities.ts'
import { authoritiesTexts, authorityCount } from './texts.ts'

const viewWords = { cards: 'cardsView', table: 'tableView', map: 'mapView' } as const
const views = { cards: AuthorityCards, table: AuthorityTable, map: MapView } as const

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const given = new URL(request.url).searchParams
  const { type, governorate = params.governorate } = authorityQueryOf(given)
  if (type === 'council')
    return moved(addressIn(visit.lang, `/councils${governorate === undefined ? '' : `?${new URLSearchParams({ governorate })}`}`))
  return loadAuthoritiesPage(visit, params.governorate, given)
}

export default function Authorities() {
  const data: AuthorityPage = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = authoritiesTexts.in(lang)
  const { query, items, totalCount, chosen } = data
  const chips = chipsOf(data, lang)
  const feed = plainPath({ ...query, page: 1 })
  const heading = chosen.governorate
    ? authoritiesTexts.say('inGovernorate', lang, { governorate: nameIn(lang, chosen.governorate) })
    : words.authorities
  const all = authorityPath({ ...everything, view: query.view, compare: query.compare })
  const steps = [
    homeStep(lang),
    ...(chosen.governorate ? [{ label: words.authorities, path: '/localComms' }, { label: heading }] : [{ label: words.authorities }]),
  ]
  const View = views[query.view]
  return (
    <div className="wrap">
      <Head
        title={`${heading}${titleTail(data, lang)}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`}
        description={`${words.describe} ${here.say(here.site.productName)}: ${heading}`}
        path={plainPath(query)}
        steps={steps}
        graph={[listGraph(items, here.site.origin, to, lang)]}
        noIndex={data.isBeyond || query.q !== undefined || query.compare !== undefined}
        feed={feed}
      />
      <PageHead
        lang={lang}
        title={heading}
        trail={trailOf(steps, here)}
        mark={chosen.governorate && <WideMark code={chosen.governorate.code} />}
        intro={<p>{words.intro}</p>}
      />
      {data.compared && <ComparedAuthorities data={data} compared={data.compared} />}
      {/* The word that is sought stands before the folded filters, not among them. */}
      <AuthorityFilters data={data} active={chips.length - (query.q === undefined ? 0 : 1)} />
      {(totalCount > 0 || chips.length > 0) && (
        <TabLinks
          lang={lang}
          label={words.views}
          tabs={authorityViews.map(view => ({
            href: to(authorityPath({ ...query, view, page: 1 })),
            label: words[viewWords[view]],
            current: view === query.view,
          }))}
        />
      )}
      <FoundLine chips={chips} clear={all}>
        {totalCount > 0 && <strong>{pluralOf(authorityCount, totalCount, lang)}</strong>}
      </FoundLine>
      {items.length === 0 ? (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn={data.wayOn}
          title={words.none}
          why={words.noneWhy}
          all={words.all}
          path={all}
        />
      ) : (
        <View data={data} />
      )}
      {/* The map shows all of them at once. */}
      {(items.length === 0 || query.view === 'map') && <AuthorityEnd data={{ ...data, pages: 1 }} />}
    </div>
  )
}

/** What narrows the list: on a narrow page the name first, the rest folded away. */
function AuthorityFilters({ data: { query, ...data }, active }: { data: AuthorityPage; active: number }) {
  const { lang, to } = useHere()
  const words = authoritiesTexts.in(lang)
  const shown = { view: query.view === 'cards' ? undefined : query.view, compare: query.compare }
  return (
    <>
      <div className="find-first">
        <FindBox
          action={to('/localComms')}
          name="q"
          label={words.text}
          placeholder={words.text}
          submit={words.find}
          value={query.q}
          kept={{ governorate: query.governorate, region: query.region, type: query.type, class: query.class, ...shown }}
        />
      </div>
      <Filters action="/localComms" label={words.filters} active={active}>
        <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
        <PlainSelect
          name="governorate"
          label={words.governorate}
          none={words.allGovernorates}
          defaultValue={query.governorate}
          options={optionsOf(offered(data.governorates, query.governorate), lang)}
          lang={lang}
        />
        <PlainSelect
          name="region"
          label={words.region}
          none={words.allRegions}
          defaultValue={query.region}
          options={optionsOf(offered(data.regions, query.region), lang)}
          lang={lang}
        />
        <PlainSelect
          name="type"
          label={words.type}
          none={words.allTypes}
          defaultValue={query.type}
          options={optionsOf(offered(data.types, query.type), lang)}
          lang={lang}
        />
        <PlainSelect
          name="class"
          label={words.class}
          none={words.allClasses}
          defaultValue={query.class}
          options={optionsOf(offered(data.classes, query.class), lang)}
          lang={lang}
        />
        <Kept values={shown} />
      </Filters>
    </>
  )
}

function titleTail({ query, chosen }: AuthorityPage, lang: Lang): string {
  const more = [query.q, ...[chosen.region, chosen.type, chosen.class].map(value => value && nameIn(lang, value))].filter(Boolean)
  return more.length === 0 ? '' : `: ${more.join(commaOf(lang))}`
}

function optionsOf(values: readonly LookupValue[], lang: Lang) {
  return values.map(value => ({ value: value.code, label: nameIn(lang, value) }))
}

function listGraph(items: readonly PublicAuthority[], origin: string, to: (path: string) => string, lang: Lang) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((authority, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'GovernmentOrganization', name: nameIn(lang, authority), url: origin + to(`/localComm/${authority.code}`) },
    })),
  }
}

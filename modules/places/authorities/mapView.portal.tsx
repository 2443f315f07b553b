import { bound } from '../../../web/generic/bound.tsx'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { AuthorityPage } from './authoritiesData.portal.tsx'
import { authorityPath } from './authorityQuery.ts'
import { GovernorateMap } from './governorateMap.portal.tsx'
import { fewestOnMap, NearbyMap } from './nearbyMap.portal.tsx'
import { authoritiesTexts } from './texts.ts'

// So many names are read beside the map of the country; of more of them the governorates are.
const mostNamed = 100

/** The list as points: all of it on one map, and beside it by their names the authorities that they are, or where there are many the governorates. */
export function MapView({ data }: { data: AuthorityPage }) {
  const words = authoritiesTexts.in(useHere().lang)
  const { points, query, chosen, governorates, found, all } = data
  const inList = found && new Set(found)
  const { governorate } = chosen
  const near = points.filter(point => point.governorate === governorate?.code)
  return (
    <div className="map-alone">
      {(!governorate || near.length >= fewestOnMap) && (
        <section aria-label={words.onMap}>
          {governorate ? (
            <NearbyMap points={near} found={inList} isAlone />
          ) : (
            <GovernorateMap
              points={points}
              governorates={governorates}
              found={inList}
              pathOf={code => authorityPath({ ...query, governorate: code, page: 1 })}
            />
          )}
        </section>
      )}
      {all.length > mostNamed && !governorate ? <Governorates data={data} /> : <Names data={data} />}
    </div>
  )
}

/** The authorities of the map, each with the way to its page. */
function Names({ data: { all, governorates, chosen } }: { data: AuthorityPage }) {
  const { lang, to } = useHere()
  return (
    <ul className="map-names">
      {all.map(authority => {
        const governorate = governorates.find(({ id }) => id === authority.governorate)
        return (
          <li key={authority.code}>
            <a href={to(`/localComm/${authority.code}`)}>{bound(nameIn(lang, authority))}</a>
            {!chosen.governorate && governorate && <small>{bound(nameIn(lang, governorate))}</small>}
          </li>
        )
      })}
    </ul>
  )
}

/** How many authorities of the list each governorate has, and how many live in them. */
function Governorates({ data: { query, points, governorates, found } }: { data: AuthorityPage }) {
  const { lang, to } = useHere()
  const words = authoritiesTexts.in(lang)
  const inList = found && new Set(found)
  const rows = governorates.flatMap(governorate => {
    const own = points.filter(({ governorate: of, code }) => of === governorate.code && (inList?.has(code) ?? true))
    const population = own.reduce((sum, { populationCount }) => sum + populationCount, 0)
    return own.length === 0 ? [] : [{ governorate, count: own.length, population }]
  })
  return (
    // On a phone folded, beneath the tiles.
    <details className="fold-narrow map-table">
      <summary>{words.byGovernorate}</summary>
      <RuledTable
        caption={words.byGovernorate}
        captionHidden
        ledger
        lang={lang}
        rows={rows}
        keyOf={({ governorate }) => governorate.code}
        columns={[
          {
            key: 'governorate',
            heading: words.governorate,
            title: true,
            cell: ({ governorate }) => (
              <a href={to(authorityPath({ ...query, governorate: governorate.code, page: 1 }))}>{bound(nameIn(lang, governorate))}</a>
            ),
          },
          { key: 'count', heading: words.authorities, figure: ({ count }) => count },
          { key: 'population', heading: words.population, figure: ({ population }) => population },
        ]}
      />
    </details>
  )
}

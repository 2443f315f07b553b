import { ArrowRight } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { numberOf } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { AuthorityType, SectorComponent, SectorFigure, SectorOverview } from './publicSector.ts'
import { Figures, labelOf } from './sectorParts.portal.tsx'
import { sectorTexts } from './texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const [overview, kinds, types, classes] = await Promise.all([
    api.get<SectorOverview>('Public/LocalGovernmentSector/GetOverview'),
    lookupOf(api, 'sectorComponentKind'),
    lookupOf(api, 'localAuthorityType'),
    lookupOf(api, 'municipalityClass'),
  ])
  return { ...overview, kinds, authorityTypes: types, classes }
}

export default function LocalGovernmentSector() {
  const { components, types, kinds, authorityTypes, classes } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to, site } = here
  const words = sectorTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title }]
  return (
    <div className="wrap">
      <Head
        title={words.title}
        description={words.intro}
        steps={steps}
        graph={[
          {
            '@type': 'ItemList',
            itemListElement: components.map((component, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: {
                '@type': 'Organization',
                name: nameIn(lang, component),
                url: site.origin + to(`/localGovernmentSector/${component.id}`),
              },
            })),
          },
        ]}
      />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={words.intro} />
      {components.length === 0 ? (
        <EmptyState title={words.none} action={<LinkButton href={to('/localComms')}>{words.authorities}</LinkButton>}>
          {words.noneWhy}
        </EmptyState>
      ) : (
        <>
          <SectorMap components={components} kinds={kinds} />
          {components.some(({ figures }) => figures.some(({ isLive }) => isLive)) && <p className="caption">{words.live}</p>}
          {components.map(component => (
            <Component key={component.id} component={component} kind={kinds.find(({ id }) => id === component.kind)} />
          ))}
        </>
      )}
      {types.length > 0 && <Types types={types} names={authorityTypes} classes={classes} />}
    </div>
  )
}

/** Who stands where: those that steer and oversee, those that serve citizens, those that help them. */
const tiers: readonly (readonly string[])[] = [
  ['ministry', 'directorates', 'planningBodies'],
  ['municipalities', 'villageCouncils', 'localCommittees', 'jointCouncils'],
  ['lendingFund', 'union', 'utilities', 'partners', 'civilSociety'],
]

/** The sector at a glance: a row for each tier, joined by a thread, each component a way down to what is said of it. */
function SectorMap({ components, kinds }: { components: readonly SectorComponent[]; kinds: readonly LookupValue[] }) {
  const { lang } = useHere()
  const tierOf = ({ kind }: SectorComponent) => {
    const code = kinds.find(({ id }) => id === kind)?.code ?? ''
    const tier = tiers.findIndex(codes => codes.includes(code))
    return tier === -1 ? tiers.length - 1 : tier
  }
  const rows = tiers.map((_, tier) => components.filter(component => tierOf(component) === tier)).filter(row => row.length > 0)
  return (
    <nav className="sector-map" aria-label={sectorTexts.say('map', lang)}>
      <ul>
        {rows.map((row, tier) => (
          <li key={tier}>
            <ul>
              {row.map(component => (
                <li key={component.id}>
                  <a href={`#c-${component.id}`}>
                    <b>{bound(nameIn(lang, component))}</b>
                    {component.figures[0] && <FigureText figure={component.figures[0]} />}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** «123 بلدية» */
function FigureText({ figure }: { figure: SectorFigure }) {
  const { lang } = useHere()
  return (
    <span className="sector-count">
      <Code>{numberOf(figure.value, lang)}</Code> {labelOf(figure, lang)}
    </span>
  )
}

function Component({ component, kind }: { component: SectorComponent; kind: LookupValue | undefined }) {
  const { lang, to } = useHere()
  const isEnglish = lang === 'en' && component.summaryEn != null
  const told = isEnglish || lang === 'ar' ? lang : 'ar'
  return (
    <section className="component" aria-labelledby={`c-${component.id}`}>
      <header>
        {component.logo && (
          <img className="component-logo" src={imageAddress(component.logo, 400)} alt="" width="72" height="72" loading="lazy" />
        )}
        <div>
          {kind && nameIn(lang, kind) !== nameIn(lang, component) && <p className="component-kind">{nameIn(lang, kind)}</p>}
          <h2 id={`c-${component.id}`} className="display-section">
            {bound(nameIn(lang, component))}
          </h2>
        </div>
      </header>
      <div>
        <p className="component-summary" {...foreign(told, lang)}>
          {bound((isEnglish ? component.summaryEn : component.summaryAr) ?? '')}
        </p>
        {component.figures.length > 0 && <Figures figures={component.figures} isSourceSaid />}
        <ul className="component-ways">
          <li>
            <a className="more" href={to(`/localGovernmentSector/${component.id}`)}>
              {sectorTexts.say('read', lang, { name: nameIn(lang, component) })}
              <Icon of={ArrowRight} points />
            </a>
          </li>
          {component.laws.map(law => (
            <li key={law.id}>
              <a href={to(`/legalEnvironment/${law.id}`)}>{bound(lang === 'en' && law.titleEn ? law.titleEn : law.titleAr)}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface TypesProps {
  types: readonly AuthorityType[]
  names: readonly LookupValue[]
  classes: readonly LookupValue[]
}

/** The types of authority beside each other, counted now. */
function Types({ types, names, classes }: TypesProps) {
  const { lang, to } = useHere()
  const words = sectorTexts.in(lang)
  const pathOf = ({ type, municipalityClass }: AuthorityType) => {
    const code = names.find(({ id }) => id === type)?.code ?? ''
    const ofClass = classes.find(({ id }) => id === municipalityClass)?.code
    return `/localComms?type=${code}${ofClass ? `&class=${ofClass}` : ''}`
  }
  const nameOf = ({ type, municipalityClass }: AuthorityType) => {
    const name = names.find(({ id }) => id === type)
    const ofClass = classes.find(({ id }) => id === municipalityClass)
    return [name, ofClass].flatMap(value => (value ? [nameIn(lang, value)] : [])).join(lang === 'ar' ? '، ' : ', ')
  }
  return (
    <section className="block">
      <h2 className="display-section">{words.types}</h2>
      <RuledTable
        caption={words.types}
        captionHidden
        lang={lang}
        rows={types}
        keyOf={({ type, municipalityClass }) => `${type}-${municipalityClass ?? ''}`}
        columns={[
          { key: 'type', heading: words.type, title: true, cell: row => <a href={to(pathOf(row))}>{nameOf(row)}</a> },
          { key: 'count', heading: words.count, figure: ({ count }) => count },
          { key: 'population', heading: words.population, figure: ({ population }) => population ?? undefined },
        ]}
      />
    </section>
  )
}

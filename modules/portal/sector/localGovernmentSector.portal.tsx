import { ArrowRight } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import type { SectorComponent, SectorOverview } from './publicSector.ts'
import { Figures, SectorMap, type SectorTier, tiersOf, Types } from './sectorParts.portal.tsx'
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
  const tiers = tiersOf(components, kinds)
  // Laws are promised where some are shown.
  const intro = components.some(({ laws }) => laws.length > 0) ? words.intro : words.introWithoutLaws
  return (
    <div className="wrap">
      <Head
        title={words.title}
        description={intro}
        steps={steps}
        graph={[
          { '@type': 'WebPage', name: words.title, url: site.origin + to('/localGovernmentSector'), inLanguage: lang },
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
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={intro} />
      {components.length === 0 ? (
        <EmptyState title={words.none} action={<LinkButton href={to('/localComms')}>{words.authorities}</LinkButton>}>
          {words.noneWhy}
        </EmptyState>
      ) : (
        <>
          <SectorMap tiers={tiers} label={words.map} pathOf={id => `#c-${id}`} />
          {tiers.map(tier => (
            <Tier key={tier.name} tier={tier} />
          ))}
        </>
      )}
      {types.length > 0 && <Types title={words.types} types={types} names={authorityTypes} classes={classes} note={words.live} />}
      <Laws components={components} />
    </div>
  )
}

/** The laws on which the components rest, each once, with the way to all of them. */
function Laws({ components }: { components: readonly SectorComponent[] }) {
  const { lang, to } = useHere()
  const words = sectorTexts.in(lang)
  const laws = new Map(components.flatMap(component => component.laws.map(law => [law.id, law] as const)))
  if (laws.size === 0) return null
  return (
    <section className="tier" aria-labelledby="sector-laws">
      <h2 id="sector-laws" className="display-section">
        {words.laws}
      </h2>
      <ul className="sector-laws">
        {[...laws.values()].map(law => (
          <li key={law.id}>
            <LawLink law={law} />
          </li>
        ))}
      </ul>
      <a className="more" href={to('/legalEnvironment')}>
        {words.allLaws}
        <Icon of={ArrowRight} points />
      </a>
    </section>
  )
}

function LawLink({ law }: { law: SectorComponent['laws'][number] }) {
  const { lang, to } = useHere()
  const told = lang === 'en' && law.titleEn ? 'en' : 'ar'
  return (
    <a href={to(`/legalEnvironment/${law.id}`)} {...foreign(told, lang)}>
      {bound((told === 'en' ? law.titleEn : undefined) ?? law.titleAr)}
    </a>
  )
}

/** Those of a tier: first what leads on, then what it does; those that serve citizens by how many they are. */
function Tier({ tier: { name, components } }: { tier: SectorTier<SectorComponent> }) {
  const { lang } = useHere()
  const words = sectorTexts.in(lang)
  return (
    <section className={`tier tier-${name}`} aria-labelledby={`tier-${name}`}>
      <h2 id={`tier-${name}`} className="display-section">
        {words[name]}
      </h2>
      <ul>
        {components.map(component => (
          <li key={component.id} id={`c-${component.id}`}>
            <Component component={component} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Component({ component }: { component: SectorComponent }) {
  const { lang, to } = useHere()
  const isEnglish = lang === 'en' && component.summaryEn != null
  const told = isEnglish || lang === 'ar' ? lang : 'ar'
  return (
    <>
      <h3>
        <a href={to(`/localGovernmentSector/${component.id}`)}>{bound(nameIn(lang, component))}</a>
      </h3>
      <Figures figures={component.figures} />
      <p className="component-summary" {...foreign(told, lang)}>
        {bound((isEnglish ? component.summaryEn : component.summaryAr) ?? '')}
      </p>
      {component.laws.length > 0 && (
        <p className="component-laws">
          <span>{sectorTexts.in(lang).basis}</span>
          {component.laws.map(law => (
            <LawLink key={law.id} law={law} />
          ))}
        </p>
      )}
    </>
  )
}

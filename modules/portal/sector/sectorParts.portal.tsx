import { numberOf, pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { AuthorityType, SectorComponent, SectorFigure } from './publicSector.ts'
import { countedNouns, sectorTexts } from './texts.ts'

/** The figures of a component; of each that was noted, of which year it is. Of those that are counted now the page says so once. */
export function Figures({ figures }: { figures: readonly SectorFigure[] }) {
  const { lang } = useHere()
  if (figures.length === 0) return null
  return (
    <dl className="component-figures">
      {figures.map(figure => {
        const note = (lang === 'en' ? figure.noteEn : undefined) ?? figure.noteAr
        const source = !figure.isLive && figure.year != null && <Code>{figure.year}</Code>
        return (
          <div key={figure.labelAr}>
            <dt>
              {labelOf(figure, lang)}
              {(source || note) && (
                <small>
                  {source}
                  {note && ` ${note}`}
                </small>
              )}
            </dt>
            <dd>
              <Code>{numberOf(figure.value, lang)}</Code>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Who stands where: those that steer and oversee, those that serve citizens, those that help them. */
const tiers = [
  ['steer', ['ministry', 'directorates', 'planningBodies']],
  ['serve', ['municipalities', 'villageCouncils', 'localCommittees', 'jointCouncils']],
  ['help', []],
] as const

/** Components that stand side by side in the sector. */
export interface SectorTier<Of> {
  readonly name: (typeof tiers)[number][0]
  readonly components: readonly Of[]
}

/** The components by tier; who neither steers nor serves helps. Tiers without any are left out. */
export function tiersOf<Of extends Pick<SectorComponent, 'kind'>>(
  components: readonly Of[],
  kinds: readonly LookupValue[],
): SectorTier<Of>[] {
  const tierOf = ({ kind }: Of) => {
    const code = kinds.find(({ id }) => id === kind)?.code
    return (tiers.find(([, codes]) => codes.some(of => of === code)) ?? tiers[2])[0]
  }
  return tiers
    .map(([name]) => ({ name, components: components.filter(component => tierOf(component) === name) }))
    .filter(tier => tier.components.length > 0)
}

interface SectorMapProps {
  tiers: readonly SectorTier<Pick<SectorComponent, 'id' | 'kind' | 'nameAr' | 'nameEn'>>[]
  label: string
  pathOf: (id: string) => string
  /** Id of the component whose page it is. */
  current?: string
}

/** The sector at a glance: tier over tier, each with what it does for the next one. */
export function SectorMap({ tiers: shown, label, pathOf, current }: SectorMapProps) {
  const { lang } = useHere()
  const words = sectorTexts.in(lang)
  return (
    <nav className="sector-map" aria-label={label}>
      <ol>
        {shown.map(({ name, components }) => (
          <li key={name} className={`sector-${name}`}>
            <p>{words[name]}</p>
            <ul>
              {components.map(component => (
                <li key={component.id}>
                  <a href={pathOf(component.id)} aria-current={component.id === current ? 'page' : undefined}>
                    {bound(nameIn(lang, component))}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What a figure counts, in the page's language: a noun of which the portal knows the forms in the one that its number takes, all else as written. */
function labelOf({ labelAr, labelEn, value }: Pick<SectorFigure, 'labelAr' | 'labelEn' | 'value'>, lang: Lang): string {
  const label = lang === 'en' && labelEn ? labelEn : labelAr
  const noun = Object.values(countedNouns).find(forms => forms[lang].other === label)
  return noun ? pluralOf(noun, value, lang) : label
}

interface TypesProps {
  title: string
  types: readonly AuthorityType[]
  names: readonly LookupValue[]
  classes: readonly LookupValue[]
  /** Whose the figures are, where nothing above has said it. */
  note?: string
}

/** The types of authority beside each other, counted now. */
export function Types({ title, types, names, classes, note }: TypesProps) {
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
    return [name, ofClass].flatMap(value => (value ? [nameIn(lang, value)] : [])).join(commaOf(lang))
  }
  return (
    <section className="block">
      <h2 className="display-section">{title}</h2>
      <RuledTable
        caption={title}
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
      {note && <p className="caption">{note}</p>}
    </section>
  )
}

import { MapCredit } from '../../../modules/places/authorities/governorateMap.portal.tsx'
import type { AuthorityPoint } from '../../../modules/places/authorities/publicAuthorities.ts'
import type { PublicContactPoint } from '../../../modules/portal/contact/directory.ts'
import { contactTexts } from '../../../modules/portal/contact/texts.ts'
import { type LookupValue, nameIn } from '../../generic/portal/lookups.ts'
import { centred, dots, labelled, leaders, planOf } from '../../generic/portal/points.ts'
import { useHere } from '../../generic/portal/site.ts'

const size = { width: 420, height: 520, margin: 16 }
const lineHeight = 20

interface MapProps {
  readonly authorities: readonly AuthorityPoint[]
  readonly directorates: readonly PublicContactPoint[]
  readonly governorates: readonly LookupValue[]
}

/** The directorates as points over the pale ones of all authorities, by which one knows where one is. No border is drawn. */
export function DirectorateMap({ authorities, directorates, governorates }: MapProps) {
  const { lang } = useHere()
  const words = contactTexts.in(lang)
  const spots = [
    ...directorates.flatMap(({ point, governorate }) => (point && governorate ? [{ location: point, governorate, isOffice: true }] : [])),
    ...authorities.map(({ location, governorate }) => ({ location, governorate, isOffice: false })),
  ]
  if (spots.length < 2) return null
  const plan = centred(planOf(spots, size), size.width)
  const offices = { ...plan, points: plan.points.filter(({ of }) => of.isOffice) }
  const nameOf = (code: string) => {
    const governorate = governorates.find(one => one.code === code)
    return governorate ? (nameIn(lang, governorate).split(/ وال| and /)[0] ?? '') : ''
  }
  const labels = labelled(offices, of => Array.from(nameOf(of.governorate)).length * 9, lineHeight, governorates.length)
  return (
    <figure className="map-nearby">
      <svg viewBox={`0 0 ${size.width} ${plan.height}`} className="points points-found" role="img" aria-label={words.map}>
        <path className="dot dot-s dot-rest" d={dots(plan.points.filter(({ of }) => !of.isOffice))} />
        <path className="dot dot-l" d={dots(offices.points)} />
        <path className="leader" d={leaders(offices, labels)} />
        {labels.map(({ of, x, y, side }) => (
          <text
            key={of.governorate}
            x={x + (side === 'right' ? 1 : -1) * 10}
            y={y}
            textAnchor={(side === 'right') === (lang === 'ar') ? 'end' : 'start'}
            dominantBaseline="central"
          >
            {nameOf(of.governorate)}
          </text>
        ))}
      </svg>
      <figcaption className="map-caption">
        {words.mapCaption} <MapCredit />
      </figcaption>
    </figure>
  )
}

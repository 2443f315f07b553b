import { centred, dots, labelled, planOf, sizeOf, widthOfName } from '../../../web/generic/portal/points.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapLabels } from '../../../web/generic/portal/MapLabels.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { MapCredit } from './governorateMap.portal.tsx'
import type { AuthorityPoint } from './publicAuthorities.ts'
import { nearbyTexts } from './texts.ts'

const size = { width: 400, height: 380, margin: 22 }
const mostLabels = 30
const lineHeight = 20

interface NearbyMapProps {
  points: readonly AuthorityPoint[]
  /** Code of the page's own authority. */
  own?: string | undefined
  /** Of a narrowed list: the codes of the authorities in it. They alone are named, the others are pale. */
  found?: ReadonlySet<string> | undefined
}

/** The authorities of one governorate as points, with as many names as there is room for; one of them may be the page's own. */
export function NearbyMap({ points, own, found }: NearbyMapProps) {
  const { lang } = useHere()
  if (points.length < 2) return null
  const isFound = (point: AuthorityPoint) => found?.has(point.code) ?? true
  // The page's own place is named whatever else is, and those of the list before the others.
  const plan = centred(
    planOf(
      [...points].sort((a, b) => Number(b.code === own) - Number(a.code === own) || Number(isFound(b)) - Number(isFound(a))),
      size,
    ),
    size.width,
  )
  const isOwn = (point: AuthorityPoint) => point.code === own
  // The page's own name is bolder and stands further from its larger point.
  const widthOf = (point: AuthorityPoint) => widthOfName(nameIn(lang, point), lang) * (isOwn(point) ? 1.14 : 1) + (isOwn(point) ? 4 : 0)
  const labels = labelled(plan, widthOf, lineHeight, mostLabels, isOwn).filter(({ of }) => isFound(of))
  const ofSize = (size: 'l' | 'm' | 's') => plan.points.filter(({ of }) => !isOwn(of) && isFound(of) && sizeOf(of.populationCount) === size)
  const others = plan.points.filter(({ of }) => !isOwn(of) && !isFound(of))
  const classes = [
    ['dot dot-s dot-rest', others],
    ['dot dot-l', ofSize('l')],
    ['dot dot-m', ofSize('m')],
    ['dot dot-s', ofSize('s')],
    ['dot dot-own', plan.points.filter(({ of }) => isOwn(of))],
  ] as const
  return (
    <figure className="map-nearby">
      <svg
        viewBox={`0 0 ${size.width} ${plan.height}`}
        className={found ? 'points points-found' : 'points'}
        role="img"
        aria-label={nearbyTexts.in(lang).map}
      >
        {classes.map(([className, some]) => some.length > 0 && <path key={className} className={className} d={dots(some)} />)}
        <MapLabels plan={plan} labels={labels} isOwn={isOwn} />
      </svg>
      <figcaption className="map-caption">
        {others.length > 0 ? nearbyTexts.in(lang).found : nearbyTexts.in(lang).caption} <MapCredit />
      </figcaption>
    </figure>
  )
}

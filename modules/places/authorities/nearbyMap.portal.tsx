import { centred, dots, labelled, planOf, sizeOf, widthOfName } from '../../../web/generic/portal/points.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapLabels } from '../../../web/generic/portal/MapLabels.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { MapCredit } from './governorateMap.portal.tsx'
import type { AuthorityPoint } from './publicAuthorities.ts'
import { nearbyTexts } from './texts.ts'

const narrow = { className: 'nearby-narrow', size: { width: 400, height: 380, margin: 22 }, mostLabels: 30 } as const
/** Alone on its page it is drawn twice: for a wide page, and for a phone. */
const wide = { className: 'nearby-wide', size: { width: 860, height: 620, margin: 26 }, mostLabels: 90 } as const
const lineHeight = 20
/** One point says nothing of where it lies. */
export const fewestOnMap = 2

interface NearbyMapProps {
  points: readonly AuthorityPoint[]
  /** Code of the page's own authority. */
  own?: string | undefined
  /** Of a narrowed list: the codes of the authorities in it. They alone are named, the others are pale. */
  found?: ReadonlySet<string> | undefined
  /** It is what its page shows, with nothing beside it. */
  isAlone?: boolean
}

/** The authorities of one governorate as points, with as many names as there is room for; one of them may be the page's own. */
export function NearbyMap({ points, own, found, isAlone = false }: NearbyMapProps) {
  const words = nearbyTexts.in(useHere().lang)
  if (points.length < fewestOnMap) return null
  const hasOthers = points.some(({ code }) => code !== own && found?.has(code) === false)
  return (
    <figure className="map-nearby">
      {isAlone ? (
        [wide, narrow].map(drawing => <Drawing key={drawing.className} drawing={drawing} points={points} own={own} found={found} />)
      ) : (
        <Drawing points={points} own={own} found={found} />
      )}
      <figcaption className="map-caption">
        {hasOthers ? words.found : words.caption} <MapCredit />
      </figcaption>
    </figure>
  )
}

interface DrawingProps extends Omit<NearbyMapProps, 'isAlone'> {
  /** One of several; without it the only one. */
  drawing?: typeof wide | typeof narrow
}

function Drawing({ points, own, found, drawing }: DrawingProps) {
  const { lang } = useHere()
  const { size, mostLabels } = drawing ?? narrow
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
    <svg
      viewBox={`0 0 ${size.width} ${plan.height}`}
      className={`points ${found ? 'points-found ' : ''}${drawing?.className ?? ''}`.trim()}
      role="img"
      aria-label={nearbyTexts.in(lang).map}
    >
      {classes.map(([className, some]) => some.length > 0 && <path key={className} className={className} d={dots(some)} />)}
      <MapLabels plan={plan} labels={labels} isOwn={isOwn} />
    </svg>
  )
}

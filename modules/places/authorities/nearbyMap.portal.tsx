import { named, ownWidth } from '../../../web/generic/portal/pointLabels.ts'
import { dots, sizeOf, widthOfName } from '../../../web/generic/portal/points.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapCredit } from '../../../web/generic/portal/MapCredit.tsx'
import { MapLabels } from '../../../web/generic/portal/MapLabels.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { AuthorityPoint } from './publicAuthorities.ts'
import { nearbyTexts } from './texts.ts'

/** The same map twice, of which its place shows one: with room for names on both sides, and for a phone or a side column. */
const narrow = { className: 'nearby-narrow', size: { width: 400, height: 440, margin: 44 } } as const
const wide = { className: 'nearby-wide', size: { width: 680, height: 440, margin: 28 } } as const
/** Of few points: they need no more. */
const low = { className: 'nearby-wide', size: { width: 680, height: 280, margin: 28 } } as const
const fewPoints = 6
/** Alone on its page. */
const widest = { className: 'nearby-wide', size: { width: 860, height: 620, margin: 28 } } as const
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
  const { lang } = useHere()
  const words = nearbyTexts.in(lang)
  if (points.length < fewestOnMap) return null
  const isOwn = (point: AuthorityPoint) => point.code === own
  const isFound = (point: AuthorityPoint) => isOwn(point) || (found?.has(point.code) ?? true)
  // The page's own place is named whatever else is, and of the others those of the list alone.
  const naming = {
    widthOf: (point: AuthorityPoint) => widthOfName(nameIn(lang, point), lang) * (isOwn(point) ? ownWidth : 1),
    lineHeight,
    isNamed: isFound,
    isAlways: isOwn,
    isOwn,
    weightOf: ({ populationCount }: AuthorityPoint) => populationCount + 1,
  }
  const drawings = [isAlone ? widest : points.length > fewPoints ? wide : low, narrow].map(({ className, size }) => {
    const { plan, labels } = named(points, size, naming)
    return { className, size, plan, labels, isLacking: labels.length < points.filter(isFound).length }
  })
  const lacking = drawings.filter(({ isLacking }) => isLacking)
  return (
    <figure className="map-nearby map-roomy">
      {drawings.map(({ className, size, plan, labels }) => {
        const some = (is: (of: AuthorityPoint) => boolean) => plan.points.filter(({ of }) => is(of))
        const classes = [
          ['dot dot-s dot-rest', some(of => !isFound(of))],
          ...(['l', 'm', 's'] as const).map(
            large => [`dot dot-${large}`, some(of => !isOwn(of) && isFound(of) && sizeOf(of.populationCount) === large)] as const,
          ),
          ['dot dot-own', some(isOwn)],
        ] as const
        return (
          <svg
            key={className}
            viewBox={`0 0 ${size.width} ${plan.height}`}
            className={`points ${found ? 'points-found ' : ''}${className}`}
            role="img"
            aria-label={words.map}
          >
            {classes.map(([dot, drawn]) => drawn.length > 0 && <path key={dot} className={dot} d={dots(drawn)} />)}
            <MapLabels labels={labels} isOwn={isOwn} />
          </svg>
        )
      })}
      <figcaption className="map-caption">
        {points.every(isFound) ? words.caption : words.found} {own !== undefined && words.own}{' '}
        {lacking.length > 0 && <span className={lacking.length < drawings.length ? lacking[0]?.className : undefined}>{words.rest}</span>}{' '}
        <MapCredit />
      </figcaption>
    </figure>
  )
}

import { nameIn } from './lookups.ts'
import { MapCredit } from './MapCredit.tsx'
import { MapLabels } from './MapLabels.tsx'
import { named, ownWidth } from './pointLabels.ts'
import { dots, widthOfName } from './points.ts'
import { useHere } from './site.ts'

/** An authority as a point of the map. */
export interface Neighbour {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly location: { readonly lat: number; readonly lng: number }
}

const size = { width: 400, height: 300, margin: 28 }
const around = 9
const own = 'own'

interface PointMapProps {
  point: { readonly lat: number; readonly lng: number }
  neighbours: readonly Neighbour[]
  /** What the drawing shows, for who does not see it. */
  label: string
  /** What is written beside the point. */
  here: string
}

/** Where something is: its point among the authorities nearest to it, and whose coordinates those are. */
export function PointMap({ point, neighbours, label, here }: PointMapProps) {
  const { lang, site } = useHere()
  const distance = ({ location }: Neighbour) => (location.lat - point.lat) ** 2 + ((location.lng - point.lng) * 0.85) ** 2
  const near = neighbours.toSorted((a, b) => distance(a) - distance(b)).slice(0, around)
  const spots = [{ code: own, nameAr: here, nameEn: here, location: point }, ...near]
  const isOwn = ({ code }: Neighbour) => code === own
  const { plan, labels } = named(spots, size, {
    widthOf: of => widthOfName(nameIn(lang, of), lang) * (isOwn(of) ? ownWidth : 1),
    lineHeight: 20,
    isAlways: isOwn,
    isOwn,
  })
  // A neighbour without a name would not say where this is.
  const beside = plan.points.filter(({ of }) => !isOwn(of) && labels.some(label => label.of === of))
  return (
    <figure className="map-nearby">
      <svg viewBox={`0 0 ${size.width} ${plan.height}`} className="points" role="img" aria-label={label}>
        <path className="dot dot-s" d={dots(beside)} />
        <path className="dot dot-own" d={dots(plan.points.filter(({ of }) => isOwn(of)))} />
        <MapLabels labels={labels} isOwn={isOwn} />
      </svg>
      {site.mapCredit && (
        <figcaption className="map-caption">
          <MapCredit />
        </figcaption>
      )}
    </figure>
  )
}

import { bound } from '../bound.tsx'
import { byName, nameIn } from './lookups.ts'
import { MapCredit } from './MapCredit.tsx'
import { MapLabels } from './MapLabels.tsx'
import type { Neighbour } from './PointMap.tsx'
import { besideLabels, labelled } from './pointLabels.ts'
import { centred, dots, planOf, widthOfName } from './points.ts'
import { useHere } from './site.ts'

const size = { width: 400, height: 400, margin: 16 }
/** Wider than the country: there is room for names east of the valley. */
const drawingWidth = 460
/** Its names are larger than those of other maps by so much: this one is drawn smaller on a narrow page. */
const larger = 1.15
const lineHeight = 23
/** A pale point, and the halo of a name. */
const dotRoom = 5

interface ChosenMapProps {
  /** All of them: they are the country. */
  points: readonly Neighbour[]
  chosen: ReadonlySet<string>
  /** What the drawing shows, for who does not see it. */
  label: string
}

/** Some authorities among all of them: those dark and named, the others pale; and beneath them the way to each. */
export function ChosenMap({ points, chosen, label }: ChosenMapProps) {
  const { lang, site, to } = useHere()
  const isChosen = ({ code }: Neighbour) => chosen.has(code)
  const plan = centred(
    planOf(
      points.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a))),
      size,
    ),
    drawingWidth,
  )
  const own = plan.points.filter(({ of }) => isChosen(of))
  // Pale points are the ground, which a name covers where it has no room off it.
  const ground = plan.points.filter(({ of }) => !isChosen(of))
  const naming = { widthOf: (of: Neighbour) => widthOfName(nameIn(lang, of), lang) * larger, lineHeight, isAlways: isChosen }
  const labels = labelled({ ...plan, points: own, ground }, naming)
  return (
    <>
      <figure className="map-nearby">
        <svg viewBox={`0 0 ${drawingWidth} ${plan.height}`} className="points points-found" role="img" aria-label={label}>
          <path className="dot dot-s dot-rest" d={dots(besideLabels(ground, labels, naming, dotRoom))} />
          <path className="dot dot-l" d={dots(own)} />
          <MapLabels labels={labels} isOwn={() => false} />
        </svg>
        {site.mapCredit && (
          <figcaption className="map-caption">
            <MapCredit />
          </figcaption>
        )}
      </figure>
      <p className="chosen-places">
        {points
          .filter(isChosen)
          .toSorted(byName(lang))
          .map(place => (
            <a key={place.code} href={to(`/localComm/${place.code}`)}>
              {bound(nameIn(lang, place))}
            </a>
          ))}
      </p>
    </>
  )
}

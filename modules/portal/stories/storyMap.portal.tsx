import { bound } from '../../../web/generic/bound.tsx'
import { byName, nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapCredit } from '../../../web/generic/portal/MapCredit.tsx'
import { MapLabels } from '../../../web/generic/portal/MapLabels.tsx'
import type { Neighbour } from '../../../web/generic/portal/PointMap.tsx'
import { besideLabels, labelled } from '../../../web/generic/portal/pointLabels.ts'
import { centred, dots, planOf } from '../../../web/generic/portal/points.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { storyTexts } from './texts.ts'

const size = { width: 400, height: 460, margin: 22 }
const mostLabels = 30
const lineHeight = 20
/** A pale point, and the halo of a name. */
const dotRoom = 5
/** How wide a letter is, in units of the drawing: rather too wide than too narrow. */
const letterWidth = { ar: 8.5, en: 10.2 } as const

interface StoryMapProps {
  /** All authorities, as the country's outline. */
  points: readonly Neighbour[]
  /** Codes of those that have told a story. */
  tellers: ReadonlySet<string>
}

/** Where stories come from: the authorities that tell them, named among all others, and the way to the stories of each. */
export function StoryMap({ points, tellers }: StoryMapProps) {
  const { lang, to } = useHere()
  const words = storyTexts.in(lang)
  const isTeller = ({ code }: Neighbour) => tellers.has(code)
  const told = points.filter(isTeller)
  if (told.length === 0) return null
  const plan = centred(planOf(points, size), size.width)
  const tellersOf = {
    ...plan,
    points: plan.points.filter(({ of }) => isTeller(of)),
    ground: plan.points.filter(({ of }) => !isTeller(of)),
  }
  const naming = {
    widthOf: (point: Neighbour) => Array.from(nameIn(lang, point)).length * letterWidth[lang],
    lineHeight,
    most: mostLabels,
  }
  // Where they have no other room, their names stand on the pale points of others, which are left out there.
  const labels = labelled(tellersOf, naming)
  return (
    <section className="aside" aria-labelledby="story-map">
      <h2 id="story-map">{words.map}</h2>
      <figure className="map-nearby">
        <svg viewBox={`0 0 ${size.width} ${plan.height}`} className="points points-found" role="img" aria-label={words.map}>
          <path className="dot dot-s dot-rest" d={dots(besideLabels(tellersOf.ground, labels, naming, dotRoom))} />
          <path className="dot dot-l" d={dots(tellersOf.points)} />
          <MapLabels labels={labels} isOwn={() => false} />
        </svg>
        <figcaption className="map-caption">
          {words.mapNote} <MapCredit />
        </figcaption>
      </figure>
      <p className="article-places story-places">
        {told.toSorted(byName(lang)).map(place => (
          <a key={place.code} href={to(`/successStory?place=${place.code}`)}>
            {bound(nameIn(lang, place))}
          </a>
        ))}
      </p>
    </section>
  )
}

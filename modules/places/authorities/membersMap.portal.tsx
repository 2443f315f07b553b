import {
  centred,
  dots,
  type Label,
  labelled,
  type Plan,
  planOf,
  sizeOf,
  usualRoom,
  widthOfName,
  type Drawn,
  type Spot,
} from '../../../web/generic/portal/points.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapLabels } from '../../../web/generic/portal/MapLabels.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { MapCredit } from './governorateMap.portal.tsx'
import type { AuthorityPoint } from './publicAuthorities.ts'
import { membersTexts } from './texts.ts'

/** The same map twice: with room for names on both sides, and for a phone. */
const sizes = [
  ['members-wide', { width: 760, height: 470, margin: 24 }],
  ['members-narrow', { width: 400, height: 400, margin: 22 }],
] as const
const lineHeight = 20
// So often those that were left without a name are tried before the others.
const tries = 4
// Where the threads come together no name lies over them.
const hubRoom = 26
/** A seat away from all members is no authority. */
const bare = { code: 'seat', populationCount: 0 } as const

type Point = Pick<AuthorityPoint, 'code' | 'nameAr' | 'nameEn' | 'populationCount'> & Spot

interface MembersMapProps {
  /** Of the governorates in which members lie, members or not. */
  points: readonly AuthorityPoint[]
  members: ReadonlySet<string>
  /** Where the council sits; without it no thread is drawn. */
  seat: Spot['location'] | null
}

/** Who works together: the members as points, each tied to the seat of their council by a thread, and named as far as there is room: their list stands beneath. */
export function MembersMap({ points, members, seat }: MembersMapProps) {
  const { lang } = useHere()
  const words = membersTexts.in(lang)
  // Mostly the council sits in one of its members: that one bears both names.
  const host = seat ? points.find(({ code, location }) => members.has(code) && isNear(location, seat)) : undefined
  const own: readonly Point[] = seat
    ? [host ? { ...host, ...namesOf('seatIn', host) } : { ...bare, ...namesOf('seat'), location: seat }]
    : []
  const isMember = ({ code }: Point) => members.has(code) && code !== own[0]?.code
  const isSeat = ({ code }: Point) => code === own[0]?.code
  // The seat first, then the members from the largest down, then their neighbours: in this order there is room for names.
  const spots = [...own, ...points.filter(point => point !== host).toSorted((a, b) => Number(isMember(b)) - Number(isMember(a)))]
  const others = spots.filter(point => !isMember(point) && !isSeat(point))
  const widthOf = (point: Point) => widthOfName(nameIn(lang, point), lang) * (isSeat(point) ? 1.14 : 1)
  const roomAround = (point: Point) => (isSeat(point) ? hubRoom : usualRoom)
  const drawings = sizes.map(([className, size]) => {
    const plan = centred(planOf(spots, size), size.width)
    const some = (is: (of: Point) => boolean) => plan.points.filter(({ of }) => is(of))
    const threads = threadsOf(some(isSeat)[0], some(isMember))
    const label = (points: readonly Drawn<Point>[]) =>
      labelled({ ...plan, points, lines: threads }, widthOf, lineHeight, own.length + members.size, isSeat, roomAround)
    return { className, size, plan, some, threads, ...named(plan, label, isMember, isSeat) }
  })
  const lacking = drawings.filter(({ isWhole }) => !isWhole)
  return (
    <figure className="members-map">
      {drawings.map(({ className, size, plan, some, threads, labels }) => {
        const classes = [
          ['dot dot-s dot-rest', some(point => others.includes(point))],
          ...(['l', 'm', 's'] as const).map(
            large => [`dot dot-${large}`, some(point => isMember(point) && sizeOf(point.populationCount) === large)] as const,
          ),
          ['dot dot-own', some(isSeat)],
        ] as const
        return (
          <svg
            key={className}
            viewBox={`0 0 ${size.width} ${plan.height}`}
            className={`points points-found ${className}`}
            role="img"
            aria-label={seat ? words.map : words.mapOnly}
          >
            <path className="thread" d={threads.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')} />
            {classes.map(([dot, drawn]) => drawn.length > 0 && <path key={dot} className={dot} d={dots(drawn)} />)}
            <MapLabels plan={plan} labels={labels} isOwn={isSeat} />
          </svg>
        )
      })}
      <figcaption className="map-caption">
        {seat ? words.tied : words.caption} {others.length > 0 && words.others}{' '}
        {lacking.length > 0 && <span className={lacking.length < drawings.length ? lacking[0]?.className : undefined}>{words.rest}</span>}{' '}
        <MapCredit />
      </figcaption>
    </figure>
  )
}

/**
 * The names of the seat and the members on a plan. Those who were left without one are tried before the others, and that drawing is taken in which
 * the fewest people live where no name stands.
 */
function named(
  plan: Plan<Point>,
  label: (points: readonly Drawn<Point>[]) => readonly Label<Point>[],
  isMember: (of: Point) => boolean,
  isSeat: (of: Point) => boolean,
) {
  const seats = plan.points.filter(({ of }) => isSeat(of))
  const rest = plan.points.filter(({ of }) => !isSeat(of))
  let order = rest
  let best: { readonly labels: readonly Label<Point>[]; readonly missed: number; readonly isWhole: boolean } | undefined
  for (let time = 0; time < tries && !best?.isWhole; time++) {
    const labels = label([...seats, ...order]).filter(({ of }) => isMember(of) || isSeat(of))
    const without = rest.filter(({ of }) => isMember(of) && labels.every(one => one.of !== of))
    const missed = without.reduce((sum, { of }) => sum + of.populationCount, 0)
    if (!best || without.length === 0 || missed < best.missed) best = { labels, missed, isWhole: without.length === 0 }
    order = [...without, ...order.filter(point => !without.includes(point))]
  }
  return { labels: best?.labels ?? [], isWhole: best?.isWhole ?? true }
}

/** The seat by its name on the map, in both languages: they are as a place has them. */
function namesOf(word: 'seat' | 'seatIn', { nameAr, nameEn }: Pick<Point, 'nameAr' | 'nameEn'> = { nameAr: '', nameEn: '' }) {
  return { nameAr: membersTexts.say(word, 'ar', { place: nameAr }), nameEn: membersTexts.say(word, 'en', { place: nameEn }) }
}

/** Within about two kilometres. */
function isNear(one: Spot['location'], other: Spot['location']): boolean {
  return Math.abs(one.lat - other.lat) < 0.02 && Math.abs(one.lng - other.lng) < 0.02
}

function threadsOf(seat: Drawn<Point> | undefined, members: readonly Drawn<Point>[]) {
  return seat ? members.map(member => ({ from: seat, to: member })) : []
}

import { besideLabels, named, ownWidth } from '../../../web/generic/portal/pointLabels.ts'
import { dots, sizeOf, widthOfName, type Spot } from '../../../web/generic/portal/points.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapCredit } from '../../../web/generic/portal/MapCredit.tsx'
import { MapLabels } from '../../../web/generic/portal/MapLabels.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { AuthorityPoint } from './publicAuthorities.ts'
import { membersTexts, nearbyTexts } from './texts.ts'

/** The same map twice: with room for names on both sides, and for a phone. */
const sizes = [
  ['members-wide', { width: 760, height: 470, margin: 28 }],
  ['members-narrow', { width: 400, height: 480, margin: 44 }],
] as const
const lineHeight = 20
/** A pale point, and the halo of a name. */
const dotRoom = 5
/** A seat away from all members is no authority. */
const bare = { code: 'seat', populationCount: 0 } as const

type Point = Pick<AuthorityPoint, 'code' | 'nameAr' | 'nameEn' | 'populationCount'> & Spot

interface MembersMapProps {
  /** Of the governorates in which members lie, members or not. */
  points: readonly AuthorityPoint[]
  members: ReadonlySet<string>
  /** Where the council sits, as far as it is known. */
  seat: Spot['location'] | null
}

/** Who works together: the members as points, the seat of their council among them, each named as far as there is room: their list stands beneath. */
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
  const isAround = aroundOf([...own, ...points.filter(({ code }) => members.has(code))])
  const near = points.filter(point => point !== host && (members.has(point.code) || isAround(point)))
  const spots = [...own, ...near.toSorted((a, b) => Number(isMember(b)) - Number(isMember(a)))]
  const isNamed = (point: Point) => isMember(point) || isSeat(point)
  const others = spots.filter(point => !isNamed(point))
  const naming = {
    widthOf: (point: Point) => widthOfName(nameIn(lang, point), lang) * (isSeat(point) ? ownWidth : 1),
    lineHeight,
    isNamed,
    isAlways: isSeat,
    isOwn: isSeat,
    weightOf: ({ populationCount }: Point) => populationCount + 1,
  }
  const drawings = sizes.map(([className, size]) => {
    const { plan, labels } = named(spots, size, naming)
    const some = (is: (of: Point) => boolean) => plan.points.filter(({ of }) => is(of))
    return { className, size, plan, some, labels, isWhole: labels.length === some(isNamed).length }
  })
  const lacking = drawings.filter(({ isWhole }) => !isWhole)
  return (
    <figure className="members-map">
      {drawings.map(({ className, size, plan, some, labels }) => {
        const classes = [
          [
            'dot dot-s dot-rest',
            besideLabels(
              some(point => others.includes(point)),
              labels,
              naming,
              dotRoom,
            ),
          ],
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
            aria-label={words.map}
          >
            {classes.map(([dot, drawn]) => drawn.length > 0 && <path key={dot} className={dot} d={dots(drawn)} />)}
            <MapLabels labels={labels} isOwn={isSeat} />
          </svg>
        )
      })}
      <figcaption className="map-caption">
        {others.length > 0 ? words.caption : nearbyTexts.say('caption', lang)} {seat && words.seatPoint} {others.length > 0 && words.others}{' '}
        {lacking.length > 0 && <span className={lacking.length < drawings.length ? lacking[0]?.className : undefined}>{words.rest}</span>}{' '}
        <MapCredit />
      </figcaption>
    </figure>
  )
}

/** The seat by its name on the map, in both languages: they are as a place has them. */
function namesOf(word: 'seat' | 'seatIn', { nameAr, nameEn }: Pick<Point, 'nameAr' | 'nameEn'> = { nameAr: '', nameEn: '' }) {
  return { nameAr: membersTexts.say(word, 'ar', { place: nameAr }), nameEn: membersTexts.say(word, 'en', { place: nameEn }) }
}

/** What lies among some places or a little beyond them, in a square: with all of their neighbours the places themselves would be drawn small. */
function aroundOf(places: readonly Spot[]): (place: Spot) => boolean {
  const [lats, lngs] = [places.map(({ location }) => location.lat), places.map(({ location }) => location.lng)]
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const reach = 0.55 * Math.max(spanOf(lats), spanOf(lngs), 0.1)
  return ({ location: { lat, lng } }) => Math.abs(lat - middleOf(lats)) <= reach && Math.abs(lng - middleOf(lngs)) <= reach
}

/** Within about two kilometres. */
function isNear(one: Spot['location'], other: Spot['location']): boolean {
  return Math.abs(one.lat - other.lat) < 0.02 && Math.abs(one.lng - other.lng) < 0.02
}

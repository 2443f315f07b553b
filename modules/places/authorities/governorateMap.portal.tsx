import { Fragment, type ReactNode } from 'react'
import { numberOf, pluralOf, type Lang } from '../../define.ts'
import type { LookupValue } from '../../../web/generic/portal/lookups.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { MapCredit } from '../../../web/generic/portal/MapCredit.tsx'
import { dots, type Drawn, type Plan, planOf, sizeOf, spread } from '../../../web/generic/portal/points.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { AuthorityPoint } from './publicAuthorities.ts'
import { authorityCount, mapTexts } from './texts.ts'

/** On which side of the points a governorate is named, and its place in the grid of tiles; what lies west stands left in both languages. */
const layout: Readonly<Record<string, readonly [side: 'left' | 'right' | 'gaza', tile: string]>> = {
  '01': ['right', 'col-start-3 row-start-1'],
  '05': ['right', 'col-start-4 row-start-2'],
  '10': ['left', 'col-start-2 row-start-2'],
  '15': ['right', 'col-start-3 row-start-2'],
  '20': ['left', 'col-start-2 row-start-3'],
  '25': ['left', 'col-start-3 row-start-3'],
  '30': ['left', 'col-start-3 row-start-4'],
  '35': ['right', 'col-start-4 row-start-4'],
  '40': ['right', 'col-start-3 row-start-5'],
  '45': ['right', 'col-start-3 row-start-6'],
  '50': ['left', 'col-start-3 row-start-7'],
  '55': ['gaza', 'col-start-1 row-start-4'],
  '60': ['gaza', 'col-start-1 row-start-5'],
  '65': ['gaza', 'col-start-1 row-start-6'],
  '70': ['gaza', 'col-start-1 row-start-7'],
  '75': ['gaza', 'col-start-1 row-start-8'],
}
const mapSize = { width: 470, height: 470, margin: 10 }
// In units of the drawing: the column of labels beside the points, and how far two labels stand apart (24 px where the map is smallest).
const labelWidth = 92
const labelGap = 35
const labelGapBeside = 16

interface GovernorateMapProps {
  points: readonly AuthorityPoint[]
  governorates: readonly LookupValue[]
  /** Of a narrowed list: the codes of the authorities in it. The others are pale, and no governorate without any leads on. */
  found?: ReadonlySet<string> | undefined
  /** Where a governorate leads; a narrowed list keeps its filters. */
  pathOf?: (code: string) => string
  /** Does the list of the same governorates stand beside it? Then a phone has that list alone. */
  isBeside?: boolean
  /** What a governorate is chosen for, where that is not its authorities: said of the map, whose counts are then left out. */
  purpose?: { readonly map: string; readonly points: string; readonly choose: string }
}

/** All authorities as points, by governorate: no border is drawn. On a narrow page the governorates are tiles in the same places. */
export function GovernorateMap({
  points,
  governorates,
  found,
  pathOf = code => `/localComms/${code}`,
  isBeside,
  purpose,
}: GovernorateMapProps) {
  const { lang, to } = useHere()
  if (points.length === 0) return null
  const words = mapTexts.in(lang)
  const plan = planOf(points, mapSize)
  const drawn = drawnGovernorates(plan, governorates, lang, found)
  const others = found ? plan.points.filter(({ of }) => !found.has(of.code)) : []
  return (
    <figure className={isBeside ? 'map map-beside' : 'map'}>
      <nav aria-label={purpose?.map ?? words.map}>
        <svg viewBox={drawn.viewBox} className={found ? 'points points-found' : 'points'}>
          {others.length > 0 && <path className="dot dot-s dot-rest" d={dots(others)} />}
          {drawn.groups.map(group => (
            <a key={group.code} href={to(pathOf(group.code))} aria-label={purpose ? group.name : group.said}>
              {group.dots.map(({ size, path }) => (
                <path key={size} className={`dot dot-${size}`} d={path} />
              ))}
              <path className="leader" d={group.leader} />
              <path className="dot dot-seat" d={dots([group.seat])} />
              <rect className="hit" x={group.box.x} y={group.box.y} width={group.box.width} height={labelGap - 1} />
              <text x={group.label.x} y={group.label.y} textAnchor={group.label.anchor} dominantBaseline="central">
                {group.name}
              </text>
            </a>
          ))}
        </svg>
        <p className="tiles-note">{purpose?.choose ?? (found ? words.tilesFound : words.tiles)}</p>
        <ul className="tiles">
          {governorates.map(value => {
            const count = points.filter(({ governorate, code }) => governorate === value.code && (found?.has(code) ?? true)).length
            const tile = (
              <>
                {lang === 'ar' ? (
                  <span className="whitespace-nowrap">{shortName(nameIn(lang, value))}</span>
                ) : (
                  wholeWords(shortName(nameIn(lang, value)))
                )}
                {!purpose && (
                  <>
                    {' '}
                    <small aria-hidden="true">{numberOf(count, lang)}</small>
                    <span className="sr">{pluralOf(authorityCount, count, lang)}</span>
                  </>
                )}
              </>
            )
            return (
              <li key={value.code} className={layout[value.code]?.[1]}>
                {found && count === 0 ? (
                  <span className="tile" dir="auto">
                    {tile}
                  </span>
                ) : (
                  <a className="tile" href={to(pathOf(value.code))} dir="auto">
                    {tile}
                  </a>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      <figcaption className="map-caption">
        {purpose ? `${purpose.points} ${purpose.choose}` : found ? words.found : words.caption} <MapCredit />
      </figcaption>
    </figure>
  )
}

/** «رام الله والبيرة» is «رام الله» on a map. */
function shortName(name: string): string {
  return name.split(/ وال| and /)[0] ?? name
}

interface DrawnGovernorate {
  readonly code: string
  readonly name: string
  readonly said: string
  readonly dots: readonly { readonly size: string; readonly path: string }[]
  readonly seat: Drawn<AuthorityPoint>
  readonly leader: string
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }
  readonly box: { readonly x: number; readonly y: number; readonly width: number }
}

function drawnGovernorates(
  plan: Plan<AuthorityPoint>,
  governorates: readonly LookupValue[],
  lang: Lang,
  found: ReadonlySet<string> | undefined,
) {
  const isShown = ({ of }: Drawn<AuthorityPoint>) => found?.has(of.code) ?? true
  const known = governorates.flatMap(governorate => {
    const points = plan.points.filter(({ of }) => of.governorate === governorate.code)
    // The points come by population: without a seat the largest stands for it.
    const seat = points.find(({ of }) => of.isGovernorateSeat) ?? points[0]
    const side = layout[governorate.code]?.[0] ?? 'right'
    return seat ? [{ governorate, points, seat, side }] : []
  })
  // The columns of labels stand where they stand in the whole map; only who is in the list is named.
  const columns = columnsOf(known)
  const named = known.flatMap(group => {
    const shown = group.points.filter(isShown)
    return shown.length === 0 ? [] : [{ ...group, points: shown, seat: isShown(group.seat) ? group.seat : (shown[0] ?? group.seat) }]
  })
  const groups = (['left', 'right', 'gaza'] as const).flatMap(side => {
    const ofSide = named.filter(group => group.side === side)
    const heights = spread(
      ofSide.map(({ seat }) => seat.y),
      labelGap,
    )
    return ofSide.map((group, index): DrawnGovernorate => {
      const { governorate, points, seat } = group
      const name = nameIn(lang, governorate)
      const y = heights[index] ?? seat.y
      const x = columns[side]
      const isRight = side === 'right'
      const bend = isRight ? x - 8 : x + 8
      return {
        code: governorate.code,
        name: shortName(name),
        said: `${mapTexts.in(lang).governorate} ${name}: ${pluralOf(authorityCount, points.length, lang)}`,
        dots: (['l', 'm', 's'] as const).flatMap(size => {
          const some = points.filter(point => point !== seat && sizeOf(point.of.populationCount) === size)
          return some.length === 0 ? [] : [{ size, path: dots(some) }]
        }),
        seat,
        leader: `M${isRight ? x - 4 : x + 4} ${y}H${Math.abs(y - seat.y) < 1 ? seat.x : bend}${Math.abs(y - seat.y) < 1 ? '' : `L${seat.x} ${seat.y}`}`,
        label: { x, y, anchor: isRight === (lang === 'ar') ? 'end' : 'start' },
        box: { x: isRight ? x - 4 : x - labelWidth, y: y - labelGap / 2 + 1, width: labelWidth + 4 },
      }
    })
  })
  const all = groups.map(({ box }) => box)
  const left = Math.min(columns.left - labelWidth, columns.gaza - labelWidth, 0)
  const right = Math.max(columns.right + labelWidth, plan.width)
  const bottom = Math.max(plan.height, ...all.map(({ y }) => y + labelGap))
  return { groups, viewBox: `${left} 0 ${Math.round(right - left)} ${Math.round(bottom)}` }
}

/** Where each column of labels begins: beside all the points that it stands next to. */
function columnsOf(groups: readonly { side: 'left' | 'right' | 'gaza'; points: readonly Drawn<AuthorityPoint>[] }[]) {
  const xs = (isGaza: boolean) =>
    groups.filter(({ side }) => (side === 'gaza') === isGaza).flatMap(({ points }) => points.map(({ x }) => x))
  return {
    left: Math.min(...xs(false)) - labelGapBeside,
    right: Math.max(...xs(false)) + labelGapBeside,
    gaza: Math.min(...xs(true)) - labelGapBeside,
  }
}

/** A name that breaks between its words alone: not at the hyphen of Al-Balah. */
function wholeWords(name: string): ReactNode {
  return name.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))
}

import type { Lang } from '../../../kernel/kernel.ts'

/** A place on the earth, WGS 84 in degrees. */
export interface Spot {
  readonly location: { readonly lat: number; readonly lng: number }
}
/** The same on a drawing, in its units. */
export interface Drawn<T> {
  readonly of: T
  readonly x: number
  readonly y: number
}
export interface Plan<T> {
  readonly points: readonly Drawn<T>[]
  readonly width: number
  readonly height: number
  /** Pale points, on which a name stands where it has no other room. */
  readonly ground?: readonly Drawn<T>[]
  /** Threads, over which no name lies but one that is always said. */
  readonly lines?: readonly Line[]
}
/** From one end to the other, in units of the drawing. */
interface Line {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

// At 32 degrees north a degree of longitude is so much of one of latitude.
const squeeze = Math.cos((32 * Math.PI) / 180)

/**
 * Lays points out north up, east right, in one measure for both directions.
 * @param size the drawing's greatest width and height, margin included; it becomes as narrow or low as its points
 */
export function planOf<T extends Spot>(spots: readonly T[], size: { width: number; height: number; margin: number }): Plan<T> {
  const xs = spots.map(({ location }) => location.lng * squeeze)
  const ys = spots.map(({ location }) => -location.lat)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const span = { width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  const room = { width: size.width - 2 * size.margin, height: size.height - 2 * size.margin }
  const scale = Math.min(room.width / (span.width || 0.01), room.height / (span.height || 0.01))
  return {
    points: spots.map((of, index) => ({
      of,
      x: rounded(size.margin + ((xs[index] ?? 0) - left) * scale),
      y: rounded(size.margin + ((ys[index] ?? 0) - top) * scale),
    })),
    width: Math.ceil(span.width * scale + 2 * size.margin),
    height: Math.ceil(span.height * scale + 2 * size.margin),
  }
}

/** The same plan in the middle of a wider drawing, so that there is room for names on both sides. */
export function centred<T>(plan: Plan<T>, width: number): Plan<T> {
  const shift = Math.max(0, (width - plan.width) / 2)
  return { ...plan, width: Math.max(width, plan.width), points: plan.points.map(point => ({ ...point, x: rounded(point.x + shift) })) }
}

/** How wide a name is at 18 px of the text's face, rather too wide than too narrow: an «i» is no «m». */
export function widthOfName(name: string, lang: Lang): number {
  if (lang === 'ar') return Array.from(name).length * 8.5
  return Array.from(name).reduce((sum, letter) => sum + (/[ijl'’ ]/.test(letter) ? 5.5 : /[ftr-]/.test(letter) ? 7.5 : 11), 0)
}

/** How many inhabitants make a point large, middle or small; the classes of the drawing. */
export function sizeOf(population: number): 'l' | 'm' | 's' {
  return population >= 40_000 ? 'l' : population >= 8000 ? 'm' : 's'
}

/** Points as one path: each a stroke of no length with round ends. */
export function dots(points: readonly Drawn<unknown>[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h0`).join('')
}

/**
 * Heights for labels that stand in one column beside their points: near them, in their order, and never closer than `gap`.
 * @param wanted heights of the points
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y)
  const placed: { y: number; index: number }[] = []
  for (const { y, index } of order) placed.push({ y: Math.max(y, (placed.at(-1)?.y ?? -Infinity) + gap), index })
  // Pushing moves all of them down: a run of neighbours goes back to the middle of its points.
  const runs: { y: number; index: number }[][] = []
  for (const label of placed) {
    const run = runs.at(-1)
    if (run && label.y - (run.at(-1)?.y ?? 0) <= gap + 0.01) run.push(label)
    else runs.push([label])
  }
  const heights: number[] = []
  let floor = -Infinity
  for (const run of runs) {
    const excess = run.reduce((sum, { y, index }) => sum + y - (wanted[index] ?? y), 0) / run.length
    const shift = Math.max(-excess, floor + gap - (run[0]?.y ?? 0))
    for (const { y, index } of run) heights[index] = rounded(y + shift)
    floor = (run.at(-1)?.y ?? 0) + shift
  }
  return heights
}

const air = 24
const leastAir = 8
// Widths are estimated, rather too wide: so far a label may seem to leave the drawing.
const overEdge = 12
// Above and below there is some air around every drawing.
const overHeight = 6
const lifts = [9, -9, 14, -14] as const
// Before a point is left without a name, its label stands further off, at a longer line.
const farLifts = [20, -20, 26, -26, 32, -32] as const
// At last it is led out to where there is room, the shortest way first: so far, and so many degrees from level.
const reaches = [24, 36, 48, 60] as const
// Where threads come together there is room further out.
const farReaches = [76, 92] as const
const slopes = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90] as const
// So far a line keeps from the points of others, and from both ends of a name.
const lineRoom = 3

// Before it is left out it stands across its point, beneath or above it.
const crossLifts = [-20, 20, -30, 30] as const

/** How far other labels keep from a point. */
export const usualRoom = 9

/** A label beside its point, or led out of it: `right` begins to the right of it, `middle` stands across it. */
export interface Label<T> extends Drawn<T> {
  readonly side: Side
}
type Side = 'right' | 'left' | 'middle'
/** Where a label stands: on which side of its point, how far above it, and how much further out than beside it. */
interface Stand {
  readonly side: Side
  readonly lift: number
  readonly out: number
}
const [leftFirst, rightFirst] = [standsOn(['left', 'right']), standsOn(['right', 'left'])]
function standsOn(sides: readonly Side[]) {
  const at = (lift: number, out = 0) => sides.map(side => ({ side, lift, out }))
  const turned = (reach: number, slope: number) => {
    const angle = (slope * Math.PI) / 180
    return at(rounded(reach * Math.sin(angle)), rounded(reach * Math.cos(angle)))
  }
  return {
    level: at(0),
    near: [0, ...lifts].flatMap(lift => at(lift)),
    far: farLifts.flatMap(lift => at(lift)),
    led: reaches.flatMap(reach => slopes.flatMap(slope => turned(reach, slope))),
    ledFar: farReaches.flatMap(reach => slopes.flatMap(slope => turned(reach, slope))),
    across: crossLifts.map(lift => ({ side: 'middle', lift, out: 0 }) as const),
  }
}

/** Where the left end of a label lies that stands beside a point. */
function leftOf({ x }: { readonly x: number }, { side, out }: Stand, wide: number): number {
  return side === 'right' ? x + 10 + out : side === 'left' ? x - 10 - out - wide : x - wide / 2
}

/** From a point to its label. */
function lineTo({ x, y }: Line['from'], { side, lift, out }: Stand): Line {
  const to = side === 'middle' ? { x, y: y - lift + Math.sign(lift) * 9 } : { x: x + (side === 'right' ? out + 8 : -out - 8), y: y - lift }
  return { from: { x, y }, to }
}

/**
 * Labels for as many points as there is room for, the first ones first. A label stands on no point and on no other label; where there is no
 * other room it lies on pale points. One that is always said stands on a thread or a point where it must, and no other label stands there.
 * @param widthOf  how wide a label is, in units of the drawing
 * @param isAlways whose label is said whatever room there is; it stands first among the points
 * @param roomAround how far other labels keep from a point, in units of the drawing
 */
export function labelled<T>(
  plan: Plan<T>,
  widthOf: (of: T) => number,
  lineHeight: number,
  most: number,
  isAlways: (of: T) => boolean = () => false,
  roomAround: (of: T) => number = () => usualRoom,
): Label<T>[] {
  const half = lineHeight / 2
  const taken = plan.points.map(point => boxAround(point, roomAround(point.of)))
  const ground = (plan.ground ?? []).map(point => boxAround(point, lineRoom))
  const lines = [...(plan.lines ?? [])]
  const ways: Line[] = []
  const labels: Label<T>[] = []
  for (const [index, point] of plan.points.entries()) {
    if (labels.length >= most) break
    const wide = widthOf(point.of)
    const { level, near, far, led, ledFar, across } = point.x > plan.width / 2 ? leftFirst : rightFirst
    const boxAt = (place: Stand) => {
      const left = leftOf(point, place, wide)
      return { left, right: left + wide, top: point.y - half - place.lift, bottom: point.y + half - place.lift }
    }
    const fits = (place: Stand, room: number) => {
      const { left, right, top, bottom } = boxAt(place)
      const box = { left: left - room, right: right + room, top, bottom }
      const isInside = left >= -overEdge && right <= plan.width + overEdge && top >= -overHeight && bottom <= plan.height + overHeight
      return isInside && taken.every((other, at) => at === index || !meet(box, other))
    }
    const isOff = (line: Line, place: Stand) => {
      const box = boxAt(place)
      return !crosses(line, { ...box, left: box.left - lineRoom, right: box.right + lineRoom })
    }
    const isClear = (place: Stand) => lines.every(line => isOff(line, place))
    // Who is not always said is left to the list beside the map rather than written over a thread.
    const isOffThreads = (place: Stand) => isAlways(point.of) || (plan.lines ?? []).every(line => isOff(line, place))
    const isOffGround = (place: Stand) => isClear(place) && ground.every(other => !meet(boxAt(place), other))
    // The line to a name passes neither over another name or its line nor close to another point: it would say whose name that is.
    const isLed = (place: Stand) => {
      const line = lineTo(point, place)
      return (
        taken.slice(plan.points.length).every(box => !crosses(line, box)) &&
        ways.every(way => !cross(line, way)) &&
        plan.points.every((other, at) => at === index || !crosses(line, boxAround(other, lineRoom)))
      )
    }
    // Two names beside each other would read as one: some air belongs to each. A name that has no room on a level with its point stands
    // a little above or below it.
    const place =
      (ground.length > 0 ? near.find(candidate => fits(candidate, leastAir) && isOffGround(candidate)) : undefined) ??
      level.find(candidate => fits(candidate, air) && isClear(candidate)) ??
      near.find(candidate => fits(candidate, leastAir) && isClear(candidate)) ??
      far.find(candidate => fits(candidate, leastAir) && isClear(candidate)) ??
      [...near, ...far].find(candidate => fits(candidate, 0) && isClear(candidate)) ??
      led.find(candidate => fits(candidate, leastAir) && isClear(candidate) && isLed(candidate)) ??
      across.find(candidate => fits(candidate, 0) && isClear(candidate) && isLed(candidate)) ??
      (plan.lines ? ledFar.find(candidate => fits(candidate, leastAir) && isClear(candidate) && isLed(candidate)) : undefined) ??
      led.find(candidate => fits(candidate, 0) && isLed(candidate) && isOffThreads(candidate)) ??
      [...near, ...far].find(candidate => fits(candidate, 0) && isOffThreads(candidate)) ??
      (isAlways(point.of) ? (level.find(other => fits(other, 0)) ?? level[0]) : undefined)
    if (!place) continue
    taken.push(boxAt(place))
    const way = lineTo(point, place)
    lines.push(way)
    ways.push(way)
    labels.push({
      ...point,
      x: rounded(point.x + (place.side === 'left' ? -place.out : place.out)),
      y: rounded(point.y - place.lift),
      side: place.side,
    })
  }
  return labels
}

/** Those of some points on which no label stands: the dots of others would be read as those of its letters. @param room how large a point is drawn */
export function besideLabels<T>(
  points: readonly Drawn<T>[],
  labels: readonly Label<T>[],
  widthOf: (of: T) => number,
  lineHeight: number,
  room: number,
): Drawn<T>[] {
  const boxes = labels.map(({ of, x, y, side }) => {
    const left = leftOf({ x }, { side, lift: 0, out: 0 }, widthOf(of))
    return { left, right: left + widthOf(of), top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
  })
  return points.filter(point => boxes.every(box => !meet(box, boxAround(point, room))))
}

/** From each point to its label, where that stands above, below or away from it: whose name it is. As one path. */
export function leaders<T>(plan: Plan<T>, labels: readonly Label<T>[]): string {
  return labels
    .flatMap(({ of, x, y, side }) => {
      const point = plan.points.find(one => one.of === of)
      if (!point || (point.y === y && point.x === x)) return []
      const { to } = lineTo(point, { side, lift: point.y - y, out: side === 'middle' ? 0 : Math.abs(x - point.x) })
      return [`M${point.x} ${point.y}L${rounded(to.x)} ${rounded(to.y)}`]
    })
    .join('')
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function boxAround({ x, y }: { readonly x: number; readonly y: number }, room: number): Box {
  return { left: x - room, right: x + room, top: y - room, bottom: y + room }
}
/** Does a line pass through a box? Cut at its four sides, something of it is left then. */
function crosses({ from, to }: Line, { left, right, top, bottom }: Box): boolean {
  const [wide, high] = [to.x - from.x, to.y - from.y]
  let [first, last] = [0, 1]
  for (const [step, room] of [
    [-wide, from.x - left],
    [wide, right - from.x],
    [-high, from.y - top],
    [high, bottom - from.y],
  ] as const) {
    if (step === 0 && room <= 0) return false
    if (step < 0) first = Math.max(first, room / step)
    if (step > 0) last = Math.min(last, room / step)
  }
  return first < last
}

/** Do two lines cross? Each has its ends on both sides of the other. */
function cross(one: Line, other: Line): boolean {
  const turn = ({ from, to }: Line, { x, y }: Line['from']) => Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  const parts = (line: Line, by: Line) => turn(line, by.from) * turn(line, by.to) < 0
  return parts(one, other) && parts(other, one)
}

function rounded(n: number): number {
  return Math.round(n * 10) / 10
}

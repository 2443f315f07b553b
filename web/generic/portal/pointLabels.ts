import { centred, planOf, type Drawn, type Plan, type Spot } from './points.ts'

/** What is written at points, and where it may stand. */
export interface Naming<T> {
  /** How wide a name is, in units of the drawing. */
  readonly widthOf: (of: T) => number
  readonly lineHeight: number
  /** Which points have a name; without it all of them. */
  readonly isNamed?: (of: T) => boolean
  /** So many names at most; without it as many as there is room for. */
  readonly most?: number
  /** Whose name is said whatever room there is. */
  readonly isAlways?: (of: T) => boolean
  /** The point that the drawing is about: drawn larger, and its name further from it. */
  readonly isOwn?: (of: T) => boolean
  /** How much is lost where one stays without a name. */
  readonly weightOf?: (of: T) => number
}

/** A name at its point: it begins at x where it stands `right`, ends there where it stands `left`, and lies across it in the `middle`. */
export interface Label<T> {
  readonly of: T
  readonly x: number
  readonly y: number
  readonly side: Side
  /** From the edge of its point, where the name does not stand right beside it. */
  readonly leader?: Line | undefined
}
type Side = 'right' | 'left' | 'middle'
interface Place {
  readonly x: number
  readonly y: number
}
interface Line {
  readonly from: Place
  readonly to: Place
}
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

// Widths are estimated, rather too wide: so far a name may seem to leave the drawing.
const overEdge = 3
/** Two names on one line would read as one: so much air belongs between them. */
const air = 12
/** How far from the middle of a point its name begins on a level with it; that of the drawing's own point, which is larger. */
const reach = { usual: 10, own: 12 }
/** So much wider is the name of the drawing's own point: it is bolder. */
export const ownWidth = 1.14
/** Another name right above or beneath that of the own point would be read as its second line. */
const ownAir = 4
/** A point and the air around it, where no line passes. */
const pointRoom = { usual: 7, own: 10 }
/** A name so much further off than right beside its point has a line to it. */
const besideRoom = 3
/** A name is nearer to its own point than to any other, by so much at least: it would be read as that one's. */
const nearerBy = 2
/** A pale point and the halo of a name. */
const groundRoom = 4
// Those that were left without a name are tried before the others, so often.
const tries = 5

/** Where a name stands: on which side of its point, how much further out than beside it, and how far above it. */
interface Stand {
  readonly side: Side
  readonly out: number
  readonly lift: number
}
// The best first. No name stands further from its point than a line is high.
const level: readonly (readonly [out: number, lift: number])[] = [0, 5, -5, 10, -10].map(lift => [0, lift] as const)
const corners = [
  [-8, 18],
  [-8, -18],
  [-20, 18],
  [-20, -18],
  [-34, 18],
  [-34, -18],
] as const
const led = [
  [10, 0],
  [8, 9],
  [8, -9],
  [6, 16],
  [6, -16],
  [0, 20],
  [0, -20],
  [-10, 26],
  [-10, -26],
] as const
const [rightFirst, leftFirst] = [standsOn(['right', 'left']), standsOn(['left', 'right'])]
function standsOn(sides: readonly [Side, Side]) {
  const on = (places: readonly (readonly [number, number])[]) => places.flatMap(([out, lift]) => sides.map(side => ({ side, out, lift })))
  const across = (lifts: readonly number[]) => lifts.map(lift => ({ side: 'middle', out: 0, lift }) as const)
  return [...on(level), ...across([18, -18]), ...on(corners), ...on(led), ...across([26, -26])]
}

interface Candidate {
  readonly side: Side
  readonly at: Place
  readonly box: Box
  /** So far other names keep from it above and beneath. */
  readonly airOver: number
  readonly leader: Line | undefined
}
interface Named<T> {
  readonly point: Drawn<T>
  readonly candidates: readonly Candidate[]
}

/**
 * Names for as many points as there is room for, the first ones first. A name lies on no point and on no other name, and is nearer to its own
 * point than to any other; a line to it passes no other point, name or line. Where there is no other room it lies on pale points of the ground.
 */
export function labelled<T>(plan: Plan<T>, naming: Naming<T>): Label<T>[] {
  const { isNamed = () => true, most = plan.points.length, isAlways = () => false, weightOf = () => 1 } = naming
  const all = plan.points
    .filter(({ of }) => isNamed(of))
    .map((point): Named<T> => ({ point, candidates: candidatesOf(plan, point, naming) }))
  const [first, others] = [all.filter(({ point }) => isAlways(point.of)), all.filter(({ point }) => !isAlways(point.of))]
  let order = others
  let best: { readonly placed: ReadonlyMap<Named<T>, Candidate>; readonly missed: number } | undefined
  for (let time = 0; time < tries && (!best || best.missed > 0); time++) {
    const placed = new Map<Named<T>, Candidate>()
    for (const one of [...first, ...order].slice(0, Math.max(most, first.length))) {
      if (!place(one, placed) && isAlways(one.point.of)) placed.set(one, leastBad(plan, one.point, naming))
    }
    const without = order.filter(one => !placed.has(one))
    const missed = without.reduce((sum, { point }) => sum + weightOf(point.of), 0)
    if (!best || missed < best.missed) best = { placed, missed }
    order = [...without, ...order.filter(one => placed.has(one))]
  }
  return all.flatMap(one => {
    const chosen = best?.placed.get(one)
    return chosen ? [labelAt(one.point, chosen)] : []
  })
}

/** Puts a name among others, one of which makes room for it where there is none. Was there a place? */
function place<T>(one: Named<T>, placed: Map<Named<T>, Candidate>): boolean {
  const free = (of: Named<T>, but?: Named<T>, by?: Candidate) =>
    of.candidates.find(it => (!by || areApart(it, by)) && [...placed].every(([other, there]) => other === but || areApart(it, there)))
  const candidate = free(one)
  if (candidate) placed.set(one, candidate)
  return (
    candidate !== undefined ||
    one.candidates.some(it => {
      const [inTheWay, ...more] = [...placed].filter(([, there]) => !areApart(it, there))
      const elsewhere = inTheWay && more.length === 0 ? free(inTheWay[0], inTheWay[0], it) : undefined
      if (!inTheWay || !elsewhere) return false
      placed.set(inTheWay[0], elsewhere)
      placed.set(one, it)
      return true
    })
  )
}

/** Points in the middle of a drawing so wide, and their names. */
export function named<T extends Spot>(
  spots: readonly T[],
  size: { readonly width: number; readonly height: number; readonly margin: number },
  naming: Naming<T>,
): { plan: Plan<T>; labels: Label<T>[] } {
  const plan = centred(planOf(spots, size), size.width)
  return { plan, labels: labelled(plan, naming) }
}

/** Where a name may stand for all that the points are, the best place first. */
function candidatesOf<T>(plan: Plan<T>, point: Drawn<T>, naming: Naming<T>): Candidate[] {
  const others = plan.points.filter(other => other !== point)
  const ground = plan.ground ?? []
  const roomOf = ({ of }: Drawn<T>) => (naming.isOwn?.(of) ? pointRoom.own : pointRoom.usual)
  const fits = ({ box, leader }: Candidate) => {
    const own = distance(box, point)
    return (
      isInside(box, plan) &&
      others.every(
        other =>
          distance(box, other) > Math.max(own + nearerBy, roomOf(other)) && !(leader && crosses(leader, boxAround(other, roomOf(other)))),
      )
    )
  }
  // A name stands on the outer side of its point, where the fewest others are.
  const stands = point.x < middleOf(plan) ? leftFirst : rightFirst
  const fitting = stands.map(stand => candidateAt(point, stand, naming)).filter(fits)
  const isOffGround = ({ box }: Candidate) => ground.every(other => distance(box, other) > groundRoom)
  return ground.length === 0 ? fitting : fitting.toSorted((a, b) => Number(isOffGround(b)) - Number(isOffGround(a)))
}

function isInside({ left, right, top, bottom }: Box, plan: Plan<unknown>): boolean {
  return left >= -overEdge && right <= plan.width + overEdge && top >= 0 && bottom <= plan.height
}

/** What is lost where a name that is said in any case stands over another point: most where that has a name too, as it would be read as its own. */
const losses = { outside: 1000, overNamed: 30, nearNamed: 10, offLevel: 5, overPale: 1 }

/** Where the least is lost, the best place first: for a name that is said in any case. */
function leastBad<T>(plan: Plan<T>, point: Drawn<T>, naming: Naming<T>): Candidate {
  const { isNamed = () => true } = naming
  const others = plan.points.filter(other => other !== point)
  const lossBy = ({ box, leader }: Candidate) => {
    const own = distance(box, point)
    const isOffLevel = point.y < box.top || point.y > box.bottom
    return others.reduce(
      (sum, other) => {
        const isOver =
          distance(box, other) < pointRoom.usual || (leader !== undefined && crosses(leader, boxAround(other, pointRoom.usual)))
        if (!isNamed(other.of)) return sum + (isOver ? losses.overPale : 0)
        return sum + (isOver ? losses.overNamed : distance(box, other) <= own + nearerBy ? losses.nearNamed : 0)
      },
      (isInside(box, plan) ? 0 : losses.outside) + (isOffLevel ? losses.offLevel : 0),
    )
  }
  const stands = point.x < middleOf(plan) ? leftFirst : rightFirst
  return stands.map(stand => candidateAt(point, stand, naming)).reduce((least, one) => (lossBy(one) < lossBy(least) ? one : least))
}

function candidateAt<T>(point: Drawn<T>, stand: Stand, { widthOf, lineHeight, isOwn }: Naming<T>): Candidate {
  const { side } = stand
  const [wide, large] = [widthOf(point.of), isOwn?.(point.of) ? 'own' : 'usual'] as const
  const out = reach[large] + stand.out
  const lift = stand.lift + (Math.abs(stand.lift) > lineHeight / 2 ? Math.sign(stand.lift) * (reach[large] - reach.usual) : 0)
  const at = { x: point.x + (side === 'right' ? out : side === 'left' ? -out : 0), y: point.y - lift }
  const box = boxOf({ ...at, side }, wide, lineHeight)
  const away = distance(box, point)
  return {
    side,
    at,
    box,
    airOver: large === 'own' ? ownAir : 0,
    leader: away > reach[large] + besideRoom ? leaderTo(box, point, pointRoom[large]) : undefined,
  }
}

/** From the edge of a point the shortest way to a name, and not quite to its letters. */
function leaderTo(box: Box, point: Place, room: number): Line {
  const end = nearest(box, point)
  const away = Math.hypot(end.x - point.x, end.y - point.y)
  const at = (far: number) => ({ x: point.x + ((end.x - point.x) * far) / away, y: point.y + ((end.y - point.y) * far) / away })
  return { from: at(room), to: at(away - 1) }
}

function areApart(one: Candidate, other: Candidate): boolean {
  const over = Math.max(one.airOver, other.airOver)
  const wider = { left: one.box.left - air, right: one.box.right + air, top: one.box.top - over, bottom: one.box.bottom + over }
  return (
    !meet(wider, other.box) &&
    !(one.leader && crosses(one.leader, other.box)) &&
    !(other.leader && crosses(other.leader, one.box)) &&
    !(one.leader && other.leader && cross(one.leader, other.leader))
  )
}

function labelAt<T>({ of }: Drawn<T>, { side, at, leader }: Candidate): Label<T> {
  return { of, x: rounded(at.x), y: rounded(at.y), side, leader }
}

/** What a name takes up where it stands. */
function boxOf({ x, y, side }: Pick<Label<unknown>, 'x' | 'y' | 'side'>, wide: number, high: number): Box {
  const left = side === 'right' ? x : side === 'left' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - high / 2, bottom: y + high / 2 }
}

/** What stands in the middle of a drawing's points: as many are left of it as right of it. */
function middleOf({ points, width }: Plan<unknown>): number {
  return points.map(({ x }) => x).toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? width / 2
}

/** Those of some points on which no name stands: the dots of others would be read as those of its letters. @param room how large a point is drawn */
export function besideLabels<T>(
  points: readonly Drawn<T>[],
  labels: readonly Label<T>[],
  { widthOf, lineHeight }: Naming<T>,
  room: number,
): Drawn<T>[] {
  const boxes = labels.map(label => boxOf(label, widthOf(label.of), lineHeight))
  return points.filter(point => boxes.every(box => !meet(box, boxAround(point, room))))
}

/** The lines to names that stand further from their points: whose name it is. As one path. */
export function leaders(labels: readonly Label<unknown>[]): string {
  return labels
    .flatMap(({ leader: line }) =>
      line ? [`M${rounded(line.from.x)} ${rounded(line.from.y)}L${rounded(line.to.x)} ${rounded(line.to.y)}`] : [],
    )
    .join('')
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function boxAround({ x, y }: Place, room: number): Box {
  return { left: x - room, right: x + room, top: y - room, bottom: y + room }
}

/** Of a box the spot nearest to a place. */
function nearest({ left, right, top, bottom }: Box, { x, y }: Place): Place {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}

function distance(box: Box, place: Place): number {
  const { x, y } = nearest(box, place)
  return Math.hypot(x - place.x, y - place.y)
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
  const turn = ({ from, to }: Line, { x, y }: Place) => Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  const parts = (line: Line, by: Line) => turn(line, by.from) * turn(line, by.to) < 0
  return parts(one, other) && parts(other, one)
}

function rounded(n: number): number {
  return Math.round(n * 10) / 10
}

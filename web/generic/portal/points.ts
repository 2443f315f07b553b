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

function rounded(n: number): number {
  return Math.round(n * 10) / 10
}

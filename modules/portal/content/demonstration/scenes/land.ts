import { blob, circle, ellipse, faded, height, type Point, path, polygon, rect, soft, stroke, through, times, width } from './shapes.ts'
import type { Stage } from './stage.ts'

/** The line of a hill: its height on the page at every x. */
export type Ridge = (x: number) => number

/** A rolling ridge about a base line; `reach` is the greatest rise above or fall below it. */
export function ridgeOf(s: Stage, base: number, reach: number, length = 900): Ridge {
  const waves = [1, 0.46, 0.23].map((share, i) => ({
    rise: reach * share * 0.62,
    length: (length / (i * 1.35 + 1)) * s.between(0.82, 1.2),
    start: s.between(0, Math.PI * 2),
  }))
  return x => waves.reduce((y, wave) => y + Math.sin((x / wave.length) * Math.PI * 2 + wave.start) * wave.rise, base)
}

/** The ridge between two ridges. */
export function ridgeBetween(upper: Ridge, lower: Ridge, ratio: number): Ridge {
  return x => upper(x) + (lower(x) - upper(x)) * ratio
}

/** The points of a ridge from one x to another. */
export function along(ridge: Ridge, from = -20, to = width + 20, step = 20): Point[] {
  return times(Math.round((to - from) / step) + 1, i => {
    const x = from + i * step
    return [x, ridge(x)]
  })
}

/** The land under a ridge, down to another ridge or the foot of the picture. */
export function land(ridge: Ridge, fill: string, lower: Ridge = () => height + 20): string {
  return polygon([...along(ridge), ...along(lower).reverse()], fill)
}

/** A sky of three quiet bands with a low sun and perhaps some streaks of cloud. */
export function sky(s: Stage, horizon: number, options: { sunAt?: Point; clouds?: number } = {}): string {
  const [top, middle, low] = s.light.sky
  const [sunX, sunY] = options.sunAt ?? [width / 2 + s.side * s.between(300, 560), horizon * s.between(0.28, 0.62)]
  const r = s.between(44, 66)
  const upper = ridgeOf(s, horizon * 0.42, horizon * 0.07, 1500)
  const lower = ridgeOf(s, horizon * 0.74, horizon * 0.06, 1300)
  return [
    rect(0, 0, width, height, top),
    land(upper, middle),
    land(lower, low),
    faded(0.5, circle(sunX, sunY, r * 3.4, s.light.halo)),
    faded(0.7, circle(sunX, sunY, r * 2.1, s.light.halo)),
    circle(sunX, sunY, r, s.light.sun),
    ...times(options.clouds ?? s.whole(1, 4), () => cloud(s, s.between(60, 1540), horizon * s.between(0.1, 0.6), s.between(0.5, 1.3))),
  ].join('')
}

/** A flat streak of cloud. */
export function cloud(s: Stage, x: number, y: number, size: number): string {
  const colour = s.light.isDark ? s.tint('#B9C1BE') : '#FBF9F4'
  const streaks = times(s.whole(2, 4), i => {
    const w = s.between(120, 300) * size
    return rect(x - w / 2 + s.between(-70, 70) * size, y + i * 17 * size, w, 15 * size, colour, 8 * size)
  })
  return faded(s.light.isDark ? 0.3 : 0.62, ...streaks)
}

/** Ranges of hills behind each other, fading into the air; `near` is the haze of the nearest one. */
export function ranges(s: Stage, top: number, bottom: number, count: number, near = 0.35): string {
  return times(count, i => {
    const share = count === 1 ? 1 : i / (count - 1)
    const ridge = ridgeOf(s, top + (bottom - top) * share, 34 + share * 20, s.between(700, 1100))
    const depth = 0.86 - (0.86 - near) * share
    return land(ridge, s.tint(share > 0.45 ? '#B0AE83' : '#B7A98B', depth)) + contours(s, ridge, s.tint('#8E8A62', depth), 4, 13)
  }).join('')
}

/** Thin lines that follow a hill, as old terraces do from afar. */
export function contours(s: Stage, ridge: Ridge, colour: string, count: number, gap: number): string {
  const lines = times(count, i => {
    const from = s.between(-20, 700)
    const points = along(x => ridge(x) + (i + 1) * gap * (1 + i * 0.14), from, from + s.between(400, 1100), 40)
    return through(points)
  })
  return faded(0.55, stroke(lines.join(''), colour, 2))
}

/** A dry stone wall along a line: courses of rough stones with light on their heads. */
export function dryWall(s: Stage, ridge: Ridge, thickness: number, depth = 0, from = -20, to = width + 20): string {
  const courses = Math.max(2, Math.round(thickness / 11))
  const each = thickness / courses
  let joints = ''
  for (let course = 0; course < courses; course++) {
    for (let x = from; x < to; x += s.between(1.3, 3.2) * each) {
      const y = ridge(x) + course * each
      joints += `M${Math.round(x)} ${Math.round(y + 1)}l${Math.round(s.between(-2, 2))} ${Math.round(each - 1)}`
    }
    if (course > 0) joints += through(along(x => ridge(x) + course * each + Math.sin(x / 9) * 0.8, from, to, 24))
  }
  const wall = [...along(ridge, from, to), ...along(x => ridge(x) + thickness, from, to).reverse()]
  const chosen = times((to - from) / 46, () => {
    const x = s.between(from, to)
    const course = s.whole(0, courses - 1)
    const y = ridge(x) + course * each
    return rect(x, y + 1, each * s.between(1.1, 2), each - 2, s.paint(s.chance(0.55) ? 'white' : 'stoneShade', depth + 0.1), 2)
  })
  return [
    polygon(
      [...along(x => ridge(x) + thickness - 2, from, to), ...along(x => ridge(x) + thickness + 7, from, to).reverse()],
      s.paint('olive', depth + 0.35),
    ),
    polygon(wall, s.paint('stone', depth)),
    ...chosen,
    stroke(joints, s.paint('stoneShade', depth), Math.max(1.2, each / 9)),
    stroke(through(along(x => ridge(x) + 1, from, to)), s.paint('white', depth), Math.max(2, each / 4)),
  ].join('')
}

/** Strokes of dry grass scattered over a piece of ground. */
export function grass(s: Stage, count: number, spot: () => Point, size: number, colour: string): string {
  const blades = times(count, () => {
    const [x, y] = spot()
    const h = size * s.between(0.6, 1.3)
    return [-0.5, 0, 0.55]
      .map(lean =>
        through([
          [x, y],
          [x + lean * h * 0.7, y - h],
        ]),
      )
      .join('')
  })
  return stroke(blades.join(''), colour, Math.max(1.5, size / 8))
}

/** Scattered stones lying on the ground. */
export function rocks(s: Stage, count: number, spot: () => Point, size: number): string {
  return times(count, () => {
    const [x, y] = spot()
    const w = size * s.between(0.5, 1.3)
    return (
      faded(0.3, ellipse(x, y + w * 0.25, w, w * 0.3, s.paint('ink'))) +
      path(blob(s, x, y, w * 0.8, w * 0.42, 0.2, 7), s.paint(s.pick(['limestone', 'stone', 'stoneMid'])))
    )
  }).join('')
}

/** A road as seen by somebody standing above it: two edges that come nearer. */
export function ribbon(points: readonly Point[], widths: readonly number[], fill: string): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const half = (widths[i] ?? 0) / 2
    left.push([x - half, y])
    right.push([x + half, y])
  })
  const back = soft(right.reverse()).slice(1)
  return path(`${soft(left)}L${back}Z`, fill)
}

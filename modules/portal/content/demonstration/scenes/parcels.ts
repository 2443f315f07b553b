import { sprig } from './plants.ts'
import {
  between,
  blob,
  circle,
  closed,
  faded,
  path,
  placed,
  type Point,
  polygon,
  rect,
  ring,
  soft,
  stroke,
  through,
  times,
} from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** Land: fields from the air, or the same land as a surveyor's sheet with its pins and instruments. */
export function parcels(s: Stage): string {
  return s.variant % 2 === 0 ? sheet(s) : fromTheAir(s)
}

/** Cuts a quarter of land into plots, the longer side first, until the plots are small enough. */
function divided(s: Stage, plot: readonly Point[], smallest: number): Point[][] {
  const [a, b, c, d] = plot
  if (a === undefined || b === undefined || c === undefined || d === undefined) return []
  const across = Math.hypot(b[0] - a[0], b[1] - a[1])
  const down = Math.hypot(d[0] - a[0], d[1] - a[1])
  if (Math.max(across, down) < smallest * s.between(0.85, 1.5)) return [[a, b, c, d]]
  const [one, two] = [s.between(0.38, 0.62), s.between(0.38, 0.62)]
  const halves =
    across > down
      ? [
          [a, between(a, b, one), between(d, c, two), d],
          [between(a, b, one), b, c, between(d, c, two)],
        ]
      : [
          [a, b, between(b, c, one), between(a, d, two)],
          [between(a, d, two), between(b, c, one), c, d],
        ]
  return halves.flatMap(half => divided(s, half, smallest))
}

/** The plots between three roads that cross the page, drawn in a little from the roads. */
function quarters(s: Stage, smallest: number, road: number): Point[][] {
  const lean = s.between(-130, 130)
  const xs = [-120, s.between(440, 560), s.between(1010, 1150), 1720]
  const ys = [-120, s.between(250, 360), s.between(570, 680), 1020]
  const corner = (i: number, j: number): Point => [
    (xs[i] ?? 0) + lean * (((ys[j] ?? 0) - 450) / 450),
    (ys[j] ?? 0) + s.side * 44 * Math.sin((xs[i] ?? 0) / 420),
  ]
  return times(9, n => {
    const [i, j] = [n % 3, Math.floor(n / 3)]
    const ring = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
    return divided(s, shrunk(ring, road), smallest)
  }).flat()
}

function centre(plot: readonly Point[]): Point {
  return [plot.reduce((sum, point) => sum + point[0], 0) / plot.length, plot.reduce((sum, point) => sum + point[1], 0) / plot.length]
}

/** The plot drawn in by so many units towards its middle. */
function shrunk(plot: readonly Point[], by: number): Point[] {
  const middle = centre(plot)
  return plot.map(point => between(point, middle, Math.min(0.8, by / Math.hypot(point[0] - middle[0], point[1] - middle[1]))))
}

function rows(s: Stage, plot: readonly Point[], gap: number, colour: string, thickness: number): string {
  const [a, b, c, d] = plot
  if (a === undefined || b === undefined || c === undefined || d === undefined) return ''
  const isAcross = s.chance(0.5)
  const [from, to, back, start] = isAcross ? [a, b, c, d] : [b, c, d, a]
  const count = Math.floor(Math.hypot(start[0] - from[0], start[1] - from[1]) / gap)
  return stroke(
    times(count, i =>
      through([
        between(between(from, start, (i + 0.5) / count), between(to, back, (i + 0.5) / count), 0.02),
        between(between(from, start, (i + 0.5) / count), between(to, back, (i + 0.5) / count), 0.98),
      ]),
    ).join(''),
    colour,
    thickness,
  )
}

function orchard(s: Stage, plot: readonly Point[], gap: number): string {
  const [a, b, c, d] = plot
  if (a === undefined || b === undefined || c === undefined || d === undefined) return ''
  const across = Math.max(1, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap))
  const down = Math.max(1, Math.floor(Math.hypot(d[0] - a[0], d[1] - a[1]) / gap))
  return times(across * down, i => {
    const u = ((i % across) + 0.5) / across
    const v = (Math.floor(i / across) + 0.5) / down
    const [x, y] = between(between(a, b, u), between(d, c, u), v)
    const r = gap * s.between(0.26, 0.34)
    return (
      faded(0.25, circle(x - s.side * r * 0.5, y + r * 0.5, r, s.paint('ink'))) +
      circle(x, y, r, s.paint('olive')) +
      circle(x + s.side * r * 0.24, y - r * 0.24, r * 0.62, s.paint('leaf'))
    )
  }).join('')
}

function houseAbove(s: Stage, plot: readonly Point[]): string {
  const [x, y] = centre(plot)
  const [w, h] = [s.between(44, 66), s.between(40, 56)]
  return placed(
    x,
    y,
    1,
    [
      faded(0.28, rect(-w / 2 - s.side * 12, -h / 2 + 12, w, h, s.paint('ink'))),
      rect(-w / 2, -h / 2, w, h, s.paint('white')),
      rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, s.paint('limestone')),
      rect(-w / 2 + 9, -h / 2 + 9, w * 0.34, h * 0.5, s.paint('blueDeep')),
      circle(w * 0.25, h * 0.18, 7, s.paint('stoneShade')),
    ],
    s.between(-20, 20),
  )
}

function fromTheAir(s: Stage): string {
  const plots = quarters(s, 190, 26)
  const crops: readonly [Paint, ...Paint[]] = ['wheat', 'leafPale', 'soilPale', 'sage', 'leafLight', 'soil', 'wheat', 'stoneMid']
  const drawn = plots.map(plot => {
    const inner = shrunk(plot, 5)
    const crop = s.pick(crops)
    const kind = s.whole(0, 6)
    const ground = polygon(inner, s.paint(crop, 0.04))
    if (kind < 3)
      return (
        ground +
        faded(
          0.5,
          rows(s, inner, s.pick([11, 15, 20]), s.paint(s.pick<Paint>(['leaf', 'wheatDark', 'soilDark', 'leafLight'])), s.pick([3, 4, 6])),
        )
      )
    if (kind < 5) return ground + orchard(s, inner, s.between(34, 46))
    if (kind === 5) return polygon(inner, s.paint('sage')) + orchard(s, inner, 58) + houseAbove(s, plot)
    return ground
  })
  const wadi: Point[] = times(7, i => [s.side === 1 ? -60 + i * 290 : 1660 - i * 290, 120 + i * 120 + Math.sin(i * 2.1) * 90])
  return [
    rect(0, 0, 1600, 900, s.paint('stone')),
    ...drawn,
    stroke(soft(wadi), s.paint('soilPale'), 74),
    stroke(soft(wadi), s.paint('stone'), 50),
    stroke(soft(wadi), s.paint('blueLight'), 26),
    ...times(44, i => bankTree(s, wadi[i % wadi.length] ?? [0, 0], wadi[(i + 1) % wadi.length] ?? [0, 0])),
  ].join('')
}

function bankTree(s: Stage, from: Point, to: Point): string {
  if (Math.abs(from[0] - to[0]) > 400) return ''
  const [x, y] = between(from, to, s.next())
  const [tx, ty, r] = [x + s.between(-30, 30), y + (s.chance(0.5) ? 1 : -1) * s.between(34, 60), s.between(12, 24)]
  return (
    faded(0.22, circle(tx - s.side * 8, ty + 8, r, s.paint('ink'))) +
    circle(tx, ty, r, s.paint('olive')) +
    circle(tx + s.side * 4, ty - 4, r * 0.6, s.paint('leaf'))
  )
}

function sheet(s: Stage): string {
  const plots = quarters(s, 150, 18)
  const marked = s.whole(Math.floor(plots.length * 0.35), Math.floor(plots.length * 0.6))
  const tones: readonly [Paint, ...Paint[]] = ['white', 'white', 'limestone', 'sage', 'bluePale', 'wheat', 'leafPale']
  const chosen = plots[marked] ?? []
  const [px, py] = centre(chosen)
  return [
    rect(0, 0, 1600, 900, s.paint('stoneMid')),
    ...plots.map(plot => polygon(plot, s.paint(s.pick(tones), 0.1)) + stroke(closed(plot), s.paint('stoneDeep'), 2.4)),
    ...plots.map(plot => (s.chance(0.4) ? footprint(s, plot) : '')),
    ...plots.flatMap(plot =>
      plot.slice(0, 2).map(([x, y]) => circle(x, y, 4.5, s.paint('white')) + ring(x, y, 4.5, s.paint('stoneDeep'), 2)),
    ),
    polygon(chosen, s.paint('terraSoft', 0.35)),
    stroke(closed(chosen), s.paint('terra'), 6),
    pin(s, px, py),
    ...contourSet(s),
    ruler(s, s.side === 1 ? 1180 : 420, 770),
    pencil(s, s.side === 1 ? 300 : 1260, 740),
    sprig(s, s.side === 1 ? 1470 : 130, 330, 2, s.side * 24),
  ].join('')
}

function footprint(s: Stage, plot: readonly Point[]): string {
  const [x, y] = centre(plot)
  return placed(
    x,
    y,
    1,
    [
      path('M-22 -16H14V-4H24V18H-22Z', s.paint('stoneShade')),
      faded(0.5, stroke('M-22 -6L-12 -16M-22 4L-2 -16M-22 14L8 -16M-16 18L14 -12M-6 18L18 -4M4 18L24 0', s.paint('stoneDeep'), 1.6)),
    ],
    s.between(-25, 25),
  )
}

function contourSet(s: Stage): string[] {
  const [x, y] = [s.between(300, 1300), s.between(200, 700)]
  return times(6, i => faded(0.45, stroke(blob(s, x, y, 90 + i * 74, 50 + i * 46, 0.05, 12), s.paint('soil'), 2)))
}

function pin(s: Stage, x: number, y: number): string {
  return [
    faded(0.25, path(`M${x} ${y}l${-s.side * 50} 26l-8 -12Z`, s.paint('ink'))),
    path(
      `M${x} ${y}Q${x - 46} ${y - 62} ${x - 42} ${y - 96}A42 42 0 0 1 ${x + 42} ${y - 96}Q${x + 46} ${y - 62} ${x} ${y}Z`,
      s.paint('terra'),
    ),
    circle(x, y - 98, 17, s.paint('white')),
  ].join('')
}

function ruler(s: Stage, x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    [
      faded(0.22, rect(-310, -34, 640, 84, s.paint('ink'))),
      rect(-320, -44, 640, 84, s.paint('wheat')),
      stroke(times(53, i => `M${-308 + i * 12} -44v${i % 5 === 0 ? 28 : 15}`).join(''), s.paint('woodDark'), 2.2),
      rect(-320, 24, 640, 16, s.paint('wheatDark')),
      circle(294, 0, 9, s.paint('stoneMid')),
    ],
    s.side * -17,
  )
}

function pencil(s: Stage, x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    [
      faded(0.22, rect(-150, 10, 300, 20, s.paint('ink'))),
      rect(-170, -13, 260, 26, s.paint('olive')),
      rect(-170, -4, 260, 8, s.paint('leaf')),
      rect(-196, -13, 28, 26, s.paint('terraSoft'), 5),
      polygon(
        [
          [90, -13],
          [90, 13],
          [136, 0],
        ],
        s.paint('soilPale'),
      ),
      polygon(
        [
          [122, -4],
          [122, 4],
          [138, 0],
        ],
        s.paint('ink'),
      ),
    ],
    s.side * 32,
  )
}

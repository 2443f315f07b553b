import { person } from './figures.ts'
import { along, contours, dryWall, grass, land, type Ridge, ranges, ridgeBetween, ridgeOf, rocks, sky } from './land.ts'
import { archPath, village } from './masonry.ts'
import { bush, cypress, oliveTree } from './plants.ts'
import { closed, faded, path, type Point, polygon, stroke, through, times } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Terraced hills with olive trees: far and wide, across a valley, or past a great tree. */
export function terraces(s: Stage): string {
  const framing = s.variant % 3
  if (framing === 1) return valley(s)
  const horizon = framing === 0 ? s.between(320, 380) : s.between(380, 430)
  const middle = ridgeOf(s, horizon + 70, 46, 1100)
  const tilt = s.between(-90, 90)
  const front: Ridge = x => 980 + Math.sin(x / 520 + s.variant) * 40 + ((x - 800) / 800) * tilt
  return [
    sky(s, horizon),
    ranges(s, horizon - 70, horizon + 10, 3),
    village(s, 800 - s.side * s.between(140, 380), s.between(360, 560), x => middle(x) + 16, 52, 3, 0.2),
    land(middle, s.tint('#B2AC76', 0.16)),
    contours(s, middle, s.tint('#7E7B4B', 0.15), 4, 12),
    hillside(s, middle, front, { levels: framing === 0 ? s.whole(5, 6) : 5, air: 0.2, small: 0.3, large: 1.5 }),
    framing === 2 ? greatTree(s) : '',
  ].join('')
}

/** Two flanks that fall towards each other, one far and one near. */
function valley(s: Stage): string {
  const lean = s.side
  const horizon = 250
  const back: Ridge = x => 330 + lean * (800 - x) * 0.16 + Math.sin(x / 260) * 22
  const backFoot: Ridge = x => 760 + lean * (800 - x) * 0.05
  const front: Ridge = x => 600 - lean * (800 - x) * 0.3 + Math.sin(x / 330 + 1) * 26
  const frontFoot: Ridge = x => 1120 - lean * (800 - x) * 0.07
  return [
    sky(s, horizon + 60),
    ranges(s, horizon - 50, horizon + 60, 3, 0.5),
    village(s, 800 - lean * 480, 420, x => back(x) + 14, 48, 3, 0.3),
    land(back, s.tint('#B4AE7C', 0.3)),
    hillside(s, back, backFoot, { levels: 6, air: 0.34, small: 0.24, large: 0.52 }),
    land(front, s.tint('#9C9A5C', 0.08)),
    hillside(s, front, frontFoot, { levels: 4, air: 0.1, small: 0.72, large: 1.75 }),
  ].join('')
}

const earths = ['#A9A468', '#C2AE74', '#9A9A5C', '#B8A468', '#8C8E52', '#AA9C60'] as const

/** How a flank is terraced: steps, the air before the highest one, and the size of its trees at top and bottom. */
interface Flank {
  levels: number
  air: number
  small: number
  large: number
}

function hillside(s: Stage, upper: Ridge, lower: Ridge, flank: Flank): string {
  return times(flank.levels, i => terrace(s, upper, lower, i, flank)).join('')
}

function terrace(s: Stage, upper: Ridge, lower: Ridge, i: number, { levels, air: highestAir, small, large }: Flank): string {
  const ratio = ((i + 0.55) / levels) ** 1.35
  const next = ((i + 1.55) / levels) ** 1.35
  const sway = s.between(-10, 10) * (0.4 + ratio)
  const phase = s.between(0, 6)
  const edge: Ridge = x => ridgeBetween(upper, lower, ratio)(x) + Math.sin(x / 190 + phase) * sway
  const gap = (next - ratio) * (lower(800) - upper(800))
  const size = small + ratio * (large - small)
  const thickness = 4 + size * 22
  const air = (1 - ratio) * highestAir
  const count = Math.round(11.5 / (size + 0.32))
  const shift = s.between(0, 1)
  const trees = times(count, n => {
    const x = ((n + shift + s.between(-0.3, 0.3)) / count) * 1720 - 60
    const y = edge(x) + thickness + gap * s.between(0.24, 0.5)
    return s.chance(0.78) ? ([y, oliveTree(s, x, y, size * s.between(0.84, 1.16), air)] satisfies [number, string]) : null
  }).filter(tree => tree !== null)
  const earth = earths[(i + s.variant) % earths.length] ?? earths[0]
  return [
    land(edge, s.tint(earth, air)),
    furrows(s, edge, thickness, gap, s.tint(i % 2 === 0 ? '#857F45' : '#A08B52', air)),
    dryWall(s, edge, thickness, air),
    grass(s, 20 + i * 7, () => spotUnder(s, edge, thickness + 12, gap), 5 + size * 9, s.tint('#7C7B42', air)),
    ...trees.sort((a, b) => a[0] - b[0]).map(([, drawing]) => drawing),
    i === Math.floor(levels / 2) && small < 0.5 ? hut(s, s.between(200, 1400), edge, size * 1.25, air) : '',
    i === levels - 2 && s.chance(0.6) ? walkers(s, edge, thickness, size) : '',
  ].join('')
}

function spotUnder(s: Stage, edge: Ridge, from: number, reach: number): Point {
  const x = s.between(0, 1600)
  return [x, edge(x) + from + s.next() * reach]
}

function furrows(s: Stage, edge: Ridge, thickness: number, gap: number, colour: string): string {
  const lines = times(Math.max(3, gap / 15), i => {
    const from = s.between(-20, 900)
    return through(along(x => edge(x) + thickness + 12 + i * 14, from, from + s.between(300, 800), 40))
  })
  return faded(0.35, stroke(lines.join(''), colour, 2.4))
}

/** A field hut of dry stones, narrower at the top, as stands among old terraces. */
function hut(s: Stage, x: number, edge: Ridge, size: number, air: number): string {
  const y = edge(x) + 26 * size
  const [foot, head, tall] = [58 * size, 44 * size, 84 * size]
  const outline = closed([
    [x - foot, y],
    [x - head, y - tall],
    [x + head, y - tall],
    [x + foot, y],
  ])
  const courses = times(7, i => {
    const up = (i / 7) * tall
    const half = foot - (foot - head) * (i / 7)
    const joints = times(5, n => `M${x - half + ((n + s.next()) / 5) * half * 2} ${y - up}v${-tall / 7}`)
    return `M${x - half} ${y - up}H${x + half}${joints.join('')}`
  })
  return [
    path(outline, s.paint('limestone', air)),
    polygon(
      [
        [x - s.side * foot, y],
        [x - s.side * head, y - tall],
        [x - s.side * head * 0.2, y - tall],
        [x - s.side * foot * 0.25, y],
      ],
      s.paint('stoneMid', air),
    ),
    faded(0.7, stroke(courses.join(''), s.paint('stoneShade', air), 2)),
    path(archPath(x - 12 * size, y, 24 * size, 42 * size), s.paint('ink', air + 0.2)),
    bush(s, x + foot * s.side * 0.95, y + 4, 22 * size, air),
    cypress(s, x - foot * 1.3, y + 4, 150 * size, air),
  ].join('')
}

function walkers(s: Stage, edge: Ridge, thickness: number, size: number): string {
  const x = s.between(300, 1300)
  return times(s.whole(1, 3), i => person(s, x + i * 46 * size, edge(x) + thickness + 34 + i * 5, 84 * size)).join('')
}

/** A great olive tree close to the eye, cut by the edge of the picture, with its stones and its shade. */
function greatTree(s: Stage): string {
  const x = s.side === 1 ? 120 : 1480
  const ground: Ridge = at => 842 + Math.sin(at / 260) * 12 - Math.abs(at - x) * -0.035
  return [
    land(ground, s.tint('#6F6C3C')),
    grass(s, 130, () => spotUnder(s, ground, 4, 90), 24, s.tint('#95904F')),
    rocks(s, 14, () => spotUnder(s, ground, 8, 60), 30),
    oliveTree(s, x, 868, 6.2),
    oliveTree(s, x + s.side * 330, 880, 2.6),
  ].join('')
}

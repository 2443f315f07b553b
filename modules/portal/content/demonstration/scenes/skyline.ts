import { land, ranges, ridgeOf, sky } from './land.ts'
import { dome, house, roofThings } from './masonry.ts'
import { cypress, oliveTree, palm } from './plants.ts'
import { faded, path, type Point, rect, stroke, times } from './shapes.ts'
import type { Stage } from './stage.ts'

/** An old town on its hill: houses over houses, domes, cypresses, and birds in the air. */
export function skyline(s: Stage): string {
  const framing = s.variant % 2
  const crown = (x: number): number => 330 + ((x - 800 - s.side * 160) / 800) ** 2 * (framing === 0 ? 190 : 70) + Math.sin(x / 130) * 10
  const rows = framing === 0 ? 7 : 5
  return [
    sky(s, 470, { clouds: 3, sunAt: [800 - s.side * s.between(360, 520), s.between(150, 260)] }),
    ranges(s, 330, 450, 4, 0.4),
    birds(s),
    ...times(rows, i => tier(s, i, rows, crown, framing === 0 ? 150 : 210)),
    framing === 0 ? orchard(s) : rampart(s),
  ].join('')
}

function tier(s: Stage, i: number, rows: number, crown: (x: number) => number, unit: number): string {
  const ratio = i / (rows - 1)
  const air = (1 - ratio) * 0.42
  const size = unit * (0.56 + ratio * 0.56)
  const spread = 0.62 + ratio * 0.6
  const count = Math.ceil((1700 * spread) / (size * 0.92))
  const start = 800 - (1700 * spread) / 2
  return times(count, n => {
    const w = size * s.between(0.8, 1.25)
    const x = start + (n * (1700 * spread)) / count + s.between(-14, 14)
    const foot = crown(x + w / 2) * (1 - ratio) + (framingFoot(x) + 90) * ratio + 110 + s.between(-16, 16)
    const h = size * s.between(0.8, 1.42)
    const tree = s.chance(0.16) ? cypress(s, x - size * 0.06, foot, size * s.between(1.2, 1.9), air) : ''
    if (s.chance(0.09)) return tree + cypress(s, x + w * 0.4, foot, size * 1.6, air) + oliveTree(s, x + w * 0.7, foot, size / 120, air)
    const crownThing = s.chance(0.3) ? dome(s, x + w / 2, foot - h, w * 0.36, air) : roofThings(s, x, foot - h, w, air)
    return tree + crownThing + house(s, x, foot, w, h, air)
  }).join('')
}

function framingFoot(x: number): number {
  return 800 + Math.sin(x / 300) * 14
}

function birds(s: Stage): string {
  const [x, y] = [s.between(300, 1300), s.between(110, 240)]
  return stroke(
    times(9, () => {
      const [bx, by, size]: [number, number, number] = [x + s.between(-150, 150), y + s.between(-60, 60), s.between(9, 17)]
      return `M${bx - size} ${by - size * 0.4}Q${bx - size * 0.4} ${by - size * 0.5} ${bx} ${by}Q${bx + size * 0.4} ${by - size * 0.5} ${bx + size} ${by - size * 0.4}`
    }).join(''),
    s.paint('asphaltDark', 0.2),
    3,
  )
}

function orchard(s: Stage): string {
  const edge = ridgeOf(s, 806, 14)
  const trees = times(26, () => [s.between(-20, 1620), s.between(830, 900)] satisfies Point).sort((a, b) => a[1] - b[1])
  return (
    land(edge, s.tint('#7D7B44')) +
    land(x => edge(x) + 44, s.tint('#6C6B3A')) +
    trees.map(([x, y]) => oliveTree(s, x, y, s.between(0.9, 1.5))).join('')
  )
}

/** A low wall with steps and palms before the town. */
function rampart(s: Stage): string {
  const stones = times(90, () =>
    rect(s.between(-20, 1600), 800 + s.whole(0, 3) * 26, s.between(30, 74), 24, s.paint(s.chance(0.5) ? 'white' : 'stoneMid', 0.1), 2),
  )
  return [
    rect(0, 796, 1600, 110, s.paint('stone')),
    faded(0.7, ...stones),
    faded(0.5, stroke(times(4, i => `M0 ${800 + i * 26}H1600`).join(''), s.paint('stoneShade'), 2)),
    rect(0, 782, 1600, 18, s.paint('white')),
    path('M690 910V830H730V796H870V830H910V910Z', s.paint('stoneMid')),
    ...times(5, i => rect(700, 812 + i * 20, 200, 10, s.paint(i % 2 === 0 ? 'white' : 'stoneShade'))),
    palm(s, 800 - s.side * 610, 800, 420),
    palm(s, 800 - s.side * 700, 806, 340),
    palm(s, 800 + s.side * 660, 800, 380),
  ].join('')
}

import { lamp, person, worker } from './figures.ts'
import { land, ranges, rocks, sky } from './land.ts'
import { stoneWall, village, house, roofThings } from './masonry.ts'
import { bush, cypress, oliveTree, roundTree } from './plants.ts'
import { ellipse, faded, polygon, rect, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'
import { container, tipper, wasteLorry } from './vehicles.ts'

type Paint = keyof typeof paints

/** Clean streets: a lorry on its round, a row of containers by a wall, or a sorting yard with its bales. */
export function wasteCollection(s: Stage): string {
  const framing = s.variant % 3
  return framing === 0 ? yard(s) : framing === 1 ? round(s) : corner(s)
}

function street(s: Stage, y: number): string {
  return [
    rect(0, y, 1600, 44, s.paint('stone')),
    ...times(17, i => rect(i * 96, y + 34, 90, 15, s.paint(i % 2 === 0 ? 'white' : 'stoneMid'))),
    rect(0, y + 49, 1600, 400, s.paint('asphalt')),
    ...times(5, i => rect(40 + i * 360, y + 150, 180, 10, s.paint('limestone'))),
    faded(0.35, ...times(30, () => rect(s.between(0, 1560), s.between(y + 60, 890), s.between(16, 70), 3, s.paint('asphaltDark')))),
  ].join('')
}

function row(s: Stage, y: number): string {
  let x = -40
  const houses: string[] = []
  while (x < 1600) {
    const w = s.between(210, 300)
    const h = s.between(210, 380)
    if (s.chance(0.78)) houses.push(roofThings(s, x, y - h, w) + house(s, x, y, w, h))
    else houses.push(cypress(s, x + w * 0.3, y, s.between(260, 360)), roundTree(s, x + w * 0.66, y, s.between(230, 290)))
    x += w + s.between(0, 14)
  }
  return houses.join('')
}

function round(s: Stage): string {
  const paint = s.pick<Paint>(['olive', 'blueDark', 'leaf'])
  const x = s.between(420, 620)
  return [
    sky(s, 360),
    ranges(s, 230, 330, 3),
    village(s, 800 + s.side * 200, 900, () => 420, 66, 3, 0.28),
    land(() => 420, s.tint('#B5AE7A', 0.1)),
    row(s, 650),
    street(s, 650),
    ...times(3, i => container(s, x + 520 + i * 138, 690, 1.05, s.pick<Paint>(['leaf', 'olive', 'blueDark']))),
    lamp(s, 220, 680, 330),
    wasteLorry(s, x - 150, 800, 1.75, paint),
    worker(s, x + 520, 812, 218),
    worker(s, x + 640, 836, 226),
    person(s, 130, 684, 170),
    bush(s, 1560, 690, 60),
  ].join('')
}

function corner(s: Stage): string {
  const paints3 = ['leaf', 'wheatDark', 'blueDark', 'stoneDeep'] as const
  return [
    sky(s, 420),
    ranges(s, 300, 400, 3),
    village(s, 800 - s.side * 260, 760, () => 520, 92, 3, 0.18),
    land(() => 520, s.tint('#B1AB74', 0.08)),
    ...times(9, i => oliveTree(s, i * 200 + s.between(-50, 50), 590, s.between(1, 1.4))),
    stoneWall(s, -10, 590, 1620, 110, { course: 36 }),
    rect(-10, 576, 1620, 18, s.paint('white')),
    rect(0, 700, 1600, 210, s.paint('stoneMid')),
    ...times(8, i =>
      polygon(
        [
          [i * 240 - 60, 700],
          [i * 240 + 160, 700],
          [i * 260 + 150, 900],
          [i * 260 - 130, 900],
        ],
        s.paint(i % 2 === 0 ? 'stone' : 'stoneMid'),
      ),
    ),
    roundTree(s, 800 + s.side * 640, 720, 560),
    ...times(4, i => container(s, 800 - s.side * 470 + s.side * i * 240, 800, 2, paints3[i % 4] ?? 'leaf')),
    person(s, 800 + s.side * 420, 836, 270),
    lamp(s, 800 - s.side * 690, 730, 420),
    ...times(5, i => bush(s, 60 + i * 40 + (s.side === 1 ? 0 : 1340), 720, s.between(40, 64))),
  ].join('')
}

function yard(s: Stage): string {
  const [far, near] = [560, 640]
  return [
    sky(s, 430),
    ranges(s, 320, 430, 3),
    land(() => 500, s.tint('#B9AE7C', 0.12)),
    ...times(8, i => cypress(s, 40 + i * 220 + s.between(-30, 30), 540, s.between(150, 230), 0.12)),
    shed(s, s.side === 1 ? 560 : 60, far + 30, 980),
    rect(0, near - 50, 1600, 330, s.paint('soilPale')),
    faded(
      0.6,
      ...times(60, () =>
        ellipse(
          s.between(0, 1600),
          s.between(near - 30, 890),
          s.between(10, 50),
          s.between(2, 6),
          s.paint(s.pick<Paint>(['stoneMid', 'soil', 'stone'])),
        ),
      ),
    ),
    ...bales(s, s.side === 1 ? 120 : 1060, 700),
    tipper(s, s.side === 1 ? 900 : 180, 790, 1.4, 'blueDark'),
    worker(s, s.side === 1 ? 700 : 880, 790, 210),
    worker(s, s.side === 1 ? 610 : 980, 830, 220),
    ...times(3, i => container(s, (s.side === 1 ? 180 : 1120) + i * 170, 870, 1.3, s.pick<Paint>(['leaf', 'wheatDark', 'blueDark']))),
    rocks(s, 10, () => [s.between(0, 1600), s.between(860, 895)], 18),
  ].join('')
}

function shed(s: Stage, x: number, y: number, w: number): string {
  const tall = 250
  const bays = 5
  return [
    rect(x, y - tall + 40, w, tall - 40, s.tint('#7A705B')),
    ...times(4, i =>
      polygon(
        [
          [x + 60 + i * 230, y],
          [x + 130 + i * 230, y - 90 - (i % 2) * 40],
          [x + 210 + i * 230, y - 60],
          [x + 270 + i * 230, y],
        ],
        s.paint(s.pick<Paint>(['stoneShade', 'soil', 'blue', 'sage'])),
      ),
    ),
    ...times(bays + 1, i => rect(x + (w / bays) * i - 9, y - tall + 30, 18, tall - 30, s.paint('stoneMid'))),
    ...times(bays, i =>
      polygon(
        [
          [x + (w / bays) * i - 10, y - tall + 40],
          [x + (w / bays) * (i + 0.5), y - tall - 30],
          [x + (w / bays) * (i + 1) + 10, y - tall + 40],
        ],
        s.paint(i % 2 === 0 ? 'white' : 'limestone'),
      ),
    ),
    rect(x - 20, y - tall + 36, w + 40, 16, s.paint('blueDark')),
    ...times(bays, i =>
      polygon(
        [
          [x + (w / bays) * (i + 0.5) + 6, y - tall - 22],
          [x + (w / bays) * (i + 0.98), y - tall + 34],
          [x + (w / bays) * (i + 0.66), y - tall + 34],
        ],
        s.paint('blueDeep'),
      ),
    ),
  ].join('')
}

/** Pressed bales of sorted paper and plastic, tied with cord. */
function bales(s: Stage, x: number, y: number): string[] {
  return times(3, level =>
    times(4 - level, i => {
      const [bx, by, w, h] = [x + i * 112 + level * 56, y - level * 78, 106, 76]
      const flecks = times(16, () =>
        rect(
          bx + s.between(4, 88),
          by - h + s.between(4, 66),
          s.between(5, 18),
          s.between(3, 7),
          s.paint(s.pick<Paint>(['white', 'blueLight', 'terraSoft', 'wheat', 'sage', 'stoneShade'])),
        ),
      )
      return (
        rect(bx, by - h, w, h, s.paint(s.pick<Paint>(['stoneMid', 'blue', 'soil'])), 4) +
        flecks.join('') +
        rect(bx + 30, by - h, 4, h, s.paint('ink')) +
        rect(bx + 70, by - h, 4, h, s.paint('ink'))
      )
    }).join(''),
  )
}

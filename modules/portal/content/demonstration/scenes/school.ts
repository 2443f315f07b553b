import { bench, lamp, pupil, person } from './figures.ts'
import { land, ranges, sky } from './land.ts'
import { stoneWall, village } from './masonry.ts'
import { bush, cypress, roundTree } from './plants.ts'
import { circle, ellipse, faded, path, placed, type Point, polygon, rect, ring, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

/** A school and the street before its gate, or its playground with the lines of the games. */
export function school(s: Stage): string {
  return s.variant % 2 === 0 ? playground(s) : crossing(s)
}

function building(s: Stage, x: number, foot: number, w: number, floors: number): string {
  const storey = 118
  const tall = floors * storey
  const band = s.pick<keyof typeof paints>(['blue', 'sage', 'wheat', 'blueLight'])
  const bays = Math.round(w / 120)
  const bay = w / bays
  const rows = times(floors, floor => {
    const y = foot - floor * storey
    const rooms = times(bays, i => {
      const glass = s.light.isDark && s.chance(0.5) ? '#EBCB85' : s.paint('blueDark', 0.1)
      return [
        rect(x + i * bay + 14, y - 92, bay - 28, 52, glass),
        faded(
          0.3,
          polygon(
            [
              [x + i * bay + 14, y - 40],
              [x + i * bay + 14, y - 92],
              [x + i * bay + bay * 0.6, y - 92],
            ],
            s.paint('bluePale'),
          ),
        ),
        stroke(`M${x + i * bay + bay / 2} ${y - 92}v52M${x + i * bay + 14} ${y - 66}h${bay - 28}`, s.paint('white'), 4, 'butt'),
        rect(x + i * bay + 10, y - 40, bay - 20, 6, s.paint('white')),
      ].join('')
    })
    return (
      rooms.join('') + rect(x - 6, y - storey, w + 12, 12, s.paint(band)) + rect(x - 6, y - storey + 12, w + 12, 4, s.paint('stoneShade'))
    )
  })
  return [
    stoneWall(s, x, foot - tall, w, tall, { course: 20 }),
    ...rows,
    rect(x - 10, foot - tall - 20, w + 20, 20, s.paint('white')),
    rect(x + w * 0.44, foot - 96, 96, 96, s.paint('olive')),
    stroke(`M${x + w * 0.44 + 48} ${foot}v-96`, s.paint('oliveDeep'), 4),
    rect(x + w * 0.44 - 16, foot - 110, 128, 14, s.paint('white')),
    ...times(5, i =>
      polygon(
        [
          [x + w * 0.1 + i * 78, foot - tall - 20],
          [x + w * 0.1 + i * 78 + 54, foot - tall - 56],
          [x + w * 0.1 + i * 78 + 64, foot - tall - 52],
          [x + w * 0.1 + i * 78 + 14, foot - tall - 20],
        ],
        s.paint('blueDeep'),
      ),
    ),
    faded(0.16, rect(s.side === 1 ? x : x + w * 0.8, foot - tall, w * 0.2, tall, s.paint('ink'))),
  ].join('')
}

function crossing(s: Stage): string {
  const x = s.side === 1 ? 420 : 120
  return [
    sky(s, 430),
    ranges(s, 320, 420, 3),
    village(s, s.side === 1 ? 200 : 1400, 420, () => 520, 84, 3, 0.16),
    land(() => 520, s.tint('#B9B27F', 0.1)),
    ...times(8, i => cypress(s, 80 + i * 210 + s.between(-40, 40), 560, s.between(170, 260), 0.1)),
    building(s, x, 566, 1060, 3),
    ...[x - 110, x + 1150].map(at => roundTree(s, at, 590, 300)),
    stoneWall(s, -10, 566, 1620, 62, { course: 21 }),
    rect(-10, 558, 1620, 12, s.paint('white')),
    ...times(34, i => rect(i * 48 + 12, 516, 5, 44, s.paint('oliveDeep'))),
    rect(0, 520, 1600, 5, s.paint('oliveDeep')),
    rect(x + 440, 506, 150, 124, s.paint('stoneMid')),
    rect(x + 452, 506, 126, 124, s.paint('soilPale')),
    rect(0, 628, 1600, 62, s.paint('stone')),
    ...times(17, i => rect(i * 96, 676, 90, 16, s.paint(i % 2 === 0 ? 'white' : 'terraSoft'))),
    rect(0, 692, 1600, 220, s.paint('asphalt')),
    ...times(9, i =>
      polygon(
        [
          [x + 380 + i * 52, 700],
          [x + 410 + i * 52, 700],
          [x + 372 + i * 66 - 40, 900],
          [x + 332 + i * 66 - 40, 900],
        ],
        s.paint('white'),
      ),
    ),
    ...times(4, i => rect(60 + i * 420 - (i > 1 ? -60 : 60), 786, 120, 8, s.paint('limestone'))),
    ...times(6, i => pupil(s, x + 250 + i * 86 + s.between(-20, 20), 668 + s.between(-14, 6), s.between(92, 116))),
    ...times(3, i => pupil(s, x + 420 + i * 110, 800 + s.between(-30, 50), s.between(132, 156))),
    person(s, x + 310, 770, 190),
    signPost(s, x + 250, 690),
    lamp(s, s.side === 1 ? 250 : 1330, 680, 260),
    ...times(5, i => bush(s, 40 + i * 70 + (s.side === 1 ? 0 : 1200), 640, s.between(34, 52))),
  ].join('')
}

function signPost(s: Stage, x: number, y: number): string {
  return [
    rect(x - 4, y - 190, 8, 190, s.paint('asphaltDark')),
    path(`M${x - 40} ${y - 190}L${x} ${y - 260}L${x + 40} ${y - 190}Z`, s.paint('terra')),
    path(`M${x - 27} ${y - 197}L${x} ${y - 244}L${x + 27} ${y - 197}Z`, s.paint('white')),
    circle(x, y - 222, 4, s.paint('ink')),
    path(`M${x - 5} ${y - 216}h10l-2 18h-6Z`, s.paint('ink')),
  ].join('')
}

function playground(s: Stage): string {
  const court: Point[] = [
    [330, 640],
    [1270, 640],
    [1560, 880],
    [40, 880],
  ]
  const colour = s.pick<keyof typeof paints>(['terraSoft', 'blue', 'leafLight'])
  return [
    sky(s, 400),
    ranges(s, 280, 380, 3),
    land(() => 480, s.tint('#B5AE7A', 0.1)),
    village(s, 800 - s.side * 560, 380, () => 500, 70, 3, 0.2),
    building(s, s.side === 1 ? 330 : 90, 570, 1180, 2),
    ...[s.side === 1 ? 200 : 1400, s.side === 1 ? 60 : 1540].map(x => roundTree(s, x, 610, s.between(280, 350))),
    rect(0, 570, 1600, 340, s.paint('stone')),
    faded(0.5, stroke(times(7, i => `M0 ${580 + i * i * 8}H1600`).join(''), s.paint('stoneShade'), 2)),
    polygon(court, s.paint(colour, 0.12)),
    stroke(`${through(court)}Z`, s.paint('white'), 7),
    stroke('M800 640V880', s.paint('white'), 5),
    `<ellipse cx="800" cy="742" rx="150" ry="46" fill="none" stroke="${s.paint('white')}" stroke-width="5"/>`,
    stroke('M246 712Q430 730 330 800L120 812M1354 712Q1170 730 1270 800L1480 812', s.paint('white'), 5),
    hoop(s, 190, 770, 1),
    hoop(s, 1410, 770, -1),
    ...times(8, i => pupil(s, 430 + i * 104 + s.between(-40, 40), s.between(690, 850), s.between(110, 150))),
    faded(0.25, ellipse(810, 800, 20, 5, s.paint('ink'))),
    circle(810, 782, 18, s.paint('wheatDark')),
    ring(810, 782, 18, s.paint('soilDark'), 2),
    bench(s, 560, 622, 130),
    bench(s, 900, 622, 130),
    hopscotch(s, s.side === 1 ? 1190 : 300, 600),
  ].join('')
}

function hoop(s: Stage, x: number, y: number, toward: 1 | -1): string {
  return placed(x, y, 1, [
    faded(0.2, ellipse(0, 0, 40, 7, s.paint('ink'))),
    rect(-6, -270, 12, 270, s.paint('asphaltDark')),
    stroke(`M0 -250H${toward * 44}`, s.paint('asphaltDark'), 8),
    polygon(
      [
        [toward * 40, -330],
        [toward * 66, -318],
        [toward * 66, -232],
        [toward * 40, -226],
      ],
      s.paint('white'),
    ),
    stroke(`M${toward * 66} -250H${toward * 104}`, s.paint('terra'), 6),
    stroke(`M${toward * 70} -248L${toward * 78} -206H${toward * 94}L${toward * 102} -248`, s.paint('white'), 3),
  ])
}

function hopscotch(s: Stage, x: number, y: number): string {
  return times(5, i => stroke(`M${x + i * 26} ${y + (i % 2) * 3}h24l4 12h-24Z`, s.paint('white'), 3)).join('')
}

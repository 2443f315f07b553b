import { bench, lamp, person, pupil } from './figures.ts'
import { grass, land, type Ridge, ranges, ribbon, ridgeOf, sky } from './land.ts'
import { stoneWall, village } from './masonry.ts'
import { bush, cypress, palm, roundTree } from './plants.ts'
import { circle, ellipse, faded, path, placed, polygon, rect, ring, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** A public garden: its playground, or its walk with a fountain and a pergola. */
export function park(s: Stage): string {
  return s.variant % 2 === 0 ? walk(s) : playground(s)
}

function ground(s: Stage): string {
  const hill = ridgeOf(s, 420, 40)
  const lawn: Ridge = x => 590 + Math.sin(x / 380 + s.variant) * 18
  return [
    sky(s, 400),
    ranges(s, 280, 390, 3),
    village(s, 800 + s.side * 420, 520, x => hill(x) + 14, 62, 3, 0.22),
    land(hill, s.tint('#B3AD76', 0.14)),
    ...times(11, i => cypress(s, i * 160 + s.between(-50, 50), 560 + s.between(-20, 10), s.between(140, 230), 0.14)),
    ...times(6, i => roundTree(s, 60 + i * 300 + s.between(-60, 60), 600, s.between(220, 300), 0.05)),
    stoneWall(s, -10, 566, 1620, 34, { course: 17 }),
    land(lawn, s.paint('leafPale')),
    land(x => 700 + Math.sin(x / 460 + 2) * 24, s.paint('leafLight', 0.14)),
    grass(s, 190, () => [s.between(0, 1600), s.between(620, 895)], 13, s.paint('leaf')),
  ].join('')
}

function playground(s: Stage): string {
  const x = s.side === 1 ? 0 : 60
  return [
    ground(s),
    ellipse(790, 800, 640, 84, s.paint('soilPale')),
    ellipse(790, 794, 610, 74, s.paint('wheat', 0.16)),
    ...times(46, () => ellipse(s.between(260, 1320), s.between(750, 840), s.between(3, 8), 2, s.paint('soil'))),
    climbing(s, 330 + x, 800),
    swings(s, 830 + x, 806),
    seesaw(s, 1240 + x, 846),
    ...times(3, i => pupil(s, 640 + x + i * 70, 840 + i * 12, s.between(96, 118))),
    person(s, s.side === 1 ? 230 : 1380, 850, 214),
    bench(s, s.side === 1 ? 1400 : 60, 780, 170),
    lamp(s, s.side === 1 ? 1370 : 250, 790, 300),
    roundTree(s, s.side === 1 ? 60 : 1550, 850, 560),
    ...times(7, i => bush(s, i * 270 + s.between(-40, 40), 912, s.between(44, 70))),
  ].join('')
}

function climbing(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x + 60, y, 210, 14, s.paint('ink'))),
    ...[0, 120].map(dx => rect(x + dx, y - 300, 12, 300, s.paint('wood'))),
    rect(x - 6, y - 170, 144, 14, s.paint('woodDark')),
    polygon(
      [
        [x - 30, y - 294],
        [x + 66, y - 372],
        [x + 162, y - 294],
      ],
      s.paint('olive'),
    ),
    polygon(
      [
        [x + 66, y - 372],
        [x + 162, y - 294],
        [x + 66, y - 294],
      ],
      s.paint('oliveDeep'),
    ),
    rect(x + 12, y - 216, 108, 7, s.paint('wheatDark')),
    ...times(5, i => rect(x + 22 + i * 22, y - 216, 5, 48, s.paint('wheatDark'))),
    path(
      `M${x + 130} ${y - 172}Q${x + 190} ${y - 150} ${x + 230} ${y - 60}Q${x + 250} ${y - 16} ${x + 312} ${y - 14}V${y + 2}Q${x + 236} ${y + 4} ${x + 212} ${y - 46}Q${x + 180} ${y - 130} ${x + 130} ${y - 150}Z`,
      s.paint('blueDark'),
    ),
    stroke(
      `M${x + 132} ${y - 176}Q${x + 194} ${y - 154} ${x + 234} ${y - 62}Q${x + 254} ${y - 20} ${x + 312} ${y - 18}`,
      s.paint('blueLight'),
      7,
    ),
    stroke(`M${x} ${y - 160}L${x - 70} ${y}M${x + 18} ${y - 160}L${x - 40} ${y}`, s.paint('wood'), 7),
    ...times(6, i => stroke(`M${x - 8 - i * 10.5} ${y - 142 + i * 24}h${24}`, s.paint('woodDark'), 6)),
    pupil(s, x + 66, y - 170, 92),
    pupil(s, x + 214, y - 50, 74),
  ].join('')
}

function swings(s: Stage, x: number, y: number): string {
  const swing = (at: number, lean: number, isTaken: boolean): string => {
    const seat: [number, number] = [at + lean, y - 74 - Math.abs(lean) * 0.2]
    return (
      stroke(
        `M${at - 16} ${y - 260}L${seat[0] - 20} ${seat[1]}M${at + 16} ${y - 260}L${seat[0] + 20} ${seat[1]}`,
        s.paint('asphaltDark'),
        3,
      ) +
      (isTaken ? pupil(s, seat[0], seat[1] + 26, 88) : '') +
      rect(seat[0] - 26, seat[1], 52, 9, s.paint('terra'), 4)
    )
  }
  return [
    faded(0.2, ellipse(x + 130, y, 190, 12, s.paint('ink'))),
    stroke(`M${x - 40} ${y}L${x} ${y - 264}L${x + 40} ${y}M${x + 220} ${y}L${x + 260} ${y - 264}L${x + 300} ${y}`, s.paint('olive'), 11),
    stroke(`M${x - 8} ${y - 262}H${x + 268}`, s.paint('olive'), 12),
    swing(x + 76, 34, true),
    swing(x + 188, -16, s.chance(0.5)),
  ].join('')
}

function seesaw(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x, y, 140, 9, s.paint('ink'))),
    polygon(
      [
        [x - 26, y],
        [x, y - 48],
        [x + 26, y],
      ],
      s.paint('stoneDeep'),
    ),
    pupil(s, x - 112, y + 2, 96),
    pupil(s, x + 112, y - 52, 96),
    placed(x, y - 48, 1, [rect(-150, -6, 300, 13, s.paint('wheatDark'), 5)], -13),
    ring(x - 92, y - 42, 11, s.paint('ink'), 4),
    ring(x + 88, y - 84, 11, s.paint('ink'), 4),
  ].join('')
}

function walk(s: Stage): string {
  const tree = s.chance(0.5) ? palm : roundTree
  return [
    ground(s),
    ribbon(
      [
        [800, 620],
        [800, 690],
        [800, 780],
        [800, 960],
      ],
      [130, 260, 470, 900],
      s.paint('stone'),
    ),
    ribbon(
      [
        [800, 620],
        [800, 690],
        [800, 780],
        [800, 960],
      ],
      [112, 228, 424, 824],
      s.paint('limestone'),
    ),
    faded(
      0.5,
      stroke(times(8, i => `M${780 - i * i * 7 - 60} ${636 + i * i * 5.2}H${820 + i * i * 7 + 60}`).join(''), s.paint('stoneShade'), 2.5),
    ),
    ...[0, 1, 2].flatMap(i => [tree(s, 640 - i * 190, 660 + i * 64, 230 + i * 90), tree(s, 960 + i * 190, 660 + i * 64, 230 + i * 90)]),
    pergola(s, s.side === 1 ? 130 : 1080, 690),
    fountain(s, 800, 742),
    bench(s, 470, 800, 150),
    bench(s, 980, 800, 150),
    lamp(s, 390, 830, 320),
    lamp(s, 1210, 830, 320),
    ...times(4, i => person(s, 560 + i * 160 + s.between(-40, 40), 850 + s.between(-20, 36), s.between(190, 224))),
    ...flowers(s),
  ].join('')
}

function fountain(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x, y + 26, 190, 30, s.paint('ink'))),
    path(`M${x - 170} ${y}V${y + 24}A170 36 0 0 0 ${x + 170} ${y + 24}V${y}Z`, s.paint('stoneMid')),
    ellipse(x, y, 170, 36, s.paint('white')),
    ellipse(x, y + 3, 152, 29, s.paint('blue')),
    faded(
      0.6,
      ...[110, 70].map(
        r => `<ellipse cx="${x}" cy="${y + 3}" rx="${r}" ry="${r * 0.19}" fill="none" stroke="${s.paint('bluePale')}" stroke-width="3"/>`,
      ),
    ),
    path(`M${x - 16} ${y + 8}L${x - 9} ${y - 90}H${x + 9}L${x + 16} ${y + 8}Z`, s.paint('stone')),
    path(`M${x - 66} ${y - 96}Q${x - 50} ${y - 72} ${x} ${y - 72}Q${x + 50} ${y - 72} ${x + 66} ${y - 96}Z`, s.paint('stoneMid')),
    ellipse(x, y - 96, 66, 12, s.paint('blueLight')),
    stroke(
      times(6, i => `M${x} ${y - 100}Q${x + (i - 2.5) * 26} ${y - 170} ${x + (i - 2.5) * 44} ${y - 2}`).join(''),
      s.paint('white'),
      3.5,
    ),
  ].join('')
}

function pergola(s: Stage, x: number, y: number): string {
  return [
    faded(0.16, ellipse(x + 190, y + 4, 240, 16, s.paint('ink'))),
    ...times(
      4,
      i =>
        rect(x + i * 124, y - 190, 20, 190, s.paint('limestone')) +
        rect(x + i * 124 + (s.side === 1 ? 0 : 13), y - 190, 7, 190, s.paint('stoneShade')),
    ),
    rect(x - 30, y - 206, 452, 16, s.paint('wood')),
    ...times(12, i => rect(x - 22 + i * 38, y - 224, 10, 40, s.paint('woodDark'))),
    ...times(30, () =>
      circle(x + s.between(-30, 420), y - s.between(190, 232), s.between(10, 26), s.paint(s.pick<Paint>(['leaf', 'olive', 'leafLight']))),
    ),
    ...times(9, () => circle(x + s.between(-20, 410), y - s.between(186, 214), 6, s.paint(s.pick<Paint>(['terraSoft', 'white'])))),
    bench(s, x + 60, y, 130),
  ].join('')
}

function flowers(s: Stage): string[] {
  return times(2, i =>
    times(60, () => {
      const [fx, fy] = [(i === 0 ? 0 : 1240) + s.between(-20, 360), s.between(846, 896)]
      return (
        stroke(`M${fx} ${fy}v16`, s.paint('leaf'), 3) +
        circle(fx, fy, s.between(5, 9), s.paint(s.pick<Paint>(['terra', 'white', 'wheat', 'terraSoft', 'bluePale'])))
      )
    }).join(''),
  )
}

import { person } from './figures.ts'
import { ranges, sky } from './land.ts'
import { archDoor, archPath, archWindow, dome, screenWall, stoneWall, voussoirs } from './masonry.ts'
import { pot } from './plants.ts'
import { blob, circle, ellipse, faded, path, placed, type Point, polygon, rect, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

const cloths: readonly [[Paint, Paint], ...[Paint, Paint][]] = [
  ['terraSoft', 'limestone'],
  ['olive', 'limestone'],
  ['blueDark', 'white'],
  ['wheat', 'white'],
  ['terra', 'limestone'],
  ['leaf', 'wheat'],
  ['stoneDeep', 'limestone'],
]

/** Oranges, tomatoes, cucumbers, aubergines, lemons and olives. */
const produce: readonly [[string, string], ...[string, string][]] = [
  ['#C9772F', '#D98E45'],
  ['#A8472B', '#BC5B3A'],
  ['#6D7540', '#8B9453'],
  ['#4C3A4A', '#614B5C'],
  ['#E2CA8F', '#D0B36C'],
  ['#38421E', '#525C2E'],
]

/** A market: stalls before a stone arcade, or the square with its parasols seen from above. */
export function market(s: Stage): string {
  return s.variant % 2 === 0 ? fromRoof(s) : stalls(s)
}

function stalls(s: Stage): string {
  const foot = 640
  const bay = 220
  const openings = times(8, i => archPath(i * bay - 60 + 26, foot, bay - 52, 236))
  return [
    sky(s, 300, { clouds: 2 }),
    ranges(s, 190, 260, 2, 0.5),
    ...times(3, i => dome(s, 260 + i * 540 + s.between(-60, 60), 214, s.between(80, 120), 0.1)),
    stoneWall(s, -10, 210, 1620, 190, { course: 30 }),
    rect(-10, 200, 1620, 16, s.paint('white')),
    ...times(8, i =>
      archWindow(s, i * bay + 30, 340, 40, 82, { shutter: s.chance(0.5) ? s.pick<Paint>(['olive', 'blueDark', 'wood']) : null }),
    ),
    rect(-10, 384, 1620, 256, s.tint('#8E7F61')),
    ...times(8, i => archDoor(s, i * bay - 60 + 74, foot, 72, 150, s.pick(['olive', 'wood', 'blueDark', 'woodDark']))),
    faded(0.28, rect(-10, 384, 1620, 256, s.paint('ink'))),
    screenWall(-10, 384, 1620, 256, openings, s.paint('stone')),
    ...times(8, i => voussoirs(s, i * bay - 60 + 26, foot, bay - 52, 236, 22)),
    rect(-10, 376, 1620, 12, s.paint('white')),
    rect(0, foot, 1600, 270, s.paint('stoneMid')),
    paving(s, foot),
    ...times(5, () => person(s, s.between(60, 1540), foot + s.between(20, 40), 180)),
    ...times(4, i => stall(s, 80 + i * 390 + s.between(-20, 20), 790, 300)),
    ...times(4, i => person(s, 60 + i * 460 + s.between(-60, 60), s.between(860, 886), s.between(236, 262))),
    pot(s, s.side === 1 ? 60 : 1540, 884, 110),
  ].join('')
}

function paving(s: Stage, foot: number): string {
  const rows = times(7, i => `M0 ${foot + 8 + i * i * 6}H1600`)
  const joints = times(30, i =>
    through([
      [800 + (i - 15) * 70, foot],
      [800 + (i - 15) * 150, 910],
    ]),
  )
  return faded(0.45, stroke([...rows, ...joints].join(''), s.paint('stoneShade'), 2))
}

function stall(s: Stage, x: number, y: number, w: number): string {
  const [dark, pale] = s.pick(cloths)
  const top = y - 260
  const stripes = 9
  const each = (w + 50) / stripes
  const awning = times(stripes, i => {
    const from = x - 25 + i * each
    const upper: Point[] = [
      [x + 14 + ((w - 28) / stripes) * i, top],
      [x + 14 + ((w - 28) / stripes) * (i + 1), top],
      [from + each, top + 62],
      [from, top + 62],
    ]
    return (
      polygon(upper, s.paint(i % 2 === 0 ? dark : pale)) +
      path(`M${from} ${top + 62}v12a${each / 2} ${each / 2} 0 0 0 ${each} 0v-12Z`, s.paint(i % 2 === 0 ? dark : pale))
    )
  })
  return [
    faded(0.2, ellipse(x + w / 2, y + 4, w * 0.58, 14, s.paint('ink'))),
    ...[0.02, 0.96].map(part => rect(x + w * part, top + 40, 8, 220, s.paint('woodDark'))),
    rect(x, y - 96, w, 96, s.paint('wood')),
    ...times(6, i => rect(x + 6 + (i * w) / 6, y - 82, w / 6 - 10, 74, s.paint(i % 2 === 0 ? 'woodDark' : 'wood', 0.06))),
    ...times(4, i => crate(s, x + 8 + (i * (w - 8)) / 4, y - 96, w / 4 - 10)),
    faded(0.22, rect(x, top + 74, w, 46, s.paint('ink'))),
    ...awning,
  ].join('')
}

/** A tilted crate of fruit or vegetables. */
function crate(s: Stage, x: number, y: number, w: number): string {
  const goods = s.pick(produce)
  const rows = times(3, row =>
    times(6, i => circle(x + 6 + ((i + (row % 2) * 0.5) * (w - 8)) / 6, y - 30 + row * 9, w * 0.1, s.tint(s.pick(goods)))).join(''),
  )
  return (
    rect(x - 2, y - 38, w + 4, 38, s.paint('woodDark')) +
    rows.join('') +
    rect(x - 4, y - 10, w + 8, 14, s.paint('soilPale')) +
    rect(x - 4, y - 3, w + 8, 2, s.paint('wood'))
  )
}

/** The square from above: a floor of laid stone, parasols of eight panels, carts, people and their shadows. */
function fromRoof(s: Stage): string {
  const parasols = times(160, () => [s.between(60, 1540), s.between(60, 840), s.between(82, 120)] as const).reduce<
    (readonly [number, number, number])[]
  >(
    (kept, next) =>
      kept.length < 14 &&
      kept.every(([x, y, r]) => Math.hypot(x - next[0], y - next[1]) > r + next[2] + 16) &&
      Math.abs(next[0] - next[1] * 0.5 - 560) > 190
        ? [...kept, next]
        : kept,
    [],
  )
  return [
    rect(0, 0, 1600, 900, s.paint('stone')),
    floor(s),
    ...parasols.map(([x, y, r]) => faded(0.2, circle(x - s.side * r * 0.34, y + r * 0.36, r, s.paint('ink')))),
    ...times(26, () => walker(s, s.between(20, 1580), s.between(20, 880))),
    ...parasols.map(([x, y, r]) => goodsAround(s, x, y, r)),
    ...parasols.map(([x, y, r]) => parasol(s, x, y, r)),
    ...[
      [-20, 40],
      [1580, 860],
      [40, 900],
      [1560, 20],
    ].map(([x = 0, y = 0]) => roundTop(s, x, y, s.between(130, 190))),
  ].join('')
}

function floor(s: Stage): string {
  const size = 100
  const tiles = times(17, col =>
    times(10, row => {
      const [x, y] = [col * size - 50, row * size - 50]
      const fill = s.paint((col + row) % 2 === 0 ? 'limestone' : 'stone')
      const inner = s.paint((col + row) % 2 === 0 ? 'stoneMid' : 'white')
      return (
        rect(x, y, size - 2, size - 2, fill) +
        polygon(
          [
            [x + 49, y + 27],
            [x + 71, y + 49],
            [x + 49, y + 71],
            [x + 27, y + 49],
          ],
          inner,
        )
      )
    }).join(''),
  )
  const lane: Point[] = [
    [440, -20],
    [680, -20],
    [1130, 920],
    [890, 920],
  ]
  const joints = times(44, i =>
    through([
      [440 + i * 10.4, -20 + i * 21.6],
      [680 + i * 10.4, -20 + i * 21.6],
    ]),
  )
  return [
    ...tiles,
    polygon(lane, s.paint('stoneMid')),
    faded(0.6, stroke(joints.join(''), s.paint('stoneShade'), 2)),
    stroke('M440 -20L890 920M680 -20L1130 920', s.paint('white'), 9),
  ].join('')
}

function parasol(s: Stage, x: number, y: number, r: number): string {
  const [dark, pale] = s.pick(cloths)
  const turn = s.between(0, 1)
  const corner = (i: number): Point => [x + Math.cos(turn + (i * Math.PI) / 4) * r, y + Math.sin(turn + (i * Math.PI) / 4) * r]
  const panels = times(8, i => {
    const shade = faded(0.12, polygon([[x, y], corner(i), corner(i + 1)], s.paint('ink')))
    return (
      polygon([[x, y], corner(i), corner(i + 1)], s.paint(i % 2 === 0 ? dark : pale)) +
      (Math.cos(turn + ((i + 0.5) * Math.PI) / 4) * s.side < -0.2 ? shade : '')
    )
  })
  return [...panels, circle(x, y, r * 0.07, s.paint('wood'))].join('')
}

function goodsAround(s: Stage, x: number, y: number, r: number): string {
  const turn = s.between(0, 360)
  const goods = times(5, i => {
    const tone = s.pick(produce)
    const fruit = times(9, n =>
      circle(-r * 0.9 + i * r * 0.36 + 8 + (n % 3) * 11, -r * 1.12 + Math.floor(n / 3) * 11, 6, s.tint(s.pick(tone))),
    )
    return rect(-r * 0.9 + i * r * 0.36, -r * 1.2, r * 0.33, 38, s.paint('wood'), 3) + fruit.join('')
  })
  return placed(x, y, 1, goods, turn)
}

function walker(s: Stage, x: number, y: number): string {
  const cloth = s.paint(s.pick<Paint>(['olive', 'blueDark', 'ink', 'blue', 'stoneDeep', 'terra', 'wheatDark']))
  const head = s.paint(s.pick<Paint>(['ink', 'woodDark', 'white', 'bluePale', 'stoneShade']))
  return placed(
    x,
    y,
    1.45,
    [faded(0.2, ellipse(-s.side * 16, 18, 30, 9, s.paint('ink'), -s.side * 44)), ellipse(0, 0, 17, 9, cloth), circle(0, 0, 7.5, head)],
    s.between(0, 180),
  )
}

function roundTop(s: Stage, x: number, y: number, r: number): string {
  const tones: Paint[] = ['olive', 'olive', 'leaf', 'leaf', 'leafLight']
  return [
    faded(0.2, path(blob(s, x - s.side * 34, y + 40, r, r, 0.06, 14), s.paint('ink'))),
    ...tones.map((tone, i) =>
      path(blob(s, x + s.side * i * r * 0.09, y - i * r * 0.09, r * (1 - i * 0.19), r * (1 - i * 0.19), 0.08, 14), s.paint(tone)),
    ),
  ].join('')
}

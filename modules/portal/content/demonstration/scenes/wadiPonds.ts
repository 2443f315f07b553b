import { contours, grass, land, type Ridge, ranges, ridgeOf, rocks, sky } from './land.ts'
import { stoneWall, village } from './masonry.ts'
import { bush, cypress, oliveTree, palm } from './plants.ts'
import { blob, circle, ellipse, faded, path, placed, type Point, polygon, rect, soft, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** Treated water: round basins in a valley, reed beds by a wadi, or the plant as a bird sees it. */
export function wadiPonds(s: Stage): string {
  const framing = s.variant % 3
  return framing === 0 ? reedBeds(s) : framing === 1 ? basins(s) : plan(s)
}

function basin(s: Stage, x: number, y: number, r: number, turn: number): string {
  const flat = 0.34
  const arm: Point = [x + Math.cos(turn) * r * 0.92, y + Math.sin(turn) * r * 0.92 * flat]
  const rail = times(26, i => {
    const angle = (i / 26) * Math.PI * 2
    return `M${x + Math.cos(angle) * r * 1.06} ${y + Math.sin(angle) * r * 1.06 * flat}v${-r * 0.09}`
  })
  return [
    faded(0.2, ellipse(x - s.side * r * 0.1, y + r * 0.12, r * 1.2, r * 1.2 * flat, s.paint('ink'))),
    path(
      `M${x - r * 1.08} ${y}V${y + r * 0.17}A${r * 1.08} ${r * 1.08 * flat} 0 0 0 ${x + r * 1.08} ${y + r * 0.17}V${y}Z`,
      s.paint('stoneShade'),
    ),
    ellipse(x, y, r * 1.08, r * 1.08 * flat, s.paint('limestone')),
    ellipse(x, y, r * 0.97, r * 0.97 * flat, s.paint('blueDeep')),
    ellipse(x, y + r * 0.05, r * 0.95, r * 0.92 * flat, s.paint(s.pick<Paint>(['blue', 'blueDark', 'blueLight']))),
    ...[0.72, 0.5, 0.28].map(part =>
      faded(
        0.4,
        `<ellipse cx="${x}" cy="${y + r * 0.05}" rx="${r * part}" ry="${r * part * flat}" fill="none" stroke="${s.paint('bluePale')}" stroke-width="3"/>`,
      ),
    ),
    stroke(through([[x, y - r * 0.04], arm]), s.paint('stoneDeep'), r * 0.09),
    stroke(
      through([
        [x, y - r * 0.09],
        [arm[0], arm[1] - r * 0.05],
      ]),
      s.paint('white'),
      r * 0.05,
    ),
    ellipse(x, y - r * 0.05, r * 0.12, r * 0.06, s.paint('stoneMid')),
    stroke(rail.join(''), s.paint('oliveDeep'), 2),
    `<ellipse cx="${x}" cy="${y - r * 0.09}" rx="${r * 1.06}" ry="${r * 1.06 * flat}" fill="none" stroke="${s.paint('oliveDeep')}" stroke-width="2.4"/>`,
  ].join('')
}

function basins(s: Stage): string {
  const hill = ridgeOf(s, 400, 34)
  const tree = s.chance(0.4) ? palm : cypress
  return [
    sky(s, 380),
    ranges(s, 270, 370, 3),
    village(s, 800 - s.side * 420, 460, x => hill(x) + 16, 58, 3, 0.24),
    land(hill, s.tint('#B7AE78', 0.12)),
    contours(s, hill, s.tint('#8C8858', 0.1), 5, 16),
    ...times(12, i => oliveTree(s, i * 140 + s.between(-40, 40), 500 + s.between(-30, 10), s.between(0.55, 0.8), 0.08)),
    land(x => 530 + Math.sin(x / 400) * 10, s.paint('sage')),
    grass(s, 130, () => [s.between(0, 1600), s.between(560, 890)], 13, s.paint('leaf')),
    stroke(
      soft([
        [-20, 640],
        [400, 616],
        [800, 622],
        [1200, 610],
        [1620, 630],
      ]),
      s.paint('limestone'),
      26,
    ),
    control(s, 800 + s.side * 430, 600),
    ...times(5, i => tree(s, 800 + s.side * (560 + i * 62), 610 + i * 6, s.between(150, 200))),
    basin(s, 800 - s.side * 330, 640, 170, s.between(0, 6)),
    basin(s, 800 + s.side * 90, 660, 150, s.between(0, 6)),
    stroke(
      `M${800 - s.side * 330} 700C${800 - s.side * 200} 820 ${800 - s.side * 20} 790 ${800 + s.side * 130} 790`,
      s.paint('limestone'),
      40,
    ),
    basin(s, 800 + s.side * 380, 780, 280, s.between(0, 6)),
    ...straightBasin(s, 800 - s.side * 470, 800),
    ...times(9, i => bush(s, 40 + i * 190 + s.between(-30, 30), 905, s.between(40, 66))),
  ].join('')
}

/** A straight basin with baffles, seen at a slant. */
function straightBasin(s: Stage, x: number, y: number): string[] {
  const ring: Point[] = [
    [x - 230, y - 40],
    [x + 200, y - 40],
    [x + 250, y + 70],
    [x - 290, y + 70],
  ]
  const inner: Point[] = [
    [x - 216, y - 28],
    [x + 188, y - 28],
    [x + 228, y + 54],
    [x - 266, y + 54],
  ]
  return [
    polygon(
      [
        [x - 290, y + 70],
        [x + 250, y + 70],
        [x + 250, y + 96],
        [x - 290, y + 96],
      ],
      s.paint('stoneShade'),
    ),
    polygon(ring, s.paint('limestone')),
    polygon(inner, s.paint('blueDark')),
    ...times(5, i =>
      polygon(
        [
          [x - 150 + i * 68, y - 28],
          [x - 142 + i * 68, y - 28],
          [x - 160 + i * 80, y + 40],
          [x - 172 + i * 80, y + 40],
        ],
        s.paint('stone'),
      ),
    ),
    faded(0.4, ...times(7, i => rect(x - 220 + i * 62, y - 10 + (i % 3) * 20, 40, 4, s.paint('bluePale'), 2))),
  ]
}

function control(s: Stage, x: number, y: number): string {
  return [
    stoneWall(s, x - 110, y - 110, 220, 110, { course: 22 }),
    rect(x - 120, y - 122, 240, 14, s.paint('white')),
    rect(x - 20, y - 74, 46, 74, s.paint('olive')),
    ...[-84, 50].map(dx => rect(x + dx, y - 80, 42, 36, s.paint('blueDark'))),
    ...times(3, i =>
      polygon(
        [
          [x - 90 + i * 66, y - 122],
          [x - 50 + i * 66, y - 152],
          [x - 36 + i * 66, y - 150],
          [x - 70 + i * 66, y - 122],
        ],
        s.paint('blueDeep'),
      ),
    ),
  ].join('')
}

function reedBeds(s: Stage): string {
  const bank: Ridge = x => 560 + Math.sin(x / 300 + s.variant) * 16
  const course = [
    [430, 552],
    [330, 580],
    [250, 616],
    [290, 664],
    [210, 730],
    [40, 810],
    [-180, 960],
  ]
  const stream = course.map(([x = 0, y = 0]): Point => [800 + s.side * x, y])
  const wide = [16, 34, 60, 96, 150, 220, 330]
  const left = stream.map(([x, y], i): Point => [x - (wide[i] ?? 0), y])
  const right = stream.map(([x, y], i): Point => [x + (wide[i] ?? 0), y]).reverse()
  const water = `${soft(left)}L${soft(right).slice(1)}Z`
  return [
    sky(s, 420),
    ranges(s, 300, 420, 4, 0.3),
    village(s, 800 - s.side * 420, 420, x => 500 + Math.sin(x / 200) * 8, 58, 3, 0.26),
    land(x => 500 + Math.sin(x / 340) * 18, s.tint('#B9B07A', 0.1)),
    ...times(10, i => oliveTree(s, i * 168 + s.between(-40, 40), 548 + s.between(-20, 10), s.between(0.6, 0.9), 0.06)),
    land(bank, s.tint('#A3A064', 0.04)),
    path(water, s.paint('blueLight')),
    faded(0.5, ...times(24, () => ripple(s, stream, wide))),
    rocks(s, 34, () => nearBank(s, stream, wide), 26),
    ...times(60, i => reed(s, nearBank(s, stream, wide), 70 + (i / 60) * 90)),
    ...[0, 1].map(i => palm(s, 800 - s.side * (560 + i * 110), 720 + i * 40, s.between(330, 400))),
    heron(s, 800 + s.side * 90, 738),
    grass(s, 120, () => [800 - s.side * s.between(200, 800), s.between(640, 895)], 22, s.tint('#7F7B44')),
    ...times(26, () => reed(s, [s.side === 1 ? s.between(1250, 1600) : s.between(0, 350), s.between(890, 960)], s.between(200, 300))),
  ].join('')
}

function ripple(s: Stage, stream: readonly Point[], wide: readonly number[]): string {
  const i = s.whole(1, stream.length - 2)
  const [x, y] = stream[i] ?? [800, 700]
  const half = wide[i] ?? 40
  const long = half * s.between(0.2, 0.6)
  return rect(x + s.between(-0.7, 0.2) * half, y + s.between(-14, 50), long, 2 + half / 60, s.paint('white'), 2)
}

function nearBank(s: Stage, stream: readonly Point[], wide: readonly number[]): Point {
  const i = s.whole(1, stream.length - 2)
  const [x, y] = stream[i] ?? [800, 700]
  const half = wide[i] ?? 40
  return [x + (s.chance(0.5) ? 1 : -1) * (half + s.between(0, 50)), y + s.between(-10, 30)]
}

function reed(s: Stage, [x, y]: Point, tall: number): string {
  const lean = s.between(-0.16, 0.16) * tall
  const bend = (part: number): string => `M${x} ${y}Q${x + lean * 0.3} ${y - tall * 0.6} ${x + lean * part} ${y - tall * part}`
  return (
    stroke(
      bend(1) +
        `M${x + 4} ${y}Q${x + 14} ${y - tall * 0.4} ${x + 30} ${y - tall * 0.62}M${x - 4} ${y}Q${x - 12} ${y - tall * 0.4} ${x - 26} ${y - tall * 0.56}`,
      s.paint(s.pick<Paint>(['leaf', 'leafLight', 'olive'])),
      Math.max(2.5, tall / 36),
    ) + ellipse(x + lean, y - tall, tall * 0.025, tall * 0.09, s.paint('wheatDark'), lean / 4)
  )
}

function heron(s: Stage, x: number, y: number): string {
  return placed(x, y, 1, [
    stroke('M-6 0V-46M6 0V-44', s.paint('ink'), 3),
    path('M-34 -56Q-10 -84 22 -62Q10 -38 -14 -42Z', s.paint('white')),
    stroke('M18 -62Q34 -80 22 -98Q18 -112 32 -116', s.paint('white'), 7),
    stroke('M32 -116L54 -110', s.paint('wheatDark'), 4),
    path('M-36 -56L-6 -66L-4 -48Z', s.paint('blueLight')),
  ])
}

function plan(s: Stage): string {
  const wadi: Point[] = times(8, i => [-60 + i * 250, 450 + Math.sin(i * 1.2 + s.variant) * 150 - i * 14])
  const fields = times(9, col =>
    times(5, row => {
      const fill = s.paint(s.pick<Paint>(['leafPale', 'sage', 'wheat', 'leafLight', 'soilPale']), 0.12)
      const [x, y] = [col * 190 - 40, row * 190 - 30]
      const lines = times(9, i => `M${x} ${y + i * 21}h186`)
      return rect(x, y, 186, 186, fill) + faded(0.25, stroke(lines.join(''), s.paint('olive'), 3))
    }).join(''),
  )
  const spots: [number, number, number][] = [
    [360, 200, 120],
    [640, 170, 96],
    [930, 700, 130],
    [1230, 690, 110],
    [1330, 210, 92],
  ]
  return [
    rect(0, 0, 1600, 900, s.paint('sage')),
    placed(800, 450, 1.25, [placed(-800, -450, 1, fields)], s.side * 14),
    stroke(soft(wadi), s.paint('soilPale'), 250),
    stroke(soft(wadi), s.paint('stone'), 170),
    stroke(soft(wadi), s.paint('blueLight'), 96),
    faded(0.5, stroke(soft(wadi.map(([x, y]): Point => [x, y - 20])), s.paint('white'), 6)),
    ...times(90, () => treeTop(s, wadi)),
    ...spots.map(([x, y, r]) => roundBasin(s, x, y, r)),
    ...times(
      3,
      i =>
        rect(150 + i * 150, 690, 126, 160, s.paint('limestone'), 8) +
        rect(160 + i * 150, 700, 106, 140, s.paint(s.pick<Paint>(['blue', 'blueDark', 'leaf'])), 5) +
        rect(160 + i * 150, 766, 106, 6, s.paint('limestone')),
    ),
    stroke('M-20 640H560Q640 640 660 560L700 330Q720 280 800 280H1620', s.paint('limestone'), 30),
    stroke('M-20 640H560Q640 640 660 560L700 330Q720 280 800 280H1620', s.paint('stoneShade'), 3).replace(
      '/>',
      ' stroke-dasharray="18 18"/>',
    ),
  ].join('')
}

function treeTop(s: Stage, wadi: readonly Point[]): string {
  const [x, y] = wadi[s.whole(0, wadi.length - 1)] ?? [0, 0]
  const [tx, ty] = [x + s.between(-130, 130), y + (s.chance(0.5) ? 1 : -1) * s.between(90, 150)]
  const r = s.between(16, 34)
  return (
    faded(0.2, circle(tx - s.side * 9, ty + 10, r, s.paint('ink'))) +
    path(blob(s, tx, ty, r, r, 0.1), s.paint('olive')) +
    path(blob(s, tx + s.side * r * 0.2, ty - r * 0.2, r * 0.66, r * 0.66, 0.12), s.paint('leaf')) +
    path(blob(s, tx + s.side * r * 0.34, ty - r * 0.34, r * 0.3, r * 0.3, 0.14), s.paint('leafLight'))
  )
}

function roundBasin(s: Stage, x: number, y: number, r: number): string {
  const turn = s.between(0, 180)
  return [
    faded(0.22, circle(x - s.side * 14, y + 16, r * 1.1, s.paint('ink'))),
    circle(x, y, r * 1.1, s.paint('limestone')),
    circle(x, y, r * 0.98, s.paint('blueDeep')),
    circle(x + s.side * 5, y + 6, r * 0.94, s.paint(s.pick<Paint>(['blue', 'blueDark', 'blueLight']))),
    ...[0.7, 0.46].map(part =>
      faded(0.35, `<circle cx="${x}" cy="${y}" r="${r * part}" fill="none" stroke="${s.paint('bluePale')}" stroke-width="4"/>`),
    ),
    placed(
      x,
      y,
      1,
      [
        rect(-r * 1.04, -7, r * 2.08, 14, s.paint('stoneDeep')),
        rect(-r * 1.04, -7, r * 2.08, 6, s.paint('white')),
        circle(0, 0, r * 0.13, s.paint('stoneMid')),
      ],
      turn,
    ),
  ].join('')
}

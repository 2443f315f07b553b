import { fromAbove } from './figures.ts'
import { blob, circle, faded, path, placed, type Point, polygon, rect, ring, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** A meeting seen from above: a round, a long or a horseshoe table on a floor of patterned tiles. */
export function meetingTable(s: Stage): string {
  const shape = s.variant % 3
  const [cx, cy] = [800, 450]
  return [
    tiles(s),
    carpet(s, cx, cy),
    shape === 0 ? roundTable(s, cx, cy) : shape === 1 ? longTable(s, cx, cy) : horseshoe(s, cx, cy),
    plantAbove(s, s.side === 1 ? 90 : 1510, 90),
    plantAbove(s, s.side === 1 ? 1500 : 100, 820),
    faded(
      0.1,
      polygon(
        [
          [200, -20],
          [460, -20],
          [1060, 920],
          [800, 920],
        ],
        '#FFFFFF',
      ),
    ),
    faded(
      0.1,
      polygon(
        [
          [560, -20],
          [640, -20],
          [1240, 920],
          [1160, 920],
        ],
        '#FFFFFF',
      ),
    ),
  ].join('')
}

/** Cement tiles: a square with a four-petalled flower, a diamond in a square, or an eight-sided field with small squares. */
function tiles(s: Stage): string {
  const size = 110
  const kind = s.variant % 4
  const [ground, mark, small] = s.pick<[Paint, Paint, Paint]>([
    ['limestone', 'stoneMid', 'sage'],
    ['stone', 'bluePale', 'blueLight'],
    ['limestone', 'wheat', 'stoneShade'],
    ['stone', 'sage', 'terraSoft'],
  ])
  const each = times(16, col =>
    times(10, row => {
      const [x, y] = [col * size - 40, row * size - 60]
      return tile(s, x, y, size, kind, s.paint(mark, 0.25), s.paint(small, 0.2))
    }).join(''),
  )
  const grid = [...times(17, i => `M${i * size - 40} 0V900`), ...times(11, i => `M0 ${i * size - 60}H1600`)]
  return [rect(0, 0, 1600, 900, s.paint(ground)), ...each, faded(0.4, stroke(grid.join(''), s.paint('stoneShade'), 1.6))].join('')
}

function tile(s: Stage, x: number, y: number, size: number, kind: number, mark: string, small: string): string {
  const c: Point = [x + size / 2, y + size / 2]
  const h = size / 2
  if (kind === 0)
    return (
      ['M', 'm']
        .map((_, i) =>
          path(
            `M${c[0]} ${c[1]}Q${c[0] + h * 0.1} ${c[1] - h * 0.8} ${c[0] + (i === 0 ? h : -h) * 0.94} ${c[1] - h * 0.94}Q${c[0] + (i === 0 ? h : -h) * 0.8} ${c[1] - h * 0.1} ${c[0]} ${c[1]}M${c[0]} ${c[1]}Q${c[0] + h * 0.1} ${c[1] + h * 0.8} ${c[0] + (i === 0 ? h : -h) * 0.94} ${c[1] + h * 0.94}Q${c[0] + (i === 0 ? h : -h) * 0.8} ${c[1] + h * 0.1} ${c[0]} ${c[1]}`,
            mark,
          ),
        )
        .join('') + circle(c[0], c[1], h * 0.16, small)
    )
  if (kind === 1)
    return (
      polygon(
        [
          [c[0], y],
          [x + size, c[1]],
          [c[0], y + size],
          [x, c[1]],
        ],
        mark,
      ) +
      polygon(
        [
          [c[0], c[1] - h * 0.36],
          [c[0] + h * 0.36, c[1]],
          [c[0], c[1] + h * 0.36],
          [c[0] - h * 0.36, c[1]],
        ],
        small,
      )
    )
  if (kind === 2)
    return (
      ring(c[0], c[1], h * 0.72, mark, h * 0.2) +
      circle(c[0], c[1], h * 0.3, small) +
      [x, x + size].flatMap(px => [y, y + size].map(py => circle(px, py, h * 0.3, mark))).join('')
    )
  const k = size * 0.29
  return (
    polygon(
      [
        [x + k, y + 3],
        [x + size - k, y + 3],
        [x + size - 3, y + k],
        [x + size - 3, y + size - k],
        [x + size - k, y + size - 3],
        [x + k, y + size - 3],
        [x + 3, y + size - k],
        [x + 3, y + k],
      ],
      mark,
    ) + rect(c[0] - h * 0.26, c[1] - h * 0.26, h * 0.52, h * 0.52, small)
  )
}

function carpet(s: Stage, cx: number, cy: number): string {
  const [w, h] = [1240, 760]
  const [x, y] = [cx - w / 2, cy - h / 2]
  const field = s.pick<Paint>(['wheat', 'olive', 'blueDark', 'stoneShade', 'soilPale'])
  const stitches = (left: number, top: number, count: number, isDown: boolean): string =>
    times(count, i => {
      const [px, py] = isDown ? [left, top + i * 22] : [left + i * 22, top]
      return rect(px, py, 8, 8, s.paint(i % 3 === 0 ? 'terra' : 'olive')) + rect(px + 4, py + 8, 8, 8, s.paint('wheatDark'))
    }).join('')
  return [
    faded(0.16, rect(x - s.side * 10 - 6, y + 12, w + 12, h + 4, s.paint('ink'))),
    rect(x, y, w, h, s.paint(field, 0.2)),
    rect(x + 18, y + 18, w - 36, h - 36, s.paint('limestone')),
    rect(x + 56, y + 56, w - 112, h - 112, s.paint(field, 0.3)),
    stitches(x + 30, y + 30, 54, false),
    stitches(x + 30, y + h - 44, 54, false),
    stitches(x + 30, y + 52, 30, true),
    stitches(x + w - 42, y + 52, 30, true),
    ...times(60, i => stroke(`M${x} ${y + 8 + i * 12.6}h-16M${x + w} ${y + 8 + i * 12.6}h16`, s.paint('limestone'), 3)),
  ].join('')
}

function papers(s: Stage, x: number, y: number, turn: number): string {
  const kind = s.whole(0, 3)
  const sheet =
    rect(-22, -30, 44, 58, s.paint('white'), 1) +
    times(5, i => rect(-15, -22 + i * 9, i === 4 ? 16 : 30, 3, s.paint('stoneShade'))).join('')
  const things = [
    sheet,
    sheet + rect(24, -20, 4, 44, s.paint(s.pick<Paint>(['olive', 'terra', 'blueDark']))),
    rect(-30, -24, 60, 40, s.paint('asphaltDark'), 4) +
      rect(-26, -20, 52, 32, s.paint('blueLight'), 2) +
      rect(-30, 16, 60, 22, s.paint('stoneShade'), 3),
    rect(-24, -30, 48, 58, s.paint(s.pick<Paint>(['olive', 'blueDark', 'wheatDark'])), 2) + rect(-14, -20, 28, 10, s.paint('limestone')),
  ]
  return placed(x, y, 1, [faded(0.2, rect(-24, -24, 52, 58, s.paint('ink'))), things[kind] ?? sheet], turn + s.between(-9, 9))
}

function glass(s: Stage, x: number, y: number): string {
  return s.chance(0.5)
    ? circle(x, y, 13, s.paint('white')) + circle(x, y, 9, s.paint('woodDark')) + ring(x + 15, y, 5, s.paint('white'), 3)
    : circle(x, y, 11, s.paint('bluePale')) + ring(x, y, 10, s.paint('white'), 2)
}

/** A seat at a table: somebody or an empty chair, and what lies before it; the table is towards turn 0 = up. */
function seat(s: Stage, x: number, y: number, turn: number): string {
  const angle = ((turn - 90) * Math.PI) / 180
  const at = (far: number, aside: number): Point => [
    x + Math.cos(angle) * far - Math.sin(angle) * aside,
    y + Math.sin(angle) * far + Math.cos(angle) * aside,
  ]
  const [px, py] = at(88, 0)
  const [gx, gy] = at(96, 46)
  const chair = placed(x, y, 1.15, [rect(-34, -4, 68, 58, s.paint('stoneShade'), 14), rect(-34, 36, 68, 18, s.paint('woodDark'), 9)], turn)
  return papers(s, px, py, turn) + glass(s, gx, gy) + (s.chance(0.86) ? fromAbove(s, x, y, 1.15, turn) : chair)
}

function top(s: Stage, d: string): string {
  return [placed(-s.side * 10, 16, 1, [faded(0.22, path(d, s.paint('ink')))]), path(d, s.paint('wood'))].join('')
}

function grain(s: Stage, x: number, y: number, w: number, h: number): string {
  return faded(
    0.3,
    ...times(h / 22, i =>
      stroke(
        `M${x + s.between(0, w * 0.3)} ${y + 12 + i * 22}q${w * 0.2} ${s.between(-5, 5)} ${w * s.between(0.4, 0.66)} 0`,
        s.paint('woodDark'),
        2,
      ),
    ),
  )
}

function roundTable(s: Stage, cx: number, cy: number): string {
  const r = 260
  const count = s.whole(9, 11)
  const disc = `M${cx - r} ${cy}A${r} ${r} 0 1 0 ${cx + r} ${cy}A${r} ${r} 0 1 0 ${cx - r} ${cy}Z`
  return [
    top(s, disc),
    grain(s, cx - 200, cy - 170, 400, 340),
    ring(cx, cy, r - 8, s.paint('soil'), 5),
    ...times(count, i => {
      const angle = (i / count) * Math.PI * 2
      return seat(s, cx + Math.cos(angle) * (r + 32), cy + Math.sin(angle) * (r + 32), (angle * 180) / Math.PI - 90)
    }),
    centrepiece(s, cx, cy),
  ].join('')
}

function longTable(s: Stage, cx: number, cy: number): string {
  const [w, h] = [940, 270]
  const d = `M${cx - w / 2 + 60} ${cy - h / 2}H${cx + w / 2 - 60}Q${cx + w / 2} ${cy - h / 2} ${cx + w / 2} ${cy}Q${cx + w / 2} ${cy + h / 2} ${cx + w / 2 - 60} ${cy + h / 2}H${cx - w / 2 + 60}Q${cx - w / 2} ${cy + h / 2} ${cx - w / 2} ${cy}Q${cx - w / 2} ${cy - h / 2} ${cx - w / 2 + 60} ${cy - h / 2}Z`
  return [
    top(s, d),
    grain(s, cx - w / 2 + 40, cy - h / 2, w - 120, h),
    ...times(6, i => seat(s, cx - 370 + i * 148, cy - h / 2 - 30, 180) + seat(s, cx - 370 + i * 148, cy + h / 2 + 30, 0)),
    seat(s, cx - w / 2 - 32, cy, 90),
    seat(s, cx + w / 2 + 32, cy, -90),
    bigMap(s, cx, cy),
  ].join('')
}

function horseshoe(s: Stage, cx: number, cy: number): string {
  const d = `M${cx - 520} ${cy - 290}H${cx + 520}V${cy + 290}H${cx + 350}V${cy - 120}H${cx - 350}V${cy + 290}H${cx - 520}Z`
  return [
    top(s, d),
    grain(s, cx - 500, cy - 284, 1000, 150),
    ...times(6, i => seat(s, cx - 400 + i * 160, cy - 322, 180)),
    ...times(3, i => seat(s, cx - 552, cy - 90 + i * 160, 90) + seat(s, cx + 552, cy - 90 + i * 160, -90)),
    placed(cx, cy + 60, 1.9, [bigMap(s, 0, 0)]),
    fromAbove(s, cx + s.side * 210, cy + 236, 1.15, -s.side * 30),
  ].join('')
}

function centrepiece(s: Stage, x: number, y: number): string {
  return [
    circle(x - s.side * 6, y + 8, 52, s.paint('woodDark')),
    circle(x, y, 50, s.paint('white')),
    ...times(14, () =>
      path(
        blob(s, x + s.between(-34, 34), y + s.between(-34, 34), s.between(12, 24), s.between(12, 24), 0.16),
        s.paint(s.pick<Paint>(['olive', 'leaf', 'leafLight'])),
      ),
    ),
  ].join('')
}

/** A map or a chart spread out on the table. */
function bigMap(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, rect(x - 108, y - 56, 220, 124, s.paint('ink'))),
    rect(x - 112, y - 62, 224, 124, s.paint('white')),
    ...times(10, i =>
      rect(
        x - 104 + (i % 5) * 42,
        y - 54 + Math.floor(i / 5) * 56,
        38,
        50,
        s.paint(s.pick<Paint>(['sage', 'wheat', 'bluePale', 'stone', 'leafPale'])),
      ),
    ),
    stroke(`M${x - 112} ${y + 20}Q${x - 30} ${y - 10} ${x + 20} ${y + 6}T${x + 112} ${y - 24}`, s.paint('limestone'), 12),
    stroke(`M${x - 60} ${y - 62}Q${x - 40} ${y} ${x - 70} ${y + 62}`, s.paint('blueLight'), 9),
    circle(x + 36, y - 20, 7, s.paint('terra')),
  ].join('')
}

function plantAbove(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, circle(x - s.side * 12, y + 14, 110, s.paint('ink'))),
    circle(x, y, 62, s.paint('terraSoft')),
    ...times(15, i =>
      placed(
        x,
        y,
        1,
        [
          path('M0 0Q-26 -60 0 -128Q26 -60 0 0Z', s.paint(i % 3 === 0 ? 'leafLight' : i % 3 === 1 ? 'leaf' : 'olive')),
          stroke('M0 -10V-118', s.paint('leafPale'), 2),
        ],
        i * 24 + s.between(-8, 8),
      ),
    ),
  ].join('')
}

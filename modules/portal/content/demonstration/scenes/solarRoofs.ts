import { grass, land, ranges, sky } from './land.ts'
import { village } from './masonry.ts'
import { cypress, oliveTree } from './plants.ts'
import { blob, ellipse, faded, path, type Point, polygon, rect, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** Solar power: the roofs of a town seen at a slant, or rows of panels on a slope. */
export function solarRoofs(s: Stage): string {
  return s.variant % 3 === 0 ? slope(s) : town(s)
}

/** A slanted parallel view: x runs to the lower right, y to the lower left, z up; one unit is 46. */
function iso(x: number, y: number, z: number): Point {
  return [800 + (x - y) * 46, -150 + (x + y) * 25 - z * 46]
}

function box(s: Stage, x: number, y: number, z: number, w: number, d: number, h: number, paint: Paint, top: Paint): string {
  const leftLit = s.side === -1
  const left = [iso(x, y + d, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x, y + d, z + h)]
  const right = [iso(x + w, y, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x + w, y, z + h)]
  const roof = [iso(x, y, z + h), iso(x + w, y, z + h), iso(x + w, y + d, z + h), iso(x, y + d, z + h)]
  const shaded: Paint = paint === 'limestone' || paint === 'white' || paint === 'stone' ? 'stoneShade' : 'asphaltDark'
  return polygon(left, s.paint(leftLit ? paint : shaded)) + polygon(right, s.paint(leftLit ? shaded : paint)) + polygon(roof, s.paint(top))
}

function town(s: Stage): string {
  const lots: [number, string][] = []
  for (let col = -7; col < 18; col++) {
    for (let row = -7; row < 18; row++) {
      const [x, y] = [col * 4, row * 4]
      const [px, py] = iso(x + 1.5, y + 1.5, 1)
      if (px < -260 || px > 1860 || py < -160 || py > 1240) continue
      lots.push([x + y, s.chance(0.82) ? building(s, x, y) : garden(s, x, y)])
    }
  }
  const lanes = times(40, i =>
    polygon([iso(-60, i * 4 - 61, 0), iso(120, i * 4 - 61, 0), iso(120, i * 4 - 60.2, 0), iso(-60, i * 4 - 60.2, 0)], s.paint('stone')),
  )
  return [
    rect(0, 0, 1600, 900, s.paint('stoneMid')),
    faded(0.7, ...lanes),
    ...lots.sort((a, b) => a[0] - b[0]).map(([, drawing]) => drawing),
  ].join('')
}

function building(s: Stage, x: number, y: number): string {
  const [w, d] = [s.between(2.6, 3.2), s.between(2.6, 3.2)]
  const h = s.pick([1.3, 1.6, 2, 2.4, 3])
  const stone = s.pick<Paint>(['limestone', 'white', 'stone', 'limestone'])
  const shadow = [
    iso(x, y + d, 0),
    iso(x + w, y + d, 0),
    iso(x + w, y, 0),
    iso(x + w - s.side * 0.2, y - 0.3, 0),
    iso(x + w + h * 0.5, y + h * 0.2, 0),
    iso(x + w + h * 0.5, y + d + h * 0.3, 0),
    iso(x + h * 0.3, y + d + h * 0.3, 0),
  ]
  return [
    faded(0.16, polygon(shadow, s.paint('ink'))),
    box(s, x, y, 0, w, d, h, stone, 'white'),
    ...faces(s, x, y, w, d, h),
    polygon(
      [iso(x + 0.16, y + 0.16, h), iso(x + w - 0.16, y + 0.16, h), iso(x + w - 0.16, y + d - 0.16, h), iso(x + 0.16, y + d - 0.16, h)],
      s.paint(s.pick<Paint>(['stone', 'stoneMid', 'limestone', 'soilPale']), 0.1),
    ),
    roof(s, x, y, w, d, h),
  ].join('')
}

/** The windows of both visible faces. */
function faces(s: Stage, x: number, y: number, w: number, d: number, h: number): string[] {
  const floors = Math.max(1, Math.round(h / 0.9))
  const step = h / floors
  return times(floors, floor => {
    const z = floor * step + step * 0.28
    const top = z + step * 0.42
    return times(3, i => {
      const glass = s.light.isDark && s.chance(0.55) ? '#EBCB85' : s.paint(s.light.isDark ? 'blueDeep' : 'blueDark')
      const from = 0.14 + i * 0.29
      const left = [
        iso(x + w * from, y + d, z),
        iso(x + w * (from + 0.15), y + d, z),
        iso(x + w * (from + 0.15), y + d, top),
        iso(x + w * from, y + d, top),
      ]
      const right = [
        iso(x + w, y + d * from, z),
        iso(x + w, y + d * (from + 0.15), z),
        iso(x + w, y + d * (from + 0.15), top),
        iso(x + w, y + d * from, top),
      ]
      return (s.chance(0.86) ? polygon(left, glass) : '') + (s.chance(0.86) ? polygon(right, glass) : '')
    }).join('')
  })
}

function roof(s: Stage, x: number, y: number, w: number, d: number, h: number): string {
  const kind = s.whole(0, 9)
  if (kind < 6) return panels(s, x + 0.3, y + 0.35, w - 0.6, d - 0.6, h)
  if (kind < 8)
    return (
      box(s, x + 0.3, y + 0.3, h, 1, 1, 0.7, 'limestone', 'white') +
      roundTank(s, x + w - 0.8, y + 0.9, h) +
      roundTank(s, x + w - 0.8, y + 1.7, h)
    )
  const [px, py] = iso(x + w / 2, y + d / 2, h)
  return times(5, () =>
    path(
      blob(s, px + s.between(-50, 50), py + s.between(-24, 16), s.between(13, 24), s.between(10, 16), 0.14),
      s.paint(s.pick<Paint>(['leaf', 'olive', 'leafLight'])),
    ),
  ).join('')
}

function roundTank(s: Stage, x: number, y: number, z: number): string {
  const [px, py] = iso(x, y, z)
  const body = s.paint(s.chance(0.5) ? 'white' : 'asphaltDark')
  return (
    ellipse(px, py, 17, 9, s.paint('stoneShade')) +
    rect(px - 17, py - 30, 34, 30, body) +
    rect(px - s.side * 6 - 6, py - 30, 11, 32, s.paint('stoneShade', 0.2)) +
    ellipse(px, py - 30, 17, 9, s.paint('stoneMid'))
  )
}

/** Slanted rows of panels with their grid. */
function panels(s: Stage, x: number, y: number, w: number, d: number, z: number): string {
  const rows = Math.max(2, Math.floor(d / 0.75))
  return times(rows, i => {
    const from = y + (i * d) / rows
    const to = from + (d / rows) * 0.72
    const sheet = [iso(x, from, z + 0.5), iso(x + w, from, z + 0.5), iso(x + w, to, z + 0.08), iso(x, to, z + 0.08)]
    const grid = times(5, n => through([iso(x + (w * (n + 1)) / 6, from, z + 0.5), iso(x + (w * (n + 1)) / 6, to, z + 0.08)]))
    const middle = through([iso(x, (from + to) / 2, z + 0.29), iso(x + w, (from + to) / 2, z + 0.29)])
    const foot = polygon([iso(x, from, z), iso(x + w, from, z), iso(x + w, to, z), iso(x, to, z)], s.paint('stoneDeep'))
    return (
      faded(0.4, foot) +
      polygon(sheet, s.paint(i % 2 === 0 ? 'blueDeep' : 'blueDark')) +
      stroke([...grid, middle].join(''), s.paint('blueLight'), 1.4) +
      stroke(`${through(sheet)}Z`, s.paint('white'), 2.2)
    )
  }).join('')
}

function garden(s: Stage, x: number, y: number): string {
  const [px, py] = iso(x + 1.6, y + 1.6, 0)
  const ground = polygon([iso(x, y, 0), iso(x + 3.2, y, 0), iso(x + 3.2, y + 3.2, 0), iso(x, y + 3.2, 0)], s.paint('sage'))
  return (
    ground + cypress(s, px - 56, py + 8, s.between(110, 160)) + oliveTree(s, px + 10, py - 14, 0.8) + oliveTree(s, px + 40, py + 34, 0.9)
  )
}

function slope(s: Stage): string {
  const ridge = (x: number): number => 400 + Math.sin(x / 420 + s.variant) * 34
  const rows = times(8, i => {
    const ratio = (i / 7) ** 1.3
    const size = 26 + ratio * 112
    const base = (x: number): number => ridge(x) + 60 + ratio * 470 + Math.sin(x / 300 + i) * 8
    const count = Math.ceil(1700 / (size * 1.75))
    const depth = (1 - ratio) * 0.2
    return (
      times(count, n => panelOnPosts(s, -60 + n * size * 1.75 + (i % 2) * 20, base, size, depth)).join('') +
      grass(s, 40, () => [s.between(0, 1600), base(s.between(0, 1600)) + size * 0.4], 6 + ratio * 16, s.tint('#7F7B44', depth))
    )
  })
  return [
    sky(s, 360),
    ranges(s, 250, 360, 3),
    village(s, 800 + s.side * 360, 560, x => ridge(x) + 16, 62, 3, 0.2),
    land(ridge, s.tint('#B8AF78', 0.1)),
    ...times(6, i => oliveTree(s, 800 - s.side * (140 + i * 110), ridge(400) + 34 + s.between(-6, 14), 0.6, 0.1)),
    ...times(8, i => land(x => ridge(x) + 60 + i * 64 + Math.sin(x / 300 + i) * 8, s.tint(i % 2 === 0 ? '#B3AB70' : '#A8A266', 0.06))),
    ...rows,
  ].join('')
}

function panelOnPosts(s: Stage, x: number, base: (x: number) => number, size: number, depth: number): string {
  const y = base(x)
  const w = size * 1.6
  const sheet: Point[] = [
    [x + size * 0.22, y - size * 0.9],
    [x + w + size * 0.22, y - size * 0.9],
    [x + w, y - size * 0.24],
    [x, y - size * 0.24],
  ]
  const at = (u: number, v: number): Point => [x + size * 0.22 * (1 - v) + u * w, y - size * (0.9 - v * 0.66)]
  const grid = [...times(5, i => through([at((i + 1) / 6, 0), at((i + 1) / 6, 1)])), through([at(0, 0.5), at(1, 0.5)])]
  return [
    faded(
      0.22,
      polygon(
        [
          [x - size * 0.1, y + size * 0.08],
          [x + w, y + size * 0.08],
          [x + w + size * 0.2, y - size * 0.1],
          [x + size * 0.1, y - size * 0.1],
        ],
        s.paint('ink'),
      ),
    ),
    stroke(`M${x + w * 0.18} ${y}v${-size * 0.4}M${x + w * 0.82} ${y}v${-size * 0.4}`, s.paint('asphaltDark', depth), size * 0.05),
    polygon(sheet, s.paint('blueDeep', depth)),
    faded(0.2, polygon([at(0.1, 0), at(0.42, 0), at(0.2, 1), at(0, 1), at(0, 0.5)], s.paint('bluePale'))),
    stroke(grid.join(''), s.paint('blueLight', depth), Math.max(1, size * 0.018)),
    stroke(`${through(sheet)}Z`, s.paint('white', depth), Math.max(1.4, size * 0.035)),
  ].join('')
}

import { cypress } from './plants.ts'
import { circle, closed, ellipse, faded, path, type Point, pierced, polygon, rect, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** How a wall is built: the height of a course, the depth of air, the paint. */
export interface Building {
  course?: number
  depth?: number
  paint?: Paint
}

/** A piece of wall of dressed stone: courses, joints and a few stones of another tone. */
export function stoneWall(s: Stage, x: number, y: number, w: number, h: number, building: Building = {}): string {
  const { course = 26, depth = 0, paint = 'limestone' } = building
  const rows = Math.max(1, Math.round(h / course))
  const each = h / rows
  let joints = ''
  let tones = ''
  for (let row = 0; row < rows; row++) {
    const top = y + row * each
    if (row > 0) joints += `M${Math.round(x)} ${Math.round(top)}h${Math.round(w)}`
    let from = x - s.between(0, each)
    while (from < x + w) {
      const long = each * s.between(1.3, 2.6)
      const left = Math.max(from, x)
      const right = Math.min(from + long, x + w)
      if (from > x) joints += `M${Math.round(from)} ${Math.round(top)}v${Math.round(each)}`
      if (s.chance(0.24))
        tones += rect(left, top, right - left, each, s.paint(s.pick(['white', 'stone', 'stone', 'stoneMid']), depth + 0.06))
      from += long
    }
  }
  return (
    rect(x, y, w, h, s.paint(paint, depth)) + faded(0.75, tones) + faded(0.55, stroke(joints, s.paint('stoneShade', depth), 1.6, 'butt'))
  )
}

/** Path data of an opening with a round or slightly pointed head; x, y is its lower left corner. */
export function archPath(x: number, y: number, w: number, h: number, isPointed = false): string {
  const r = w / 2
  if (!isPointed) return `M${x} ${y}V${y - h + r}A${r} ${r} 0 0 1 ${x + w} ${y - h + r}V${y}Z`
  const big = w * 0.62
  const spring = y - h + Math.sqrt(big * big - (big - r) * (big - r))
  return `M${x} ${y}V${spring}A${big} ${big} 0 0 1 ${x + r} ${y - h}A${big} ${big} 0 0 1 ${x + w} ${spring}V${y}Z`
}

/** The ring of cut stones about the head of a round arch. */
export function voussoirs(s: Stage, x: number, y: number, w: number, h: number, thickness: number, depth = 0): string {
  const r = w / 2
  const [cx, cy] = [x + r, y - h + r]
  const count = Math.max(7, Math.round((Math.PI * r) / (thickness * 0.9)) | 1)
  return times(count, i => {
    const [from, to] = [Math.PI + (i / count) * Math.PI, Math.PI + ((i + 1) / count) * Math.PI]
    const far = r + thickness * (i === (count - 1) / 2 ? 1.2 : 1)
    const corner = (angle: number, reach: number): Point => [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]
    const fill = s.paint(i % 2 === 0 ? 'stone' : s.pick(['stoneMid', 'white']), depth)
    return (
      polygon([corner(from, r), corner(to, r), corner(to, far), corner(from, far)], fill) +
      stroke(closed([corner(from, r), corner(to, r), corner(to, far), corner(from, far)]), s.paint('stoneShade', depth), 1.2)
    )
  }).join('')
}

/** What a window or door shows. */
export interface Opening {
  depth?: number
  shutter?: Paint | null
  isPointed?: boolean
  sill?: boolean
}

/** An arched window: frame, glass, cross bar, perhaps open shutters and a sill. */
export function archWindow(s: Stage, x: number, y: number, w: number, h: number, opening: Opening = {}): string {
  const { depth = 0, shutter = null, isPointed = false, sill = true } = opening
  const isLit = s.light.isDark && s.chance(0.6)
  const glass = isLit ? '#EBCB85' : s.paint(s.light.isDark ? 'blueDeep' : 'blueDark', depth + 0.1)
  const frame = w * 0.14
  return [
    shutter === null
      ? ''
      : rect(x - w * 0.52, y - h * 0.78, w * 0.46, h * 0.78, s.paint(shutter, depth)) +
        rect(x + w * 1.06, y - h * 0.78, w * 0.46, h * 0.78, s.paint(shutter, depth)),
    path(archPath(x - frame, y + frame * 0.4, w + frame * 2, h + frame * 1.4, isPointed), s.paint('stoneMid', depth)),
    path(archPath(x, y, w, h, isPointed), glass),
    faded(0.35, path(`M${x} ${y}V${y - h * 0.55}L${x + w * 0.7} ${y}Z`, isLit ? '#FBF1D2' : s.paint('bluePale', depth))),
    stroke(`M${x + w / 2} ${y}V${y - h}M${x} ${y - h * 0.52}H${x + w}`, s.paint('white', depth), Math.max(1.5, w * 0.07), 'butt'),
    sill
      ? rect(x - w * 0.22, y, w * 1.44, h * 0.07, s.paint('white', depth)) +
        rect(x - w * 0.22, y + h * 0.07, w * 1.44, h * 0.03, s.paint('stoneShade', depth))
      : '',
  ].join('')
}

/** An arched door of two leaves with panels. */
export function archDoor(s: Stage, x: number, y: number, w: number, h: number, paint: Paint, depth = 0): string {
  const leaf = (from: number): string =>
    [0.16, 0.52].map(part => rect(from + w * 0.08, y - h * (part + 0.26), w * 0.32, h * 0.24, s.tint('#23241C', depth + 0.1))).join('')
  return [
    path(archPath(x - w * 0.1, y, w * 1.2, h + w * 0.1), s.paint('stoneMid', depth)),
    path(archPath(x, y, w, h), s.paint(paint, depth)),
    faded(0.16, leaf(x), leaf(x + w * 0.5)),
    stroke(`M${x + w / 2} ${y}V${y - h}M${x} ${y - h + w / 2}H${x + w}`, s.tint('#23241C', depth + 0.35), Math.max(1.5, w * 0.03), 'butt'),
    circle(x + w * 0.56, y - h * 0.4, Math.max(1.5, w * 0.03), s.paint('wheat', depth)),
  ].join('')
}

/** A water tank on a roof. */
export function tank(s: Stage, x: number, y: number, size: number, depth = 0): string {
  const dark = s.chance(0.45)
  const body = s.paint(dark ? 'asphaltDark' : 'white', depth + 0.12)
  return [
    stroke(
      `M${x - size * 0.4} ${y}v${-size * 0.2}M${x + size * 0.4} ${y}v${-size * 0.2}`,
      s.paint('asphaltDark', depth + 0.2),
      size * 0.08,
    ),
    rect(x - size * 0.5, y - size * 1.05, size, size * 0.86, body, size * 0.12),
    rect(
      x - s.side * size * 0.28 - size * 0.17,
      y - size * 1.05,
      size * 0.34,
      size * 0.86,
      s.paint(dark ? 'ink' : 'stoneMid', depth + 0.3),
      size * 0.1,
    ),
    ellipse(x, y - size * 1.04, size * 0.34, size * 0.1, body),
  ].join('')
}

/** A village house of one or two floors whose front stands on y; drawn with its shaded flank. */
export function house(s: Stage, x: number, y: number, w: number, h: number, depth = 0): string {
  const flank = w * s.between(0.24, 0.36)
  const flankX = s.side === 1 ? x : x + w - flank
  const front = s.side === 1 ? x + flank : x
  const frontW = w - flank
  const floors = Math.max(1, Math.round(h / 78))
  const step = h / floors
  const windowW = Math.min(step * 0.24, frontW * 0.16)
  const bays = frontW > step * 1.25 ? 3 : 2
  const shutter = s.chance(0.3) && depth < 0.3 ? s.pick<Paint>(['olive', 'blueDark', 'terraSoft', 'wood']) : null
  const rows = times(floors, floor =>
    times(bays, bay => {
      const wx = front + (frontW * (bay + 0.5)) / bays - windowW / 2
      const wy = y - floor * step - step * 0.3
      if (floor === 0 && bay === (floors + bays) % bays)
        return archDoor(s, wx - windowW * 0.25, y, windowW * 1.5, step * 0.62, s.pick(['olive', 'wood', 'blueDark']), depth)
      return s.chance(0.12) ? '' : archWindow(s, wx, wy, windowW, step * 0.38, { depth, shutter, sill: depth < 0.4 })
    }).join(''),
  )
  return [
    depth < 0.35
      ? stoneWall(s, front, y - h, frontW, h, { course: 17, depth })
      : rect(front, y - h, frontW, h, s.paint('limestone', depth)),
    rect(flankX, y - h, flank, h, s.paint('stoneShade', depth + 0.08)),
    path(archPath(flankX + flank * 0.32, y - h * 0.5, flank * 0.34, step * 0.34), s.paint('stoneDeep', depth + 0.1)),
    ...rows,
    rect(x - 3, y - h - step * 0.07, w + 6, step * 0.1, s.paint('white', depth)),
    rect(x - 3, y - h + step * 0.03, w + 6, step * 0.035, s.paint('stoneShade', depth)),
  ].join('')
}

/** What stands on a roof: a dome, a tank, a solar heater, nothing. */
export function roofThings(s: Stage, x: number, y: number, w: number, depth = 0): string {
  const kind = s.whole(0, 4)
  if (kind === 0) return dome(s, x + w * 0.5, y, w * s.between(0.24, 0.36), depth)
  if (kind === 1)
    return tank(s, x + w * s.between(0.25, 0.75), y, w * 0.17, depth) + tank(s, x + w * s.between(0.25, 0.75), y, w * 0.15, depth)
  if (kind === 2) return solarHeater(s, x + w * 0.4, y, w * 0.3, depth)
  if (kind === 3)
    return (
      rect(x + w * 0.14, y - w * 0.2, w * 0.3, w * 0.2, s.paint('stone', depth)) +
      rect(x + w * 0.2, y - w * 0.14, w * 0.1, w * 0.14, s.paint('stoneDeep', depth))
    )
  return ''
}

/** A shallow stone dome on its drum. */
export function dome(s: Stage, x: number, y: number, r: number, depth = 0): string {
  const shade = `M${x} ${y - r * 0.78}Q${x - s.side * r * 0.96} ${y - r * 0.7} ${x - s.side * r} ${y}H${x - s.side * r * 0.3}Q${x - s.side * r * 0.42} ${y - r * 0.5} ${x} ${y - r * 0.78}Z`
  return [
    path(`M${x - r} ${y}Q${x - r} ${y - r * 0.8} ${x} ${y - r * 0.8}Q${x + r} ${y - r * 0.8} ${x + r} ${y}Z`, s.paint('limestone', depth)),
    path(shade, s.paint('stoneMid', depth)),
    rect(x - r * 1.08, y - r * 0.08, r * 2.16, r * 0.14, s.paint('stone', depth)),
  ].join('')
}

/** A solar water heater: a slanted panel and a drum. */
export function solarHeater(s: Stage, x: number, y: number, size: number, depth = 0): string {
  return [
    polygon(
      [
        [x, y],
        [x + size * 0.75, y - size * 0.46],
        [x + size * 0.95, y - size * 0.4],
        [x + size * 0.2, y],
      ],
      s.paint('blueDeep', depth),
    ),
    stroke(`M${x + size * 0.85} ${y}v${-size * 0.4}`, s.paint('asphaltDark', depth), size * 0.05),
    rect(x + size * 0.52, y - size * 0.72, size * 0.66, size * 0.26, s.paint('white', depth + 0.1), size * 0.13),
  ].join('')
}

/** A cluster of houses climbing a hill, the far ones first; `foot` gives the ground at every x. */
export function village(s: Stage, x: number, w: number, foot: (x: number) => number, unit: number, rows: number, depth = 0): string {
  return times(rows, row => {
    const up = rows - 1 - row
    const span = w * (1 - up * 0.2)
    const count = Math.max(2, Math.round(span / (unit * 1.02)))
    const houses = times(count, i => {
      const hw = unit * s.between(0.86, 1.3)
      const hx = x - span / 2 + (span * (i + s.between(0.1, 0.6))) / count - hw * 0.2
      const hy = foot(hx + hw / 2) - up * unit * 0.62 + s.between(-0.1, 0.12) * unit
      const hh = unit * s.between(0.82, 1.5)
      const air = depth + up * 0.07
      const tree = s.chance(0.24) ? cypress(s, hx - unit * 0.1, hy + unit * 0.1, unit * s.between(1.2, 2), air) : ''
      return [hx, roofThings(s, hx, hy - hh, hw, air) + house(s, hx, hy, hw, hh, air) + tree] satisfies [number, string]
    })
    return houses.map(([, drawing]) => drawing).join('')
  }).join('')
}

/** A wall with holes cut through it, so that what stands behind is seen. */
export function screenWall(x: number, y: number, w: number, h: number, holes: readonly string[], fill: string): string {
  return pierced(`M${x} ${y}h${w}v${h}h${-w}Z${holes.join('')}`, fill)
}

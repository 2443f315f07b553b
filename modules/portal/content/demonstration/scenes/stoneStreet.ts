import { lamp, person } from './figures.ts'
import { ranges, sky } from './land.ts'
import { stoneWall } from './masonry.ts'
import { bush, cypress, pot } from './plants.ts'
import { circle, closed, ellipse, faded, path, type Point, pierced, polygon, rect, stroke, through, times } from './shapes.ts'
import type { Stage } from './stage.ts'

/** One-point perspective: the street is 1000 units wide, the eye stands above its floor. */
interface View {
  /** the page point of a place in the street: x from -500 to 500, h above the floor, z from the eye */
  at(x: number, h: number, z: number): Point
  eye: number
  far: number
}

/** An old street under arches, looking towards the light at its end. */
export function stoneStreet(s: Stage): string {
  const vanish: Point = [s.between(660, 940), s.between(430, 500)]
  const eye = s.between(360, 430)
  const view: View = {
    eye,
    far: 6.4,
    at: (x, h, z) => [vanish[0] + (x * 1.06) / z, vanish[1] + (eye - h) / z],
  }
  const arches = s.variant % 3 === 0 ? [4.6, 2.9, 1.16] : s.variant % 3 === 1 ? [3.7, 1.9] : [5.2, 3.6, 2.2]
  const things: [number, string][] = [
    ...arches.map((z, i): [number, string] => [z, `${beforeArch(s, view, z)}${arch(s, view, z, 560 + i * 26)}`]),
    ...[4.2, 3.3, 2.4, 1.5].map((z): [number, string] => [z, lantern(s, view, -1, z) + lantern(s, view, 1, z)]),
    ...times(s.whole(3, 5), (i): [number, string] => [2.3 - i * 0.25, potAt(s, view, 2.3 - i * 0.25)]),
  ]
  return [
    sky(s, vanish[1], { sunAt: [vanish[0] + s.side * 90, vanish[1] - 120], clouds: 1 }),
    ranges(s, vanish[1] - 40, vanish[1] + 4, 2, 0.5),
    endOfStreet(s, view),
    floor(s, view),
    wall(s, view, -1),
    wall(s, view, 1),
    ...things.sort((one, other) => other[0] - one[0]).map(([, drawing]) => drawing),
  ].join('')
}

function endOfStreet(s: Stage, view: View): string {
  const [left, foot] = view.at(-500, 0, view.far)
  const [right] = view.at(500, 0, view.far)
  const w = right - left
  return [
    cypress(s, left + w * 0.28, foot + 4, 150, 0.45),
    cypress(s, left + w * 0.72, foot + 4, 120, 0.5),
    rect(left + w * 0.36, foot - 66, w * 0.3, 66, s.paint('limestone', 0.35)),
    rect(left + w * 0.46, foot - 30, w * 0.08, 30, s.paint('stoneDeep', 0.35)),
    bush(s, left + w * 0.15, foot + 2, 24, 0.4),
  ].join('')
}

function floor(s: Stage, view: View): string {
  const quad = (x1: number, x2: number, z1: number, z2: number): Point[] => [
    view.at(x1, 0, z1),
    view.at(x2, 0, z1),
    view.at(x2, 0, z2),
    view.at(x1, 0, z2),
  ]
  let z = 0.42
  const rows: string[] = []
  while (z < view.far) {
    const next = z * 1.11 + 0.015
    const shift = s.between(0, 100)
    for (let x = -500 - shift; x < 500; ) {
      const to = Math.min(x + s.between(90, 220), 500)
      if (s.chance(0.5))
        rows.push(polygon(quad(Math.max(x, -500), to, z, next), s.paint(s.pick(['stone', 'stoneMid', 'limestone', 'soilPale']), z * 0.05)))
      rows.push(
        stroke(through([view.at(Math.max(to, -500), 0, z), view.at(to, 0, next)]), s.paint('stoneShade', z * 0.07), 1.8 / Math.sqrt(z)),
      )
      x = to
    }
    rows.push(stroke(through([view.at(-500, 0, z), view.at(500, 0, z)]), s.paint('stoneShade', z * 0.07), 2.4 / Math.sqrt(z)))
    z = next
  }
  const shade = s.side === 1 ? quad(120, 500, 0.4, view.far) : quad(-500, -120, 0.4, view.far)
  const gutter = stroke(through([view.at(0, 0, 0.4), view.at(0, 0, view.far)]), s.paint('stoneDeep', 0.2), 4)
  return (
    polygon(quad(-500, 500, 0.4, view.far), s.paint('stoneMid', 0.12)) +
    faded(0.7, ...rows) +
    faded(0.4, gutter) +
    faded(0.24, polygon(shade, s.paint('ink')))
  )
}

function wall(s: Stage, view: View, side: -1 | 1): string {
  const isLit = side !== s.side
  const tall = s.between(860, 1120)
  const x = 500 * side
  const quad = (z1: number, z2: number, h1: number, h2: number): Point[] => [
    view.at(x, h1, z1),
    view.at(x, h1, z2),
    view.at(x, h2, z2),
    view.at(x, h2, z1),
  ]
  const base = isLit ? s.paint('limestone') : s.tint('#B7A98C')
  const seam = isLit ? s.paint('stoneShade') : s.tint('#93866A')
  const parts = [polygon(quad(0.4, view.far, 0, tall), base)]
  const step = 62
  for (let h = 0; h < tall; h += step) {
    let z = 0.42
    while (z < view.far) {
      const next = z + s.between(0.1, 0.26) * (0.7 + z * 0.34)
      if (s.chance(0.3))
        parts.push(
          faded(
            0.8,
            polygon(
              quad(z, Math.min(next, view.far), h, h + step),
              isLit ? s.paint(s.pick(['white', 'stone', 'stoneMid'])) : s.tint(s.pick(['#AC9D7F', '#C2B598', '#A09173'])),
            ),
          ),
        )
      parts.push(stroke(through([view.at(x, h, next), view.at(x, h + step, next)]), seam, 1.7 / Math.sqrt(z)))
      z = next
    }
    parts.push(stroke(through([view.at(x, h, 0.4), view.at(x, h, view.far)]), seam, 1.8))
  }
  const doors = [1.36, 2.3, 3.5, 4.7].map(z =>
    opening(s, view, side, z + s.between(-0.08, 0.08), 0, s.between(300, 350), 0.17 + z * 0.075, isLit),
  )
  const windows = [1.0, 1.75, 2.8, 4.1].map(z =>
    opening(s, view, side, z + s.between(0, 0.2), 470, s.between(180, 220), 0.08 + z * 0.045, isLit),
  )
  return [
    ...parts,
    ...doors,
    ...windows,
    polygon(quad(0.4, view.far, tall, tall + 34), isLit ? s.paint('white') : s.paint('stoneShade')),
  ].join('')
}

/** A door or window in a side wall, with its arch in perspective. */
function opening(s: Stage, view: View, side: -1 | 1, z: number, sill: number, tall: number, half: number, isLit: boolean): string {
  const x = 500 * side
  const outline = (grow: number): Point[] => {
    const curve = times(13, i => {
      const angle = Math.PI - (i / 12) * Math.PI
      return view.at(x, sill + tall - 90 + Math.sin(angle) * (90 + grow * 60), z - Math.cos(angle) * (half + grow * 0.03 * z))
    })
    return [view.at(x, sill, z + half * (1 + grow * 0.16)), ...curve, view.at(x, sill, z - half * (1 + grow * 0.16))]
  }
  const leaf = s.pick(['olive', 'blueDark', 'wood', 'oliveDeep', 'blue', sill === 0 && s.chance(0.4) ? 'terra' : 'woodDark'] as const)
  const lit = s.light.isDark && sill > 0 ? '#EBCB85' : s.paint(leaf, isLit ? 0 : 0.06)
  const bars = [-0.5, 0, 0.5].map(part => through([view.at(x, sill, z + half * part), view.at(x, sill + tall - 30, z + half * part)]))
  const rails = [0.25, 0.55].map(part => through([view.at(x, sill + tall * part, z - half), view.at(x, sill + tall * part, z + half)]))
  return [
    path(closed(outline(1)), isLit ? s.paint('stoneMid') : s.paint('stoneDeep')),
    path(closed(outline(0)), lit),
    faded(0.4, stroke([...bars, ...rails].join(''), s.paint('ink'), 2.6 / Math.sqrt(z))),
  ].join('')
}

/** A room across the street: its dark vault, then its face with the cut stones of the arch. */
function arch(s: Stage, view: View, z: number, top: number): string {
  const deep = z + 0.16 + z * 0.07
  const spring = 330
  const round = (at: number, grow: number): Point[] =>
    times(25, i => {
      const angle = Math.PI - (i / 24) * Math.PI
      return view.at(Math.cos(angle) * (500 - 70 + grow), spring + Math.sin(angle) * (200 + grow), at)
    })
  const vault = (at: number): Point[] => [view.at(-430, 0, at), ...round(at, 0), view.at(430, 0, at)]
  const [left, crown] = view.at(-520, top + 150, z)
  const [right, foot] = view.at(520, 0, z)
  const stones = times(17, i => {
    const [from, to] = [Math.PI - (i / 17) * Math.PI, Math.PI - ((i + 1) / 17) * Math.PI]
    const corner = (angle: number, grow: number): Point =>
      view.at(Math.cos(angle) * (430 + grow), spring + Math.sin(angle) * (200 + grow), z)
    const ring = [corner(from, 0), corner(to, 0), corner(to, i === 8 ? 86 : 66), corner(from, i === 8 ? 86 : 66)]
    return (
      polygon(ring, s.paint(i % 2 === 0 ? 'stone' : 'limestone', 0.04)) + stroke(closed(ring), s.paint('stoneShade'), 2.2 / Math.sqrt(z))
    )
  })
  const mask = `arch-${Math.round(z * 100)}`
  const face = `M${left} ${crown}H${right}V${foot}H${left}Z${closed(vault(z))}`
  return [
    path(closed([...vault(z), ...vault(deep).reverse()]), s.tint('#7D6E53')),
    faded(0.2, polygon([view.at(-430, 0, z), view.at(430, 0, z), view.at(430, 0, deep), view.at(-430, 0, deep)], s.paint('ink'))),
    pierced(face, s.paint('stoneMid')),
    `<clipPath id="${mask}"><path clip-rule="evenodd" d="${face}"/></clipPath><g clip-path="url(#${mask})">${stoneWall(s, left, crown, right - left, foot - crown, { course: 62 / z, paint: 'stone' })}</g>`,
    ...stones,
    rect(left, crown - 22 / z, right - left, 24 / z, s.paint('white')),
    overWindow(s, view, z, top),
    hangingPlants(s, left, right, crown, z),
  ].join('')
}

function overWindow(s: Stage, view: View, z: number, top: number): string {
  if (z < 1.3) return ''
  const [x, y] = view.at(-60, top - 10, z)
  const [w, h] = [120 / z, 110 / z]
  const [cx, cy] = [x + w / 2, y - h / 2]
  return (
    rect(x - 10 / z, y - h - 10 / z, w + 20 / z, h + 20 / z, s.paint('stoneMid')) +
    rect(x, y - h, w, h, s.light.isDark ? '#EBCB85' : s.paint('blueDeep')) +
    stroke(`M${cx} ${y - h}V${y}M${x} ${cy}H${x + w}`, s.paint('wood'), 5 / z)
  )
}

function hangingPlants(s: Stage, left: number, right: number, y: number, z: number): string {
  const from = s.between(left, right - (right - left) * 0.4)
  return times(s.whole(6, 11), i => {
    const x = from + i * (30 / z) + s.between(-8, 8)
    const long = s.between(20, 120) / z
    return (
      stroke(`M${x} ${y - 10}q${s.between(-9, 9)} ${long / 2} 0 ${long}`, s.paint('olive'), 4 / z) +
      times(6, n =>
        circle(x + s.between(-10, 10) / z, y - 10 + (n / 5) * long, s.between(6, 13) / z, s.paint(s.pick(['leaf', 'olive', 'leafLight']))),
      ).join('')
    )
  }).join('')
}

function beforeArch(s: Stage, view: View, z: number): string {
  const people = times(s.whole(0, 2), i => {
    const [x, y] = view.at(s.between(70, 270) * (i === 0 ? 1 : -1), 0, z + 0.5)
    return person(s, x, y, 300 / (z + 0.5), Math.min(0.3, z * 0.05))
  })
  const [lx, ly] = view.at(-400 * s.side, 0, z + 0.8)
  return people.join('') + (z > 3 ? lamp(s, lx, ly, 420 / (z + 0.8), 0.2) : '')
}

function potAt(s: Stage, view: View, z: number): string {
  const [x, y] = view.at((s.chance(0.5) ? -1 : 1) * s.between(390, 440), 0, z)
  return pot(s, x, y, 120 / z)
}

/** A lantern on a side wall; in the dark it lights the wall and the floor. */
function lantern(s: Stage, view: View, side: -1 | 1, z: number): string {
  const [x, y] = view.at(420 * side, 400, z)
  const [footX, footY] = view.at(350 * side, 0, z)
  const size = 46 / z
  const glow = s.light.isDark
    ? faded(0.16, circle(x, y, 210 / z, '#F3DFA6')) +
      faded(0.24, circle(x, y, 104 / z, '#F3DFA6')) +
      faded(0.22, ellipse(footX, footY, 240 / z, 62 / z, '#F3DFA6'))
    : ''
  return [
    glow,
    stroke(through([view.at(500 * side, 450, z), view.at(420 * side, 450, z), [x, y - size * 0.5]]), s.paint('oliveDeep'), 7 / z),
    rect(x - size * 0.34, y - size * 0.5, size * 0.68, size, s.light.isDark ? '#F7E9BE' : s.paint('wheat', 0.3)),
    stroke(`M${x - size * 0.34} ${y - size * 0.5}h${size * 0.68}v${size}h${-size * 0.68}Z`, s.paint('oliveDeep'), 6 / z),
  ].join('')
}

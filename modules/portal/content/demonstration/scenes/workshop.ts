import { person, seatedBack } from './figures.ts'
import { archPath, stoneWall } from './masonry.ts'
import { cypress, oliveTree, pot } from './plants.ts'
import { circle, ellipse, faded, path, placed, type Point, polygon, rect, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** A training day: rows of people before a screen, or desks with screens along tall windows. */
export function workshop(s: Stage): string {
  return s.variant % 2 === 0 ? desks(s) : hall(s)
}

function hall(s: Stage): string {
  const x = 800 - s.side * 40
  const heads = times(3, row =>
    times(7 - row, i => {
      const size = 1.15 + row * 0.5
      const gap = 236 + row * 62
      return s.chance(0.93)
        ? seatedBack(s, 800 + (i - (6 - row) / 2) * gap + s.between(-20, 20), 690 + row * 122, size) +
            chairBack(s, 800 + (i - (6 - row) / 2) * gap, 706 + row * 122, size)
        : chairBack(s, 800 + (i - (6 - row) / 2) * gap, 706 + row * 122, size)
    }).join(''),
  )
  return [
    stoneWall(s, 0, 0, 1600, 610, { course: 58, paint: s.pick<Paint>(['limestone', 'stone']) }),
    rect(0, 590, 1600, 330, s.paint('soilPale')),
    rect(0, 578, 1600, 16, s.paint('stoneMid')),
    window(s, 70, 540, 210, 400),
    window(s, 1320, 540, 210, 400),
    faded(0.2, rect(x - 366, 92, 760, 430, s.paint('ink'))),
    rect(x - 380, 76, 760, 430, s.paint('white')),
    rect(x - 380, 76, 760, 430, s.paint('ink', 0.2)),
    rect(x - 368, 88, 736, 406, s.paint('white')),
    chart(s, x, 290),
    rect(x - 400, 60, 800, 18, s.paint('asphaltDark')),
    person(s, x + s.side * 470, 640, 330),
    ...heads,
  ].join('')
}

function chairBack(s: Stage, x: number, y: number, size: number): string {
  return placed(x, y, size, [rect(-60, -14, 120, 60, s.paint('woodDark'), 12), rect(-50, -4, 100, 40, s.paint('wood'), 8)])
}

/** What the screen shows: bars, a map of parcels, a ring, or a line that rises. */
function chart(s: Stage, x: number, y: number): string {
  const kind = [0, 2, 3, 1][Math.floor(s.variant / 2) % 4] ?? 0
  const lines = times(5, i => rect(x + 130, y - 140 + i * 34, i % 2 === 0 ? 200 : 150, 12, s.paint('stone'), 6))
  const heading = rect(x - 330, y - 176, 300, 20, s.paint('olive'), 4)
  if (kind === 0)
    return [
      heading,
      ...lines,
      ...times(6, i =>
        rect(
          x - 320 + i * 68,
          y + 170 - (70 + i * 34 + s.between(-26, 26)),
          44,
          70 + i * 34,
          s.paint(i === 4 ? 'terra' : i % 2 === 0 ? 'olive' : 'leafLight'),
        ),
      ),
      rect(x - 336, y + 168, 420, 5, s.paint('stoneShade')),
    ].join('')
  if (kind === 1)
    return [
      heading,
      ...lines,
      ...times(20, i =>
        rect(
          x - 330 + (i % 5) * 84,
          y - 130 + Math.floor(i / 5) * 76,
          78,
          70,
          s.paint(s.pick<Paint>(['sage', 'wheat', 'bluePale', 'leafPale', 'stone'])),
        ),
      ),
      stroke(`M${x - 336} ${y + 60}Q${x - 200} ${y + 10} ${x - 120} ${y + 40}T${x + 90} ${y - 30}`, s.paint('blueLight'), 18),
      circle(x - 90, y - 30, 17, s.paint('terra')),
    ].join('')
  if (kind === 2) return [heading, ...lines, ...ringParts(s, x - 160, y + 20)].join('')
  const points = times(8, (i): Point => [x - 330 + i * 60, y + 140 - i * 32 + s.between(-26, 26)])
  return [
    heading,
    ...lines,
    ...times(5, i => rect(x - 336, y + 160 - i * 66, 440, 3, s.paint('stone'))),
    stroke(through(points), s.paint('olive'), 9),
    ...points.map(([px, py]) => circle(px, py, 10, s.paint('olive'))),
  ].join('')
}

function ringParts(s: Stage, x: number, y: number): string[] {
  const shares = [0.31, 0.24, 0.19, 0.14, 0.12]
  const tones: Paint[] = ['olive', 'leafLight', 'wheatDark', 'blue', 'stoneShade']
  let from = -Math.PI / 2
  return shares.map((share, i) => {
    const to = from + share * Math.PI * 2 - 0.04
    const arc = `M${x + Math.cos(from) * 120} ${y + Math.sin(from) * 120}A120 120 0 0 1 ${x + Math.cos(to) * 120} ${y + Math.sin(to) * 120}`
    from += share * Math.PI * 2
    return stroke(arc, s.paint(tones[i] ?? 'olive'), 64, 'butt')
  })
}

function window(s: Stage, x: number, y: number, w: number, h: number): string {
  const hills = [0, 1, 2].map(i =>
    path(
      `M${x} ${y - h * (0.44 - i * 0.12)}Q${x + w * 0.3} ${y - h * (0.54 - i * 0.13)} ${x + w * 0.55} ${y - h * (0.42 - i * 0.12)}T${x + w} ${y - h * (0.46 - i * 0.12)}V${y}H${x}Z`,
      s.tint('#A5A572', 0.6 - i * 0.2),
    ),
  )
  return [
    path(archPath(x - 22, y + 8, w + 44, h + 32), s.paint('stoneMid')),
    path(archPath(x, y, w, h), s.light.sky[0]),
    ...hills,
    cypress(s, x + w * 0.7, y, h * 0.36, 0.2),
    oliveTree(s, x + w * 0.3, y, w / 230, 0.2),
    stroke(`M${x + w / 2} ${y - h}V${y}M${x} ${y - h * 0.36}H${x + w}M${x} ${y - h * 0.68}H${x + w}`, s.paint('white'), 8),
    rect(x - 34, y, w + 68, 20, s.paint('white')),
    rect(x - 34, y + 20, w + 68, 7, s.paint('stoneShade')),
  ].join('')
}

function desks(s: Stage): string {
  return [
    stoneWall(s, 0, 0, 1600, 640, { course: 52, paint: 'limestone' }),
    rect(0, 620, 1600, 290, s.paint('soilPale')),
    faded(
      0.4,
      ...times(16, i =>
        polygon(
          [
            [i * 110 - 40, 620],
            [i * 110 - 36, 620],
            [i * 140 - 240, 900],
            [i * 140 - 246, 900],
          ],
          s.paint('soil'),
        ),
      ),
    ),
    rect(0, 610, 1600, 16, s.paint('stoneMid')),
    ...times(4, i => window(s, 90 + i * 380, 540, 250, 420)),
    ...times(4, i => lampAbove(s, 20 + i * 400 + 140)),
    ...times(4, i => desk(s, 70 + i * 390, 760)),
    ...times(2, i => person(s, 300 + i * 840 + s.between(-60, 60), 840, 330)),
  ].join('')
}

function lampAbove(s: Stage, x: number): string {
  return [
    stroke(`M${x} 0V66`, s.paint('asphaltDark'), 4),
    path(`M${x - 50} 104Q${x - 44} 62 ${x} 62Q${x + 44} 62 ${x + 50} 104Z`, s.paint('olive')),
    ellipse(x, 104, 50, 7, s.paint('wheat')),
  ].join('')
}

function desk(s: Stage, x: number, y: number): string {
  const screenX = x + s.between(110, 150)
  return [
    faded(0.2, ellipse(x + 150, y + 104, 190, 12, s.paint('ink'))),
    rect(screenX - 8, y - 36, 16, 34, s.paint('asphaltDark')),
    rect(screenX - 92, y - 160, 184, 124, s.paint('ink'), 7),
    rect(screenX - 84, y - 152, 168, 108, s.paint(s.pick<Paint>(['bluePale', 'white', 'blueLight']))),
    ...times(5, i => rect(screenX - 70, y - 136 + i * 17, s.between(50, 130), 7, s.paint(i === 0 ? 'olive' : 'stoneShade'), 3)),
    rect(screenX - 62, y - 8, 124, 8, s.paint('asphaltDark'), 3),
    pot(s, x + 268, y, 46),
    ...times(3, i => rect(x + 14, y - 12 - i * 12, 62, 10, s.paint(s.pick<Paint>(['olive', 'white', 'terraSoft', 'blueDark'])), 2)),
    rect(x, y, 310, 16, s.paint('wood')),
    rect(x, y + 14, 310, 5, s.paint('woodDark')),
    ...[14, 276].map(dx => rect(x + dx, y + 18, 16, 90, s.paint('woodDark'))),
    ...(s.chance(0.72)
      ? [
          seatedBack(s, x + 150, y + 84, 1.25),
          rect(x + 92, y + 70, 116, 54, s.paint('oliveDeep'), 14),
          rect(x + 142, y + 120, 16, 34, s.paint('asphaltDark')),
        ]
      : []),
  ].join('')
}

import { bench, lamp, person } from './figures.ts'
import { land, ranges, sky } from './land.ts'
import { archDoor, archPath, archWindow, dome, screenWall, stoneWall, voussoirs } from './masonry.ts'
import { bush, cypress, palm, pot, roundTree } from './plants.ts'
import { circle, faded, path, placed, type Point, polygon, rect, ring, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

/** A town hall of pale stone behind its square: the whole front, a corner under a tree, or its porch. */
export function municipality(s: Stage): string {
  const framing = s.variant % 3
  const body = [square(s), front(s), ...standing(s)]
  const view = framing === 0 ? [0, 0, 1] : framing === 1 ? [s.side === 1 ? -120 : -560, -250, 1.42] : [-190, -110, 1.22]
  return [
    sky(s, 520, { clouds: 3 }),
    ranges(s, 420, 520, 2, 0.5),
    placed(view[0] ?? 0, view[1] ?? 0, view[2] ?? 1, body),
    framing === 1 ? roundTree(s, s.side === 1 ? 1400 : 200, 930, 880) : '',
    framing === 1 ? bush(s, s.side === 1 ? 1480 : 120, 910, 150) : '',
  ].join('')
}

function square(s: Stage): string {
  const vanish: Point = [800, 430]
  const lines = times(25, i => {
    const x = -1600 + i * 200
    return through([
      [vanish[0] + (x - vanish[0]) * 0.52, 690],
      [x, 960],
    ])
  })
  const rows = times(8, i => `M-20 ${694 + i * i * 4.2 + i * 3}H1620`)
  return [
    land(() => 640, s.tint('#B5AF80', 0.2)),
    ...times(9, i => cypress(s, 30 + i * 190 + s.between(-30, 30), 690, s.between(150, 260), 0.22)),
    rect(-300, 686, 2200, 500, s.paint('stone')),
    faded(0.5, stroke([...lines, ...rows].join(''), s.paint('stoneShade'), 2)),
    ...times(10, i =>
      faded(
        0.5,
        polygon(
          [
            [i * 180 - 80, 760],
            [i * 180 + 10, 760],
            [i * 190 - 10, 830],
            [i * 190 - 110, 830],
          ],
          s.paint(i % 2 === 0 ? 'white' : 'stoneMid'),
        ),
      ),
    ),
  ].join('')
}

function front(s: Stage): string {
  const bays = s.pick([7, 9, 9])
  const floors = s.whole(2, 3)
  const bay = bays === 7 ? 132 : 112
  const w = bays * bay + 60
  const [left, foot] = [800 - w / 2, 690]
  const storey = 132
  const tall = floors * storey + 30
  const shutter = s.pick<keyof typeof paints | null>(['olive', 'blueDark', 'wood', null])
  const centre = (bays - 1) / 2
  const windows = times(floors - 1, floor =>
    times(bays, i =>
      archWindow(s, left + 30 + (i + 0.5) * bay - 17, foot - storey * (floor + 1) - 36, 34, 66, {
        shutter: i === centre ? null : shutter,
        isPointed: floor === 0 && s.variant % 2 === 0,
      }),
    ).join(''),
  )
  return [
    rect(left - 10, foot - tall, w + 20, tall, s.paint('limestone')),
    stoneWall(s, left, foot - tall, w, tall, { course: 24 }),
    ...windows,
    arcade(s, left, foot, bays, bay, storey),
    rect(left - 12, foot - storey - 18, w + 24, 10, s.paint('white')),
    rect(left - 12, foot - storey - 8, w + 24, 5, s.paint('stoneShade')),
    rect(left - 18, foot - tall - 12, w + 36, 16, s.paint('white')),
    rect(left - 18, foot - tall + 4, w + 36, 6, s.paint('stoneShade')),
    ...times(Math.floor(w / 34), i => rect(left + i * 34 + 4, foot - tall - 30, 22, 18, s.paint('limestone'))),
    rect(left, foot - tall - 34, w, 6, s.paint('stone')),
    porch(s, foot, tall, floors),
    faded(0.2, rect(s.side === 1 ? left : left + w - 90, foot - tall, 90, tall, s.paint('stoneDeep'))),
  ].join('')
}

function arcade(s: Stage, left: number, foot: number, bays: number, bay: number, storey: number): string {
  const openings = times(bays, i => archPath(left + 30 + i * bay + 16, foot, bay - 32, storey - 34))
  return [
    rect(left + 30, foot - storey + 10, bays * bay, storey - 10, s.tint('#8C7D60')),
    ...times(bays, i => archDoor(s, left + 30 + i * bay + bay / 2 - 20, foot, 40, 78, i % 2 === 0 ? 'wood' : 'olive')),
    faded(0.3, rect(left + 30, foot - storey + 10, bays * bay, storey - 10, s.paint('ink'))),
    screenWall(left + 30, foot - storey - 8, bays * bay, storey + 8, openings, s.paint('stone')),
    ...times(bays, i => voussoirs(s, left + 30 + i * bay + 16, foot, bay - 32, storey - 34, 13)),
    ...times(
      bays + 1,
      i =>
        rect(left + 30 + i * bay - 18, foot - 64, 36, 9, s.paint('white')) +
        rect(left + 30 + i * bay - 18, foot - 10, 36, 10, s.paint('stoneMid')),
    ),
  ].join('')
}

function porch(s: Stage, foot: number, tall: number, floors: number): string {
  const [w, h] = [236, tall + 66]
  const x = 800 - w / 2
  return [
    stoneWall(s, x, foot - h, w, h, { course: 30, paint: 'white' }),
    rect(x - 12, foot - h - 10, w + 24, 18, s.paint('white')),
    rect(x - 12, foot - h + 8, w + 24, 6, s.paint('stoneShade')),
    s.variant % 2 === 0
      ? dome(s, 800, foot - h - 10, 74)
      : times(5, i => rect(x + 8 + i * 48, foot - h - 34, 28, 24, s.paint('limestone'))).join(''),
    archPathShade(s, x + 38, foot, 160, 196),
    archDoor(s, x + 74, foot, 88, 138, 'olive'),
    voussoirs(s, x + 38, foot, 160, 196, 24),
    clock(s, 800, foot - h + 58, 34),
    ...times(floors - 1, i => times(3, n => archWindow(s, 800 - 78 + n * 62, foot - 242 - i * 126, 32, 70)).join('')),
    ...times(5, i => rect(x - 30 - i * 16, foot + i * 11, w + 60 + i * 32, 11, s.paint(i % 2 === 0 ? 'white' : 'stoneMid'))),
    pot(s, x - 30, foot + 4, 56),
    pot(s, x + w + 30, foot + 4, 56),
  ].join('')
}

function archPathShade(s: Stage, x: number, y: number, w: number, h: number): string {
  return path(archPath(x, y, w, h), s.tint('#7D6E53'))
}

function clock(s: Stage, x: number, y: number, r: number): string {
  const marks = times(12, i => {
    const angle = (i / 12) * Math.PI * 2
    return `M${x + Math.cos(angle) * r * 0.74} ${y + Math.sin(angle) * r * 0.74}L${x + Math.cos(angle) * r * 0.88} ${y + Math.sin(angle) * r * 0.88}`
  })
  return [
    circle(x, y, r * 1.16, s.paint('stoneMid')),
    circle(x, y, r, s.paint('white')),
    ring(x, y, r, s.paint('oliveDeep'), 3),
    stroke(marks.join(''), s.paint('ink'), 2),
    stroke(`M${x} ${y}V${y - r * 0.62}M${x} ${y}L${x - r * 0.42} ${y + r * 0.12}`, s.paint('ink'), 3.4),
  ].join('')
}

function standing(s: Stage): string[] {
  const tree = s.pick([roundTree, palm, roundTree])
  return [
    ...[90, 1510].map(x => tree(s, x, 742, s.between(330, 400))),
    ...[210, 1390].map(x => bench(s, x - 50, 770, 100)),
    ...[320, 1280].map(x => lamp(s, x, 756, 190)),
    ...times(s.whole(5, 8), () => {
      const y = s.between(726, 860)
      return [y, person(s, s.between(260, 1340), y, 60 + (y - 700) * 0.42)] satisfies [number, string]
    })
      .sort((a, b) => a[0] - b[0])
      .map(([, drawing]) => drawing),
  ]
}

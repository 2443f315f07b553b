import { worker } from './figures.ts'
import { land, ranges, sky } from './land.ts'
import { archDoor, archPath, archWindow, dome, stoneWall, village, voussoirs } from './masonry.ts'
import { cypress, pot, roundTree } from './plants.ts'
import { circle, ellipse, faded, type Point, path, polygon, rect, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** An old house being restored: its front behind a scaffold, or its court with the masons at work. */
export function restoration(s: Stage): string {
  return s.variant % 2 === 0 ? court(s) : scaffold(s)
}

function scaffold(s: Stage): string {
  const [left, foot, w, tall] = [310, 740, 980, 560]
  const shutter = s.pick<Paint>(['olive', 'blueDark', 'wood'])
  return [
    sky(s, 460, { clouds: 2 }),
    ranges(s, 330, 430, 3),
    village(s, 800 + s.side * 640, 620, () => 620, 96, 4, 0.22),
    land(() => 620, s.tint('#B9B080', 0.1)),
    cypress(s, 200, 730, 380),
    cypress(s, 130, 740, 300),
    ...times(3, i => dome(s, left + 180 + i * 310, foot - tall, 130)),
    stoneWall(s, left, foot - tall, w, tall, { course: 32 }),
    repaired(s, left, foot - tall, w, tall),
    rect(left - 12, foot - tall - 12, w + 24, 20, s.paint('white')),
    ...times(3, i => window(s, left + 110 + i * 310, foot - 320, shutter)),
    ...[0, 2].map(i => archWindow(s, left + 140 + i * 310, foot - 70, 84, 150, { shutter: null })),
    path(archPath(left + 390, foot, 200, 240), s.tint('#8A7B5D')),
    archDoor(s, left + 432, foot, 116, 180, 'wood'),
    voussoirs(s, left + 390, foot, 200, 240, 34),
    rect(0, foot, 1600, 170, s.paint('stoneMid')),
    faded(0.5, stroke(times(5, i => `M0 ${foot + 10 + i * i * 8}H1600`).join(''), s.paint('stoneShade'), 2)),
    poles(s, s.side === 1 ? left - 30 : left + w * 0.46, foot + 14, w * 0.57, tall + 30),
    stones(s, s.side === 1 ? 1130 : 180, 830),
    mixer(s, s.side === 1 ? 960 : 560, 850),
    pot(s, s.side === 1 ? 1460 : 90, 860, 120),
  ].join('')
}

/** A part of the wall already cleaned and pointed: paler, with an uneven edge. */
function repaired(s: Stage, x: number, y: number, w: number, h: number): string {
  const part = w * 0.46
  const from = s.side === 1 ? x + w - part : x
  const [far, near] = s.side === 1 ? [from + part, from] : [from, from + part]
  const teeth = times(18, (i): Point => [near + s.side * (i % 4 < 2 ? 0 : 44), y + (Math.ceil(i / 2) * h) / 9])
  return faded(0.55, polygon([[far, y], ...teeth, [far, y + h]], s.paint('white')))
}

function window(s: Stage, x: number, y: number, shutter: Paint): string {
  return (
    [0, 96].map(dx => archWindow(s, x + dx, y, 66, 130, { shutter: null, isPointed: s.variant % 4 === 1 })).join('') +
    [-38, 170]
      .map(
        dx =>
          rect(x + dx, y - 112, 32, 112, s.paint(shutter)) +
          times(5, i => rect(x + dx + 4, y - 104 + i * 21, 24, 4, s.paint('oliveDeep', 0.3))).join(''),
      )
      .join('')
  )
}

function poles(s: Stage, x: number, y: number, w: number, tall: number): string {
  const bays = 4
  const lifts = 4
  const metal = s.paint('asphaltDark')
  const deck = (i: number): string =>
    rect(x - 16, y - (i * tall) / lifts - 8, w + 32, 14, s.paint('wood')) +
    rect(x - 16, y - (i * tall) / lifts + 6, w + 32, 5, s.paint('woodDark')) +
    rect(x - 8, y - (i * tall) / lifts - 62, w + 16, 5, metal)
  return [
    ...times(bays + 1, i => rect(x + (w / bays) * i - 4, y - tall - 50, 8, tall + 50, metal)),
    stroke(
      times(
        bays * 2,
        i =>
          `M${x + (w / bays) * (i % bays)} ${y - (tall / lifts) * (i % 2 === 0 ? 1 : 2)}L${x + (w / bays) * ((i % bays) + 1)} ${y - (tall / lifts) * (i % 2 === 0 ? 2 : 1)}`,
      ).join(''),
      s.paint('asphalt'),
      4,
    ),
    ...times(lifts, i => deck(i + 1)),
    stroke(`M${x + 30} ${y}L${x + 80} ${y - tall / lifts}M${x + 64} ${y}L${x + 112} ${y - tall / lifts}`, s.paint('soil'), 6),
    stroke(times(7, i => `M${x + 34 + i * 7} ${y - 14 - i * 18}h36`).join(''), s.paint('soil'), 5),
    ...times(3, i => worker(s, x + w * (0.24 + i * 0.26) + s.between(-20, 20), y - ((i % 3) + 1) * (tall / lifts) - 8, 116)),
    ...times(2, i => rect(x + w * (0.12 + i * 0.6), y - (tall / lifts) * (i + 1) - 36, 42, 28, s.paint('blueDark'), 3)),
  ].join('')
}

function stones(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x + 130, y, 180, 14, s.paint('ink'))),
    ...times(3, row =>
      times(
        4 - row,
        i =>
          rect(x + i * 72 + row * 36, y - 44 - row * 44, 68, 42, s.paint(s.pick<Paint>(['limestone', 'stone', 'white'])), 3) +
          faded(0.3, rect(x + i * 72 + row * 36, y - 14 - row * 44, 68, 12, s.paint('stoneDeep'), 3)),
      ).join(''),
    ),
  ].join('')
}

function mixer(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x + 20, y, 90, 10, s.paint('ink'))),
    stroke(`M${x - 50} ${y}L${x + 10} ${y - 70}L${x + 80} ${y}`, s.paint('asphaltDark'), 9),
    polygon(
      [
        [x - 40, y - 100],
        [x + 4, y - 140],
        [x + 78, y - 96],
        [x + 70, y - 50],
        [x + 8, y - 40],
      ],
      s.paint('wheatDark'),
    ),
    ellipse(x - 18, y - 120, 32, 16, s.paint('ink'), -42),
    circle(x + 78, y - 12, 14, s.paint('ink')),
  ].join('')
}

function court(s: Stage): string {
  const foot = 700
  const openings = times(3, i => [120 + i * 500, 360] as const)
  return [
    sky(s, 330, { clouds: 2 }),
    ranges(s, 200, 280, 2, 0.5),
    cypress(s, 800 + s.side * 300, 400, 330, 0.1),
    stoneWall(s, -10, 170, 1620, foot - 170, { course: 40 }),
    rect(-10, 158, 1620, 18, s.paint('white')),
    ...openings.map(([x, w], i) => alcove(s, x, foot, w, i)),
    ...times(4, i => archWindow(s, 20 + i * 500, 330, 70, 130, { shutter: i % 2 === 0 ? 'olive' : null })),
    rect(0, foot, 1600, 210, s.paint('stone')),
    ...times(10, col =>
      times(4, r =>
        polygon(
          [
            [800 + (col - 5) * (170 + r * 26), foot + r * r * 18 + r * 12],
            [800 + (col - 4) * (170 + r * 26) - 6, foot + r * r * 18 + r * 12],
            [800 + (col - 4) * (196 + r * 26) - 8, foot + (r + 1) * (r + 1) * 18 + r * 12 + 8],
            [800 + (col - 5) * (196 + r * 26), foot + (r + 1) * (r + 1) * 18 + r * 12 + 8],
          ],
          s.paint((col + r) % 2 === 0 ? 'limestone' : 'stoneMid'),
        ),
      ).join(''),
    ),
    stones(s, s.side === 1 ? 160 : 1100, 850),
    mason(s, s.side === 1 ? 620 : 1000, 830),
    mason(s, s.side === 1 ? 880 : 720, 800),
    worker(s, s.side === 1 ? 1120 : 420, 820, 224),
    roundTree(s, s.side === 1 ? 1440 : 160, 840, 600),
    pot(s, s.side === 1 ? 1220 : 380, 720, 80),
    pot(s, s.side === 1 ? 90 : 1520, 720, 90),
  ].join('')
}

function alcove(s: Stage, x: number, foot: number, w: number, i: number): string {
  return [
    path(archPath(x, foot, w, 400), s.tint('#8A7B5D')),
    faded(0.25, path(archPath(x, foot, w * 0.4, 340), s.paint('ink'))),
    archDoor(s, x + w / 2 - 64, foot, 128, 232, s.pick<Paint>(['wood', 'blueDark', 'olive'])),
    voussoirs(s, x, foot, w, 400, 44),
    i === 1 ? circle(x + w / 2, foot - 318, 30, s.paint('bluePale')) : '',
  ].join('')
}

/** A mason bent over a stone on his bench. */
function mason(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x, y, 110, 10, s.paint('ink'))),
    worker(s, x - 70, y, 210),
    rect(x - 20, y - 74, 140, 16, s.paint('woodDark')),
    ...[-10, 96].map(dx => rect(x + dx, y - 60, 14, 60, s.paint('woodDark'))),
    rect(x + 4, y - 118, 92, 46, s.paint('limestone'), 3),
    polygon(
      [
        [x + 4, y - 118],
        [x + 96, y - 118],
        [x + 84, y - 130],
        [x + 16, y - 130],
      ],
      s.paint('white'),
    ),
  ].join('')
}

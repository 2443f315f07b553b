import { cone, worker } from './figures.ts'
import { contours, dryWall, grass, land, type Ridge, ranges, ribbon, ridgeOf, rocks, sky } from './land.ts'
import { village } from './masonry.ts'
import { bush, cypress, oliveTree } from './plants.ts'
import { ellipse, faded, type Point, polygon, rect, soft, stroke, through, times } from './shapes.ts'
import type { Stage } from './stage.ts'
import { excavator, roller, tipper } from './vehicles.ts'

/** Roads: a bend among the hills, machines at work seen from the kerb, or hairpins seen from above. */
export function roadWorks(s: Stage): string {
  const framing = s.variant % 3
  return framing === 0 ? hairpins(s) : framing === 1 ? bend(s) : machines(s)
}

function bend(s: Stage): string {
  const lean = s.side
  const centre: Point[] = [
    [800 + lean * 330, 418],
    [800 + lean * 250, 440],
    [800 + lean * 120, 470],
    [800 + lean * 190, 530],
    [800 + lean * 20, 640],
    [800 - lean * 230, 780],
    [800 - lean * 390, 960],
  ]
  const widths = [16, 26, 44, 84, 180, 330, 520]
  const hill = ridgeOf(s, 400, 26)
  return [
    sky(s, 370),
    ranges(s, 270, 380, 3),
    village(s, 800 + lean * 420, 460, x => hill(x) + 18, 58, 3, 0.24),
    land(hill, s.tint('#BDB37E', 0.12)),
    contours(s, hill, s.tint('#8C8858', 0.1), 6, 16),
    dryWall(s, x => 500 + Math.sin(x / 300) * 14, 16, 0.12),
    ...times(13, i => oliveTree(s, i * 130 + s.between(-30, 30), 500 + s.between(-40, 10), s.between(0.55, 0.75), 0.1)),
    land(x => 540 + Math.sin(x / 340 + 2) * 20, s.tint('#A9A264', 0.04)),
    grass(s, 170, () => [s.between(0, 1600), s.between(560, 880)], 14, s.tint('#7F7B44')),
    ribbon(
      centre,
      widths.map(w => w * 1.24),
      s.paint('soilPale'),
    ),
    ribbon(
      centre,
      widths.map(w => w * 1.1),
      s.paint('white'),
    ),
    ribbon(centre, widths, s.paint('asphaltDark')),
    stroke(soft(centre.slice(2)), s.paint('limestone'), 7).replace('/>', ' stroke-dasharray="34 30"/>'),
    ...times(5, i => cone(s, 800 - lean * (-110 - 10 * i) + lean * (30 - i * 62), 640 + i * 52, 36 + i * 13)),
    roller(s, 800 - lean * 96 - 106, 704, 0.84, 'wheatDark'),
    worker(s, 800 + lean * 250, 720, 170),
    worker(s, 800 + lean * 340, 746, 186),
    ...times(4, i => oliveTree(s, 800 + lean * (420 + i * 130), 690 + i * 56, 1.25 + i * 0.32)),
    ...times(3, i => cypress(s, 800 - lean * (560 + i * 86), 640 + i * 30, 240 + i * 36)),
    rocks(s, 12, () => [800 + lean * s.between(120, 760), s.between(800, 890)], 30),
  ].join('')
}

function machines(s: Stage): string {
  const verge = 640
  const crown: Ridge = () => 690
  const isDigging = s.variant % 2 === 1
  return [
    sky(s, 440),
    ranges(s, 330, 430, 3),
    village(s, 800 + s.side * 300, 760, x => 540 + Math.sin(x / 200) * 10, 100, 3, 0.14),
    land(x => 540 + Math.sin(x / 260) * 12, s.tint('#B5AC76', 0.06)),
    ...times(9, i => oliveTree(s, 40 + i * 196 + s.between(-50, 50), 622 + s.between(-24, 8), s.between(0.9, 1.2))),
    dryWall(s, () => verge - 14, 46),
    rect(0, verge + 32, 1600, 26, s.paint('stone')),
    ...times(18, i => rect(i * 92 + 4, verge + 32, 84, 22, s.paint(i % 3 === 0 ? 'limestone' : 'white'))),
    land(crown, s.paint('asphaltDark')),
    rect(s.side === 1 ? 760 : 0, 690, 840, 220, s.paint('soil')),
    ...times(90, () =>
      ellipse(
        (s.side === 1 ? 760 : 0) + s.between(20, 820),
        s.between(704, 890),
        s.between(4, 13),
        s.between(3, 7),
        s.paint(s.pick(['stoneShade', 'stoneMid', 'soilPale', 'soilDark'])),
      ),
    ),
    faded(0.4, ...times(26, () => rect(s.between(0, 1560), s.between(700, 890), s.between(14, 60), 3, s.paint('asphalt')))),
    polygon(
      s.side === 1
        ? [
            [760, 690],
            [820, 690],
            [760, 900],
            [690, 900],
          ]
        : [
            [840, 690],
            [780, 690],
            [840, 900],
            [910, 900],
          ],
      s.paint('ink'),
    ),
    isDigging ? excavator(s, 800 + s.side * 420, 790, 1.5, 'wheatDark') : tipper(s, 800 + s.side * 390 - 230, 790, 1.45, 'blueDark'),
    roller(s, 800 - s.side * 430 - 180, 830, 1.5, s.pick(['olive', 'wheatDark'])),
    worker(s, 800 + s.side * 20, 800, 210),
    worker(s, 800 + s.side * 120, 830, 216),
    ...times(6, i => cone(s, 120 + i * 280 + s.between(-20, 20), 886, 78)),
  ].join('')
}

function hairpins(s: Stage): string {
  const slope: Ridge = x => 250 + Math.sin(x / 420 + s.variant) * 30 + s.side * (x - 800) * 0.04
  const line = hairpinLine(s)
  const widthAt = (y: number): number => 10 + ((y - 250) / 650) * 62
  const lane = (share: number, fill: string): string =>
    line.map(([x, y], i) => stroke(through([[x, y], line[i + 1] ?? [x, y]]), fill, widthAt(y) * share)).join('')
  const dashes = line.flatMap(([x, y], i): string[] =>
    i % 4 < 2 ? [stroke(through([[x, y], line[i + 1] ?? [x, y]]), s.paint('limestone'), widthAt(y) * 0.055)] : [],
  )
  const trees = times(150, () => {
    const y = 320 + s.next() ** 1.2 * 580
    const size = 0.3 + ((y - 320) / 560) * 0.95
    const x = s.between(-20, 1620)
    return [
      y,
      isClear(line, x, y, size, widthAt(y)) ? (s.chance(0.85) ? oliveTree(s, x, y, size, 0.1) : bush(s, x, y, size * 30)) : '',
    ] satisfies [number, string]
  })
  return [
    sky(s, 260),
    ranges(s, 170, 250, 3),
    land(slope, s.tint('#BDB582', 0.14)),
    ...times(7, i =>
      land(
        x => slope(x) + 60 + i * 92 + Math.sin(x / (180 + i * 30) + i) * (8 + i * 3),
        s.tint(['#B3AC70', '#C0B077', '#A5A262'][i % 3] ?? '#B3AC70', 0.12 - i * 0.015),
      ),
    ),
    ...times(6, i => dryWall(s, x => slope(x) + 80 + i * 108 + Math.sin(x / (180 + i * 30) + i) * 12, 8 + i * 3, 0.14 - i * 0.02)),
    lane(1.5, s.paint('soilPale')),
    lane(1.22, s.paint('white')),
    lane(1, s.paint('asphalt')),
    ...dashes,
    village(s, 800 + s.side * 420, 380, x => slope(x) + 30, 54, 3, 0.2),
    ...trees.sort((a, b) => a[0] - b[0]).map(([, drawing]) => drawing),
    roller(s, 740, 566, 0.36, 'wheatDark'),
    tipper(s, 800 + s.side * 60 - 80, 716, 0.5, 'blueDark'),
  ].join('')
}

/** The middle of a road that climbs in bends to the village, from the top down, in short steps. */
function hairpinLine(s: Stage): Point[] {
  const turns = [286, 352, 440, 556, 706, 920]
  const reach = s.between(380, 470)
  const points: Point[] = [[800 + s.side * 420, 262]]
  turns.forEach((y, i) => {
    const sign = (i % 2 === 0 ? -1 : 1) * s.side
    const previous = turns[i - 1] ?? 262
    const far = reach * (0.72 + i * 0.12)
    points.push(
      [800 + sign * far * 0.1, (previous + y) / 2 + 8],
      [800 + sign * far * 0.86, y - 14],
      [800 + sign * far, y + 14],
      [800 + sign * far * 0.86, y + 34],
    )
  })
  return points.flatMap((point, i) => times(8, n => smoothStep(points, i, n / 8, point)))
}

function smoothStep(points: readonly Point[], i: number, t: number, from: Point): Point {
  const [before, to, after] = [points[i - 1] ?? from, points[i + 1] ?? from, points[i + 2] ?? points[i + 1] ?? from]
  const blend = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  return [blend(before[0], from[0], to[0], after[0]), blend(before[1], from[1], to[1], after[1])]
}

/** Whether a tree at x, y would stand off the carriageway. */
function isClear(line: readonly Point[], x: number, y: number, size: number, road: number): boolean {
  return line.every(
    ([px, py]) => Math.hypot(px - x, (py - y + size * 30) * 1.2) > road * 0.75 + size * 46 && Math.hypot(px - x, py - y) > road * 0.8,
  )
}

import { worker } from './figures.ts'
import { along, grass, land, type Ridge, ranges, ridgeOf, rocks, sky } from './land.ts'
import { archPath, stoneWall, village } from './masonry.ts'
import { cypress, oliveTree, roundTree } from './plants.ts'
import { blob, circle, closed, ellipse, faded, path, type Point, polygon, rect, ring, stroke, through, times } from './shapes.ts'
import type { Stage } from './stage.ts'
import { excavator } from './vehicles.ts'

/** Water: the ground cut open over its pipes, new pipes beside a tower, or a stone reservoir below a spring. */
export function water(s: Stage): string {
  const framing = s.variant % 3
  return framing === 0 ? reservoir(s) : framing === 1 ? cutaway(s) : newPipes(s)
}

function tower(s: Stage, x: number, y: number, tall: number, depth = 0): string {
  const w = tall * 0.42
  const top = y - tall
  const isGoblet = s.variant % 2 === 1
  const shadeX = s.side === 1 ? x - w / 2 : x + w * 0.2
  const legs = isGoblet
    ? polygon(
        [
          [x - w * 0.16, y],
          [x - w * 0.11, top + tall * 0.42],
          [x + w * 0.11, top + tall * 0.42],
          [x + w * 0.16, y],
        ],
        s.paint('stoneMid', depth),
      ) +
      polygon(
        [
          [x - s.side * w * 0.16, y],
          [x - s.side * w * 0.11, top + tall * 0.42],
          [x - s.side * w * 0.02, top + tall * 0.42],
          [x - s.side * w * 0.04, y],
        ],
        s.paint('stoneShade', depth),
      )
    : [-0.4, -0.14, 0.14, 0.4]
        .map(part =>
          rect(
            x + part * w - w * 0.035,
            top + tall * 0.3,
            w * 0.07,
            tall * 0.7,
            s.paint(part * s.side < 0 ? 'stoneShade' : 'stoneMid', depth),
          ),
        )
        .join('') + [0.5, 0.74].map(down => rect(x - w * 0.44, top + tall * down, w * 0.88, w * 0.06, s.paint('stone', depth))).join('')
  const bowl: Point[] = isGoblet
    ? [
        [x - w * 0.12, top + tall * 0.46],
        [x - w * 0.5, top + tall * 0.25],
        [x + w * 0.5, top + tall * 0.25],
        [x + w * 0.12, top + tall * 0.46],
      ]
    : [
        [x - w * 0.44, top + tall * 0.34],
        [x - w * 0.5, top + tall * 0.28],
        [x + w * 0.5, top + tall * 0.28],
        [x + w * 0.44, top + tall * 0.34],
      ]
  return [
    legs,
    polygon(bowl, s.paint('stoneShade', depth)),
    rect(x - w / 2, top + tall * 0.06, w, tall * 0.22, s.paint('limestone', depth)),
    rect(shadeX, top + tall * 0.06, w * 0.3, tall * 0.22, s.paint('stoneMid', depth)),
    rect(x - w * 0.5, top + tall * 0.19, w, tall * 0.018, s.paint('terra', depth)),
    path(`M${x - w * 0.54} ${top + tall * 0.07}Q${x} ${top - tall * 0.05} ${x + w * 0.54} ${top + tall * 0.07}Z`, s.paint('stone', depth)),
    rect(x - w * 0.06, top - tall * 0.03, w * 0.12, tall * 0.04, s.paint('stoneShade', depth)),
    stroke(times(14, i => `M${x + w * 0.05} ${top + tall * (0.46 + i * 0.038)}h${w * 0.08}`).join(''), s.paint('stoneDeep', depth), 1.6),
  ].join('')
}

/** A pipe lying along the page, with its light, its shade and its sleeves. */
function pipe(s: Stage, x: number, y: number, long: number, thick: number): string {
  return [
    rect(x, y, long, thick, s.paint('blue')),
    rect(x, y + thick * 0.16, long, thick * 0.14, s.paint('bluePale')),
    rect(x, y + thick * 0.72, long, thick * 0.28, s.paint('blueDark')),
    ...times(
      long / 270,
      i =>
        rect(x + 120 + i * 270, y - thick * 0.12, thick * 0.5, thick * 1.24, s.paint('blueDark'), 4) +
        rect(x + 120 + i * 270, y + thick * 0.1, thick * 0.5, thick * 0.16, s.paint('blueLight')),
    ),
  ].join('')
}

function riser(s: Stage, x: number, from: number, to: number, thick: number): string {
  return [
    rect(x - thick / 2, to, thick, from - to, s.paint('blue')),
    rect(x - thick * 0.3, to, thick * 0.2, from - to, s.paint('bluePale')),
    rect(x + thick * 0.22, to, thick * 0.28, from - to, s.paint('blueDark')),
    rect(x - thick * 0.75, from - thick * 0.5, thick * 1.5, thick * 0.6, s.paint('blueDark'), 3),
    rect(x - thick * 0.7, to, thick * 1.4, thick * 0.4, s.paint('blueDark'), 3),
  ].join('')
}

function cutaway(s: Stage): string {
  const ground: Ridge = x => 520 + Math.sin(x / 420 + s.variant) * 16 - ((x - 800) / 800) * s.side * 22
  const layers = ['soilDark', 'soil', 'soilPale', 'stoneMid', 'stoneShade'] as const
  const towerX = 800 + s.side * s.between(380, 480)
  const pipeY = s.between(690, 720)
  const homes = times(4, i => 800 - s.side * (560 - i * 210))
  return [
    sky(s, 430),
    ranges(s, 330, 430, 3),
    village(s, 800 - s.side * 240, 900, x => ground(x) + 6, 118, 2, 0.06),
    tower(s, towerX, ground(towerX) + 6, 430),
    ...times(4, i =>
      i % 2 === 0
        ? cypress(s, towerX + (i - 1.4) * 96, ground(towerX) + 8, s.between(130, 210))
        : oliveTree(s, towerX + (i - 1.6) * 150, ground(towerX) + 12, 0.95),
    ),
    ...layers.map((layer, i) => land(x => ground(x) + i * 74 + Math.sin(x / (150 + i * 40) + i * 2) * (i === 0 ? 0 : 9), s.paint(layer))),
    stroke(through(along(ground)), s.paint('olive'), 15, 'butt'),
    grass(s, 110, () => spotOn(s, ground, 2), 15, s.paint('leaf')),
    ...times(64, () => {
      const [x, y] = [s.between(0, 1600), s.between(600, 890)]
      return path(
        blob(s, x, y, s.between(8, 34), s.between(5, 17), 0.2, 7),
        s.paint(s.pick(['stoneMid', 'stone', 'stoneShade', 'soilPale']), 0.05),
      )
    }),
    ...homes.map(x => riser(s, x, pipeY + 4, ground(x) - 4, 20)),
    riser(s, towerX, pipeY + 4, ground(towerX) - 6, 34),
    pipe(s, -20, pipeY, 1640, 50),
    ...times(3, i => valve(s, 300 + i * 480 + s.between(-60, 60), pipeY)),
  ].join('')
}

function valve(s: Stage, x: number, y: number): string {
  return [
    rect(x - 44, y - 62, 88, 126, s.tint('#6A5434')),
    stroke(`M${x - 44} ${y + 64}V${y - 62}M${x + 44} ${y + 64}V${y - 62}`, s.paint('limestone'), 9, 'butt'),
    rect(x - 54, y - 72, 108, 12, s.paint('stoneMid')),
    pipe(s, x - 40, y, 80, 50),
    rect(x - 22, y - 10, 44, 70, s.paint('blueDark'), 6),
    rect(x - 5, y - 40, 10, 36, s.paint('ink')),
    ellipse(x, y - 42, 25, 7, s.paint('terra')),
  ].join('')
}

function spotOn(s: Stage, ridge: Ridge, down: number): Point {
  const x = s.between(0, 1600)
  return [x, ridge(x) + s.between(0, down)]
}

function newPipes(s: Stage): string {
  const ground: Ridge = x => 560 + Math.sin(x / 500) * 14
  const near: Ridge = x => 790 + Math.sin(x / 380 + 2) * 10
  const r = 62
  const baseX = 800 - s.side * 420
  const stack = times(4, row =>
    times(5 - row, i => pipeEnd(s, baseX + (i - (4 - row) / 2) * r * 2.02, 812 - r - row * r * 1.75, r)).join(''),
  )
  const trench: Point[] = [
    [800 + s.side * 60, 575],
    [800 + s.side * 130, 575],
    [800 + s.side * 560, 920],
    [800 + s.side * 180, 920],
  ]
  const side: Point[] = [
    [800 + s.side * 60, 575],
    [800 + s.side * 180, 920],
    [800 + s.side * 290, 920],
    [800 + s.side * 84, 575],
  ]
  return [
    sky(s, 470),
    ranges(s, 360, 470, 3),
    village(s, 800 - s.side * 220, 620, x => ground(x) + 8, 74, 3, 0.16),
    land(ground, s.tint('#C9B27E', 0.08)),
    tower(s, 800 + s.side * 420, ground(1200) + 20, 400, 0.06),
    ...times(6, i => oliveTree(s, 120 + i * 270 + s.between(-60, 60), ground(400) + s.between(34, 80), s.between(0.7, 1), 0.06)),
    grass(s, 90, () => [s.between(0, 1600), s.between(600, 800)], 12, s.tint('#9C8A55')),
    path(closed(trench), s.tint('#7E6440')),
    path(closed(side), s.tint('#5F4A2E')),
    stroke(`M${800 + s.side * 112} 582L${800 + s.side * 400} 920`, s.paint('blueDark'), 26, 'butt'),
    stroke(`M${800 + s.side * 110} 582L${800 + s.side * 394} 920`, s.paint('blueLight'), 8, 'butt'),
    excavator(s, 800 + s.side * 520, 716, 1.02, 'wheatDark'),
    rocks(s, 26, () => [800 + s.side * s.between(20, 120), s.between(600, 860)], 22),
    land(near, s.tint('#B89C66')),
    ...stack,
    rect(baseX - 360, 806, 720, 14, s.paint('woodDark')),
    worker(s, baseX + s.side * 400, 830, 190),
    worker(s, 800 + s.side * 210, 690, 120),
    grass(s, 60, () => [s.between(0, 1600), s.between(820, 895)], 20, s.tint('#8A7845')),
  ].join('')
}

function pipeEnd(s: Stage, x: number, y: number, r: number): string {
  return [
    circle(x, y, r, s.paint('blueDark')),
    circle(x, y, r * 0.95, s.paint('blue')),
    circle(x, y, r * 0.78, s.paint('ink')),
    ellipse(x - s.side * r * 0.16, y + r * 0.1, r * 0.6, r * 0.62, s.paint('blueDeep')),
    ring(x, y, r * 0.87, s.paint('blueLight'), 3),
  ].join('')
}

function reservoir(s: Stage): string {
  const hill = ridgeOf(s, 400, 40)
  const floorY = 640
  return [
    sky(s, 400),
    ranges(s, 290, 380, 3),
    land(hill, s.tint('#AFA876', 0.14)),
    village(s, 800 + s.side * 330, 560, x => hill(x) + 20, 64, 3, 0.2),
    tower(s, 800 - s.side * 480, hill(320) + 30, 300, 0.14),
    ...times(12, i => oliveTree(s, 60 + i * 140 + s.between(-40, 40), hill(60 + i * 140) + s.between(54, 96), s.between(0.6, 0.85), 0.08)),
    stoneWall(s, -10, 520, 1620, 130, { course: 30 }),
    ...times(7, i => path(archPath(70 + i * 230, floorY + 6, 120, 96), s.tint('#6E6148'))),
    rect(-10, 506, 1620, 18, s.paint('white')),
    rect(0, floorY, 1600, 260, s.paint('blue')),
    faded(0.32, rect(0, floorY, 1600, 74, s.paint('limestone'))),
    faded(0.3, ...times(7, i => path(archPath(70 + i * 230, floorY - 4, 120, -78), s.paint('ink')))),
    ...times(34, () =>
      faded(
        0.55,
        rect(
          s.between(-50, 1500),
          s.between(floorY + 10, 880),
          s.between(60, 320),
          s.between(3, 7),
          s.paint(s.pick(['bluePale', 'blueLight', 'blueDark'])),
          3,
        ),
      ),
    ),
    spout(s, 800 + s.side * 120, floorY),
    stoneWall(s, s.side === 1 ? -10 : 1180, 770, 430, 140, { course: 46, paint: 'stone' }),
    rect(s.side === 1 ? -10 : 1164, 750, 446, 26, s.paint('white')),
    roundTree(s, s.side === 1 ? 190 : 1410, 760, 420),
  ].join('')
}

function spout(s: Stage, x: number, y: number): string {
  return [
    rect(x - 90, y - 150, 180, 156, s.paint('stone')),
    path(archPath(x - 58, y + 6, 116, 126), s.tint('#8B7C5E')),
    rect(x - 10, y - 60, 20, 12, s.paint('stoneMid')),
    path(`M${x - 8} ${y - 50}Q${x - 3} ${y - 30} ${x - 12} ${y + 14}H${x + 12}Q${x + 3} ${y - 30} ${x + 8} ${y - 50}Z`, s.paint('white')),
    ...[26, 46, 70].map(r =>
      faded(
        0.6,
        `<ellipse cx="${x}" cy="${y + 18}" rx="${r}" ry="${r * 0.18}" fill="none" stroke="${s.paint('bluePale')}" stroke-width="3"/>`,
      ),
    ),
  ].join('')
}

import { lamp, person, worker } from './figures.ts'
import { contours, land, ranges, ridgeOf, rocks, sky } from './land.ts'
import { archPath, house, roofThings, stoneWall, village } from './masonry.ts'
import { bush, cypress, oliveTree, roundTree } from './plants.ts'
import { blob, ellipse, faded, path, polygon, rect, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'
import { excavator } from './vehicles.ts'

type Paint = keyof typeof paints

/** Readiness for winter: rain over a street with its drains, or a culvert being cleared below the hills. */
export function winterRain(s: Stage): string {
  return s.variant % 2 === 0 ? culvert(s) : street(s)
}

function heavyClouds(s: Stage): string {
  return times(7, i => {
    const [x, y] = [s.between(-60, 1660), s.between(30, 150)]
    const tone = s.tint(i % 2 === 0 ? '#9AA3A2' : '#B4BAB5', 0.1)
    return faded(
      0.85,
      ...times(5, () =>
        path(blob(s, x + s.between(-170, 170), y + s.between(-26, 20), s.between(90, 170), s.between(44, 74), 0.06, 12), tone),
      ),
    )
  }).join('')
}

function rain(s: Stage, count: number, colour: string): string {
  const lean = s.side * 0.32
  const drops = times(count, () => {
    const [x, y, long] = [s.between(-80, 1680), s.between(60, 880), s.between(18, 60)]
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-lean * long)} ${Math.round(long)}`
  })
  return faded(0.5, stroke(drops.join(''), colour, 2.6))
}

function street(s: Stage): string {
  const drops = s.light.isDark ? '#C5D2D4' : s.paint('white')
  return [
    sky(s, 420, { clouds: 0, sunAt: [-400, -400] }),
    heavyClouds(s),
    ranges(s, 320, 420, 3, 0.45),
    village(s, 800, 1200, () => 510, 70, 3, 0.32),
    faded(0.5, rain(s, 120, drops)),
    ...row(s),
    rect(0, 640, 1600, 46, s.paint('stone')),
    ...times(17, i => rect(i * 96, 674, 90, 14, s.paint(i % 2 === 0 ? 'white' : 'stoneMid'))),
    rect(0, 688, 1600, 220, s.paint('asphalt')),
    ...times(16, () => puddle(s, s.between(0, 1600), s.between(720, 880), s.between(40, 130))),
    ...times(3, i => drain(s, 240 + i * 520)),
    ...times(3, i => lamp(s, 140 + i * 640, 676, 300)),
    ...times(4, i => umbrella(s, 200 + i * 360 + s.between(-70, 70), s.between(672, 830))),
    roundTree(s, s.side === 1 ? 1520 : 80, 670, 380),
    rain(s, 260, drops),
  ].join('')
}

function row(s: Stage): string[] {
  const houses: string[] = []
  let x = -60
  while (x < 1600) {
    const w = s.between(200, 290)
    const h = s.between(180, 330)
    houses.push(
      s.chance(0.8) ? roofThings(s, x, 640 - h, w, 0.05) + house(s, x, 640, w, h, 0.05) : cypress(s, x + w * 0.4, 640, s.between(240, 330)),
    )
    x += w + s.between(4, 40)
  }
  return houses
}

function puddle(s: Stage, x: number, y: number, w: number): string {
  return [
    ellipse(x, y, w, w * 0.14, s.paint('asphaltDark')),
    ellipse(x, y + 1, w * 0.92, w * 0.11, s.paint('blueLight', 0.1)),
    faded(
      0.6,
      `<ellipse cx="${Math.round(x - w * 0.2)}" cy="${Math.round(y)}" rx="${Math.round(w * 0.3)}" ry="${Math.round(w * 0.04)}" fill="none" stroke="${s.paint('white')}" stroke-width="2.4"/>`,
    ),
  ].join('')
}

function drain(s: Stage, x: number): string {
  return [
    polygon(
      [
        [x, 690],
        [x + 110, 690],
        [x + 104, 724],
        [x - 12, 724],
      ],
      s.paint('ink'),
    ),
    ...times(7, i =>
      polygon(
        [
          [x + 6 + i * 15, 690],
          [x + 13 + i * 15, 690],
          [x + 5 + i * 15.6, 724],
          [x - 3 + i * 15.6, 724],
        ],
        s.paint('stoneDeep'),
      ),
    ),
    path(`M${x - 130} 700Q${x - 60} 704 ${x - 4} 708V716Q${x - 70} 712 ${x - 130} 704Z`, s.paint('blueLight')),
  ].join('')
}

function umbrella(s: Stage, x: number, y: number): string {
  const tall = 130 + (y - 670) * 0.42
  const r = tall * 0.52
  const top = y - tall * 1.16
  const cloth = s.paint(s.pick<Paint>(['terra', 'olive', 'blueDark', 'wheatDark', 'blueDeep']))
  const scallops = times(4, () => `a${r / 4} ${r / 9} 0 0 0 ${-r / 2} 0`).join('')
  return [
    faded(0.3, ellipse(x, y + tall * 0.06, r * 0.5, 6, s.paint('bluePale'))),
    person(s, x, y, tall),
    stroke(`M${x} ${top - r * 0.04}V${y - tall * 0.46}`, s.paint('ink'), 3),
    path(
      `M${x - r} ${top + r * 0.5}Q${x - r * 0.8} ${top - r * 0.1} ${x} ${top - r * 0.12}Q${x + r * 0.8} ${top - r * 0.1} ${x + r} ${top + r * 0.5}${scallops}Z`,
      cloth,
    ),
    faded(
      0.2,
      path(
        `M${x - s.side * r} ${top + r * 0.5}Q${x - s.side * r * 0.8} ${top - r * 0.1} ${x} ${top - r * 0.12}Q${x - s.side * r * 0.5} ${top + r * 0.1} ${x - s.side * r * 0.5} ${top + r * 0.5}Z`,
        s.paint('ink'),
      ),
    ),
  ].join('')
}

function culvert(s: Stage): string {
  const hill = ridgeOf(s, 400, 40)
  const drops = s.paint('white')
  return [
    sky(s, 400, { clouds: 0, sunAt: [-400, -400] }),
    heavyClouds(s),
    ranges(s, 290, 390, 3, 0.4),
    land(hill, s.tint('#A9A472', 0.16)),
    contours(s, hill, s.tint('#85825A', 0.1), 6, 15),
    village(s, 800 + s.side * 400, 520, x => hill(x) + 20, 64, 3, 0.2),
    ...times(11, i => oliveTree(s, i * 154 + s.between(-40, 40), 520 + s.between(-36, 6), s.between(0.7, 1), 0.08)),
    rect(0, 524, 1600, 60, s.paint('asphalt')),
    ...times(9, i => rect(40 + i * 190, 550, 90, 6, s.paint('limestone'))),
    rect(0, 512, 1600, 16, s.paint('white')),
    ...times(27, i => rect(i * 62, 488, 12, 28, s.paint('stoneMid'))),
    rect(0, 486, 1600, 7, s.paint('stoneMid')),
    stoneWall(s, 0, 584, 1600, 190, { course: 32 }),
    rect(0, 578, 1600, 14, s.paint('white')),
    ...times(
      3,
      i =>
        path(archPath(800 - 300 + i * 216, 776, 168, 150), s.tint('#5E543F')) +
        stroke(archPath(800 - 300 + i * 216, 776, 168, 150), s.paint('stoneMid'), 16),
    ),
    land(() => 774, s.tint('#97905A')),
    path('M470 770Q620 756 780 764T1160 768Q1260 830 1420 910H180Q360 830 470 770Z', s.paint('blueLight')),
    faded(0.6, ...times(22, () => rect(s.between(420, 1180), s.between(780, 890), s.between(40, 130), 4, s.paint('white'), 2))),
    rocks(s, 34, () => [s.chance(0.5) ? s.between(60, 420) : s.between(1180, 1560), s.between(790, 890)], 30),
    excavator(s, s.side === 1 ? 1250 : 250, 812, 1.2, 'wheatDark'),
    worker(s, s.side === 1 ? 250 : 1350, 830, 210),
    worker(s, s.side === 1 ? 350 : 1450, 850, 216),
    ...times(6, i => bush(s, 40 + i * 300 + s.between(-40, 40), 905, s.between(40, 60))),
    rain(s, 230, drops),
  ].join('')
}

import { blob, circle, ellipse, faded, path, placed, rect, ring, stroke, times } from './shapes.ts'
import type { Stage } from './stage.ts'

type Cloth = 'olive' | 'oliveDeep' | 'blueDark' | 'blueDeep' | 'leaf' | 'stoneDeep' | 'wheatDark' | 'blue'

const clothes: readonly [Cloth, ...Cloth[]] = ['olive', 'oliveDeep', 'blueDark', 'blueDeep', 'stoneDeep', 'wheatDark', 'blue', 'leaf']

/** A standing or walking person as a plain silhouette; `tall` is the whole height, feet at x, y. */
export function person(s: Stage, x: number, y: number, tall: number, depth = 0): string {
  const top = s.paint(s.chance(0.09) ? 'terra' : s.pick(clothes), depth)
  const legs = s.paint(s.pick(['ink', 'asphaltDark', 'blueDeep', 'woodDark']), depth)
  const skin = s.paint('soil', depth)
  const turn = s.chance(0.5) ? 1 : -1
  const shadow = faded(0.2, ellipse(-s.side * 12, 1, 24, 4, s.paint('ink')))
  const isRobed = s.chance(0.42)
  const body = isRobed
    ? [
        path('M-13 -78Q0 -86 13 -78L19 0H-19Z', top),
        path(
          'M-12 -84Q-13 -100 0 -101Q13 -100 12 -84L15 -70Q0 -62 -15 -70Z',
          s.paint(s.pick(['stone', 'bluePale', 'olive', 'wheat', 'ink', 'terraSoft']), depth),
        ),
        ellipse(turn * 2.5, -89, 5.4, 7, skin),
      ]
    : [
        path('M-10 -44L-13 0H-4L0 -34L6 0H14L10 -44Z', legs),
        path('M-14 -78Q0 -86 14 -78L13 -38H-13Z', top),
        path(`M${-13} -77Q-20 -58 -17 -42L-12 -43L-9 -70ZM13 -77Q20 -58 17 -42L12 -43L9 -70Z`, top),
        circle(0, -91, 8.4, skin),
        path('M-8.6 -91A8.6 8.6 0 0 1 8.6 -91Q4 -96 -1 -95Q-6 -95 -8.6 -91Z', s.paint('ink', depth)),
      ]
  return placed(x, y, tall / 100, [shadow, ...body])
}

/** A child with a bag on the back. */
export function pupil(s: Stage, x: number, y: number, tall: number): string {
  const top = s.paint(s.pick(['blueLight', 'blue', 'stoneMid', 'sage', 'wheat']))
  const turn = s.chance(0.5) ? 1 : -1
  return placed(x, y, tall / 80, [
    faded(0.2, ellipse(-s.side * 10, 1, 20, 3.5, s.paint('ink'))),
    path(`M-8 -30L${-12 * turn} 0H${-5 * turn}L1 -24L${8 * turn} 0H${15 * turn}L9 -30Z`, s.paint('blueDeep')),
    path('M-11 -56Q0 -62 11 -56L10 -27H-10Z', top),
    rect(turn === 1 ? -18 : 7, -56, 11, 23, s.paint(s.pick(['terra', 'olive', 'wheatDark', 'blueDeep'])), 4),
    circle(0, -68, 9, s.paint('soil')),
    path(blob(s, -turn * 1.5, -72, 9.6, 7, 0.08, 8), s.paint('ink')),
  ])
}

/** A worker with a helmet and a light vest, perhaps with a shovel. */
export function worker(s: Stage, x: number, y: number, tall: number): string {
  const turn = s.chance(0.5) ? 1 : -1
  return placed(x, y, tall / 100, [
    faded(0.2, ellipse(-s.side * 12, 1, 26, 4, s.paint('ink'))),
    path('M-10 -44L-15 0H-5L0 -34L7 0H16L10 -44Z', s.paint('blueDeep')),
    path('M-14 -78Q0 -86 14 -78L13 -40H-13Z', s.paint('terraSoft')),
    rect(-14, -62, 28, 5, s.paint('white')),
    stroke(`M${12 * turn} -74L${25 * turn} -54`, s.paint('terraSoft'), 7),
    stroke(`M${-12 * turn} -74L${18 * turn} -48`, s.paint('terraSoft'), 7),
    stroke(`M${12 * turn} -66L${36 * turn} 0`, s.paint('woodDark'), 3),
    circle(0, -90, 8.2, s.paint('soil')),
    path('M-10.5 -91A10.5 10.5 0 0 1 10.5 -91H13V-88H-11Z', s.paint('wheat')),
  ])
}

/** The back of somebody who sits and looks ahead: head and shoulders above y. */
export function seatedBack(s: Stage, x: number, y: number, size: number): string {
  const cloth = s.paint(s.pick(clothes))
  const isVeiled = s.chance(0.42)
  const head = isVeiled
    ? path(
        'M-19 -66Q-22 -106 0 -107Q22 -106 19 -66L26 -40Q0 -30 -26 -40Z',
        s.paint(s.pick(['white', 'bluePale', 'sage', 'ink', 'blueLight', 'olive'])),
      )
    : rect(-7, -64, 14, 18, s.paint('soil')) +
      ellipse(0, -80, 18, 22, s.paint(s.pick(['ink', 'woodDark', 'asphaltDark']))) +
      ellipse(0, -66, 14, 8, s.paint('soil'))
  return placed(x, y, size, [path('M-54 0Q-54 -46 -22 -50Q0 -55 22 -50Q54 -46 54 0Z', cloth), head])
}

/** Somebody at a table seen from above; `turn` in degrees, 0 looks up the page. */
export function fromAbove(s: Stage, x: number, y: number, size: number, turn: number): string {
  const cloth = s.paint(s.pick(clothes))
  return placed(
    x,
    y,
    size,
    [
      rect(-34, -4, 68, 58, s.paint('stoneShade'), 14),
      rect(-34, 36, 68, 18, s.paint('woodDark'), 9),
      ellipse(0, 8, 40, 21, cloth),
      stroke('M-33 2Q-36 -26 -15 -36M33 2Q36 -26 15 -36', cloth, 13),
      circle(-13, -38, 6.5, s.paint('soil')),
      circle(13, -38, 6.5, s.paint('soil')),
      circle(0, 4, 17, s.paint(s.pick(['ink', 'woodDark', 'white', 'bluePale', 'asphaltDark', 'sage']))),
    ],
    turn,
  )
}

/** A wheel of a lorry or a roller. */
export function wheel(s: Stage, x: number, y: number, r: number): string {
  return [
    circle(x, y, r, s.paint('ink')),
    ring(x, y, r * 0.82, s.paint('asphaltDark'), r * 0.08),
    circle(x, y, r * 0.52, s.paint('stoneMid')),
    circle(x, y, r * 0.2, s.paint('asphaltDark')),
    ...times(5, i =>
      circle(x + Math.cos((i / 5) * 6.283) * r * 0.36, y + Math.sin((i / 5) * 6.283) * r * 0.36, r * 0.05, s.paint('asphaltDark')),
    ),
  ].join('')
}

/** A street lamp with one arm. */
export function lamp(s: Stage, x: number, y: number, tall: number, depth = 0): string {
  const iron = s.paint('oliveDeep', depth)
  const head = s.light.isDark ? '#F3DFA6' : s.paint('white', depth)
  return [
    s.light.isDark ? faded(0.22, circle(x, y - tall, tall * 0.3, '#F3DFA6')) : '',
    stroke(`M${x} ${y}V${y - tall * 0.9}`, iron, tall * 0.028),
    rect(x - tall * 0.035, y - tall * 0.08, tall * 0.07, tall * 0.08, iron),
    path(`M${x - tall * 0.06} ${y - tall * 0.98}h${tall * 0.12}l${-tall * 0.03} ${tall * 0.1}h${-tall * 0.06}Z`, head),
    path(`M${x - tall * 0.08} ${y - tall * 0.97}L${x} ${y - tall * 1.05}L${x + tall * 0.08} ${y - tall * 0.97}Z`, iron),
  ].join('')
}

/** A traffic cone. */
export function cone(s: Stage, x: number, y: number, size: number): string {
  return [
    faded(0.2, ellipse(x - s.side * size * 0.2, y, size * 0.6, size * 0.1, s.paint('ink'))),
    path(`M${x - size * 0.42} ${y}h${size * 0.84}v${-size * 0.08}h${-size * 0.84}Z`, s.paint('asphaltDark')),
    path(
      `M${x - size * 0.3} ${y - size * 0.08}L${x - size * 0.06} ${y - size}h${size * 0.12}L${x + size * 0.3} ${y - size * 0.08}Z`,
      s.paint('terra'),
    ),
    path(`M${x - size * 0.21} ${y - size * 0.42}h${size * 0.42}l${-size * 0.05} ${-size * 0.2}h${-size * 0.32}Z`, s.paint('white')),
  ].join('')
}

/** A bench seen from the front. */
export function bench(s: Stage, x: number, y: number, w: number): string {
  return [
    faded(0.2, ellipse(x + w / 2, y, w * 0.56, 5, s.paint('ink'))),
    ...[0.1, 0.84].map(part => rect(x + w * part, y - w * 0.2, w * 0.06, w * 0.2, s.paint('asphaltDark'))),
    ...[0.2, 0.34, 0.44].map(up => rect(x, y - w * up - w * 0.05, w, w * 0.07, s.paint(up === 0.2 ? 'wood' : 'woodDark'), 3)),
  ].join('')
}

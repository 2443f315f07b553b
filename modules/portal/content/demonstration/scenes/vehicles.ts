import { wheel } from './figures.ts'
import { circle, ellipse, faded, path, placed, polygon, rect, ring, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

function shadow(s: Stage, x: number, w: number): string {
  return faded(0.24, ellipse(x, 4, w, 12, s.paint('ink')))
}

function cab(s: Stage, x: number, paint: Paint): string {
  return [
    path(`M${x} -22V-92Q${x} -150 ${x + 34} -150H${x + 92}V-22Z`, s.paint(paint)),
    path(`M${x + 9} -92Q${x + 11} -138 ${x + 36} -139H${x + 50}V-88H${x + 9}Z`, s.paint('bluePale')),
    faded(0.5, path(`M${x + 12} -90L${x + 40} -139H${x + 50}V-126L${x + 26} -88Z`, s.paint('white'))),
    rect(x + 56, -138, 28, 48, s.paint('blueLight'), 3),
    rect(x, -40, 92, 7, s.paint('white')),
    rect(x - 7, -30, 14, 13, s.paint('wheat'), 3),
    rect(x + 60, -78, 14, 4, s.paint('ink')),
  ].join('')
}

/** A lorry that collects waste, its front to the left; about 330 units long, wheels on y. */
export function wasteLorry(s: Stage, x: number, y: number, size: number, paint: Paint): string {
  return placed(x, y, size, [
    shadow(s, 170, 190),
    rect(60, -36, 260, 16, s.paint('asphaltDark')),
    path('M100 -34V-168H258Q276 -168 284 -150L322 -72V-34Z', s.paint(paint)),
    path('M284 -150L322 -72V-34H292V-120Z', s.paint('oliveDeep')),
    ...times(5, i => rect(112 + i * 31, -158, 5, 116, s.paint('white'))),
    faded(0.18, rect(100, -70, 184, 36, s.paint('ink'))),
    stroke('M300 -100L330 -52H344', s.paint('asphaltDark'), 7),
    rect(318, -60, 34, 8, s.paint('wheatDark')),
    cab(s, 0, 'white'),
    wheel(s, 48, -22, 25),
    wheel(s, 214, -22, 25),
    wheel(s, 272, -22, 25),
    circle(20, -156, 6, s.paint('wheatDark')),
  ])
}

/** A tipping lorry with a load of gravel. */
export function tipper(s: Stage, x: number, y: number, size: number, paint: Paint): string {
  return placed(x, y, size, [
    shadow(s, 160, 180),
    rect(60, -36, 250, 14, s.paint('asphaltDark')),
    path('M112 -112Q150 -150 190 -134Q230 -160 296 -112Z', s.paint('stoneShade')),
    polygon(
      [
        [100, -116],
        [314, -116],
        [302, -40],
        [108, -40],
      ],
      s.paint(paint),
    ),
    ...times(5, i => rect(126 + i * 40, -112, 7, 70, s.paint('oliveDeep'))),
    cab(s, 0, paint),
    wheel(s, 48, -22, 25),
    wheel(s, 206, -22, 25),
    wheel(s, 264, -22, 25),
  ])
}

/** A road roller with two drums and a canopy; about 250 units long. */
export function roller(s: Stage, x: number, y: number, size: number, paint: Paint): string {
  const drum = (at: number): string =>
    [
      circle(at, -42, 42, s.paint('asphaltDark')),
      circle(at, -42, 36, s.paint('stoneShade')),
      ring(at, -42, 22, s.paint('stoneDeep'), 4),
      circle(at, -42, 8, s.paint('asphaltDark')),
      rect(at - 8, -62, 16, 22, s.paint(paint), 3),
    ].join('')
  return placed(x, y, size, [
    shadow(s, 124, 150),
    drum(44),
    drum(206),
    path('M26 -62L34 -94H96L104 -108H166L178 -92H218L224 -62L196 -54H150L140 -38H108L98 -54H52Z', s.paint(paint)),
    path('M34 -94H96L92 -84H36Z', s.paint('white')),
    rect(104, -60, 40, 8, s.paint('ink')),
    stroke('M106 -108V-176M168 -100V-176', s.paint('asphaltDark'), 6),
    rect(92, -186, 92, 12, s.paint('white'), 4),
    path('M128 -108V-142Q128 -150 138 -150Q148 -150 148 -142V-108Z', s.paint('blueDeep')),
    circle(138, -158, 9, s.paint('soil')),
    path('M127 -159A11 11 0 0 1 149 -159Z', s.paint('wheat')),
    stroke('M120 -112L112 -130M106 -132L118 -128', s.paint('ink'), 4),
  ])
}

/** An excavator with its arm to the left. */
export function excavator(s: Stage, x: number, y: number, size: number, paint: Paint): string {
  return placed(x, y, size, [
    shadow(s, 60, 130),
    rect(-30, -36, 190, 36, s.paint('asphaltDark'), 18),
    ...times(5, i => circle(-8 + i * 36, -18, 11, s.paint('stoneShade'))),
    rect(40, -48, 60, 14, s.paint('ink')),
    path('M-20 -50H178V-104Q178 -112 168 -112H96V-50Z', s.paint(paint)),
    path('M0 -50V-118Q0 -160 34 -160H92V-50Z', s.paint(paint)),
    path('M10 -74V-118Q10 -148 34 -150H62V-74Z', s.paint('bluePale')),
    faded(0.25, rect(96, -72, 82, 22, s.paint('ink'))),
    stroke('M8 -66L-92 -196', s.paint(paint), 22),
    stroke('M-92 -196L-170 -96', s.paint(paint), 16),
    stroke('M-30 -92L-88 -160', s.paint('asphaltDark'), 7),
    circle(-92, -196, 12, s.paint('ink')),
    path('M-186 -100Q-214 -74 -200 -40L-176 -28L-142 -70L-158 -104Z', s.paint('asphaltDark')),
    stroke('M-200 -40l-6 14M-190 -34l-4 14M-178 -28l-2 14', s.paint('ink'), 4),
  ])
}

/** A wheeled container for waste. */
export function container(s: Stage, x: number, y: number, size: number, paint: Paint): string {
  return placed(x, y, size, [
    faded(0.22, ellipse(0, 2, 62, 7, s.paint('ink'))),
    circle(-36, -7, 8, s.paint('ink')),
    circle(36, -7, 8, s.paint('ink')),
    polygon(
      [
        [-50, -12],
        [50, -12],
        [58, -84],
        [-58, -84],
      ],
      s.paint(paint),
    ),
    ...times(4, i => rect(-38 + i * 22, -80, 5, 64, s.paint('oliveDeep'))),
    faded(
      0.3,
      polygon(
        [
          [50, -12],
          [58, -84],
          [34, -84],
          [32, -12],
        ],
        s.paint('ink'),
      ),
    ),
    path('M-64 -84Q-58 -104 0 -106Q58 -104 64 -84Z', s.paint('oliveDeep')),
    rect(-66, -88, 132, 8, s.paint(paint), 3),
  ])
}

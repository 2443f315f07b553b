import { archPath, stoneWall, voussoirs } from './masonry.ts'
import { cypress, pot } from './plants.ts'
import { circle, ellipse, faded, path, placed, polygon, rect, ring, stroke, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

const bindings: readonly [Paint, ...Paint[]] = [
  'olive',
  'oliveDeep',
  'stoneDeep',
  'blueDark',
  'wheatDark',
  'terraSoft',
  'stoneShade',
  'blue',
  'soilDark',
  'leaf',
  'sage',
  'terra',
]

/** Registers: shelves with a desk where pages are photographed, a vaulted reading room, or a wall of drawers and rolled maps. */
export function archive(s: Stage): string {
  const framing = s.variant % 3
  return framing === 0 ? drawers(s) : framing === 1 ? scanning(s) : vault(s)
}

function shelf(s: Stage, x: number, y: number, w: number, h: number): string {
  const things: string[] = []
  let at = x + 6
  while (at < x + w - 26) {
    const kind = s.whole(0, 9)
    if (kind === 0) {
      const box = Math.min(s.between(70, 120), x + w - at - 8)
      things.push(
        rect(at, y - h * 0.66, box, h * 0.66, s.paint(s.pick<Paint>(['stoneMid', 'soilPale', 'sage'])), 3),
        rect(at, y - h * 0.66, box, h * 0.14, s.paint('stoneShade'), 3),
        rect(at + box / 2 - 14, y - h * 0.4, 28, 14, s.paint('white'), 2),
      )
      at += box + 6
    } else if (kind === 1) {
      at += s.between(14, 40)
    } else if (kind === 2) {
      things.push(placed(at + 4, y, 1, [rect(0, -h * 0.72, 22, h * 0.72, s.paint(s.pick(bindings)), 2)], 11))
      at += 44
    } else {
      const thick = Math.min(s.between(18, 44), x + w - at - 6)
      const tall = h * s.between(0.62, 0.88)
      const cloth = s.pick(bindings)
      things.push(
        rect(at, y - tall, thick - 2, tall, s.paint(cloth), 2),
        faded(0.18, rect(at + thick * 0.68, y - tall, thick * 0.3, tall, s.paint('ink'), 2)),
        rect(at + thick * 0.2, y - tall * 0.8, thick * 0.56, tall * 0.2, s.paint(s.chance(0.7) ? 'limestone' : 'wheat'), 1),
      )
      if (s.chance(0.5)) things.push(circle(at + thick / 2 - 1, y - tall * 0.22, thick * 0.16, s.paint('limestone')))
      at += thick
    }
  }
  return things.join('')
}

function bookcase(s: Stage, x: number, y: number, w: number, rows: number, h: number): string {
  const tall = rows * h + 16
  return [
    rect(x - 12, y - tall - 12, w + 24, tall + 12, s.paint('woodDark')),
    rect(x, y - tall, w, tall, s.tint('#4A3A28')),
    ...times(
      rows,
      i =>
        shelf(s, x, y - i * h - 14, w, h - 14) +
        rect(x, y - i * h - 14, w, 14, s.paint('wood')) +
        faded(0.3, rect(x, y - (i + 1) * h, w, 14, s.paint('ink'))),
    ),
    rect(x - 20, y - tall - 24, w + 40, 16, s.paint('wood')),
  ].join('')
}

function scanning(s: Stage): string {
  const deskX = s.side === 1 ? 130 : 660
  const windowAt = s.side === 1 ? 0 : 1
  return [
    rect(0, 0, 1600, 900, s.paint('stone')),
    ...times(3, i => (i === windowAt ? bigWindow(s, 60 + i * 530, 740) : bookcase(s, 40 + i * 530, 740, 480, 5, 132))),
    rect(0, 740, 1600, 160, s.paint('soilPale')),
    faded(0.4, ...times(12, i => rect(i * 140, 740, 3, 160, s.paint('soil')))),
    faded(0.2, rect(0, 740, 1600, 26, s.paint('ink'))),
    ladder(s, s.side === 1 ? 1180 : 380),
    rect(deskX, 690, 760, 26, s.paint('wood')),
    rect(deskX, 712, 760, 8, s.paint('woodDark')),
    ...[30, 700].map(dx => rect(deskX + dx, 716, 30, 184, s.paint('woodDark'))),
    camera(s, deskX + 200, 690),
    screen(s, deskX + 470, 690),
    pile(s, deskX + 640, 690),
    pot(s, deskX + 40, 690, 62),
    faded(
      0.16,
      polygon(
        [
          [deskX + 120, 690],
          [deskX + 190, 440],
          [deskX + 214, 440],
          [deskX + 290, 690],
        ],
        s.paint('wheat'),
      ),
    ),
  ].join('')
}

/** A tall arched window with a view of hills. */
function bigWindow(s: Stage, x: number, y: number): string {
  const opening = archPath(x, y - 130, 440, 560)
  const view = [0, 1, 2].map(i =>
    path(
      `M${x} ${y - 330 + i * 66}Q${x + 120} ${y - 400 + i * 74} ${x + 230} ${y - 340 + i * 66}T${x + 440} ${y - 350 + i * 66}V${y - 130}H${x}Z`,
      s.tint('#A5A572', 0.62 - i * 0.2),
    ),
  )
  return [
    path(archPath(x - 34, y - 110, 508, 614), s.paint('stoneMid')),
    path(opening, s.light.sky[1]),
    circle(x + 220 + s.side * 90, y - 470, 46, s.light.sun),
    ...view,
    cypress(s, x + 330, y - 130, 210, 0.2),
    cypress(s, x + 286, y - 130, 150, 0.2),
    stroke(
      `M${x + 220} ${y - 690}V${y - 130}M${x} ${y - 420}H${x + 440}M${x + 110} ${y - 640}V${y - 130}M${x + 330} ${y - 640}V${y - 130}`,
      s.paint('white'),
      9,
    ),
    rect(x - 46, y - 130, 532, 24, s.paint('white')),
  ].join('')
}

/** A copy stand: an arm with two lamps above an open register. */
function camera(s: Stage, x: number, y: number): string {
  return [
    rect(x - 120, y - 14, 250, 14, s.paint('asphaltDark'), 3),
    path(`M${x - 96} ${y - 14}Q${x - 46} ${y - 40} ${x} ${y - 20}Q${x + 46} ${y - 40} ${x + 96} ${y - 14}Z`, s.paint('white')),
    stroke(`M${x - 78} ${y - 22}q38 -14 70 2M${x + 78} ${y - 22}q-38 -14 -70 2`, s.paint('stoneShade'), 2),
    rect(x + 112, y - 300, 14, 290, s.paint('asphaltDark')),
    rect(x - 20, y - 300, 146, 14, s.paint('asphaltDark')),
    rect(x - 34, y - 292, 68, 46, s.paint('ink'), 6),
    rect(x - 16, y - 248, 32, 22, s.paint('asphalt')),
    ...[-96, 84].map(
      dx =>
        stroke(`M${x} ${y - 280}L${x + dx} ${y - 214}`, s.paint('asphaltDark'), 6) +
        path(`M${x + dx - 26} ${y - 200}l14 -26h24l14 26Z`, s.paint('wheat')),
    ),
  ].join('')
}

function screen(s: Stage, x: number, y: number): string {
  return [
    rect(x - 10, y - 40, 20, 36, s.paint('asphaltDark')),
    rect(x - 54, y - 8, 108, 8, s.paint('asphaltDark'), 3),
    rect(x - 118, y - 200, 236, 164, s.paint('ink'), 8),
    rect(x - 108, y - 190, 216, 144, s.paint('bluePale')),
    rect(x - 90, y - 178, 84, 120, s.paint('white')),
    rect(x + 6, y - 178, 84, 120, s.paint('white')),
    ...times(
      7,
      i =>
        rect(x - 80, y - 166 + i * 15, i % 3 === 2 ? 40 : 62, 5, s.paint('stoneShade')) +
        rect(x + 16, y - 166 + i * 15, i % 4 === 3 ? 34 : 62, 5, s.paint('stoneShade')),
    ),
    circle(x + 74, y - 72, 10, s.paint('terraSoft')),
  ].join('')
}

function pile(s: Stage, x: number, y: number): string {
  return times(
    6,
    i =>
      rect(x - 70 + s.between(-8, 8), y - (i + 1) * 24, s.between(120, 146), 22, s.paint(s.pick(bindings)), 3) +
      rect(x - 56, y - i * 24 - 18, 108, 10, s.paint('limestone')),
  ).join('')
}

function ladder(s: Stage, x: number): string {
  return (
    stroke(`M${x} 850L${x + 90} 90M${x + 92} 850L${x + 166} 90`, s.paint('soil'), 13) +
    stroke(times(11, i => `M${x + 10 + i * 7.6} ${790 - i * 64}h${86 - i}`).join(''), s.paint('wood'), 9)
  )
}

function vault(s: Stage): string {
  const rows = times(4, i => {
    const scale = 0.42 + i * 0.2
    const [w, h] = [1500 * scale, 800 * scale]
    const [x, y] = [800 - w / 2, 520 + 330 * scale]
    return [x, y, w, h, scale] as const
  })
  return [
    rect(0, 0, 1600, 900, s.paint('limestone')),
    path(archPath(560, 700, 480, 470), s.light.isDark ? s.tint('#6F8790') : s.light.sky[2]),
    cypress(s, 700, 660, 250, 0.3),
    cypress(s, 880, 660, 190, 0.36),
    faded(0.7, rect(560, 640, 480, 60, s.paint('sage', 0.2))),
    stroke('M800 230V700M560 470H1040M680 260V700M920 260V700', s.paint('woodDark'), 8),
    ...rows.map(([x, y, w, h, scale], i) => `${vaultFrame(s, x, y, w, h, i)}${sideShelves(s, x, y, w, scale)}`),
    rect(0, 850, 1600, 60, s.paint('stoneMid')),
    polygon(
      [
        [500, 650],
        [1100, 650],
        [1700, 900],
        [-100, 900],
      ],
      s.paint('soilPale'),
    ),
    polygon(
      [
        [640, 650],
        [960, 650],
        [1180, 900],
        [420, 900],
      ],
      s.paint('terraSoft', 0.3),
    ),
    polygon(
      [
        [664, 650],
        [936, 650],
        [1130, 900],
        [470, 900],
      ],
      s.paint('limestone', 0.1),
    ),
    table(s, 800, 800),
  ].join('')
}

function vaultFrame(s: Stage, x: number, y: number, w: number, h: number, i: number): string {
  const inner = archPath(x + w * 0.1, y, w * 0.8, h * 0.86)
  const frame = (i === 3 ? 'M-10 -10H1610V910H-10Z' : archPath(x - 30, y + 20, w + 60, h + 60)) + inner
  const paint = (['limestone', 'stone', 'stoneMid', 'stoneMid'] as const)[i] ?? 'stone'
  return [
    `<clipPath id="vault-${i}"><path clip-rule="evenodd" d="${frame}"/></clipPath>`,
    `<g clip-path="url(#vault-${i})">${stoneWall(s, Math.min(x - 30, 0), -10, 1640, 920, { course: 26 + i * 10, paint })}${faded(0.06 * i, rect(0, 0, 1600, 900, s.paint('ink')))}</g>`,
    voussoirs(s, x + w * 0.1, y, w * 0.8, h * 0.86, 30 + i * 10),
  ].join('')
}

function sideShelves(s: Stage, x: number, y: number, w: number, scale: number): string {
  return [x + w * 0.1, x + w * 0.9 - 250 * scale].map(at => placed(at, y - 20 * scale, scale, [bookcase(s, 0, 0, 250, 4, 112)])).join('')
}

function table(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, ellipse(x, y + 80, 320, 22, s.paint('ink'))),
    ...[-250, 226].map(dx => rect(x + dx, y, 24, 90, s.paint('woodDark'))),
    rect(x - 290, y - 22, 580, 24, s.paint('wood')),
    path(`M${x - 120} ${y - 24}Q${x - 60} ${y - 56} ${x} ${y - 30}Q${x + 60} ${y - 56} ${x + 120} ${y - 24}Z`, s.paint('white')),
    pile(s, x + 200, y - 22),
    stroke(`M${x - 210} ${y - 22}v-84`, s.paint('oliveDeep'), 8),
    path(`M${x - 256} ${y - 100}L${x - 232} ${y - 146}H${x - 188}L${x - 164} ${y - 100}Z`, s.paint('olive')),
    faded(
      0.3,
      polygon(
        [
          [x - 250, y - 100],
          [x - 170, y - 100],
          [x - 110, y - 24],
          [x - 290, y - 24],
        ],
        s.paint('wheat'),
      ),
    ),
  ].join('')
}

function drawers(s: Stage): string {
  const cols = 8
  const drawer = (x: number, y: number): string =>
    [
      rect(x, y, 108, 74, s.paint(s.pick<Paint>(['wood', 'wood', 'soil'])), 3),
      faded(0.25, rect(x, y + 62, 108, 12, s.paint('ink'), 3)),
      rect(x + 26, y + 14, 56, 20, s.paint('limestone'), 2),
      circle(x + 54, y + 50, 6, s.paint('wheatDark')),
    ].join('')
  const openAt = s.whole(1, 5)
  return [
    stoneWall(s, 0, 0, 1600, 760, { course: 58, paint: 'stone' }),
    rect(0, 760, 1600, 140, s.paint('soilPale')),
    faded(0.25, rect(0, 760, 1600, 20, s.paint('ink'))),
    rect(s.side === 1 ? 60 : 590, 150, 950, 640, s.paint('woodDark')),
    ...times(cols * 7, i => drawer((s.side === 1 ? 60 : 590) + 22 + (i % cols) * 114, 172 + Math.floor(i / cols) * 84)),
    openDrawer(s, (s.side === 1 ? 60 : 590) + 22 + openAt * 114, 424),
    rect((s.side === 1 ? 60 : 590) - 16, 134, 982, 22, s.paint('wood')),
    maps(s, s.side === 1 ? 1150 : 110),
    rect(s.side === 1 ? 1060 : 20, 700, 500, 24, s.paint('wood')),
    ...[20, 450].map(dx => rect((s.side === 1 ? 1060 : 20) + dx, 720, 28, 180, s.paint('woodDark'))),
    screen(s, s.side === 1 ? 1250 : 200, 700),
    pile(s, s.side === 1 ? 1460 : 420, 700),
    pot(s, (s.side === 1 ? 60 : 590) + 130, 134, 84),
    pile(s, (s.side === 1 ? 60 : 590) + 780, 134),
  ].join('')
}

function openDrawer(s: Stage, x: number, y: number): string {
  return [
    faded(0.3, rect(x - 8, y + 80, 140, 30, s.paint('ink'))),
    ...times(12, i =>
      rect(x + 4 + i * 8.6, y - 12 - (i % 3) * 5, 7, 40, s.paint(i % 4 === 0 ? 'terraSoft' : i % 2 === 0 ? 'white' : 'limestone')),
    ),
    rect(x - 8, y + 8, 126, 92, s.paint('soil'), 4),
    rect(x + 24, y + 24, 62, 24, s.paint('limestone'), 2),
    circle(x + 55, y + 70, 8, s.paint('wheatDark')),
  ].join('')
}

/** A rack of rolled maps above the desk, and one map on the wall. */
function maps(s: Stage, x: number): string {
  return [
    rect(x - 40, 130, 380, 260, s.paint('wood')),
    rect(x - 26, 144, 352, 232, s.paint('white')),
    ...times(5, i =>
      stroke(
        `M${x - 26} ${180 + i * 44}Q${x + 80} ${140 + i * 50} ${x + 170} ${190 + i * 38}T${x + 326} ${170 + i * 44}`,
        s.paint('stoneShade'),
        2.4,
      ),
    ),
    path(
      `M${x + 60} 144Q${x + 90} 230 ${x + 40} 290Q${x + 10} 340 ${x + 30} 376H${x + 90}Q${x + 70} 340 ${x + 100} 296Q${x + 140} 220 ${x + 104} 144Z`,
      s.paint('blueLight'),
    ),
    ...times(7, i => rect(x + 150 + (i % 3) * 50, 190 + Math.floor(i / 3) * 50, 38, 34, s.paint(i % 2 === 0 ? 'sage' : 'wheat'))),
    circle(x + 214, 258, 11, s.paint('terra')),
    ...times(
      7,
      i =>
        ring(x + 6 + i * 46, 462, 20, s.paint('limestone'), 12) +
        circle(x + 6 + i * 46, 462, 12, s.paint('stoneDeep')) +
        ring(x + 6 + i * 46, 462, 26, s.paint('stoneShade'), 2),
    ),
    rect(x - 40, 490, 380, 12, s.paint('woodDark')),
  ].join('')
}

import { sprig } from './plants.ts'
import { circle, faded, path, placed, type Point, polygon, rect, ring, stroke, through, times } from './shapes.ts'
import type { Stage, paints } from './stage.ts'

type Paint = keyof typeof paints

/** A desk from above: a budget with its charts, a building plan, or a service on a tablet; each with what lies about it. */
export function desk(s: Stage): string {
  const subject = s.variant % 3
  return [surface(s), ...(subject === 0 ? plans(s) : subject === 1 ? budget(s) : tablet(s)), lightBands()].join('')
}

function surface(s: Stage): string {
  const kinds: Paint[] = ['soilPale', 'blueLight', 'stoneMid', 'sage', 'wood']
  const kind = kinds[(s.variant - 1) % kinds.length] ?? 'wood'
  const planks =
    kind === 'wood'
      ? times(7, i => rect(0, i * 130 - 3, 1600, 4, s.paint('woodDark'))).concat(
          times(26, () => stroke(`M${s.between(-100, 1500)} ${s.between(0, 900)}q120 ${s.between(-8, 8)} 260 0`, s.paint('woodDark'), 2.4)),
        )
      : []
  return rect(0, 0, 1600, 900, s.paint(kind)) + faded(0.35, ...planks)
}

function lightBands(): string {
  return faded(
    0.1,
    polygon(
      [
        [-40, 500],
        [-40, 260],
        [520, -20],
        [860, -20],
      ],
      '#FFFFFF',
    ),
    polygon(
      [
        [-40, 760],
        [-40, 590],
        [980, -20],
        [1220, -20],
      ],
      '#FFFFFF',
    ),
  )
}

/** Children on a sheet of paper with its shade; 0, 0 is the middle of the sheet. */
function sheet(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  children: readonly string[],
  fill: Paint = 'white',
): string {
  return placed(
    x,
    y,
    1,
    [faded(0.2, rect(-w / 2 - s.side * 10, -h / 2 + 14, w, h, s.paint('ink'))), rect(-w / 2, -h / 2, w, h, s.paint(fill)), ...children],
    turn,
  )
}

function linesOfText(s: Stage, x: number, y: number, w: number, count: number): string {
  return times(count, i => rect(x, y + i * 22, i === count - 1 ? w * 0.5 : w * s.between(0.84, 1), 8, s.paint('stoneMid'), 4)).join('')
}

function budget(s: Stage): string[] {
  const bars = times(7, i =>
    rect(-210 + i * 62, 130 - (60 + s.between(0, 190)), 42, 400, s.paint(i % 3 === 0 ? 'olive' : i % 3 === 1 ? 'leafLight' : 'wheatDark')),
  )
  return [
    sheet(s, 800 + s.side * 340, 470, 520, 700, s.side * 7, [
      rect(-220, -300, 260, 22, s.paint('olive'), 4),
      linesOfText(s, -220, -250, 440, 4),
      ...pie(s, 0, 20, 150),
      linesOfText(s, -220, 220, 440, 4),
    ]),
    sheet(
      s,
      800 - s.side * 240,
      430,
      560,
      680,
      s.side * -4,
      [
        rect(-230, -290, 300, 24, s.paint('ink', 0.2), 4),
        linesOfText(s, -230, -238, 460, 3),
        `<svg x="-230" y="-160" width="460" height="300" viewBox="-230 -160 460 300">${bars.join('')}</svg>`,
        rect(-232, 138, 466, 5, s.paint('ink', 0.2)),
        table(s, -230, 170),
      ],
      'limestone',
    ),
    calculator(s, 800 - s.side * 610, 640),
    coins(s, 800 + s.side * 660, 760),
    cup(s, 800 + s.side * 690, 190),
    pen(s, 800 + s.side * 60, 760, s.side * 38, 'olive'),
    sprig(s, 800 - s.side * 620, 330, 1.9, s.side * -28),
  ]
}

function table(s: Stage, x: number, y: number): string {
  return times(
    5,
    i =>
      rect(x, y + i * 26, 460, 2, s.paint('stoneShade')) +
      rect(x + 8, y + i * 26 + 9, 130, 8, s.paint('stoneMid'), 4) +
      rect(x + 260, y + i * 26 + 9, 70, 8, s.paint('stoneShade'), 4) +
      rect(x + 380, y + i * 26 + 9, 70, 8, s.paint(i === 3 ? 'terraSoft' : 'stoneShade'), 4),
  ).join('')
}

function pie(s: Stage, x: number, y: number, r: number): string[] {
  const tones: Paint[] = ['olive', 'leafLight', 'wheat', 'blue', 'terraSoft', 'stoneShade']
  const raw = tones.map(() => s.between(0.6, 2))
  const sum = raw.reduce((a, b) => a + b, 0)
  let from = s.between(0, 6)
  return raw.map((share, i) => {
    const to = from + (share / sum) * Math.PI * 2
    const large = to - from > Math.PI ? 1 : 0
    const d = `M${x} ${y}L${x + Math.cos(from) * r} ${y + Math.sin(from) * r}A${r} ${r} 0 ${large} 1 ${x + Math.cos(to) * r} ${y + Math.sin(to) * r}Z`
    from = to
    return path(d, s.paint(tones[i] ?? 'olive')) + stroke(d, s.paint('white'), 4)
  })
}

function calculator(s: Stage, x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    [
      faded(0.22, rect(-96, -126, 200, 270, s.paint('ink'), 14)),
      rect(-100, -140, 200, 270, s.paint('asphaltDark'), 14),
      rect(-82, -120, 164, 56, s.paint('sage'), 5),
      ...times(16, i =>
        rect(
          -82 + (i % 4) * 43,
          -46 + Math.floor(i / 4) * 42,
          35,
          32,
          s.paint(i === 15 ? 'terra' : i % 4 === 3 ? 'wheatDark' : 'stone'),
          6,
        ),
      ),
    ],
    s.side * 10,
  )
}

function coins(s: Stage, x: number, y: number): string {
  return times(7, i => {
    const [cx, cy] = [x + s.between(-90, 90), y + s.between(-70, 70)]
    const r = s.between(26, 40)
    const metal = s.paint(i % 2 === 0 ? 'wheatDark' : 'stoneShade')
    return (
      faded(0.22, circle(cx - s.side * 5, cy + 7, r, s.paint('ink'))) +
      circle(cx, cy, r, metal) +
      ring(cx, cy, r * 0.78, s.paint('white', 0.2), 3) +
      circle(cx, cy, r * 0.3, s.paint(i % 2 === 0 ? 'wheat' : 'stone'))
    )
  }).join('')
}

function cup(s: Stage, x: number, y: number): string {
  return [
    faded(0.2, circle(x - s.side * 12, y + 14, 116, s.paint('ink'))),
    circle(x, y, 116, s.paint('white')),
    ring(x, y, 100, s.paint('stone'), 4),
    circle(x, y, 70, s.paint('limestone')),
    circle(x, y, 60, s.paint('woodDark')),
    circle(x + s.side * 8, y - 8, 44, s.paint('wood')),
    placed(x, y, 1, [rect(60, -14, 62, 28, s.paint('limestone'), 12), rect(74, -6, 34, 12, s.paint('white'), 6)], s.side * 40),
  ].join('')
}

function pen(s: Stage, x: number, y: number, turn: number, paint: Paint): string {
  return placed(
    x,
    y,
    1,
    [
      faded(0.2, rect(-140, 12, 290, 16, s.paint('ink'), 8)),
      rect(-150, -11, 230, 22, s.paint(paint), 10),
      rect(60, -11, 16, 22, s.paint('wheatDark')),
      polygon(
        [
          [80, -10],
          [80, 10],
          [136, 0],
        ],
        s.paint('stoneShade'),
      ),
      rect(-140, -20, 90, 7, s.paint('wheatDark'), 3),
    ],
    turn,
  )
}

function plans(s: Stage): string[] {
  return [
    sheet(s, 800, 440, 1060, 700, s.side * -3, [rect(-500, -320, 1000, 640, s.paint('blueDark')), ...blueprint(s)], 'white'),
    placed(
      800 - s.side * 640,
      430,
      1,
      [
        faded(0.22, rect(-40, -340, 96, 720, s.paint('ink'))),
        rect(-50, -350, 96, 720, s.paint('white')),
        rect(-50, -350, 30, 720, s.paint('stone')),
        ...[-350, 370].map(y => circle(-2, y, 46, s.paint('stoneMid')) + ring(-2, y, 24, s.paint('stoneShade'), 6)),
      ],
      s.side * 5,
    ),
    setSquare(s, 800 + s.side * 520, 690),
    pen(s, 800 - s.side * 120, 800, s.side * -14, 'terraSoft'),
    stamp(s, 800 + s.side * 660, 220),
    cup(s, 800 - s.side * 420, 130),
    sprig(s, 800 + s.side * 720, 620, 1.7, s.side * 26),
  ]
}

/** The drawing of a house: walls, doors with their swing, stairs and measures. */
function blueprint(s: Stage): string[] {
  const line = s.paint('white')
  const [x1, x2, x3] = [-400, s.between(-140, -40), 180]
  const [y1, y2, y3] = [-220, s.between(-20, 60), 240]
  const walls = `M${x1} ${y1}H${x3}V${y3}H${x1}ZM${x2} ${y1}V${y2 - 80}M${x2} ${y2}V${y3}M${x1} ${y2}H${x2 - 90}M${x2} ${y2}H${x3 - 90}`
  const swing = (x: number, y: number): string => `M${x} ${y}v-80A80 80 0 0 1 ${x + 80} ${y}`
  return [
    faded(
      0.25,
      stroke([...times(24, i => `M${-490 + i * 42} -310V310`), ...times(15, i => `M-490 ${-300 + i * 42}H490`)].join(''), line, 1.4),
    ),
    stroke(walls, line, 12, 'butt'),
    stroke(swing(x2, y2) + swing(x3 - 90, y2) + swing(x2 - 90, y2), line, 3),
    ...times(9, i => rect(x1 + 30 + i * 22, y3 - 100, 4, 86, line)),
    stroke(
      `M${x1} ${y1 - 40}H${x3}M${x1} ${y1 - 54}v28M${x3} ${y1 - 54}v28M${x3 + 40} ${y1}V${y3}M${x3 + 26} ${y1}h28M${x3 + 26} ${y3}h28`,
      line,
      3,
    ),
    rect(290, -280, 180, 130, 'none'),
    stroke('M290 -280h180v130h-180ZM290 -236h180M290 -194h180', line, 3),
    ring(380, 20, 66, line, 3),
    stroke('M380 -66V106M294 20H466', line, 3),
    path('M380 -40L398 20H362Z', line),
    ...times(3, i => rect(x2 + 30 + i * 84, y1 + 26, 60, 44, 'none') + stroke(`M${x2 + 30 + i * 84} ${y1 + 26}h60v44h-60Z`, line, 3)),
    linesBlue(s, line),
  ]
}

function linesBlue(s: Stage, line: string): string {
  return faded(0.7, ...times(5, i => rect(290, 150 + i * 28, i === 4 ? 90 : s.between(130, 180), 8, line, 4)))
}

function setSquare(s: Stage, x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    [
      faded(0.2, path('M-170 134L186 134L-170 -196Z', s.paint('ink'))),
      `<path fill-rule="evenodd" d="M-180 120L176 120L-180 -210ZM-128 72L30 72L-128 -76Z" fill="${s.paint('wheat')}"/>`,
      stroke(times(24, i => `M${-166 + i * 13} 120v${i % 5 === 0 ? -22 : -12}`).join(''), s.paint('woodDark'), 2),
    ],
    s.side * 16,
  )
}

function stamp(s: Stage, x: number, y: number): string {
  return [
    faded(0.22, circle(x - s.side * 12, y + 16, 74, s.paint('ink'))),
    circle(x, y, 74, s.paint('woodDark')),
    circle(x, y, 58, s.paint('wood')),
    circle(x - s.side * -14, y - 14, 24, s.paint('soil')),
    placed(
      x - s.side * 170,
      y - 60,
      1,
      [rect(-70, -46, 140, 92, s.paint('asphaltDark'), 10), rect(-56, -34, 112, 68, s.paint('olive'), 6)],
      s.side * 12,
    ),
  ].join('')
}

function tablet(s: Stage): string[] {
  const [w, h] = [640, 470]
  const rows = times(
    4,
    i =>
      rect(-w / 2 + 60, -h / 2 + 150 + i * 66, w - 220, 46, s.paint('white'), 6) +
      rect(-w / 2 + 84, -h / 2 + 168 + i * 66, s.between(140, 260), 10, s.paint('stoneShade'), 5) +
      circle(w / 2 - 110, -h / 2 + 173 + i * 66, 20, s.paint(i < 2 ? 'olive' : 'stoneMid')) +
      (i < 2 ? circle(w / 2 - 110, -h / 2 + 173 + i * 66, 8, s.paint('white')) : ''),
  )
  return [
    sheet(s, 800 + s.side * 520, 330, 420, 560, s.side * 12, [
      rect(-170, -230, 200, 18, s.paint('olive'), 4),
      linesOfText(s, -170, -190, 340, 9),
      ring(100, 170, 50, s.paint('terraSoft'), 6),
    ]),
    sheet(s, 800 - s.side * 560, 600, 380, 500, s.side * -9, [linesOfText(s, -150, -200, 300, 6), ...pie(s, 0, 100, 100)], 'limestone'),
    placed(
      800 - s.side * 30,
      440,
      1,
      [
        faded(0.25, rect(-w / 2 - s.side * 16, -h / 2 + 22, w, h, s.paint('ink'), 30)),
        rect(-w / 2, -h / 2, w, h, s.paint('ink'), 30),
        rect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, s.paint('limestone'), 6),
        rect(-w / 2 + 26, -h / 2 + 26, w - 52, 70, s.paint('olive'), 6),
        rect(-w / 2 + 56, -h / 2 + 54, 150, 14, s.paint('white'), 7),
        circle(w / 2 - 70, -h / 2 + 61, 16, s.paint('white')),
        ...rows,
      ],
      s.side * -5,
    ),
    phone(s, 800 + s.side * 350, 690),
    cup(s, 800 - s.side * 640, 200),
    pen(s, 800 + s.side * 640, 720, s.side * -58, 'blueDark'),
    sprig(s, 800 + s.side * 60, 880, 1.6, s.side * 64),
  ]
}

function phone(s: Stage, x: number, y: number): string {
  const dots: Point[] = times(5, i => [-54 + i * 27, 30 - Math.abs(2 - i) * -14 - i * 9])
  return placed(
    x,
    y,
    1,
    [
      faded(0.22, rect(-74, -136, 160, 300, s.paint('ink'), 24)),
      rect(-80, -150, 160, 300, s.paint('asphaltDark'), 24),
      rect(-68, -130, 136, 258, s.paint('white'), 8),
      rect(-56, -112, 112, 60, s.paint('sage'), 6),
      stroke(through(dots), s.paint('olive'), 6),
      ...times(3, i => rect(-54, 70 + i * 18, 108 - i * 24, 8, s.paint('stoneMid'), 4)),
    ],
    s.side * 14,
  )
}

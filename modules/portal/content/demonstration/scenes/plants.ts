import { blob, ellipse, faded, type Point, path, placed, softRing, soft, stroke, through, times } from './shapes.ts'
import type { Stage } from './stage.ts'

/** An olive tree whose foot stands at x, y; size 1 is about 110 units high. */
export function oliveTree(s: Stage, x: number, y: number, size: number, depth = 0): string {
  const lean = s.between(-9, 9)
  const spread = s.between(0.9, 1.14)
  const bark = s.paint('woodDark', depth)
  const trunk = `M-13 2Q-5 -8 -9 -24Q-12 -38 ${lean - 22} -52L${lean - 15} -56Q-4 -44 0 -36Q4 -48 ${lean + 16} -58L${lean + 22} -53Q10 -38 8 -24Q6 -8 16 2Z`
  const top = -68
  const lit = s.side
  return placed(x, y, size, [
    faded(0.22, ellipse(-lit * 16, 3, 58, 9, s.paint('ink', depth))),
    path(trunk, bark),
    stroke(`M${-2 * lit} -2Q${2 * lit} -16 ${-1 * lit} -30`, s.paint('wood', depth), 3),
    path(blob(s, lean * 0.5, top, 50 * spread, 31, 0.13, 11), s.paint('olive', depth)),
    path(blob(s, lean - 26 * spread, top + 8, 27, 20, 0.14), s.paint('olive', depth)),
    path(blob(s, lean + 27 * spread, top + 6, 27, 20, 0.14), s.paint('olive', depth)),
    path(blob(s, lean + lit * 9, top - 7, 39 * spread, 22, 0.14, 10), s.paint('leaf', depth)),
    path(blob(s, lean + lit * 24, top - 2, 19, 13, 0.16), s.paint('leafLight', depth)),
    path(blob(s, lean + lit * 6, top - 18, 22, 10, 0.16), s.paint('leafLight', depth)),
    ...(size > 0.5 ? leaves(s, lean, top, spread, depth, size) : []),
  ])
}

function leaves(s: Stage, x: number, y: number, spread: number, depth: number, size: number): string[] {
  const fine = Math.max(1, size / 1.6)
  const dabs = (count: number, colour: string, low: number): string =>
    stroke(
      times(count * fine, () => {
        const angle = s.between(0, Math.PI * 2)
        const reach = Math.sqrt(s.next())
        const from: Point = [x + Math.cos(angle) * 49 * spread * reach, y + low + Math.sin(angle) * 25 * reach]
        return through([from, [from[0] + s.between(-5, 5) / fine, from[1] + s.between(-4, 4) / fine]])
      }).join(''),
      colour,
      3.2 / fine,
    )
  return [dabs(10, s.paint('oliveDeep', depth), 6), dabs(15, s.paint('leafLight', depth), -1), dabs(9, s.paint('leafPale', depth), -5)]
}

/** A cypress whose foot stands at x, y; `tall` is its whole height. */
export function cypress(s: Stage, x: number, y: number, tall: number, depth = 0): string {
  const half = tall * s.between(0.085, 0.115)
  const body = softRing([
    [x, y - tall],
    [x + half * 0.55, y - tall * 0.72],
    [x + half, y - tall * 0.3],
    [x + half * 0.6, y - tall * 0.06],
    [x - half * 0.6, y - tall * 0.06],
    [x - half, y - tall * 0.3],
    [x - half * 0.55, y - tall * 0.72],
  ])
  const lit = softRing([
    [x + s.side * half * 0.1, y - tall * 0.93],
    [x + s.side * half * 0.62, y - tall * 0.55],
    [x + s.side * half * 0.72, y - tall * 0.28],
    [x + s.side * half * 0.3, y - tall * 0.1],
    [x + s.side * half * 0.22, y - tall * 0.5],
  ])
  return [
    stroke(
      through([
        [x, y],
        [x, y - tall * 0.12],
      ]),
      s.paint('woodDark', depth),
      half * 0.34,
    ),
    path(body, s.paint('oliveDeep', depth)),
    path(lit, s.paint('olive', depth)),
  ].join('')
}

/** A round broad-leaved tree on a bare trunk, as in squares and gardens. */
export function roundTree(s: Stage, x: number, y: number, tall: number, depth = 0): string {
  const r = tall * s.between(0.27, 0.32)
  const top = y - tall + r
  return [
    faded(0.2, ellipse(x - s.side * r * 0.3, y + 2, r * 0.9, r * 0.13, s.paint('ink', depth))),
    path(
      `M${x - tall * 0.025} ${y}L${x - tall * 0.014} ${top}L${x + tall * 0.014} ${top}L${x + tall * 0.025} ${y}Z`,
      s.paint('woodDark', depth),
    ),
    stroke(
      through([
        [x, y - tall * 0.36],
        [x + r * 0.45, top + r * 0.4],
      ]),
      s.paint('woodDark', depth),
      tall * 0.018,
    ),
    path(blob(s, x, top, r, r * 0.94, 0.07, 12), s.paint('olive', depth)),
    path(blob(s, x + s.side * r * 0.16, top - r * 0.12, r * 0.76, r * 0.7, 0.1, 11), s.paint('leaf', depth)),
    path(blob(s, x + s.side * r * 0.34, top - r * 0.3, r * 0.4, r * 0.34, 0.14, 9), s.paint('leafLight', depth)),
  ].join('')
}

/** A date palm. */
export function palm(s: Stage, x: number, y: number, tall: number, depth = 0): string {
  const lean = s.between(-0.07, 0.07) * tall
  const [topX, topY] = [x + lean, y - tall]
  const reach = tall * 0.36
  const fronds = times(11, i => {
    const angle = Math.PI + (i / 10) * Math.PI + s.between(-0.07, 0.07)
    const tip: Point = [topX + Math.cos(angle) * reach, topY + Math.sin(angle) * reach * 0.62 + reach * 0.34]
    const bend: Point = [topX + Math.cos(angle) * reach * 0.6, topY + Math.sin(angle) * reach * 0.8 - reach * 0.12]
    const under: Point = [bend[0], bend[1] + reach * 0.13]
    const d = `M${topX} ${topY}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}Q${under[0]} ${under[1]} ${topX} ${topY}Z`
    return path(d, s.paint(i % 3 === 0 ? 'leaf' : i % 3 === 1 ? 'olive' : 'oliveDeep', depth))
  })
  return [
    faded(0.2, ellipse(x - s.side * 14, y, tall * 0.14, tall * 0.02, s.paint('ink', depth))),
    stroke(
      soft([
        [x, y],
        [x + lean * 0.3, y - tall * 0.5],
        [topX, topY],
      ]),
      s.paint('wood', depth),
      tall * 0.05,
      'butt',
    ),
    stroke(
      times(9, i => `M${x + lean * 0.9 * (i / 9) ** 1.6 - tall * 0.022} ${y - (tall * i) / 9.5 - 6}l${tall * 0.044} -4`).join(''),
      s.paint('woodDark', depth),
      2.5,
    ),
    ...fronds,
  ].join('')
}

/** A low bush. */
export function bush(s: Stage, x: number, y: number, size: number, depth = 0): string {
  return [
    path(blob(s, x, y - size * 0.4, size, size * 0.55, 0.13, 10), s.paint('olive', depth)),
    path(blob(s, x + s.side * size * 0.25, y - size * 0.55, size * 0.6, size * 0.32, 0.16), s.paint('leaf', depth)),
    path(blob(s, x + s.side * size * 0.38, y - size * 0.66, size * 0.26, size * 0.14, 0.16), s.paint('leafLight', depth)),
  ].join('')
}

/** A clay pot with a plant in it. */
export function pot(s: Stage, x: number, y: number, size: number): string {
  const clay = s.paint(s.pick(['terraSoft', 'stoneShade', 'soil']))
  return [
    bush(s, x, y - size * 0.8, size * 0.62),
    path(`M${x - size * 0.42} ${y - size * 0.86}h${size * 0.84}l${-size * 0.14} ${size * 0.86}h${-size * 0.56}Z`, clay),
    path(`M${x - size * 0.48} ${y - size * 0.92}h${size * 0.96}v${size * 0.16}h${-size * 0.96}Z`, s.paint('soilDark')),
  ].join('')
}

/** A stem with paired leaves, lying or standing; `turn` in degrees from upright. */
export function sprig(s: Stage, x: number, y: number, size: number, turn: number): string {
  const pairs = 6
  const blades = times(pairs * 2, i => {
    const up = -18 - Math.floor(i / 2) * 17
    const sign = i % 2 === 0 ? -1 : 1
    const fill = s.paint(i % 3 === 0 ? 'leafLight' : i % 3 === 1 ? 'leaf' : 'olive')
    return ellipse(sign * 17, up - 7, 18, 5.6, fill, sign * -32)
  })
  return placed(
    x,
    y,
    size,
    [stroke('M0 0Q5 -60 0 -122', s.paint('woodDark'), 3.5), ...blades, ellipse(0, -130, 5, 14, s.paint('leaf'))],
    turn,
  )
}

import type { Random } from './random.ts'

/** The picture is 1600 by 900 units; every coordinate of the scenes is in these units. */
export const width = 1600
export const height = 900

export type Point = readonly [x: number, y: number]

function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 0): string {
  const corner = round > 0 ? ` rx="${num(round)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(w, 0))}" height="${num(Math.max(h, 0))}"${corner} fill="${fill}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${num(turn)} ${at([x, y])})"`
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${turned} fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, r: number, colour: string, thickness: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(thickness)}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A filled path whose inner rings are holes. */
export function pierced(d: string, fill: string): string {
  return `<path fill-rule="evenodd" d="${d}" fill="${fill}"/>`
}

export function stroke(d: string, colour: string, thickness: number, cap: 'round' | 'butt' = 'round'): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(thickness)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`
}

export function polygon(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map(at).join(' ')}" fill="${fill}"/>`
}

/** Path data of straight lines through the points. */
export function through(points: readonly Point[]): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('')
}

/** Path data of a ring of straight lines. */
export function closed(points: readonly Point[]): string {
  return `${through(points)}Z`
}

/** Path data of a soft curve through the points. */
export function soft(points: readonly Point[]): string {
  return softSteps(points, false)
}

/** Path data of a soft ring through the points. */
export function softRing(points: readonly Point[]): string {
  return `${softSteps(points, true)}Z`
}

function softSteps(points: readonly Point[], isRing: boolean): string {
  const count = points.length
  function nth(i: number): Point {
    const index = isRing ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)
    return points[index] ?? [0, 0]
  }
  let d = `M${at(nth(0))}`
  for (let i = 0; i < (isRing ? count : count - 1); i++) {
    const [before, from, to, after] = [nth(i - 1), nth(i), nth(i + 1), nth(i + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${at(leave)} ${at(arrive)} ${at(to)}`
  }
  return d
}

/** Path data of a roundish body that nobody drew with a compass. */
export function blob(r: Random, x: number, y: number, rx: number, ry: number, uneven = 0.12, corners = 9): string {
  const turn = r.between(0, Math.PI)
  return softRing(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (i / corners) * Math.PI * 2
      const reach = 1 + r.between(-uneven, uneven)
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    }),
  )
}

export function group(children: readonly string[], attributes: string): string {
  return `<g ${attributes}>${children.join('')}</g>`
}

export function faded(opacity: number, ...children: string[]): string {
  return group(children, `opacity="${opacity}"`)
}

/** The children moved and scaled about their own origin. */
export function placed(x: number, y: number, scale: number, children: readonly string[], turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`
  return group(children, `transform="translate(${at([x, y])})${turned} scale(${Math.round(scale * 1000) / 1000})"`)
}

/** The children seen in a mirror whose axis is the middle of the picture. */
export function mirrored(children: readonly string[]): string {
  return group(children, `transform="translate(${width} 0) scale(-1 1)"`)
}

/** The point between two points, at a ratio 0..1 of the way. */
export function between(from: Point, to: Point, ratio: number): Point {
  return [from[0] + (to[0] - from[0]) * ratio, from[1] + (to[1] - from[1]) * ratio]
}

/** The whole numbers 0..count - 1. */
export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => make(i))
}

/** What stands between words. */
export const space = ' '

/** Which characters each cut of a font holds. What is not here is drawn by the whole file, which a page fetches only when it needs it. */
export const characters = {
  // The space is in the cuts of both scripts' letters, and each family takes it from one: a sentence is then one run of one file, and the digits' file
  // is fetched for digits only.
  // The signs of direction draw nothing: counted here, none of them ever asks for a whole file.
  arabic: [
    space + span(0x621, 0x63a) + span(0x640, 0x652) + span(0x660, 0x66d),
    'ٰپچڤگژیک،؛؟',
    span(0x200c, 0x200f) + span(0x202a, 0x202e) + span(0x2066, 0x2069),
  ].join(''),
  figures: span(0x21, 0x40) + span(0x5b, 0x60) + span(0x7b, 0x7e) + '\u00a0«»·°±×÷²³–—‘’“”•…−',
  letters: space + span(0x41, 0x5a) + span(0x61, 0x7a),
}
export type Cut = keyof typeof characters

/** The characters as CSS writes them: `U+20,U+621-63A`. */
export function rangeOf(text: string): string {
  const points = [...new Set(text)].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',')
}

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
}

import { typefaces, wholeFile } from './faces.ts'

/** Letters of a script and what stands between them. */
function lettersOf(...spans: readonly (readonly [first: number, last: number])[]): string {
  return spans
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)))
    .join('')
}

/** The display typeface for pictures that the server draws (server/http/cards.ts): as TrueType, since what draws there reads no WOFF2. */
export const cardFonts = [
  { file: 'card-latin.ttf', source: wholeFile(typefaces.markazi600, 'latin'), text: lettersOf([0x20, 0x24f], [0x2010, 0x2026]) },
  {
    file: 'card-arabic.ttf',
    source: wholeFile(typefaces.markazi600, 'arabic'),
    text: lettersOf([0x20, 0x40], [0x600, 0x6ff], [0x200c, 0x200f]),
  },
] as const

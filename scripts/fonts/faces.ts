import { characters, type Cut, rangeOf, space } from './characters.ts'

/** One weight of one typeface, cut into files by script. */
export interface Typeface {
  /** How its files are called: `plex-400`. */
  readonly name: string
  readonly source: 'ibm-plex-sans-arabic' | 'markazi-text'
  readonly weight: 400 | 500 | 600
}
export const typefaces = {
  plex400: { name: 'plex-400', source: 'ibm-plex-sans-arabic', weight: 400 },
  plex500: { name: 'plex-500', source: 'ibm-plex-sans-arabic', weight: 500 },
  plex600: { name: 'plex-600', source: 'ibm-plex-sans-arabic', weight: 600 },
  markazi600: { name: 'markazi-600', source: 'markazi-text', weight: 600 },
} satisfies Record<string, Typeface>

/** Path inside `@fontsource/` of the whole file that a cut is taken from. */
export function wholeFile({ source, weight }: Typeface, script: 'arabic' | 'latin'): string {
  return `@fontsource/${source}/files/${source}-${script}-${weight}-normal.woff2`
}
/**
 * What of a typeface pages use: what browsers do by themselves, and figures of one width. Fractions, raised figures and other forms of letters are left out:
 * with their glyphs they are a sixth of the figures' files. So are the lower figures that the Latin files keep for Arabic script: a date behind an Arabic
 * letter was drawn in them and the one beside it, in a cell of its own, was not.
 */
export function featuresOf(script: 'arabic' | 'latin'): string[] {
  const all = 'ccmp mark mkmk rlig rclt liga clig calt kern curs isol init medi fina tnum lnum'.split(' ')
  return script === 'arabic' ? [...all, 'locl'] : all
}

/**
 * The cuts of a typeface, and the script whose file each is taken from. Latin letters and figures go without the instructions for coarse screens, which
 * are a third of their files: a page with both scripts and all three faces is then within 80 kB.
 */
export const cuts = [
  { cut: 'arabic', script: 'arabic' },
  { cut: 'figures', script: 'latin' },
  { cut: 'letters', script: 'latin' },
] as const satisfies readonly { cut: Cut; script: 'arabic' | 'latin' }[]

export function fileOf(face: Typeface, cut: Cut): string {
  return `${face.name}-${cut}.woff2`
}

/** How large a script is drawn in a family, in percent of the font size. */
interface Family {
  readonly name: string
  readonly faces: readonly Typeface[]
  readonly arabic: number
  readonly latin: number
  /** The cut that its space is taken from: that of the language whose pages it is for. */
  readonly spaceOf: Cut
}
const { plex400, plex500, plex600, markazi600 } = typefaces
const texts = [
  { name: 'Mahalli', arabic: 100, latin: 94, spaceOf: 'arabic' },
  { name: 'Mahalli En', arabic: 106, latin: 100, spaceOf: 'letters' },
] as const
export const stylesheets: Readonly<Record<string, readonly Family[]>> = {
  'faces.css': [
    ...texts.map(text => ({ ...text, faces: [plex400, plex600] })),
    { name: 'Mahalli Display', faces: [markazi600], arabic: 124, latin: 120, spaceOf: 'arabic' },
    { name: 'Mahalli Display En', faces: [markazi600], arabic: 124, latin: 120, spaceOf: 'letters' },
  ],
  // Weight 500 belongs to the dashboard and the sign-in; the portal carries two weights.
  'faces-500.css': texts.map(text => ({ ...text, faces: [plex500] })),
}

/** The `@font-face` rules of a stylesheet: the cuts, and the whole files for every other character. */
export function facesCss(families: readonly Family[]): string {
  return families.flatMap(family => family.faces.flatMap(face => facesOf(family, face))).join('\n')
}

// The last face whose range holds a character wins: whole files first, cuts after them.
function facesOf(family: Family, face: Typeface): string[] {
  const whole = (script: 'arabic' | 'latin', range: string) => faceCss(family, face, script, wholeFile(face, script), range)
  return [
    whole('arabic', 'U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC'),
    whole('latin', 'U+A1-FF,U+131,U+152-153,U+2BB-2DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2191,U+2193,U+2212'),
    ...cuts.map(({ cut, script }) => {
      const held = cut === family.spaceOf ? characters[cut] : characters[cut].replace(space, '')
      return faceCss(family, face, script, `./${fileOf(face, cut)}`, rangeOf(held))
    }),
  ]
}

function faceCss(family: Family, face: Typeface, script: 'arabic' | 'latin', file: string, range: string): string {
  const size = family[script] === 100 ? '' : `size-adjust:${family[script]}%;`
  return `@font-face{font-family:"${family.name}";font-weight:${face.weight};font-display:swap;${size}src:url("${file}") format("woff2");unicode-range:${range}}`
}

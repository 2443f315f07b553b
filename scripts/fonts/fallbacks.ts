// While a page's fonts are on their way, a font of the visitor's own machine stands in, stretched to the same measures, so that nothing
// moves when they arrive. Measured in Chromium on 32 Arabic and 27 English words with their spaces; ascent and descent are those of the
// font that is coming.

interface Measures {
  /** Width of the coming font (as its family draws it) by the width of the stand-in, in percent: per family, in the order of `families`. */
  readonly arabic?: readonly [text: number, textEn: number, display: number]
  readonly latin?: readonly [text: number, textEn: number, display: number]
}
interface StandIn {
  readonly name: string
  /** `local()` wants full names, else the face is silently skipped. */
  readonly regular: readonly string[]
  readonly bold: readonly string[]
  readonly atRegular: Measures
  readonly atBold: Measures
}

const families = ['text', 'text-en', 'display'] as const
const ascents = { text: [108.5, 102, 41.5, 39], 'text-en': [115, 108.5, 44, 41.5], display: [104, 100.7, 44.8, 43.3] } as const
const arabicRange = 'U+20,U+600-6FF,U+200C-200F'
const latinRange = 'U+21-17F,U+2010-206F,U+2212'

const standIns: readonly StandIn[] = [
  {
    name: 'noto',
    regular: ['Noto Sans Arabic Regular', 'NotoSansArabic-Regular'],
    bold: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'],
    atRegular: { arabic: [92.7, 98.3, 91.2] },
    atBold: { arabic: [88.6, 93.9, 91.2] },
  },
  {
    name: 'naskh',
    regular: ['Noto Naskh Arabic Regular', 'NotoNaskhArabic-Regular', 'Noto Naskh Arabic UI Regular'],
    bold: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold', 'Noto Naskh Arabic UI Bold'],
    atRegular: { arabic: [102.8, 109, 106.6] },
    atBold: { arabic: [103.6, 109.8, 106.6] },
  },
  {
    name: 'arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    atRegular: { latin: [95.2, 101.2, 85.6] },
    atBold: { latin: [91.5, 97.4, 84.9] },
  },
  {
    name: 'dejavu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    atRegular: { arabic: [87.6, 92.9, 78.4], latin: [84, 89.3, 71.2] },
    atBold: { arabic: [76.1, 80.7, 78.4], latin: [76.8, 81.7, 71.2] },
  },
]

/** The stand-in families, called `text-noto`, `display-arial` and so on; tokens.css lists them behind the fonts that are coming. */
export function fallbackCss(): string {
  return families.flatMap((family, index) => standIns.flatMap(standIn => facesOf(family, index, standIn))).join('\n')
}

function facesOf(family: (typeof families)[number], index: number, standIn: StandIn): string[] {
  const [arabicAscent, latinAscent, arabicDescent, latinDescent] = ascents[family]
  const face = (weight: string, names: readonly string[], size: number | undefined, range: string, ascent: number, descent: number) =>
    size === undefined
      ? []
      : [
          `@font-face{font-family:"${family}-${standIn.name}";font-weight:${weight};src:${names.map(name => `local("${name}")`).join(',')};` +
            `size-adjust:${size}%;ascent-override:${share(ascent, size)};descent-override:${share(descent, size)};line-gap-override:0%;unicode-range:${range}}`,
        ]
  const both = (weight: string, names: readonly string[], measures: Measures) => [
    ...face(weight, names, measures.arabic?.[index], arabicRange, arabicAscent, arabicDescent),
    ...face(weight, names, measures.latin?.[index], latinRange, latinAscent, latinDescent),
  ]
  if (family === 'display') return both('600', standIn.bold, standIn.atBold)
  return [...both('400', standIn.regular, standIn.atRegular), ...both('600', standIn.bold, standIn.atBold)]
}

function share(part: number, size: number): string {
  return `${Math.round((part / size) * 1000) / 10}%`
}

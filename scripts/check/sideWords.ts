import { utilityOf } from './classNames.ts'

/** The logical twin of each Tailwind utility that names a physical side; all take a value behind a dash. */
const spacing = new Map([
  ['ml', 'ms'],
  ['mr', 'me'],
  ['pl', 'ps'],
  ['pr', 'pe'],
  ['scroll-ml', 'scroll-ms'],
  ['scroll-mr', 'scroll-me'],
  ['scroll-pl', 'scroll-ps'],
  ['scroll-pr', 'scroll-pe'],
  ['left', 'start'],
  ['right', 'end'],
])
/** These stand alone too, as in `border-l` or `text-left`. */
const words = new Map([
  ['border-l', 'border-s'],
  ['border-r', 'border-e'],
  ['rounded-l', 'rounded-s'],
  ['rounded-r', 'rounded-e'],
  ['rounded-tl', 'rounded-ss'],
  ['rounded-tr', 'rounded-se'],
  ['rounded-bl', 'rounded-es'],
  ['rounded-br', 'rounded-ee'],
  ['text-left', 'text-start'],
  ['text-right', 'text-end'],
  ['float-left', 'float-start'],
  ['float-right', 'float-end'],
  ['clear-left', 'clear-start'],
  ['clear-right', 'clear-end'],
])
const measure = /^(?:auto|full|px|[\d.]+(?:\/\d+)?|\[.*|\(.*)$/
const position = /^(?:origin|object)-(?:(?:top|bottom)-)?(?:left|right)(?:-(?:top|bottom))?$/

/**
 * What is wrong with one class name, or undefined.
 * @param isClass true where only class names stand; elsewhere a dash behind `left` may be prose, so the value must look like a measure
 */
export function sideOfClass(token: string, isClass: boolean): string | undefined {
  const { variants, utility } = utilityOf(token)
  const [, property, value] = /^\[([\w-]+):(.+)\]$/.exec(utility) ?? []
  if (property && value) return sideOfStyle(property, value)
  if (position.test(utility) && !variants.includes('rtl') && !variants.includes('ltr')) return 'say it for both directions: ltr:… rtl:…'
  const [, name = '', rest] = /^((?:scroll-)?(?:[mp][lr]|left|right))-(.*)$/.exec(utility) ?? []
  const twin = spacing.get(name)
  if (twin && rest !== undefined && (isClass || measure.test(rest))) return `write the logical side: ${twin}-${rest}`
  const [, word = '', tail = ''] =
    /^((?:border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right)))(-.*)?$/.exec(utility) ?? []
  const logical = words.get(word)
  return logical ? `write the logical side: ${logical}${tail}` : undefined
}

const logicalProperties: readonly (readonly [RegExp, string])[] = [
  [/^((?:scroll-)?(?:margin|padding)|border)-left/, '$1-inline-start'],
  [/^((?:scroll-)?(?:margin|padding)|border)-right/, '$1-inline-end'],
  [/^left$/, 'inset-inline-start'],
  [/^right$/, 'inset-inline-end'],
  [/^border-top-left-radius$/, 'border-start-start-radius'],
  [/^border-top-right-radius$/, 'border-start-end-radius'],
  [/^border-bottom-left-radius$/, 'border-end-start-radius'],
  [/^border-bottom-right-radius$/, 'border-end-end-radius'],
]

/** What is wrong with one CSS declaration, or undefined. Four values in a row are physical too when the second and the fourth differ. */
export function sideOfStyle(property: string, value: string): string | undefined {
  const row = logicalProperties.find(([pattern]) => pattern.test(property))
  if (row) return `write the logical side: ${property.replace(row[0], row[1])}`
  if (/^(?:text-align(?:-last)?|justify-(?:content|items|self))$/.test(property) && /^(?:left|right)\b/.test(value)) {
    return `write the logical side: ${value.startsWith('left') ? 'start' : 'end'}`
  }
  if (/^(?:float|clear|caption-side)$/.test(property) && /^(?:left|right)\b/.test(value)) {
    return `write the logical side: ${value.startsWith('left') ? 'inline-start' : 'inline-end'}`
  }
  if (!/^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|color|style))$/.test(property)) return undefined
  const [, second, , fourth] = value
    .replace('!important', '')
    .trim()
    .split(/\s+(?![^(]*\))/)
  return fourth !== undefined && second !== fourth ? `four values put a different one on each side: write ${property}-inline` : undefined
}

import { dateAndTime, filled, pluralOf, type Label, type Lang } from '../../define.ts'
import type { kinds, KindCode } from './kinds.ts'
import type { Kind, Variable } from './kind.ts'
import { escapedHtml } from './originals.ts'
import { variablesOf } from './variables.ts'

type Given<V> = V extends { readonly as: 'count' } ? number : V extends { readonly as: 'date' } ? string : string | Label
type VariablesOf<K extends KindCode> = (typeof kinds)[K]['variables']
/** The values that a kind's message needs: texts (in both languages, or one for both), whole numbers, UTC instants. */
export type ValuesOf<K extends KindCode> = {
  readonly [V in Exclude<keyof VariablesOf<K>, 'code'>]: Given<VariablesOf<K>[V]>
} & ('code' extends keyof VariablesOf<K> ? { readonly code?: string } : {})

/** Values as a reader of this language reads them. */
export type Written = Readonly<Record<string, string>>

/** What stands for a secret where it may not be read. */
export const covered = '••••••'

/**
 * Values of a message in a reader's language: numbers with their nouns, instants in the zone of the installation. What is not given is
 * empty.
 */
export function writtenIn(kind: Kind, values: Readonly<Record<string, unknown>>, lang: Lang, zone: string): Written {
  return Object.fromEntries(
    Object.entries(variablesOf(kind)).map(([name, variable]) => [name, written(variable, values[name], lang, zone)]),
  )
}

function written(variable: Variable, value: unknown, lang: Lang, zone: string): string {
  if (variable.as === 'count') return typeof value === 'number' ? pluralOf(variable.words, value, lang) : ''
  const text: unknown = Array.isArray(value) ? value[lang === 'ar' ? 0 : 1] || value[0] : value
  if (typeof text !== 'string') return ''
  return variable.as === 'date' ? dateAndTime(text, zone, lang) : plain(text)
}

/** The same with what nobody but the recipient may read covered. */
export function coveredIn(kind: Kind, values: Written): Written {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value !== '' && kind.secrets?.includes(name) ? covered : value]),
  )
}

// As the kernel finds them.
const braces = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** The same in one line: a line end in the subject of an e-mail would begin another header. */
export function filledLine(text: string, values: Written): string {
  return filled(text, values).replace(/\s+/g, ' ').trim()
}

/** A rich text with its values, which stay texts whatever they hold. The link becomes one that can be followed. */
export function filledHtml(html: string, values: Written): string {
  return html.replace(braces, (_, name: string) => {
    const value = escapedHtml(values[name] ?? '')
    return name === 'link' && value !== '' ? `<a href="${value}" dir="ltr">${value}</a>` : value
  })
}

/** Characters that steer a terminal, a header or the direction of what follows have no place in a value. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, character => (character === '\n' ? character : ' '))
}

/** What a rich text says without its form. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) =>
      text.trim() === href ? href : `${text} (${href})`,
    )
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<br\s*\/?>|<\/(?:li|tr)>/g, '\n')
    .replace(/<\/(?:p|h[1-6]|ul|ol|blockquote|table)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (entities.get(name ?? '') ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const entities: ReadonlyMap<string, string> = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

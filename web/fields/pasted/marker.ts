import { latinDigits } from '../../../kernel/kernel.ts'
import type { Numbering } from './block.ts'

/** What stands before an item: nothing that counts, a number of a list, or words that no list of ours would write. */
export type Marker =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'number'; readonly numbering: Numbering; readonly value: number }
  | { readonly kind: 'words'; readonly text: string }

/** The letters in the order in which paragraphs of a law are counted, the first without its hamza. */
const abjad = 'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ'
const formats: Readonly<Record<string, Numbering>> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
  'arabic-abjad': 'a',
  'arabic-alpha': 'a',
}

/**
 * What Word has written before an item of a list, as a list of ours counts.
 * @param written its sign: `·`, `1.`, `(أ)`, `2.1`, `أولاً:`
 * @param format  what the style of the list says of it, `mso-level-number-format`, if it does
 * @param before  what stood before the item above it on the same level, which tells `i` after `h` from `i` before `ii`
 */
export function markerOf(written: string, format: string | undefined, before: Marker | undefined): Marker {
  const text = written.replaceAll(/[\s\p{Cf}]+/gu, ' ').trim()
  if (format === 'bullet' || text === '') return { kind: 'bullet' }
  const core = latinDigits(text.replace(/^[([]/, '').replace(/[)\].\-–:،/\\]+$/, ''))
    .replaceAll('\u0640', '')
    .trim()
  const last = /^(?:\d+[.\-/])*(\d{1,4})$/.exec(core)?.[1]
  if (last !== undefined) return { kind: 'number', numbering: '1', value: Number(last) }
  // Signs of Wingdings and Courier are letters to others: o, v, q, §. A letter that counts has a point, a bracket or a dash.
  if (core === text && /^[\P{L}a-zØü]$/u.test(text)) return { kind: 'bullet' }
  const counted = countsOf(core).filter(({ numbering }) => format === undefined || formats[format] === numbering)
  const next = counted.find(count => before?.kind === 'number' && before.numbering === count.numbering && count.value === before.value + 1)
  const found = next ?? counted.find(({ value }) => value === 1) ?? counted[0]
  return found ? { kind: 'number', ...found } : /[\p{L}\p{N}]/u.test(text) ? { kind: 'words', text } : { kind: 'bullet' }
}

interface Count {
  readonly numbering: Numbering
  readonly value: number
}

/** All that a sign may count as. */
function countsOf(core: string): Count[] {
  const lower = core.toLowerCase()
  const isSmall = core === lower
  const counts: Count[] = []
  const letter = core.normalize('NFD').replace(/\p{M}/gu, '')
  const arabic = abjad.indexOf(letter)
  if (letter.length === 1 && arabic >= 0) counts.push({ numbering: 'a', value: arabic + 1 })
  const roman = romanOf(lower)
  if (roman !== undefined) counts.push({ numbering: isSmall ? 'i' : 'I', value: roman })
  if (/^[a-z]$/.test(lower)) counts.push({ numbering: isSmall ? 'a' : 'A', value: lower.charCodeAt(0) - 96 })
  return counts
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** The value of a Roman number below two hundred, if it is one. */
function romanOf(text: string): number | undefined {
  if (!/^c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text) || text === '') return undefined
  const values = Array.from(text, letter => romans[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** What the styles that come with a page of Word say of each level of each list: `l0 level2` is `bullet`. */
export function formatsIn(styles: string): ReadonlyMap<string, string> {
  const found = styles.matchAll(/@list\s+(l\d+):(level\d)[^{]*\{([^}]*)\}/gi)
  return new Map(
    [...found].flatMap(([, list, level, rules]) => {
      const format = /mso-level-number-format:\s*([\w-]+)/i.exec(rules ?? '')?.[1]
      return list && level && format ? [[`${list} ${level}`, format.toLowerCase()] as const] : []
    }),
  )
}

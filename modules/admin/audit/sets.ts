import { inLang, pluralOf, type Column, type Lang, type Plural } from '../../define.ts'
import type { AuditChange, AuditNames } from './audit.ts'
import { shownValue } from './shownValue.ts'

/** Both values are lists: what matters of them is what came and what went. */
export function isSetChange({ oldValue, newValue }: AuditChange): boolean {
  return Array.isArray(oldValue) && Array.isArray(newValue)
}

/** What is in the one list and not in the other. */
export function without(values: unknown, others: unknown): unknown[] {
  const there = new Set(Array.isArray(others) ? others : [])
  return Array.isArray(values) ? values.filter(value => !there.has(value)) : []
}

const mostNamed = 3
const gained = ['أُضيف', 'gained'] as const
const lost = ['أُزيل', 'lost'] as const
const others: Plural = {
  ar: { zero: '', one: 'وواحد آخر', two: 'واثنان آخران', few: 'و{n} أخرى', many: 'و{n} أخرى', other: 'و{n} أخرى' },
  en: { one: 'and {n} more', other: 'and {n} more' },
}

/** What a set gained and what it lost, each in a few words: the first three by name, the others by their number. */
export function toldOfSet(
  { oldValue, newValue }: AuditChange,
  column: Column | undefined,
  names: AuditNames,
  lang: Lang,
  zone: string,
): string[] {
  const sides = [
    [gained, without(newValue, oldValue)],
    [lost, without(oldValue, newValue)],
  ] as const
  return sides.flatMap(([word, values]) => {
    if (values.length === 0) return []
    const named = values.slice(0, mostNamed).map(value => shownValue(value, column, names, lang, zone))
    const rest = values.length > mostNamed ? ` ${pluralOf(others, values.length - mostNamed, lang)}` : ''
    return [`${inLang(word, lang)} ${named.join(lang === 'ar' ? '، ' : ', ')}${rest}`]
  })
}

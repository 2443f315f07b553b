import type { Label } from './field.ts'
import { inLang, type Lang } from './locale.ts'

/** The units that fields measure in, as each language writes them. */
const units = {
  'm³': ['م³', 'm³'],
  'L/d': ['لتر/يوم', 'L/day'],
  h: ['ساعة', 'h'],
  m: ['م', 'm'],
  kg: ['كغم', 'kg'],
  g: ['غم', 'g'],
  s: ['ثانية', 's'],
  min: ['دقيقة', 'min'],
  day: ['يوم', 'days'],
  month: ['شهر', 'months'],
  KB: ['كيلوبايت', 'KB'],
  '°': ['°', '°'],
} as const satisfies Readonly<Record<string, Label>>
/** A unit that a field may measure in; a further one is a row of the table. */
export type Unit = keyof typeof units

/** A field's unit in the reader's language; signs such as % are the same in both. */
export function unitIn(unit: string, lang: Lang): string {
  const label = Object.entries<Label>(units).find(([sign]) => sign === unit)?.[1]
  return label ? inLang(label, lang) : unit
}

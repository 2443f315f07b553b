import { isMany, type Field, type Fields } from './field.ts'

/** Integer ids of a lookup list's codes, as the database holds them. */
export type LookupIds = (list: string) => Readonly<Record<string, number>>

/** The same record with words for integers, as rules speak; a code that the list no longer has stays an integer and fails validation. */
export function wordsOf(fields: Fields, wire: object, ids: LookupIds): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wire).map(([key, old]) => [key, Object.hasOwn(fields, key) ? valueOf(fields[key], old) : old]))

  function valueOf(field: Field | undefined, old: unknown): unknown {
    if (field === undefined || old === null || old === undefined) return old
    if (Array.isArray(old)) {
      const inner = field.fields
      if (inner) return old.map(row => (typeof row === 'object' && row !== null ? wordsOf(inner, row, ids) : row))
      return isMany(field) ? old.map(one => valueOf(field, one)) : old
    }
    const codes = typeof old === 'number' ? codesOf(field, ids) : undefined
    return codes ? (wordsIn(codes).get(old) ?? old) : old
  }
}

type Codes = Readonly<Record<string, number>>
const reversed = new WeakMap<Codes, ReadonlyMap<unknown, string>>()
function wordsIn(codes: Codes): ReadonlyMap<unknown, string> {
  const words = reversed.get(codes) ?? new Map(Object.entries(codes).map(([word, code]) => [code, word]))
  reversed.set(codes, words)
  return words
}

function codesOf(field: Field, ids: LookupIds): Codes | undefined {
  return field.codes ?? field.states?.codes ?? (field.list === undefined ? undefined : ids(field.list))
}

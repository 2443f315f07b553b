import { isMany, type Field, type Fields } from './field.ts'
import type { AnyResource, DraftFor, WireFor } from './resource.ts'

/** Integer ids of a lookup list's codes, as the database holds them. */
export type LookupIds = (list: string) => Readonly<Record<string, number>>

/** The same record with integers for words. */
export const toWire = <R extends AnyResource>(resource: R, record: DraftFor<R>, ids: LookupIds): WireFor<R> =>
  wireOf(resource.fields, record, ids) as never
/** The same record with words for integers; a code that the list no longer has stays an integer and fails validation. */
export const toWords = <R extends AnyResource>(resource: R, wire: WireFor<R>, ids: LookupIds): DraftFor<R> =>
  wordsOf(resource.fields, wire, ids) as never

/** `toWire` for who knows the fields alone. */
export function wireOf(fields: Fields, record: object, ids: LookupIds): Record<string, unknown> {
  return translated(fields, record, codes => word => (Object.hasOwn(codes, word) ? codes[word] : word), ids)
}

/** `toWords` for who knows the fields alone. */
export function wordsOf(fields: Fields, wire: object, ids: LookupIds): Record<string, unknown> {
  return translated(fields, wire, codes => wordIn(codes), ids)
}

type Codes = Readonly<Record<string, number>>
type Translate = (codes: Codes) => (value: string | number) => unknown
const reversed = new WeakMap<Codes, ReadonlyMap<string | number, string>>()
function wordIn(codes: Codes): (code: string | number) => unknown {
  const words = reversed.get(codes) ?? new Map(Object.entries(codes).map(([word, code]) => [code, word]))
  reversed.set(codes, words)
  return code => words.get(code) ?? code
}

function translated(fields: Fields, record: object, by: Translate, ids: LookupIds): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, old]) => [key, Object.hasOwn(fields, key) ? valueOf(fields[key], old) : old]))

  function valueOf(field: Field | undefined, old: unknown): unknown {
    if (field === undefined || old === null || old === undefined) return old
    if (Array.isArray(old)) {
      const inner = field.fields
      if (inner) return old.map(row => (typeof row === 'object' && row !== null ? translated(inner, row, by, ids) : row))
      return isMany(field) ? old.map(one => valueOf(field, one)) : old
    }
    if (typeof old !== 'string' && typeof old !== 'number') return old
    const codes = codesOf(field, ids)
    return codes ? by(codes)(old) : old
  }
}

function codesOf(field: Field, ids: LookupIds): Codes | undefined {
  return field.codes ?? field.states?.codes ?? (field.list === undefined ? undefined : ids(field.list))
}

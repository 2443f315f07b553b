import { columnsOf, findCheck, isMany, latinDigitsIn, latinNumber, phoneDigits, type Column, type Fields } from '../../define.ts'

/** What was typed into a form, by column; several where several may be said. */
export type Typed = Readonly<Record<string, readonly string[]>>

const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** A text of a visitor without what is never seen: controls and marks of direction, which could make a reader see another text than is stored. Line ends and tabs stay. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(invisible, sign => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}

/** The values on the wire of what was typed into a form's fields; what cannot be read as its kind stays a text, and is refused as such. */
export function valuesOf(fields: Fields, columns: readonly string[], typed: Typed): Record<string, unknown> {
  const byName = new Map(columnsOf(fields).map(column => [column.name, column]))
  return Object.fromEntries(
    columns.flatMap(name => {
      const column = byName.get(name)
      return column && !isFile(column) ? [[name, valueOf(column, (typed[name] ?? []).map(cleanText))]] : []
    }),
  )
}

/** Does the column hold files? They arrive beside the values. */
export function isFile({ field: { kind } }: Column): boolean {
  return kind === 'image' || kind === 'attachments'
}

function valueOf(column: Column, given: readonly string[]): unknown {
  const { field } = column
  if (field.kind === 'geoPoint') return pointOf(given.map(latinNumber))
  const said = given.filter(text => text !== '').map(text => latinDigitsIn(column, text))
  if (field.kind === 'boolean') return said.length > 0
  if (isMany(field)) return said.length === 0 ? null : [...new Set(said)].map(text => single(field.kind, text))
  const [first] = said
  return first === undefined ? null : single(field.kind, first)
}

/** Latitude and longitude, each in a field of its own, or both in one as map applications copy them: «31.9038, 35.2034»; null where neither is said. */
function pointOf(given: readonly string[]): unknown {
  const said = given.flatMap(text => text.split(/[\s,;،]+/)).filter(text => text !== '')
  const [lat, lng, ...more] = said.map(text => (/^-?\d{1,3}(?:\.\d{1,15})?°?$/.test(text) ? Number(text.replace('°', '')) : Number.NaN))
  if (lat === undefined) return null
  // What is no point stays as it was typed, and is refused as such.
  return lng === undefined || more.length > 0 || Number.isNaN(lat + lng) ? said.join(' ') : { lat, lng }
}

/** What `pointOf` reads, as it is typed: two fields of one name. */
export function typedPoint(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return []
  return [String(value.lat), String(value.lng)]
}

const numbers = new Set(['integer', 'year', 'choice', 'lookup', 'decimal', 'percent'])

function single(kind: string, text: string): unknown {
  if (kind === 'url') return withScheme(text)
  if (kind === 'phone') return phoneDigits(text)
  if (!numbers.has(kind)) return text
  const plain = text.replaceAll(/[\s,]/g, '')
  return /^-?\d{1,15}(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** A link as people write it, `example.org/x`, with its beginning; what is no such thing stays as it is. */
function withScheme(text: string): string {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : text
}

/** The most characters of a column that a browser lets somebody type; undefined where nothing bounds it. */
export function longestOf({ field }: Column): number | undefined {
  const most = findCheck(field, 'max')?.[0]
  return typeof most === 'number' && (field.kind === 'text' || field.kind === 'longText') ? most : undefined
}

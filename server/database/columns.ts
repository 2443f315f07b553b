import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  time,
  timestamp,
  uuid,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core'
import { findCheck, hasIntegerIds, isMany, type Column, type Field, type FieldKind } from '../../kernel/kernel.ts'

/** The name of a column or table in SQL: `titleAr` is `title_ar`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

type Build = (name: string, field: Field) => PgColumnBuilderBase
const plainText: Build = name => text(name)
const kinds: Readonly<Record<Exclude<FieldKind, 'rows'>, Build>> = {
  text: plainText,
  longText: plainText,
  richText: plainText,
  email: plainText,
  phone: plainText,
  url: plainText,
  integer: name => bigint(name, { mode: 'number' }),
  decimal: name => doublePrecision(name),
  percent: name => doublePrecision(name),
  money: (name, field) =>
    findCheck(field, 'places')?.[0] === 4 ? numeric(name, { precision: 12, scale: 4 }) : numeric(name, { precision: 18, scale: 2 }),
  year: name => integer(name),
  boolean: name => boolean(name),
  date: name => date(name),
  dateTime: name => timestamp(name, { withTimezone: true }),
  time: name => time(name, { precision: 0 }),
  geoPoint: name => jsonb(name),
  choice: name => smallint(name),
  lookup: name => integer(name),
  ref: (name, field) => (hasIntegerIds(field.to?.()) ? integer(name) : uuid(name)),
  image: name => uuid(name),
  attachments: name => uuid(name).array(),
  state: name => smallint(name),
}

/** The column of a value in SQL, without its constraints; undefined for child rows, which have a table of their own. */
export function sqlColumn({ name, field }: Column): PgColumnBuilderBase | undefined {
  if (field.kind === 'rows') return undefined
  const made = kinds[field.kind](snake(name), field)
  return isMany(field) && 'array' in made && typeof made.array === 'function' ? made.array() : made
}

/** A value as JSON has it, from what the driver gave. */
export function fromDatabase({ field }: Column, value: unknown): unknown {
  return field.kind === 'time' && typeof value === 'string' ? value.slice(0, 5) : (value ?? null)
}

/** A value as the driver takes it, from JSON. Empty texts and lists are none. */
export function toDatabase({ field }: Column, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value
  return field.kind === 'geoPoint' ? JSON.stringify(value) : value
}

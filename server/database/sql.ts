import { fillPlaceholders, Name, Param, Placeholder, sql, SQL, StringChunk } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

export { sql, SQL }

const dialect = new PgDialect()

/** A statement as the driver takes it: text with `$1` and the values beside it. */
export interface Statement {
  readonly text: string
  readonly values: unknown[]
  /** By which a connection knows it again: it is planned once there. Another text has another name. */
  readonly name?: string
}

/** The text and the values of a piece of SQL; what is a statement already stays one. */
export function statementOf(query: SQL | Statement): Statement {
  if (!(query instanceof SQL)) return query
  return plainly(query) ?? byLibrary(query)
}

/** Every piece as the library puts it together: slower, but it knows all kinds. */
export function byLibrary(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { text, values: params }
}

/**
 * The few kinds of piece that our statements are made of, put together in one pass: the library's many small objects took a tenth of a short
 * call. @returns undefined where there is another kind of piece
 */
export function plainly(query: SQL): Statement | undefined {
  const values: unknown[] = []
  let text = ''
  const place = (value: unknown) => {
    values.push(value)
    text += `$${values.length}`
  }
  const write = (piece: unknown): boolean => {
    if (piece instanceof StringChunk) text += piece.value.join('')
    else if (piece instanceof SQL) return piece.queryChunks.every(write)
    else if (piece instanceof Name) text += `"${piece.value.replaceAll('"', '""')}"`
    else if (piece instanceof Param && !(piece.value instanceof Placeholder))
      place(piece.value === null ? null : piece.encoder.mapToDriverValue(piece.value))
    else if (piece === null || ['string', 'number', 'boolean'].includes(typeof piece)) place(piece)
    else return piece === undefined
    return true
  }
  return write(query) ? { text, values } : undefined
}

/** Conditions that must all hold; none at all holds always. */
export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  const given = conditions.filter(condition => condition !== undefined)
  return given.length === 0 ? sql`true` : sql`(${sql.join(given, sql` and `)})`
}

/** Pieces of SQL with commas between them. */
export function listed(pieces: readonly SQL[]): SQL {
  return sql.join([...pieces], sql`, `)
}

/** A value that is asked for each time its statement is put together: the piece itself may be kept for days. */
export function valueOfNow(value: () => string): SQL {
  return sql`${new Param(true, { mapToDriverValue: value })}`
}

/** A name of a table or column, quoted. */
export function name(identifier: string): SQL {
  return sql.identifier(identifier).getSQL()
}

/** The same piece as one text, where it holds no values: what is alike in every call is put together once. */
export function settled(piece: SQL): SQL {
  const { text, values } = statementOf(piece)
  return values.length === 0 ? sql.raw(text) : piece
}

const names = new Map<string, string>()

/**
 * A statement that every call asks: its text is put together once, and planned once on a connection. To plan that of who calls took four times as long as to
 * run it. Not for what is found in lists: there the plan hangs on the values.
 * @param name no other statement has it @param query holds `sql.placeholder('name')` where a value stands
 * @returns the statement with the values of one call, by those names
 */
export function prepared(name: string, query: SQL): (given: Readonly<Record<string, unknown>>) => Statement {
  const { text, values } = statementOf(query)
  if ((names.get(name) ?? text) !== text) throw new Error(`Two statements are called “${name}”`)
  names.set(name, text)
  return given => ({ name, text, values: fillPlaceholders(values, given) })
}

/** Is the condition one that always holds? */
export function holdsAlways(condition: SQL): boolean {
  const { text, values } = statementOf(condition)
  return values.length === 0 && text === 'true'
}

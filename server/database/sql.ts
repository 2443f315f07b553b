import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

export { sql, type SQL }

const dialect = new PgDialect()

/** A statement as the driver takes it: text with `$1` and the values beside it. */
export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The text and the values of a piece of SQL. */
export function statementOf(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { text, values: params }
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

/** A name of a table or column, quoted. */
export function name(identifier: string): SQL {
  return sql.identifier(identifier).getSQL()
}

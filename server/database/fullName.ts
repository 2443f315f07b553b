import { name, sql, type SQL } from './sql.ts'

/** The Arabic name of an account, of as many parts as it has; null where there is no account. @param alias of its row */
export function fullNameOf(alias: string): SQL {
  const parts = ['first_name', 'second_name', 'third_name', 'fourth_name', 'last_name'].map(
    part => sql`nullif(${name(alias)}.${name(part)}, '')`,
  )
  return sql`nullif(concat_ws(' ', ${sql.join(parts, sql`, `)}), '')`
}

import { fullNameOf } from '../../../server/database/fullName.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'

/** What the table says of one setting. */
export interface SavedRow {
  readonly key: string
  /** Of a secret null. */
  readonly value: unknown
  readonly is_secret: boolean
  readonly concurrency_stamp: string
  readonly last_modification_time: string
  readonly name_ar: string | null
  readonly name_en: string | null
}

/** The keys, in small letters, of the settings that were ever changed. */
export async function changedKeysIn(runner: Runner): Promise<ReadonlySet<string>> {
  const rows = await runner.rows<{ key: string }>(sql`select distinct lower(key) as key from setting_history`)
  return new Set(rows.map(({ key }) => key))
}

/** What is saved, by its key in small letters, with who has saved it. */
export async function savedRowsIn(runner: Runner): Promise<ReadonlyMap<string, SavedRow>> {
  const rows = await runner.rows<SavedRow>(sql`
    select s.key, s.value, s.value_cipher is not null as is_secret, s.concurrency_stamp, s.last_modification_time,
      ${fullNameOf('u')} as name_ar, u.full_name_en as name_en
    from setting s left join "system_user" u on u.id = s.last_modifier`)
  return new Map(rows.map(row => [row.key.toLowerCase(), row]))
}

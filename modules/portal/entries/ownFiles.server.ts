import type { AnyResource, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { filesIn } from '../../../server/files/filesIn.ts'
import { idPattern, newId } from '../../../server/resources/id.ts'

/**
 * Gives what was sent files of its own: who goes back and sends his form once more carries its files along, and each entry is erased by itself. The
 * files are locked, so that of two entries that are confirmed at once the second sees what the first has claimed.
 * @param record whose files it may hold: the one that is corrected
 * @returns the values, with another id for each file that is a different record's
 */
export async function withOwnFiles(
  transaction: Transaction,
  { fields }: Pick<AnyResource, 'fields'>,
  values: Values,
  record?: string,
): Promise<Values> {
  const ids = [...new Set(filesIn(fields, values).map(({ id }) => id))]
  if (ids.length === 0) return values
  const rows = await transaction.rows<{ id: string; holder: string | null }>(
    sql`select id, record_id as holder from attachment where id = any(${sql.param(ids)}::uuid[]) order by id for update`,
  )
  let text = JSON.stringify(values)
  for (const { id } of rows.filter(({ holder }) => holder !== null && holder !== record)) {
    const own = newId()
    await transaction.rows(sql`
      insert into attachment (id, original_file_name, mime_type, size_bytes, sha256, width_px, height_px, creator, scan_state)
      select ${own}, original_file_name, mime_type, size_bytes, sha256, width_px, height_px, creator, scan_state from attachment where id = ${id}`)
    text = text.replaceAll(id, own)
  }
  const changed: Values = JSON.parse(text)
  return changed
}

const ids = new RegExp(idPattern, 'g')
/** Over `f`: a form that waits names the file `a`. */
const isAwaited = sql`strpos(coalesce(f.payload, '') || coalesce(f.correction, ''), a.id::text) > 0`

/** Forgets the files of an entry that has no record yet, or of a correction that was not applied; what another form waits with stays. */
export async function forgetFiles(transaction: Transaction, entry: string): Promise<void> {
  const form = await transaction.find<{ payload: string | null; correction: string | null }>(
    sql`select payload, correction from visitor_form where submission_id = ${entry}`,
  )
  const named = `${form?.payload ?? ''} ${form?.correction ?? ''}`.match(ids)
  if (!named) return
  await transaction.rows(sql`
    delete from attachment a where a.id = any(${sql.param(named)}::uuid[]) and a.record_id is null and a.creator is null
      and not exists (select from visitor_form f where f.submission_id <> ${entry} and (f.payload is not null or f.correction is not null) and ${isAwaited})`)
}

/** Forgets files that came with a form that nobody has sent, or that took the place of others in one. @param hours so long an entry may wait for its confirmation @param most at once */
export async function forgetUnsentFiles(transaction: Transaction, hours: number, most: number): Promise<void> {
  await transaction.rows(sql`
    delete from attachment where id = any(array(select a.id from attachment a
      where a.record_id is null and a.creator is null and a.creation_time < now() - interval '7 days' - make_interval(hours => ${hours}::int)
        and not exists (select from visitor_form f where (f.payload is not null or f.correction is not null) and ${isAwaited})
      limit ${most}::int))`)
}

import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { inReview } from '../../../server/resources/among.ts'
import type { Model } from '../../../server/resources/model.ts'

/** From now on the item waits, and nobody has been reminded of it. */
export async function noteWaiting(transaction: Transaction, resource: string, id: string): Promise<void> {
  await transaction.rows(sql`
    insert into review_wait (resource, record_id) values (${resource}, ${id})
    on conflict (resource, record_id) do update set since = now(), reminded_at = null`)
}

/** What was decided or taken back waits no more; what has waited since before waits were noted, or came in as data, does so since it was written. */
export async function keepWaits(transaction: Transaction, model: Model): Promise<void> {
  const { name } = model.resource
  await transaction.rows(sql`
    delete from review_wait w where w.resource = ${name} and not exists (
      select from ${model.from} where t.id = w.record_id and ${inReview(model)})`)
  // What was withdrawn stands in the queue, and nobody has asked for a decision on it.
  await transaction.rows(sql`
    insert into review_wait (resource, record_id, since)
    select ${name}::text, t.id, coalesce(t.last_modification_time, t.creation_time) from ${model.from}
    where ${inReview(model)} and not (t.live_version is null and t.approved_at is not null)
    on conflict (resource, record_id) do nothing`)
}

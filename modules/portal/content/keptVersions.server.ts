import { name, sql } from '../../../server/database/sql.ts'
import type { Job } from '../../../server/jobs.ts'
import type { Model } from '../../../server/resources/model.ts'
import { settings } from '../../admin/settings/settings.ts'

/** So many records are seen to in one transaction. */
const mostAtOnce = 500

/** Of each record the newest versions are kept, as many as the setting says, and the one that citizens read. */
export const versionJob: Job = {
  name: 'content: versions',
  when: { dailyAt: () => '03:40' },
  run: async ({ platform, signal, write }) => {
    const keep = platform.settings.get(settings.keepVersions)
    for (const model of platform.models.values()) {
      for (let after = ''; !signal.aborted; ) {
        const records = await platform.database.rows<{ id: string }>(sql`
          select record_id::text as id from content_version where resource = ${model.resource.name} and record_id::text > ${after}
          group by record_id having count(*) > ${keep}::int order by record_id::text limit ${mostAtOnce}::int`)
        const last = records.at(-1)
        if (!last) break
        await write(async transaction => {
          for (const { id } of records) await transaction.rows(oldOf(model, id, keep))
        })
        after = last.id
      }
    }
  },
}

function oldOf({ resource, table, live }: Model, id: string, keep: number) {
  // While a newer version waits for its time, citizens read another one than the record names.
  const isLive = live
    ? sql`(exists (select from ${name(table)} t where t.id = v.record_id and t.live_version = v.number)
        or exists (select from ${name(live.table)} l where l.id = v.record_id and l.version = v.number))`
    : sql`false`
  return sql`
    delete from content_version v where v.resource = ${resource.name} and v.record_id = ${id} and not ${isLive} and v.number <= (
      select number from content_version where resource = ${resource.name} and record_id = ${id}
      order by number desc offset ${keep}::int limit 1)`
}

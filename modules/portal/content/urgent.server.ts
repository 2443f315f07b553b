import { problemSaying, type Problem, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { announceTag, onWritten } from '../../../server/resources/changes.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { news } from './news.ts'
import { decidesHere } from './review.server.ts'
import { getUrgent, urgentHours, type UrgentNews } from './urgent.ts'

// Every page says what is urgent: not each news item that is published may put away what is kept of all of them.
const urgentTag = 'urgentNews'
const most = 3

export const urgentCalls: readonly Endpoint[] = [
  implement(getUrgent, async (_input, { platform }) => {
    noteRead([urgentTag])
    const rows = await platform.database.rows<UrgentNews & { restMs: number }>(sql`
      select n.id, left(md5(n.id::text || n.title_ar), 12) as version, n.title_ar as "titleAr", n.title_en as "titleEn",
        (extract(epoch from n.published_at + make_interval(hours => ${urgentHours}::int) - now()) * 1000)::double precision as "restMs"
      from news_live n
      where n.is_urgent and n.published_at > now() - make_interval(hours => ${urgentHours}::int) and (n.expire_at is null or n.expire_at > now())
      order by n.published_at desc, n.id desc limit ${most}`)
    // Whatever becomes of one of them, what was kept with it is old.
    noteRead(rows.map(({ id }) => `${news.name}:${id}`))
    noteTrueFor(rows.length === 0 ? undefined : Math.min(...rows.map(({ restMs }) => restMs)))
    return { items: rows.map(({ restMs: _restMs, ...item }) => item) }
  }),
]

/** From now on every page hears of an urgent item in the transaction that changes it. @returns ends it */
export function keepUrgent(platform: Platform): () => void {
  return onWritten(async (transaction, model, id) => {
    if (model.resource.name !== news.name || platform.models.get(news.name) !== model) return
    const urgent = await transaction.find(sql`select 1 from news where id = ${String(id)} and is_urgent and live_version is not null`)
    if (urgent) await announceTag(transaction, `${urgentTag}:${String(id)}`)
  })
}

/** Who may not publish, or whose place does not, does not call an item urgent. @returns a problem at the field */
export function urgentProblems(record: Values, before: Values | undefined, call: Call): readonly Problem[] {
  if (record.isUrgent !== true || before?.isUrgent === true) return []
  if (call.caller.can(`${news.permission}.Publish`) && decidesHere(call)) return []
  return [
    problemSaying('isUrgent', 'rule', 'لا يجعل الخبر عاجلًا إلا من يملك صلاحية نشره', 'Only who may publish news may call an item urgent'),
  ]
}

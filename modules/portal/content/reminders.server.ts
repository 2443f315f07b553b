import { isEditorial, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import type { Platform } from '../../../server/platform.ts'
import { allColumns } from '../../../server/resources/access.ts'
import { inReview } from '../../../server/resources/among.ts'
import type { Model } from '../../../server/resources/model.ts'
import { calendarOf } from '../../admin/settings/settings.server.ts'
import { settings, workingDayAfter } from '../../admin/settings/settings.ts'
import { remindOfWaiting } from './told.server.ts'
import { keepWaits } from './waits.server.ts'

/** Who decides is reminded, once, of what has waited longer than the ministry allows (domain/portal-and-admin, section 8.2). */
export const reminderJob: Job = {
  name: 'content: reminders',
  when: { dailyAt: () => '07:20' },
  run: async turn => {
    if (isWorkingDay(turn.platform)) await remindOfOverdue(turn)
  },
}

function isWorkingDay(platform: Platform): boolean {
  const today = platform.clock.today()
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  return workingDayAfter(yesterday, 1, calendarOf(platform)) === today
}

/** The same on any day. */
export async function remindOfOverdue({ platform, signal, write }: Pick<Turn, 'platform' | 'signal' | 'write'>): Promise<void> {
  for (const model of platform.models.values()) {
    if (!isEditorial(model.resource)) continue
    await write(transaction => keepWaits(transaction, model))
    const overdue = await overdueOf(platform, model)
    if (signal.aborted) return
    if (overdue.length > 0) await write(transaction => remindOf(platform, transaction, model, overdue))
  }
}

async function overdueOf(platform: Platform, { resource }: Model): Promise<string[]> {
  const days = platform.settings.get(settings.reviewDays)
  const [today, calendar] = [platform.clock.today(), calendarOf(platform)]
  const waits = await platform.database.rows<{ id: string; from: string }>(sql`
    select w.record_id as id, (w.since at time zone ${platform.timeZone})::date as "from" from review_wait w
    where w.resource = ${resource.name} and w.reminded_at is null order by w.since`)
  return waits.filter(({ from }) => workingDayAfter(from, days, calendar) < today).map(({ id }) => id)
}

/** Nobody is reminded of what was decided meanwhile. */
async function remindOf(platform: Platform, transaction: Transaction, model: Model, ids: readonly string[]): Promise<void> {
  const records = await transaction.rows<Values & { readonly id: string }>(sql`
    select ${allColumns(model)} from ${model.from} where t.id = any(${sql.param(ids)}::uuid[]) and ${inReview(model)} order by t.id for key share of t`)
  // Of records that are held: whoever notes anew that one waits holds it first.
  const marked = await transaction.rows<{ id: string }>(sql`
    update review_wait set reminded_at = now() where resource = ${model.resource.name} and record_id = any(${sql.param(records.map(({ id }) => id))}::uuid[])
      and reminded_at is null returning record_id as id`)
  const isMarked = new Set(marked.map(({ id }) => id))
  const due = ids.flatMap(id => (isMarked.has(id) ? records.filter(record => record.id === id) : []))
  await remindOfWaiting({ platform }, transaction, model, due)
}

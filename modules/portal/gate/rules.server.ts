import { Invalid, Refused, type Problem, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call, ResourceRules, StepContext } from '../../../server/platform.ts'
import { shownAtOnce } from '../../../server/resources/shownAtOnce.ts'
import { announceEmergency } from './announcing.server.ts'
import { publicPlacements } from './showing.ts'

/** Is it time to show the message? By the database's clock, over `t`. */
export const isItsTime = sql`((t.start_at is null or t.start_at <= now()) and (t.end_at is null or t.end_at > now()))`

/** What is asked of gate messages beside their definition (domain/portal-and-admin, section 12.15). */
export const gateRules: ResourceRules = {
  facts: {
    standing: sql`(case when not t.is_published then 1 when t.end_at <= now() then 4 when t.start_at > now() then 2 else 3 end)`,
  },
  // A message for staff alone shows citizens nothing, its picture neither.
  publicWhen: sql`(${isItsTime} and t.placement && array(select l.id from lookup l join lookup_type y on y.id = l.type
    where y.code = 'gateMessagePlacement' and l.code = any(${sql.param([...publicPlacements])}::text[])))`,
  mayUpdate: (before, input) => {
    if (before.isPublished === true && 'kind' in input && input.kind !== before.kind)
      throw new Refused('published', 'ألغِ نشر الرسالة قبل تغيير نوعها', 'Cancel the publishing of the message before you change its kind', {
        status: 409,
        field: 'kind',
      })
  },
  beforehand: async (_call, transaction, _record, before) => {
    if (before) return {}
    const last = await transaction.find<{ next: number }>(sql`select coalesce(max(sort_order), 0)::int + 10 as next from gate_message`)
    return { sortOrder: last?.next ?? 10 }
  },
  problemsOf: async (transaction, record, before, call) =>
    before?.isPublished === true ? crowding(call, transaction, { ...record, id: before.id }) : [],
  steps: {
    publish: {
      guard: async context => {
        requireConfirmed(context)
        await requireTimely(context)
        const problems = await crowding(context.call, context.transaction, context.record)
        if (problems.length > 0) throw new Invalid(problems)
      },
      // Published once more it is told of once more.
      effect: () => ({ announcedAt: null }),
      after: ({ call, transaction, record }) => announceEmergency(call.platform, transaction, String(record.id)),
    },
  },
}

/** The emergency goes to everybody at once: it is asked for a second time. @throws Refused */
function requireConfirmed({ call, record, input }: StepContext): void {
  const { emergency } = call.platform.lookups.ids('gateMessageKind')
  if (record.kind !== emergency || input.confirmed === true) return
  throw new Refused(
    'confirmationNeeded',
    'هذا تنبيه طارئ: يظهر للجميع فورًا ويصل إشعارًا إلى أجهزة المستخدمين. هل تؤكد نشره؟',
    'This is an emergency: everybody sees it at once, and it is pushed to the devices of users. Do you confirm?',
    { status: 409 },
  )
}

/** What is over would be published and shown nowhere. @throws Invalid */
async function requireTimely({ record, transaction }: StepContext): Promise<void> {
  if (typeof record.endAt !== 'string') return
  const row = await transaction.find<{ is_over: boolean }>(sql`select ${record.endAt}::timestamptz <= now() as is_over`)
  if (row?.is_over !== true) return
  const sentence = { ar: 'انتهت مدة الرسالة. عدّل نهايتها قبل النشر', en: 'The message is over. Change its end before it is published' }
  throw new Invalid([{ at: 'endAt', rule: 'rule', sentence }])
}

/** So many may be shown at a place at a time, and what is said of one too many. */
const room = {
  topBanner: [
    3,
    'تظهر 3 رسائل في شريط أعلى الصفحات في هذه المدة، وهذا أقصى عدد',
    'Three messages stand on top of every page in that time already, which is the most',
  ],
  homeDialog: [
    1,
    'تظهر نافذة أخرى عند فتح الصفحة الرئيسية في هذه المدة، ولا تظهر نافذتان معًا',
    'Another dialog opens with the home page in that time, and two are never shown',
  ],
} as const

/** At most one dialog and three banners at a time. Whoever publishes one waits for whoever publishes another. */
async function crowding(call: Call, transaction: Transaction, record: Values): Promise<Problem[]> {
  const placements: unknown[] = Array.isArray(record.placement) ? record.placement : []
  const ids: Readonly<Record<string, number>> = call.platform.lookups.ids('gateMessagePlacement')
  const problems: Problem[] = []
  for (const [code, [most, ar, en]] of Object.entries(room)) {
    if (!placements.includes(ids[code])) continue
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('gateMessage'))`)
    const among = sql`${ids[code] ?? null}::int = any(t.placement)`
    const shown = { table: 'gate_message', from: 'start_at', until: 'end_at', among }
    if ((await shownAtOnce(transaction, shown, { id: record.id, from: record.startAt, until: record.endAt })) >= most)
      problems.push({ at: 'placement', rule: 'rule', sentence: { ar, en } })
  }
  return problems
}

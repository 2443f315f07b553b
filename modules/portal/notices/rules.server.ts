import { Invalid, problemSaying, Refused, type Label, type Problem, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { listed, sql, type SQL } from '../../../server/database/sql.ts'
import type { Call, Offer, ResourceRules, StepContext } from '../../../server/platform.ts'
import { actOnLive, reviewRulesOf } from '../content/content.server.ts'
import { ads } from './ads.ts'
import { afterClosing, closedStages, groupsSaid, type NoticeStage } from './categories.ts'
import { isOpen, stageId } from './stage.server.ts'

const review = reviewRulesOf(ads, {
  waiting: {
    ar: {
      zero: 'لا إعلانات بانتظار المراجعة',
      one: 'إعلان واحد بانتظار المراجعة',
      two: 'إعلانان بانتظار المراجعة',
      few: '{n} إعلانات بانتظار المراجعة',
      many: '{n} إعلانًا بانتظار المراجعة',
      other: '{n} إعلان بانتظار المراجعة',
    },
    en: { one: '{n} notice awaits review', other: '{n} notices await review' },
  },
  asks: shortObjection,
})

/** What is asked of notices beside their definition (domain/portal-and-admin, section 12.2). */
export const adsRules: ResourceRules = {
  ...review,
  facts: { ...review.facts, stage: stageId },
  // Who looks for tenders looks for those too whose titles do not say what they are.
  foundAs: sql`array(select unnest(array[l.name_ar, l.name_en] || ${saidOfGroups()}) from lookup l where l.id = t.category)`,
  openWhen: () => isOpen,
  closesAt: sql`t.closing_at`,
  offered: (record, { platform }) => ({ close: { stage: offeredStages(record, platform.lookups.ids('noticeStage')) } }),
  problemsOf: async (transaction, record, before, call) => [
    ...movedClosing(record, before),
    ...(await takenNumber(transaction, record, before, call)),
  ],
  steps: {
    ...review.steps,
    extend: actOnLive({
      changes: ['closingAt', 'openingAt', 'originalClosingAt', 'extensions', 'changeAnnouncedAt'],
      applies: isExtendable,
      guard: requireLater,
      effect: ({ record, input }) => extended(record, input),
    }),
    close: actOnLive({
      changes: ['closedStage', 'stageNote', 'resultAr', 'resultEn', 'changeAnnouncedAt'],
      guard: requireClosedStage,
      effect: ({ record, input, call }) => ({
        closedStage: input.stage,
        stageNote: input.note,
        resultAr: input.resultAr ?? record.resultAr ?? null,
        resultEn: input.resultEn ?? record.resultEn ?? null,
        // That offers are studied follows from the closing time: who follows waits for no message of it.
        changeAnnouncedAt:
          input.stage === call.platform.lookups.ids('noticeStage').cancelled
            ? new Date().toISOString()
            : (record.changeAnnouncedAt ?? null),
      }),
    }),
  },
}

const leastObjectionDays = 30
const dayMs = 86_400_000

/** Who has land in a plan needs time to see it: a shorter period is asked a second time (section 12.2). */
function shortObjection({ call, record }: StepContext): Label | undefined {
  const [opened, closing] = [instantOf(record.date), instantOf(record.closingAt)]
  if (record.category !== call.platform.lookups.ids('adCategory').planDeposit || opened === undefined || closing === undefined)
    return undefined
  if (closing - opened >= leastObjectionDays * dayMs) return undefined
  return ['مدة الاعتراض على المخطط أقل من 30 يومًا.', 'The plan is open to objections for less than 30 days.']
}

/** What its group is called, by the code of its category. */
function saidOfGroups(): SQL {
  const cases = groupsSaid.map(
    ({ codes, names }) => sql`when l.code in (${listed(codes.map(code => sql`${code}`))}) then ${sql.param([...names])}::text[]`,
  )
  return sql`(case ${sql.join(cases, sql` `)} else '{}' end)`
}

/** After publication the closing time moves by an extension alone, and later only: who has read it relies on it. */
function movedClosing(record: Values, before: Values | undefined): Problem[] {
  // An extension gives the public version its next number.
  if (typeof before?.liveVersion !== 'number' || record.liveVersion !== before.liveVersion) return []
  if (instantOf(record.closingAt) === instantOf(before.closingAt)) return []
  return [
    problemSaying(
      'closingAt',
      'rule',
      'الإعلان منشور: يُغيَّر آخر موعد بإجراء «تمديد الموعد» وحده. لتقديمه ألغِ الإعلان وانشر إعلانًا جديدًا',
      'The notice is public: its closing time moves by «Extend» alone. To bring it forward, cancel the notice and publish a new one',
    ),
  ]
}

function instantOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined
}

/** A number is given once in a place and a year. Whoever gives one waits for whoever gives another. */
async function takenNumber(transaction: Transaction, record: Values, before: Values | undefined, { caller }: Call): Promise<Problem[]> {
  const { number, date } = record
  if (typeof number !== 'string' || typeof date !== 'string') return []
  const place = 'place' in record ? record.place : (before?.place ?? caller.place?.id ?? null)
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('adsNumber'))`)
  const other = await transaction.find(sql`
    select 1 from ads t where t.place is not distinct from ${place ?? null}::uuid and lower(t.number) = lower(${number})
      and extract(year from t.date) = extract(year from ${date}::date) and t.id is distinct from ${before?.id ?? null}::uuid limit 1`)
  return other
    ? [
        problemSaying(
          'number',
          'rule',
          'الرقم مستعمل في إعلان آخر للجهة في السنة نفسها',
          'Another notice of the body has this number in the same year',
        ),
      ]
    : []
}

/** Has it a closing time, and has nobody closed it? Of an edit it tells the same as of what citizens read: both have these from the act alone. */
function isExtendable({ closingAt, closedStage }: Values): boolean {
  return typeof closingAt === 'string' && closedStage == null
}

/** @throws Refused when there is nothing to extend @throws Invalid when the new time is no later, or has passed */
async function requireLater({ record, input, transaction }: StepContext): Promise<void> {
  if (!isExtendable(record))
    throw record.closedStage == null
      ? new Refused('noClosing', 'ليس للإعلان آخر موعد يُمدَّد', 'The notice has no closing time to extend', { status: 409 })
      : new Refused('closed', 'أُغلق الإعلان، فلا يُمدَّد موعده', 'The notice was closed: its time is not extended', { status: 409 })
  const row = await transaction.find<{ isLater: boolean }>(sql`
    select ${String(input.closingAt)}::timestamptz > greatest(now(), ${String(record.closingAt)}::timestamptz) as "isLater"`)
  if (row?.isLater !== true)
    throw new Invalid([
      problemSaying(
        'closingAt',
        'rule',
        'الموعد الجديد يجب أن يكون بعد الموعد المعلن ولم يمضِ',
        'The new time must be later than the one announced, and not past',
      ),
    ])
}

/** Envelopes are opened as long after the closing as before, unless another time is said. */
function extended(record: Values, input: Values): Values {
  const [closing, wanted] = [String(record.closingAt), String(input.closingAt)]
  const opening = typeof record.openingAt === 'string' ? Date.parse(record.openingAt) + Date.parse(wanted) - Date.parse(closing) : undefined
  const known: unknown[] = Array.isArray(record.extensions) ? record.extensions : []
  const at = new Date().toISOString()
  return {
    closingAt: wanted,
    openingAt: input.openingAt ?? (opening === undefined ? null : new Date(opening).toISOString()),
    originalClosingAt: record.originalClosingAt ?? closing,
    extensions: [...known, { at, from: closing, to: wanted, reason: input.reason }],
    changeAnnouncedAt: at,
  }
}

const nothingBefore = [
  'الإعلان مفتوح حتى آخر موعد: لا تُدرس العروض ولا تُعلن الإحالة قبله',
  'The notice is open until its closing time: nothing is evaluated or awarded before it',
] as const

/** To which stages a notice may be brought now: what `requireClosedStage` takes, by the clock of this process. */
function offeredStages({ closedStage, closingAt }: Values, ids: Readonly<Record<NoticeStage, number>>): Offer {
  const isYetOpen = closedStage == null && (instantOf(closingAt) ?? 0) > Date.now()
  if (!isYetOpen) return { values: closedStages.map(stage => ids[stage]) }
  const later: readonly NoticeStage[] = afterClosing
  const [ar, en] = nothingBefore
  return { values: closedStages.filter(stage => !later.includes(stage)).map(stage => ids[stage]), why: { ar: `${ar}.`, en: `${en}.` } }
}

/**
 * Somebody closes a notice, says that offers are studied, who was chosen, or that it is cancelled; that it is open its time says. Before that
 * time nothing is studied and nobody is chosen: whoever has read of it may still hand in.
 * @throws Invalid
 */
async function requireClosedStage({ call, record, input, transaction }: StepContext): Promise<void> {
  const ids = call.platform.lookups.ids('noticeStage')
  if (afterClosing.some(stage => ids[stage] === input.stage) && (await isStillOpen(transaction, record)))
    throw new Invalid([
      problemSaying(
        'stage',
        'rule',
        `${nothingBefore[0]}. لإنهائه الآن اختر: ملغى، أو مغلق`,
        `${nothingBefore[1]}. To end it now choose cancelled or closed`,
      ),
    ])
  if (closedStages.some(stage => ids[stage] === input.stage)) return
  throw new Invalid([
    problemSaying(
      'stage',
      'rule',
      'اختر: مغلق، أو قيد الدراسة، أو تمت الإحالة، أو ملغى. ما قبل الإغلاق يتبع موعده',
      'Choose closed, under evaluation, awarded or cancelled. What comes before follows from its time',
    ),
  ])
}

/** Is its closing time still to come, and has nobody ended it before? By the database's clock. */
async function isStillOpen(transaction: Transaction, { closedStage, closingAt }: Values): Promise<boolean> {
  if (closedStage != null || typeof closingAt !== 'string') return false
  const row = await transaction.find<{ isOpen: boolean }>(sql`select ${closingAt}::timestamptz > now() as "isOpen"`)
  return row?.isOpen === true
}

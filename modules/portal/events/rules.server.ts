import { Invalid, problemSaying, type Problem, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { ResourceRules, StepContext } from '../../../server/platform.ts'
import { actOnLive, reviewRulesOf } from '../content/content.server.ts'
import { event, eventStates } from './event.ts'
import { dayOf, lastDayOf, movedProgramme, programmeOf } from './programme.ts'

const review = reviewRulesOf(event, {
  waiting: {
    ar: {
      zero: 'لا فعاليات بانتظار المراجعة',
      one: 'فعالية واحدة بانتظار المراجعة',
      two: 'فعاليتان بانتظار المراجعة',
      few: '{n} فعاليات بانتظار المراجعة',
      many: '{n} فعالية بانتظار المراجعة',
      other: '{n} فعالية بانتظار المراجعة',
    },
    en: { one: '{n} event awaits review', other: '{n} events await review' },
  },
})
const code = { scheduled: eventStates.scheduled[0], postponed: eventStates.postponed[0], movedOnline: eventStates.movedOnline[0] } as const

/** What is asked of events beside their definition (domain/portal-and-admin, section 12.3). */
export const eventRules: ResourceRules = {
  ...review,
  pageAt: sql`case when t.end_at <= now() then 'event/' else 'newEvent/' end || t.id`,
  problemsOf: async (_transaction, record, before) => earlyOutcome(record, before),
  openWhen: () =>
    sql`(t.is_open_to_public and t.event_state <> ${eventStates.cancelled[0]} and t.end_at > now() and coalesce(t.registration_until > now(), true))`,
  steps: {
    ...review.steps,
    changeState: actOnLive({
      changes: [
        'eventState',
        'stateNote',
        'startAt',
        'endAt',
        'sessions',
        'originalStartAt',
        'onlineUrl',
        'registrationUntil',
        'changeAnnouncedAt',
      ],
      guard: requireSensible,
      effect: ({ record, input }) => changed(record, input),
    }),
  },
}

/** What came of an event is written once it is over (section 12.3). */
function earlyOutcome(record: Values, before: Values | undefined): Problem[] {
  const isWritten = (['outcomeAr', 'outcomeEn'] as const).find(name => record[name] != null && record[name] !== before?.[name])
  if (!isWritten || Date.parse(String(record.endAt)) <= Date.now()) return []
  return [problemSaying(isWritten, 'rule', 'تُكتب المخرجات بعد انتهاء الفعالية', 'The outcome is written once the event is over')]
}

/**
 * @throws Invalid when new times come with a state that has none, end before they begin or before the last day of the programme, or an online
 *   event has no link
 */
function requireSensible({ record, input }: StepContext): void {
  const { state, startAt, endAt, onlineUrl } = input
  const isMoved = state === code.postponed || state === code.scheduled
  if ((startAt != null || endAt != null) && !isMoved)
    throw new Invalid([problemSaying('startAt', 'rule', 'الموعد الجديد للتأجيل وحده', 'New times go with a postponement alone')])
  if ((startAt == null) !== (endAt == null))
    throw new Invalid([
      problemSaying(
        startAt == null ? 'startAt' : 'endAt',
        'rule',
        'حدد بداية الموعد الجديد ونهايته معًا',
        'State both when it begins and when it ends',
      ),
    ])
  if (typeof startAt === 'string' && typeof endAt === 'string' && Date.parse(endAt) <= Date.parse(startAt))
    throw new Invalid([problemSaying('endAt', 'rule', 'نهاية الفعالية بعد بدايتها', 'An event ends after it begins')])
  const last = typeof endAt === 'string' ? lastDayOf(programmeAt(record, input)) : undefined
  if (last !== undefined && last > dayOf(String(endAt))) {
    const day = last.replaceAll('-', '/')
    throw new Invalid([
      problemSaying(
        'endAt',
        'rule',
        `يمتد برنامج الفعالية إلى ${day}: اجعل نهايتها في ذلك اليوم أو بعده، أو عدّل البرنامج أولًا`,
        `The programme goes on until ${day}: let the event end on that day or later, or change the programme first`,
      ),
    ])
  }
  if (state === code.movedOnline && onlineUrl == null && record.onlineUrl == null)
    throw new Invalid([problemSaying('onlineUrl', 'rule', 'أضف رابط الحضور عبر الإنترنت', 'Give the link for those who attend online')])
}

/** The programme of an event as it becomes when it begins anew. That of an edit may go on too long: whoever publishes it is told. */
function programmeAt({ sessions, startAt: from }: Values, { startAt }: Values): readonly Values[] {
  // An edit that its author has taken back may say no more when it begins: its days stay as he wrote them.
  return typeof from === 'string' && typeof startAt === 'string' ? movedProgramme(sessions, from, startAt) : programmeOf(sessions)
}

/** The first time that was announced is kept, so that who has noted it sees it struck out. Registration does not outlast the new beginning. */
function changed(record: Values, input: Values): Values {
  const startAt = input.startAt ?? record.startAt
  const isMoved = input.startAt != null && input.startAt !== record.startAt
  // Postponed again without a new time: what was announced last no longer holds, and there is none in its place.
  const isOpen = input.state === code.postponed && !isMoved
  const until = typeof record.registrationUntil === 'string' ? record.registrationUntil : undefined
  return {
    eventState: input.state,
    stateNote: input.note,
    startAt,
    endAt: input.endAt ?? record.endAt,
    sessions: programmeAt(record, input),
    changeAnnouncedAt: new Date().toISOString(),
    originalStartAt: isMoved ? (record.originalStartAt ?? record.startAt) : isOpen ? null : (record.originalStartAt ?? null),
    onlineUrl: input.onlineUrl ?? record.onlineUrl ?? null,
    registrationUntil: until !== undefined && Date.parse(until) > Date.parse(String(startAt)) ? startAt : (until ?? null),
  }
}

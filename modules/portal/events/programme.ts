import { localTimeOf, usualTimeZone, type Values } from '../../define.ts'

/**
 * The day of an instant where the ministry is. In its usual zone, whatever zone the settings name: a rule of a definition is told of its record
 * alone, and what the server asks when an event is moved must not contradict it.
 */
export function dayOf(instant: string): string {
  return localTimeOf(instant, usualTimeZone).day
}

/**
 * The programme of an event that begins on another day: each of its days moves as far.
 * @param sessions its rows, each with its `date`
 * @param from the instant at which the event began, `to` at which it begins now
 */
export function movedProgramme(sessions: unknown, from: string, to: string): readonly Values[] {
  const byMs = Date.parse(dayOf(to)) - Date.parse(dayOf(from))
  return programmeOf(sessions).map(row => ({ ...row, date: new Date(Date.parse(String(row.date)) + byMs).toISOString().slice(0, 10) }))
}

/** The last day of a programme; undefined: it has none. */
export function lastDayOf(sessions: unknown): string | undefined {
  return programmeOf(sessions)
    .map(({ date }) => String(date))
    .toSorted()
    .at(-1)
}

/** The rows of a programme; none where there is no programme. */
export function programmeOf(sessions: unknown): readonly Values[] {
  return Array.isArray(sessions) ? sessions : []
}

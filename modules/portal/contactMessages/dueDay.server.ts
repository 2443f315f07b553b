import type { Platform } from '../../../server/platform.ts'
import { calendarOf } from '../../admin/settings/settings.server.ts'
import { settings, workingDayAfter } from '../../admin/settings/settings.ts'
import { replyDaysOf } from './replyDays.ts'

/**
 * The day by which a message is answered that waits for its answer from today on (domain/portal-and-admin, section 12.14).
 * @param subjectKind id of its subject
 * @returns `YYYY-MM-DD`
 */
export function dueDayOf(platform: Platform, subjectKind: unknown): string {
  const subject = platform.lookups.find('contactSubject', Number(subjectKind))?.code ?? ''
  const days = replyDaysOf(subject, platform.settings.get(settings.replyDays))
  return workingDayAfter(platform.clock.today(), days, calendarOf(platform))
}

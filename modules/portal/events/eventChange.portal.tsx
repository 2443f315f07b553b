import { localTimeOf, type Lang } from '../../define.ts'
import type { AnnouncedChange } from '../../../web/generic/portal/feed.ts'
import { momentSaid } from '../../../web/generic/portal/Moment.tsx'
import { eventStates } from './event.ts'
import type { PublicEvent } from './publicEvents.ts'
import { eventsTexts } from './texts.ts'

/** What was announced of an event since it was published, for those who follow: that it is cancelled, postponed, moved or on again. */
export function changeOfEvent({
  eventState,
  startAt,
  allDay,
  originalStartAt,
  changeAnnouncedAt: at,
}: PublicEvent): AnnouncedChange | undefined {
  if (at == null) return undefined
  if (eventState === eventStates.cancelled[0]) return { at, saidIn: lang => eventsTexts.say('nowCancelled', lang) }
  if (eventState === eventStates.movedOnline[0]) return { at, saidIn: lang => eventsTexts.say('nowOnline', lang) }
  const isPostponed = eventState === eventStates.postponed[0]
  // Postponed without a new time, it still has the one that no longer holds.
  if (isPostponed && originalStartAt == null) return { at, saidIn: lang => eventsTexts.say('nowPostponed', lang) }
  const word = isPostponed ? 'nowPostponedTo' : 'nowOn'
  const whenIn = (lang: Lang, timeZone: string) =>
    allDay ? localTimeOf(startAt, timeZone).day.replaceAll('-', '/') : momentSaid(startAt, timeZone, lang)
  return { at, saidIn: (lang, timeZone) => eventsTexts.say(word, lang, { when: whenIn(lang, timeZone) }) }
}

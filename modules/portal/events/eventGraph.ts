import { inLang, localTimeOf, type Lang } from '../../define.ts'
import { eventStates } from './event.ts'
import { daysOf } from './month.ts'
import type { EventAround, EventLeaf } from './publicEvents.ts'

interface GraphOf {
  readonly item: EventLeaf
  readonly around: EventAround
  readonly modes: readonly { readonly id: number; readonly code: string }[]
}
interface Said {
  readonly title: string
  readonly summary: string
  readonly told: Lang
}
interface Where {
  readonly lang: Lang
  readonly bare: string
  readonly site: { readonly origin: string; readonly ownerName: readonly [ar: string, en: string]; readonly timeZone: string }
  readonly to: (path: string) => string
  readonly say: (pair: readonly [ar: string, en: string]) => string
}

const statuses: Readonly<Record<number, string>> = {
  [eventStates.postponed[0]]: 'EventRescheduled',
  [eventStates.cancelled[0]]: 'EventCancelled',
  [eventStates.movedOnline[0]]: 'EventMovedOnline',
}
const attendance: Readonly<Record<string, string>> = {
  inPerson: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
}

/** What machines read of an event (schema.org/Event). */
export function eventGraph({ item, around, modes }: GraphOf, { title, summary, told }: Said, { site, to, bare, say, lang }: Where) {
  const announced = modes.find(({ id }) => id === item.attendanceMode)?.code ?? 'inPerson'
  const mode = item.eventState === eventStates.movedOnline[0] ? 'online' : announced
  const town = around.publisher?.typeCode === 1 && inLang([around.publisher.townAr, around.publisher.townEn], lang)
  const location = lang === 'en' ? (item.locationEn ?? item.locationAr) : item.locationAr
  const physical = location && {
    '@type': 'Place',
    name: location,
    address: { '@type': 'PostalAddress', addressCountry: 'PS', ...(town && { addressLocality: town }) },
    ...(item.point && { geo: { '@type': 'GeoCoordinates', latitude: item.point.lat, longitude: item.point.lng } }),
  }
  const virtual = item.onlineUrl && { '@type': 'VirtualLocation', url: item.onlineUrl }
  const places = [mode !== 'online' && physical, mode !== 'inPerson' && virtual].filter(Boolean)
  // One that takes whole days has no hours: an instant would name the evening before.
  const times = item.allDay ? daysOf(item, site.timeZone) : [item.startAt, item.endAt]
  const before = item.originalStartAt
  // Postponed without a new time, it still has the one that no longer holds.
  const isOpen = item.eventState === eventStates.postponed[0] && before == null
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    inLanguage: told,
    url: site.origin + to(bare),
    startDate: times[0],
    endDate: times.at(-1),
    eventStatus: `https://schema.org/${isOpen ? 'EventPostponed' : (statuses[item.eventState ?? 1] ?? 'EventScheduled')}`,
    eventAttendanceMode: `https://schema.org/${attendance[mode] ?? 'OfflineEventAttendanceMode'}`,
    ...(before && { previousStartDate: item.allDay ? localTimeOf(before, site.timeZone).day : before }),
    ...(places.length > 0 && { location: places.length === 1 ? places[0] : places }),
    ...(item.mainImage && { image: [`${site.origin}/api/Attachment/GetByte/${item.mainImage}?width=1600`] }),
    ...(item.capacity != null && { maximumAttendeeCapacity: item.capacity }),
    isAccessibleForFree: true,
    organizer: organizerOf(item, around, lang) ?? { '@type': 'GovernmentOrganization', name: say(site.ownerName) },
  }
}

/** Who holds it, as its page says it: whoever is named, else the body that publishes it. */
function organizerOf({ organizerAr, organizerEn }: EventLeaf, { publisher }: EventAround, lang: Lang) {
  const named = lang === 'en' ? (organizerEn ?? organizerAr) : organizerAr
  const name = publisher && inLang([publisher.nameAr, publisher.nameEn], lang)
  const body = (lang === 'en' ? publisher?.officialNameEn : publisher?.officialNameAr) ?? name
  if (named && named !== body && named !== name) return { '@type': 'Organization', name: named }
  return body ? { '@type': 'GovernmentOrganization', name: body } : undefined
}

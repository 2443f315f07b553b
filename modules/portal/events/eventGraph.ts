import { inLang, type Lang } from '../../define.ts'
import { eventStates } from './event.ts'
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
  readonly site: { readonly origin: string; readonly ownerName: readonly [ar: string, en: string] }
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
  const body = around.publisher && inLang([around.publisher.nameAr, around.publisher.nameEn], lang)
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
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    inLanguage: told,
    url: site.origin + to(bare),
    startDate: item.startAt,
    endDate: item.endAt,
    eventStatus: `https://schema.org/${statuses[item.eventState ?? 1] ?? 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendance[mode] ?? 'OfflineEventAttendanceMode'}`,
    ...(item.originalStartAt && { previousStartDate: item.originalStartAt }),
    ...(places.length > 0 && { location: places.length === 1 ? places[0] : places }),
    ...(item.mainImage && { image: [`${site.origin}/api/Attachment/GetByte/${item.mainImage}?width=1600`] }),
    ...(item.capacity != null && { maximumAttendeeCapacity: item.capacity }),
    isAccessibleForFree: true,
    organizer: { '@type': 'GovernmentOrganization', name: body ?? say(site.ownerName) },
  }
}

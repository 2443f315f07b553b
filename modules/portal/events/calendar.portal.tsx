import type { LoaderFunctionArgs } from 'react-router'
import { inLang, localTimeOf } from '../../define.ts'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { calendarOf, type CalendarEntry } from '../../../web/generic/portal/calendar.ts'
import { calendarFile } from '../../../web/generic/portal/calendarFile.ts'
import { languagesOf } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { addressIn, type SiteFacts } from '../../../web/generic/portal/site.ts'
import { visitContext, type Visit } from '../../../web/generic/visit.ts'
import { isMovedOnline, stateOf } from './eventParts.portal.tsx'
import { eventsAsked } from './eventsData.portal.tsx'
import { eventPathNow } from './eventPath.ts'
import type { EventAround, EventLeaf, EventPage, PublicEvent } from './publicEvents.ts'
import { eventsTexts } from './texts.ts'

/**
 * What is to come is never cut off by what was. So much of it is told, the soonest first: as much as the list answers at once, at 2,500 events a
 * year those of nearly five months. And so much of what is over, the latest first.
 */
const most = { toCome: 999, over: 500 }
/** A calendar that is kept goes on showing what was: so far back it is told, and so far ahead. */
const [daysBack, daysOn] = [60, 400]
const dayMs = 86_400_000

/** `/events/calendar.ics`: the events of a list by its own filters; `/event/{id}/calendar.ics`, and the same under `/newEvent`: one event. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const { api, lang } = visit
  const [site, categories] = await Promise.all([api.get<SiteFacts>('Public/Site'), lookupOf(api, 'eventCategory')])
  const product = inLang(site.productName, 'en')
  if (id !== undefined) {
    const item = await orMissing(api.get<EventLeaf>(`Public/Event/Get/${id}`))
    const { changedAt } = await orMissing(api.get<EventAround>(`Public/Event/GetAround/${id}`))
    const entries = [entryOf(visit, site, categories, { ...item, changedAt })]
    return calendarFile(calendarOf({ name: toldIn(lang, item).title, product, timeZone: site.timeZone, entries }), 'event')
  }
  const { query, filter, category, place } = await eventsAsked(visit, undefined, new URL(request.url).searchParams)
  const items = await eventsAround(visit, { ...filter, ...languagesOf(lang, query.isArabicOnly) }, site)
  const about = [place, category].flatMap(value => (value ? [inLang([value.nameAr, value.nameEn], lang)] : []))
  return calendarFile(
    calendarOf({
      name: [inLang(site.productName, lang), eventsTexts.in(lang).events, ...about].join(' - '),
      product,
      timeZone: site.timeZone,
      entries: items.map(item => entryOf(visit, site, categories, item)),
    }),
    'events',
  )
}

/** Those that touch today or a later day, then those that are over; one that has ended today is both, and is told once. */
async function eventsAround(
  { api }: Visit,
  asked: Readonly<Record<string, string | number | undefined>>,
  { timeZone }: SiteFacts,
): Promise<readonly PublicEvent[]> {
  const now = Date.now()
  const day = (after: number) => localTimeOf(now + after * dayMs, timeZone).day
  const [toCome, over] = await Promise.all([
    api.get<EventPage>('Public/Event/GetBetween', { ...asked, from: day(0), to: day(daysOn), maxResultCount: most.toCome }),
    api.get<EventPage>('Public/Event/GetBetween', { ...asked, past: 'true', from: day(-daysBack), maxResultCount: most.over }),
  ])
  const told = new Set(toCome.items.map(({ id }) => id))
  return [...toCome.items, ...over.items.filter(({ id }) => !told.has(id))]
}

type Entered = Omit<PublicEvent, 'placeCode' | 'isOnline'> & Partial<Pick<EventLeaf, 'point' | 'onlineUrl'>>

/** An event as an entry of a calendar. */
function entryOf({ lang, origin }: Visit, { timeZone }: SiteFacts, categories: readonly LookupValue[], item: Entered): CalendarEntry {
  const { title, summary } = toldIn(lang, item)
  const state = stateOf(item.eventState)
  const category = categories.find(({ id }) => id === item.category)
  const day = (at: string | number) => localTimeOf(at, timeZone).day
  return {
    uid: `event-${item.id}`,
    sequence: item.version - 1,
    stamp: item.changedAt,
    title,
    text: summary,
    place:
      (isMovedOnline(item) ? undefined : lang === 'en' ? (item.locationEn ?? item.locationAr) : item.locationAr) ??
      item.onlineUrl ??
      undefined,
    point: isMovedOnline(item) ? null : item.point,
    page: origin + addressIn(lang, eventPathNow(item)),
    // A day that ends at midnight does not reach into the next one.
    ...(item.allDay ? { start: day(item.startAt), end: day(Date.parse(item.endAt) - 1) } : { start: item.startAt, end: item.endAt }),
    state: state === 'cancelled' ? 'CANCELLED' : state === 'postponed' ? 'TENTATIVE' : 'CONFIRMED',
    categories: category ? [nameIn(lang, category)] : [],
  }
}

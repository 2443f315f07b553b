import { action, date, ref, returns, text, type WireFor } from '../../define.ts'
import type { AttachedFile, Expiring, Publisher } from '../content/content.ts'
import type { event } from './event.ts'

type Item = WireFor<typeof event>
type Listed =
  | 'id'
  | 'place'
  | 'titleAr'
  | 'titleEn'
  | 'summaryAr'
  | 'summaryEn'
  | 'category'
  | 'allDay'
  | 'attendanceMode'
  | 'locationAr'
  | 'locationEn'
  | 'isOpenToPublic'
  | 'eventState'
  | 'originalStartAt'
  | 'changeAnnouncedAt'
type Told =
  | 'relatedPlaces'
  | 'bodyAr'
  | 'bodyEn'
  | 'mainImage'
  | 'mainImageFocus'
  | 'mainImageAltAr'
  | 'mainImageAltEn'
  | 'mainImageCaptionAr'
  | 'mainImageCaptionEn'
  | 'gallery'
  | 'video'
  | 'tags'
  | 'source'
  | 'sourceUrl'
  | 'sessions'
  | 'point'
  | 'onlineUrl'
  | 'registrationUrl'
  | 'registrationEmail'
  | 'registrationUntil'
  | 'capacity'
  | 'organizerAr'
  | 'organizerEn'
  | 'partners'
  | 'audience'
  | 'accessibility'
  | 'stateNote'
  | 'outcomeAr'
  | 'outcomeEn'
  | 'outcomeImages'

/** A published event as lists and calendars answer it. */
export interface PublicEvent extends Pick<Item, Listed> {
  /** UTC instants: what is published has both. */
  readonly startAt: string
  readonly endAt: string
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
  readonly placeCode: string | null
  /** One attends it from afar alone. */
  readonly isOnline: boolean
  /** Grows with each change that citizens see. */
  readonly version: number
  /** UTC instant. */
  readonly publishedAt: string
  /** When the version that citizens see was written: later than its publication where it was cancelled or postponed since. UTC instant. */
  readonly changedAt: string
}

/** A published event as its page shows it. */
export interface EventLeaf extends Omit<PublicEvent, 'placeCode' | 'isOnline' | 'changedAt'>, Pick<Item, Told>, Expiring {}

/** Some events, in the order of their beginning. */
export interface EventPage {
  readonly totalCount: number
  readonly items: readonly PublicEvent[]
}

/** What lists of events may be narrowed by: only what leads somewhere. */
export interface EventFacets {
  readonly publishers: readonly Publisher[]
  /** Ids of lookup(11) that have events. */
  readonly categories: readonly number[]
  /** Today where the ministry is, by the database's clock: `YYYY-MM-DD`. */
  readonly today: string
}

/** A news item about an event that is over, as its page names it. */
export interface NewsOfEvent {
  readonly id: string
  readonly titleAr: string
  readonly titleEn?: string | null
  /** `YYYY-MM-DD` */
  readonly date: string | null
}

/** What stands beside an event on its page. */
export interface EventAround {
  readonly isOver: boolean
  /** From today to the day on which it begins; negative: it has begun. */
  readonly daysAhead: number
  readonly changedAt: string
  readonly files: readonly AttachedFile[]
  /** Other events of the days around it. */
  readonly others: readonly PublicEvent[]
  /** Of an event that is over: news of its days and after them, of a place that it concerns or with a keyword of its own. */
  readonly news: readonly NewsOfEvent[]
  readonly publisher: Publisher | null
}

// Of a query all is text: the calls say what it means.
const id = /^\d{1,9}$/
const narrowing = {
  category: text('التصنيف', 'Category').matches(id),
  place: ref('الجهة', 'Place', () => ({ name: 'place' })),
  governorate: text('المحافظة', 'Governorate').matches(id),
  attendanceMode: text('طريقة الحضور', 'Attendance').matches(id),
  isOpenToPublic: text('مفتوحة للعامة', 'Open to the public').matches(/^true$/),
  filter: text('نص', 'Text').max(200),
  // Only those that are told in English; only those that are not.
  language: text('اللغة', 'Language').matches(/^en$/),
  lacking: text('ما ليس باللغة', 'Lacking the language').matches(/^en$/),
}

/** Events that touch some days, or that are over: what calendars, lists and feeds are made of. */
export const getBetween = action('فعاليات بين يومين', 'Events between two days', {
  method: 'GET',
  path: 'Public/Event/GetBetween',
  permission: 'public',
  input: {
    ...narrowing,
    // The first day; the last one.
    from: date('من', 'From'),
    to: date('إلى', 'To'),
    // Those that are over, the newest first.
    past: text('السابقة', 'Past').matches(/^true$/),
    // What was published or changed last comes first, not what begins first.
    sorting: text('الترتيب', 'Order').matches(/^publishedAt desc$/),
    SkipCount: text('تجاوز', 'Skip').matches(/^\d{1,6}$/),
    maxResultCount: text('العدد', 'Count').matches(/^[1-9]\d{0,2}$/),
  },
  output: returns<EventPage>(),
})

export const getFacets = action('ما تُصفّى به الفعاليات', 'What events may be narrowed by', {
  method: 'GET',
  path: 'Public/Event/GetFacets',
  permission: 'public',
  input: {
    // Says of each publisher when it published the newest.
    dated: text('مع وقت أحدثها', 'With the time of the newest').matches(/^true$/),
    // With it those alone that have told something in English, each with when it published the newest of it.
    language: text('اللغة', 'Language').matches(/^en$/),
  },
  output: returns<EventFacets>(),
})

/** The events of a place, and those that concern it, that are not over. */
export const getOfPlace = action('فعاليات جهة', 'Events of a place', {
  method: 'GET',
  path: 'Public/Event/GetOfPlace/{placeId}',
  permission: 'public',
  output: returns<{ items: readonly PublicEvent[] }>(),
})

/** What stands beside a published event. */
export const getAround = action('ما حول فعالية', 'What stands beside an event', {
  method: 'GET',
  path: 'Public/Event/GetAround/{id}',
  permission: 'public',
  // Beside it only what is told in English.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<EventAround>(),
})

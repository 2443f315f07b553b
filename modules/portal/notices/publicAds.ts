import { action, date, ref, returns, text, type WireFor } from '../../define.ts'
import type { AttachedFile, Expiring, Publisher } from '../content/content.ts'
import type { ads } from './ads.ts'
import type { NoticeStage } from './categories.ts'

type Item = WireFor<typeof ads>
type Listed =
  | 'id'
  | 'place'
  | 'titleAr'
  | 'titleEn'
  | 'summaryAr'
  | 'summaryEn'
  | 'number'
  | 'category'
  | 'date'
  | 'closingAt'
  | 'originalClosingAt'
  | 'openingAt'
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
  | 'extensions'
  | 'openingPlaceAr'
  | 'openingPlaceEn'
  | 'documentPrice'
  | 'currency'
  | 'bidSecurityAr'
  | 'bidSecurityEn'
  | 'deliveryPlaceAr'
  | 'deliveryPlaceEn'
  | 'siteVisitAt'
  | 'preBidMeetingAt'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
  | 'websites'
  | 'planReference'
  | 'objectionPlaceAr'
  | 'objectionPlaceEn'
  | 'stageNote'
  | 'resultAr'
  | 'resultEn'

/** A published notice as lists answer it, with what its time makes of it now. */
export interface PublicNotice extends Pick<Item, Listed> {
  readonly stage: NoticeStage
  /** From today to the day on which it closes: 0 is today; null where it is not open or states no closing time. */
  readonly daysLeft: number | null
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
  readonly placeCode: string | null
  /** Grows with each change that citizens see. */
  readonly version: number
  /** UTC instant. */
  readonly publishedAt: string
}

/** A published notice as its page shows it. */
export interface NoticeSheet extends Pick<Item, Listed | Told>, Expiring {
  /** UTC instant. */
  readonly publishedAt: string
  readonly version: number
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

/** The tabs of the public list (section 15.2). */
export const tabs = ['open', 'soon', 'closed', 'all'] as const
/** One of them. */
export type NoticeTab = (typeof tabs)[number]

/** Some notices: of open ones those that close soonest first, else the newest. */
export interface NoticePage {
  readonly totalCount: number
  readonly items: readonly PublicNotice[]
  /** How many stand behind each tab, by the same filters. */
  readonly counts: Readonly<Record<NoticeTab, number>>
}

/** What lists of notices may be narrowed by: only what leads somewhere. */
export interface NoticeFacets {
  readonly publishers: readonly Publisher[]
  /** Ids of lookup(9) that have notices. */
  readonly categories: readonly number[]
}

/** What stands beside a notice on its page. */
export interface NoticeAround {
  readonly stage: NoticeStage
  readonly daysLeft: number | null
  /** UTC instant: when citizens last read something new of it, an edit, another deadline or a result. */
  readonly changedAt: string
  /** UTC instant: when somebody brought it to its stage; null where its time alone did. */
  readonly decidedAt: string | null
  readonly files: readonly AttachedFile[]
  readonly resultFiles: readonly AttachedFile[]
  /** Other notices of its place. */
  readonly others: readonly PublicNotice[]
  readonly publisher: Publisher | null
}

// Of a query all is text: the calls say what it means.
const id = /^\d{1,9}$/

/** Notices by their stage: what lists and feeds are made of. */
export const getByStage = action('الإعلانات بحسب مرحلتها', 'Notices by their stage', {
  method: 'GET',
  path: 'Public/Ads/GetByStage',
  permission: 'public',
  input: {
    stage: text('المرحلة', 'Stage').matches(/^(?:open|soon|closed|all)$/),
    category: text('التصنيف', 'Category').matches(id),
    // One of the groups; `notices`: whatever is no tender.
    group: text('المجموعة', 'Group').matches(/^(?:tenders|jobs|plans|general|notices)$/),
    place: ref('الجهة', 'Place', () => ({ name: 'place' })),
    governorate: text('المحافظة', 'Governorate').matches(id),
    closingFrom: date('يغلق من', 'Closing from'),
    closingTo: date('يغلق حتى', 'Closing until'),
    filter: text('نص', 'Text').max(200),
    // Only those that are told in English; only those that are not.
    language: text('اللغة', 'Language').matches(/^en$/),
    lacking: text('ما ليس باللغة', 'Lacking the language').matches(/^en$/),
    // What was announced or changed last first: so it is followed. Else as citizens look for notices.
    sorting: text('الترتيب', 'Order').matches(/^publishedAt desc$/),
    SkipCount: text('تجاوز', 'Skip').matches(/^\d{1,6}$/),
    maxResultCount: text('العدد', 'Count').matches(/^[1-9]\d{0,2}$/),
  },
  output: returns<NoticePage>(),
})

export const getFacets = action('ما تُصفّى به الإعلانات', 'What notices may be narrowed by', {
  method: 'GET',
  path: 'Public/Ads/GetFacets',
  permission: 'public',
  input: {
    // Says of each publisher when it published the newest.
    dated: text('مع وقت أحدثها', 'With the time of the newest').matches(/^true$/),
    // With it those alone that have told something in English, each with when it published the newest of it.
    language: text('اللغة', 'Language').matches(/^en$/),
  },
  output: returns<NoticeFacets>(),
})

/** The open notices of a place, and those that concern it. */
export const getOfPlace = action('إعلانات جهة', 'Notices of a place', {
  method: 'GET',
  path: 'Public/Ads/GetOfPlace/{placeId}',
  permission: 'public',
  output: returns<{ items: readonly PublicNotice[] }>(),
})

/** What stands beside a published notice. */
export const getAround = action('ما حول إعلان', 'What stands beside a notice', {
  method: 'GET',
  path: 'Public/Ads/GetAround/{id}',
  permission: 'public',
  // Beside it only what is told in English.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<NoticeAround>(),
})

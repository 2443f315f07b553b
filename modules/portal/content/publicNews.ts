import { action, returns, text, type WireFor } from '../../define.ts'
import type { news } from './news.ts'
import type { AttachedFile, Expiring, Publisher } from './published.ts'

type Item = WireFor<typeof news>
type Listed =
  | 'id'
  | 'place'
  | 'titleAr'
  | 'titleEn'
  | 'summaryAr'
  | 'summaryEn'
  | 'mainImage'
  | 'mainImageFocus'
  | 'mainImageAltAr'
  | 'mainImageAltEn'
  | 'category'
  | 'date'
  | 'locationAr'
  | 'locationEn'
type Told =
  | 'bodyAr'
  | 'bodyEn'
  | 'mainImageCaptionAr'
  | 'mainImageCaptionEn'
  | 'attachments'
  | 'gallery'
  | 'video'
  | 'tags'
  | 'relatedPlaces'
  | 'source'
  | 'sourceUrl'

/** A published item as lists answer it. */
export interface PublicNews extends Pick<Item, Listed> {
  /** UTC instant. */
  readonly publishedAt: string
  /** From 1, among what is featured; null where it is not. */
  readonly featuredOrder?: number | null
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

/** A published item as its page shows it. */
export interface NewsArticle extends PublicNews, Pick<Item, Told>, Expiring {}

/** What a list of news may be narrowed by: only what leads somewhere. */
export interface NewsFacets {
  readonly publishers: readonly Publisher[]
  /** `YYYY-MM`, newest first. */
  readonly months: readonly string[]
  /** Ids of lookup(8) that have news. */
  readonly categories: readonly number[]
}

/** The items that stand before and after one when news are read by date. */
export interface NewsNeighbours {
  readonly earlier: PublicNews | null
  readonly later: PublicNews | null
}

export const getFacets = action('ما تُصفّى به الأخبار', 'What news may be narrowed by', {
  method: 'GET',
  path: 'Public/News/GetFacets',
  permission: 'public',
  input: {
    // Says of each publisher when it published the newest.
    dated: text('مع وقت أحدثها', 'With the time of the newest').matches(/^true$/),
    // With it those alone that have told something in English, each with when it published the newest of it.
    language: text('اللغة', 'Language').matches(/^en$/),
  },
  output: returns<NewsFacets>(),
})

/** The newest items of a place, and those that concern it. */
export const getOfPlace = action('أخبار جهة', 'News of a place', {
  method: 'GET',
  path: 'Public/News/GetOfPlace/{placeId}',
  permission: 'public',
  output: returns<{ items: readonly PublicNews[] }>(),
})

/** Up to four items with the same place or a keyword in common. */
export const getRelated = action('أخبار ذات صلة', 'Related news', {
  method: 'GET',
  path: 'Public/News/GetRelated/{id}',
  permission: 'public',
  // Beside it only what is told in English.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<{ items: readonly PublicNews[] }>(),
})

/** The items before and after a published one, by date. */
export const getNeighbours = action('ما قبل خبر وما بعده', 'The news before and after an item', {
  method: 'GET',
  path: 'Public/News/GetNeighbours/{id}',
  permission: 'public',
  // Beside it only what is told in English.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<NewsNeighbours>(),
})

/** The files of a published item, in its order. */
export const getFiles = action('مرفقات خبر', 'Files of a news item', {
  method: 'GET',
  path: 'Public/News/GetFiles/{id}',
  permission: 'public',
  output: returns<{ items: readonly AttachedFile[] }>(),
})

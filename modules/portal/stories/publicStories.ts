import { action, returns, text, type WireFor } from '../../define.ts'
import type { AttachedFile, Expiring, Publisher } from '../content/content.ts'
import type { successStory } from './successStory.ts'

type Item = WireFor<typeof successStory>

/** A published story as lists answer it. */
export interface PublicStory
  extends Pick<
    Item,
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
    | 'field'
    | 'date'
    | 'figures'
    | 'beneficiaries'
  > {
  /** UTC instant. */
  readonly publishedAt: string
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

/** A published story as its page shows it. */
export interface Story
  extends PublicStory,
    Omit<Item, keyof PublicStory | 'isDraft' | 'currentVersion' | 'liveVersion' | 'quoteConsent' | 'publishStatus'>,
    Expiring {}

/** What a list of stories may be narrowed by: only what leads somewhere. */
export interface StoryFacets {
  /** Ids of the fields of lookup(18) that have stories. */
  readonly values: readonly number[]
  readonly places: readonly Publisher[]
  /** The newest first. */
  readonly years: readonly number[]
}

export const getStoryFacets = action('ما تُصفّى به قصص النجاح', 'What success stories may be narrowed by', {
  method: 'GET',
  path: 'Public/SuccessStory/GetFacets',
  permission: 'public',
  // Only places that have told one in English.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<StoryFacets>(),
})

/** The files of a published story, in its order. */
export const getStoryFiles = action('مرفقات قصة نجاح', 'Files of a success story', {
  method: 'GET',
  path: 'Public/SuccessStory/GetFiles/{id}',
  permission: 'public',
  output: returns<{ items: readonly AttachedFile[] }>(),
})

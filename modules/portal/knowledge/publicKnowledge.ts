import { action, returns, text, type FirstPage, type WireFor } from '../../define.ts'
import type { AttachedFile, Expiring, Publisher } from '../content/content.ts'
import type { OpenQuestion, PublicAnswer } from './answers.ts'
import type { knowledgeExchange } from './knowledgeExchange.ts'

type Item = WireFor<typeof knowledgeExchange>

/** A published item as lists answer it. */
export interface PublicKnowledge
  extends Pick<
    Item,
    | 'id'
    | 'place'
    | 'titleAr'
    | 'titleEn'
    | 'summaryAr'
    | 'summaryEn'
    | 'resourceType'
    | 'topics'
    | 'date'
    | 'authors'
    | 'year'
    | 'pages'
    | 'resourceLanguage'
    | 'file'
    | 'licence'
  > {
  /** UTC instant. */
  readonly publishedAt: string
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

/** A published item as its page shows it. */
export interface KnowledgePage
  extends PublicKnowledge,
    Pick<
      Item,
      | 'bodyAr'
      | 'bodyEn'
      | 'externalUrl'
      | 'relatedPlaces'
      | 'tags'
      | 'source'
      | 'sourceUrl'
      | 'mainImage'
      | 'mainImageFocus'
      | 'mainImageAltAr'
      | 'mainImageAltEn'
      | 'mainImageCaptionAr'
      | 'mainImageCaptionEn'
      | 'gallery'
      | 'video'
    >,
    Expiring {}

/** What the list may be narrowed by: only what leads somewhere. */
export interface KnowledgeFacets {
  readonly publishers: readonly Publisher[]
  /** Ids of lookup(20) with how many items each has, in the order of the list. */
  readonly topics: readonly { readonly topic: number; readonly count: number }[]
  readonly types: readonly { readonly type: number; readonly count: number }[]
  /** Years in which items were written, newest first. */
  readonly years: readonly number[]
  /** Integers of the choice `resourceLanguage`. */
  readonly languages: readonly number[]
  /** Ids of lookup(17). */
  readonly licences: readonly number[]
  /** The three newest questions that wait for a public answer. */
  readonly openQuestions: readonly OpenQuestion[]
}

/** What belongs to an item beside its own fields. */
export interface KnowledgeContext {
  /** The file of the item itself. */
  readonly file: AttachedFile | null
  /** Of that file; none where it is no PDF, or was not read yet. */
  readonly firstPages: readonly FirstPage[]
  /** How often that file was fetched. */
  readonly downloads: number
  readonly attachments: readonly AttachedFile[]
  /** Up to four items with a topic in common. */
  readonly related: readonly PublicKnowledge[]
  /** Of a question what was answered in public, the best one first. */
  readonly answers: readonly PublicAnswer[]
}

/** What is known of an item's file. */
export interface FileFigures {
  /** Of the item. */
  readonly id: string
  readonly sizeBytes: number
  /** How often it was fetched. */
  readonly downloads: number
}

export const getKnowledgeFacets = action('ما تُصفّى به المواد المعرفية', 'What knowledge may be narrowed by', {
  method: 'GET',
  path: 'Public/KnowledgeExchange/GetFacets',
  permission: 'public',
  // Only what is told in English counts, for each of them.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<KnowledgeFacets>(),
})

/** The files of a published item, and items near to it. */
export const getKnowledgeContext = action('ملفات مادة معرفية وما يتصل بها', 'Files and neighbours of a knowledge item', {
  method: 'GET',
  path: 'Public/KnowledgeExchange/GetContext/{id}',
  permission: 'public',
  // Beside it only what is told in English.
  input: { language: text('اللغة', 'Language').matches(/^en$/) },
  output: returns<KnowledgeContext>(),
})

/** The newest items of a place, and those that concern it. */
export const getKnowledgeOfPlace = action('مواد معرفية لجهة', 'Knowledge of a place', {
  method: 'GET',
  path: 'Public/KnowledgeExchange/GetOfPlace/{placeId}',
  permission: 'public',
  output: returns<{ readonly items: readonly PublicKnowledge[] }>(),
})

/** Sizes and downloads of the files of these items; an item without a file is left out. */
export const getFileFigures = action('أحجام ملفات المواد ومرات تنزيلها', 'Sizes and downloads of files of items', {
  method: 'GET',
  path: 'Public/KnowledgeExchange/GetFileFigures',
  permission: 'public',
  input: { ids: text('المعرفات، بينها فواصل', 'Ids, with commas between them').required().max(4000) },
  output: returns<{ readonly items: readonly FileFigures[] }>(),
})

/** Counts the download of an item's file, and leads to the file. */
export const downloadKnowledge = action('تنزيل ملف مادة معرفية', 'Download the file of a knowledge item', {
  method: 'GET',
  path: 'Public/KnowledgeExchange/Download/{id}',
  permission: 'public',
})

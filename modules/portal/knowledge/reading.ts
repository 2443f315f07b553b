import { action, returns, text, type WireFor } from '../../define.ts'
import type { AttachedFile } from '../content/content.ts'
import type { StaffAnswer } from './answers.ts'
import type { knowledgeExchange } from './knowledgeExchange.ts'

type Item = WireFor<typeof knowledgeExchange>

/** An approved item as staff of every place find it: what citizens read, and what is for staff alone. */
export interface ReadableItem extends Pick<Item, 'id' | 'titleAr' | 'titleEn' | 'resourceType' | 'date'> {
  readonly isForStaff: boolean
  readonly isQuestion: boolean
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
  /** Published answers, of a question. */
  readonly answers: number
}

/** The same with all that is read of it. */
export interface ReadItem
  extends Omit<ReadableItem, 'answers'>,
    Pick<Item, 'summaryAr' | 'summaryEn' | 'bodyAr' | 'bodyEn' | 'authors' | 'year' | 'externalUrl'> {
  /** Id of its film, where that is published. */
  readonly video: string | null
  /** Its own file, then what is attached. */
  readonly files: readonly AttachedFile[]
  /** Of a question: the best one first, then as they were written. */
  readonly answers: readonly StaffAnswer[]
  /** Did the caller ask it? */
  readonly isAsker: boolean
}

/** The approved items, the newest first. */
export const getReadable = action('مواد للقراءة', 'Items to be read', {
  method: 'GET',
  path: 'KnowledgeExchange/GetReadable',
  permission: 'Portal.KnowledgeExchange',
  input: {
    filter: text('بحث', 'Search').max(200),
    onlyQuestions: text('الأسئلة فقط', 'Questions only').matches(/^(?:true|false)$/),
    maxResultCount: text('العدد', 'Count').matches(/^\d{1,3}$/),
    SkipCount: text('البداية', 'Skip').matches(/^\d{1,6}$/),
  },
  output: returns<{ readonly totalCount: number; readonly items: readonly ReadableItem[] }>(),
})

/** One of them, with its answers where it is a question. */
export const readItem = action('قراءة مادة', 'Read an item', {
  method: 'GET',
  path: 'KnowledgeExchange/Read/{id}',
  permission: 'Portal.KnowledgeExchange',
  output: returns<ReadItem>(),
})

/** So many stand on a page of the reading view. */
export const readOnPage = 20

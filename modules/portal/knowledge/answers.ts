import { action, longText, returns } from '../../define.ts'

/** A published answer, as citizens read it: the body that has answered, never who wrote it there. */
export interface PublicAnswer {
  readonly id: string
  /** Sanitised, in the one language in which it was written. */
  readonly text: string
  readonly isBest: boolean
  /** UTC instant at which it was written. */
  readonly answeredAt: string
  /** Null: the ministry. */
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

/** An answer as staff read it beneath the question. */
export interface StaffAnswer extends PublicAnswer {
  readonly isPublished: boolean
  /** Did the caller write it? */
  readonly isOwn: boolean
  /** Is it a record of his place's, which he may open? */
  readonly isReached: boolean
}

/** An item of the type question that citizens read and nobody has answered in public yet. */
export interface OpenQuestion {
  readonly id: string
  readonly titleAr: string
  readonly titleEn: string | null
  readonly date: string | null
}

/** What an answer is written with. */
export const answerInput = {
  text: longText('الإجابة', 'Answer', 'richText').required().min(10).max(20_000),
}

/** Answers a question, for the place for which the caller acts; it is not public yet. */
export const answerQuestion = action('الإجابة عن سؤال', 'Answer a question', {
  method: 'POST',
  path: 'KnowledgeExchange/Answer/{id}',
  permission: 'Portal.KnowledgeExchange',
  input: answerInput,
  output: returns<{ readonly id: string }>(),
})

/** Marks a published answer as the best one, in the place of another: by who has asked. */
export const markBest = action('اختيار أفضل إجابة', 'Mark the best answer', {
  method: 'PUT',
  path: 'KnowledgeAnswer/MarkBest/{id}',
  permission: 'Portal.KnowledgeExchange',
  output: returns<{ readonly id: string }>(),
})

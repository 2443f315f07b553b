import type { Sentence } from '../../define.ts'

/** What was posted to the page of ratings, as the page draws itself with it. */
export interface PostedRating {
  /** `ask`: the question itself, `why`: what was missing, `done`: thanks. */
  readonly step: 'ask' | 'why' | 'done'
  readonly page: string
  readonly useful: boolean | undefined
  readonly reason: string
  readonly comment: string
  readonly failure?: Sentence
  readonly field?: string | undefined
}

/** What was posted; undefined where nothing was. */
export function ratingIn(posted: unknown): PostedRating | undefined {
  return isRating(posted) ? posted : undefined
}

function isRating(value: unknown): value is PostedRating {
  return typeof value === 'object' && value !== null && 'step' in value && 'page' in value && typeof value.page === 'string'
}

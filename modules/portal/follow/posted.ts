import type { Sentence } from '../../define.ts'

/** A wish that was posted and refused, as its page draws itself with it. */
export interface PostedWish {
  readonly failure: Sentence
  readonly field: string | undefined
  readonly page: string
  readonly email: string
  readonly how: string
}

/** What was posted; undefined where nothing was refused. */
export function wishIn(posted: unknown): PostedWish | undefined {
  return isWish(posted) ? posted : undefined
}

function isWish(value: unknown): value is PostedWish {
  return typeof value === 'object' && value !== null && 'failure' in value && 'email' in value && 'page' in value
}

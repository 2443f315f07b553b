import type { Lang } from './locale.ts'

/** A sentence in both languages. */
export type Sentence = Readonly<Record<Lang, string>>

/** What is said of a fault of ours, wherever it shows (specification, section 8). Who asks gets the request's id beside it. */
export const faultSentence: Sentence = {
  ar: 'حدث خطأ، يرجى التواصل مع مدير النظام',
  en: 'Error occurred, please contact system administrator',
}

/**
 * The caller may not or cannot do that now. Expected, not logged as a fault; the answer is a 4xx with this sentence.
 * Thrown at the place that knows; `field` says at which input the reason lies.
 */
export class Refused extends Error {
  readonly code: string
  readonly sentence: Sentence
  readonly field: string | undefined
  readonly status: number
  readonly details: unknown
  constructor(code: string, ar: string, en: string, more: { field?: string; status?: number; details?: unknown } = {}) {
    super(`${code}: ${en}`)
    this.code = code
    this.sentence = { ar, en }
    this.field = more.field
    this.status = more.status ?? 400
    this.details = more.details
  }
}

/** One thing that is wrong with an input, at its exact place: `supply[2].quantityM3`. */
export interface Problem {
  readonly at: string
  readonly rule: string
  readonly sentence: Sentence
}

/** The input breaks its definition: every field at once. The answer is 400. */
export class Invalid extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ at, rule }) => `${at}: ${rule}`).join(', '))
    this.problems = problems
  }
}

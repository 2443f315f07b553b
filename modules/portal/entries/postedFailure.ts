import type { Sentence } from '../../define.ts'

/** Why what was posted to a page was refused; undefined where it was not. */
export function failureIn(posted: unknown): Sentence | undefined {
  if (typeof posted !== 'object' || posted === null || !('failure' in posted)) return undefined
  const { failure } = posted
  if (typeof failure !== 'object' || failure === null || !('ar' in failure) || !('en' in failure)) return undefined
  return typeof failure.ar === 'string' && typeof failure.en === 'string' ? { ar: failure.ar, en: failure.en } : undefined
}

/** A text that was posted with it, to be kept in its field. */
export function textIn(posted: unknown, name: string): string {
  const value = typeof posted === 'object' && posted !== null ? Object.entries(posted).find(([key]) => key === name)?.[1] : undefined
  return typeof value === 'string' ? value : ''
}

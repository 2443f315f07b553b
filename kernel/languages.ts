import { columnsOf } from './columns.ts'
import { findCheck, type Label } from './field.ts'
import type { Lang } from './locale.ts'
import type { Values } from './record.ts'
import type { AnyResource } from './resource.ts'

/** A text in two languages: the names of its two columns. */
export interface TextPair {
  readonly name: string
  readonly label: Label
  readonly ar: string
  readonly en: string
}

/** What is known of a pair beside its two texts. */
export interface PairMark {
  /** The language whose text says what the other one said before it was changed. */
  readonly behind: Lang | null
  /** Somebody has read both and found that they say the same. */
  readonly isReviewed: boolean
}

const known = new WeakMap<AnyResource, readonly TextPair[]>()

/** The texts that people write for citizens in two languages. Of what is published neither by review nor by a switch nobody follows the languages: none. */
export function pairsOf(resource: AnyResource): readonly TextPair[] {
  const made = known.get(resource) ?? pairsIn(resource)
  known.set(resource, made)
  return made
}

function pairsIn({ fields, publishing }: AnyResource): TextPair[] {
  if (publishing !== 'reviewed' && publishing !== 'switched') return []
  return columnsOf(fields)
    .filter(({ lang, field }) => lang === 'ar' && !findCheck(field, 'bySystem'))
    .map(({ fieldName, field }) => ({ name: fieldName, label: field.label, ar: `${fieldName}Ar`, en: `${fieldName}En` }))
}

/**
 * What is known of a pair once it has been changed. Who changes one language alone leaves the other behind; who then changes that one has caught
 * up with it. A text that is written for the first time, or both at once, is up to date, and nobody has reviewed it yet.
 * @returns undefined: nothing but what the texts themselves say
 */
export function markAfter({ ar, en }: TextPair, before: Values, after: Values, mark: PairMark | undefined): PairMark | undefined {
  const hasChanged = { ar: !isSame(before[ar], after[ar]), en: !isSame(before[en], after[en]) }
  if (!isWritten(after[ar]) || !isWritten(after[en])) return undefined
  if (hasChanged.ar === hasChanged.en) return hasChanged.ar ? undefined : mark
  const [changed, other] = hasChanged.ar ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  const isNew = !isWritten(before[changed === 'ar' ? ar : en])
  return isNew || mark?.behind === changed ? undefined : { behind: other, isReviewed: false }
}

/** Is there a text? An empty one is none. */
export function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (!isWritten(one) && !isWritten(other))
}

import { pairsOf, type AnyResource } from '../../kernel/kernel.ts'
import { later, SparePart } from '../ui/later.ts'
import type { LanguageReviewProps, MissingNoteProps, PairNoteProps } from './LanguageNotes.tsx'

const pairNote = later(() => import('./LanguageNotes.tsx').then(file => file.PairNote))
const missingNote = later(() => import('./LanguageNotes.tsx').then(file => file.MissingNote))
const languageReview = later(() => import('./LanguageNotes.tsx').then(file => file.LanguageReview))

/** Over the English halves of a part: how many of them are still to be written. */
export function PairsMissing(props: MissingNoteProps) {
  return isFollowed(props.resource) ? <SparePart of={missingNote} props={props} /> : null
}

/** Beneath the two halves of a saved text: what is out of date or reviewed. Nothing where nobody follows the languages. */
export function PairState(props: PairNoteProps) {
  return isFollowed(props.resource) ? <SparePart of={pairNote} props={props} /> : null
}

/** Beneath the fields: what a change leaves behind, and that somebody has read both languages. */
export function FormLanguages(props: LanguageReviewProps) {
  return isFollowed(props.resource) ? <SparePart of={languageReview} props={props} /> : null
}

function isFollowed(resource: AnyResource): boolean {
  return pairsOf(resource).length > 0
}

import { pairsOf, type AnyResource } from '../../kernel/kernel.ts'
import { later, SparePart } from '../ui/later.ts'
import type { LanguageReviewProps, PairNoteProps } from './LanguageNotes.tsx'

const pairNote = later(() => import('./LanguageNotes.tsx').then(file => file.PairNote))
const languageReview = later(() => import('./LanguageNotes.tsx').then(file => file.LanguageReview))

/** Beneath the two halves of a saved text: what is missing, out of date or reviewed. Nothing where nobody follows the languages. */
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

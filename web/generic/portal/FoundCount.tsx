import { pluralOf, type Plural } from '../../../kernel/kernel.ts'
import { useHere } from './site.ts'
import { listTexts, inArabicOnly, showArabicWords } from './words.ts'

interface FoundCountProps {
  count: Plural
  total: number
  /** How many exist in Arabic only. */
  inArabic: number
  isArabicOnly: boolean
  /** Path of the same list among what exists in Arabic only, or back. */
  other: string
}

/** How many a list has; in English which of them are in Arabic only, with the way there and the way back. */
export function FoundCount({ count, total, inArabic, isArabicOnly, other }: FoundCountProps) {
  const { lang, to } = useHere()
  const words = listTexts.in(lang)
  if (isArabicOnly)
    return (
      <>
        <strong>{pluralOf(inArabicOnly, total, lang)}</strong> <a href={to(other)}>{words.backToEnglish}</a>
      </>
    )
  return (
    <>
      {/* Of nothing the empty list speaks. */}
      {total > 0 && <strong>{pluralOf(count, total, lang)}</strong>}
      {inArabic > 0 && (
        <>
          {total > 0 && '. '}
          {pluralOf(inArabicOnly, inArabic, lang)} <a href={to(other)}>{showArabicWords(inArabic, lang)}</a>
        </>
      )}
    </>
  )
}

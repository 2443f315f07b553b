import { pluralOf, type Plural } from '../../../kernel/kernel.ts'
import { arabicOnly, placeListPath, type PlaceListQuery } from './placeList.ts'
import { useHere } from './site.ts'
import { inArabicOnly, listTexts } from './words.ts'

interface FoundInProps {
  /** Path of the list in Arabic. */
  base: string
  query: PlaceListQuery
  totalCount: number
  /** How the entries are counted. */
  count: Plural
  /** Entries that the English list leaves out because they are in Arabic alone. */
  inArabic: number
}

/** How many there are; in English which of them are in Arabic only, with the way there and back. */
export function FoundIn({ base, query, totalCount, count, inArabic }: FoundInProps) {
  const { lang, to } = useHere()
  const words = listTexts.in(lang)
  const isArabicOnly = query.only === arabicOnly
  const other = to(placeListPath(base, { ...query, only: isArabicOnly ? undefined : arabicOnly, page: 1 }))
  if (isArabicOnly)
    return (
      <>
        <strong>{pluralOf(inArabicOnly, totalCount, lang)}</strong> <a href={other}>{words.backToEnglish}</a>
      </>
    )
  return (
    <>
      {/* Of nothing the empty list speaks. */}
      {totalCount > 0 && <strong>{pluralOf(count, totalCount, lang)}</strong>}
      {inArabic > 0 && (
        <>
          {totalCount > 0 && '. '}
          {pluralOf(inArabicOnly, inArabic, lang)} <a href={other}>{words.showArabic}</a>
        </>
      )}
    </>
  )
}

import type { Plural } from '../../../kernel/kernel.ts'
import { FoundCount } from './FoundCount.tsx'
import { arabicOnly, placeListPath, type PlaceListQuery } from './placeList.ts'

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

/** How many a list has that is narrowed by its address. */
export function FoundIn({ base, query, totalCount, count, inArabic }: FoundInProps) {
  const isArabicOnly = query.only === arabicOnly
  const other = placeListPath(base, { ...query, only: isArabicOnly ? undefined : arabicOnly, page: 1 })
  return <FoundCount count={count} total={totalCount} inArabic={inArabic} isArabicOnly={isArabicOnly} other={other} />
}

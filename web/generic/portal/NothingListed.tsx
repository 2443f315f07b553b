import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useHere } from './site.ts'
import { listTexts } from './words.ts'

interface NothingListedProps {
  /** Do filters stand between the reader and what there is? */
  isNarrowed: boolean
  /** Nothing fits the filters. */
  title: string
  why: string
  /** Shows all of it. */
  all: string
  /** Path of the whole list, in Arabic. */
  path: string
  /** How many there are in Arabic alone, of a list in English. */
  inArabic?: number
}

/** An empty list: who has set filters is told to change them, others that there is nothing yet. */
export function NothingListed({ isNarrowed, title, why, all, path, inArabic = 0 }: NothingListedProps) {
  const { lang, to } = useHere()
  const words = listTexts.in(lang)
  if (!isNarrowed) return <EmptyState title={inArabic > 0 ? words.nothingInEnglish : words.nothingYet} />
  return (
    <EmptyState title={title} action={<LinkButton href={to(path)}>{all}</LinkButton>}>
      {why}
    </EmptyState>
  )
}

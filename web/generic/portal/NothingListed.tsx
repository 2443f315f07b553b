import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useHere } from './site.ts'
import type { WayOn } from './wayOn.ts'
import { listTexts } from './words.ts'

interface NothingListedProps {
  /** Do filters stand between the reader and what there is? */
  isNarrowed: boolean
  /** Nothing has been published yet. */
  yet: string
  /** Where to go from there. */
  wayOn: WayOn | undefined
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

/** An empty list: who has set filters is told to change them, others that there is nothing yet and what there is instead. */
export function NothingListed({ isNarrowed, yet, wayOn, title, why, all, path, inArabic = 0 }: NothingListedProps) {
  const { lang, to, query } = useHere()
  // What this list has not may stand elsewhere.
  const sought = new URLSearchParams(query).get('q')?.trim()
  if (!isNarrowed) return <NothingYet title={inArabic > 0 ? listTexts.say('nothingInEnglish', lang) : yet} wayOn={wayOn} />
  return (
    <EmptyState
      title={title}
      action={
        <div className="empty-ways">
          {sought && (
            <LinkButton href={to(`/search?q=${encodeURIComponent(sought)}`)}>{listTexts.say('everywhere', lang, { q: sought })}</LinkButton>
          )}
          <LinkButton href={to(path)}>{all}</LinkButton>
        </div>
      }
    >
      {why}
    </EmptyState>
  )
}

const paths = { services: '/gateServices', contact: '/contactUs' } as const satisfies Record<WayOn, string>

/** What nobody has published yet, and the way to what there is. */
export function NothingYet({ title, wayOn }: { title: string; wayOn: WayOn | undefined }) {
  const { lang, to } = useHere()
  return <EmptyState title={title} action={wayOn && <LinkButton href={to(paths[wayOn])}>{listTexts.say(wayOn, lang)}</LinkButton>} />
}

import type { AnyResource, Lang } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { TabLinks } from '../ui/TabLinks.tsx'
import type { ListState } from './useList.ts'
import { say } from './texts.ts'
import { viewTexts } from './viewTexts.ts'

type Narrowed = Readonly<Record<string, string>>

interface ListViewsProps {
  readonly resource: AnyResource
  readonly state: ListState
  readonly hrefOf: (filters: Narrowed) => string
  readonly onChange: (changes: Partial<ListState>) => void
}

/** The ready views of what is reviewed (domain/portal-and-admin, section 11.5): each is an address of the list. */
export function ListViews({ resource, state, hrefOf, onChange }: ListViewsProps) {
  const lang = useLang()
  const views = [
    ...viewsOf(resource, lang),
    // The home leads here.
    ...(state.filters.among === 'waiting' ? ([[say('waitingForMe', lang), { among: 'waiting' }]] as const) : []),
  ]
  return (
    <TabLinks
      label={viewTexts.say('views', lang)}
      lang={lang}
      tabs={views.map(([label, filters]) => ({
        href: hrefOf(filters),
        label,
        current: isSame(filters, state.filters),
        onClick: event => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onChange({ filters, text: '' })
        },
      }))}
    />
  )
}

/** Each view by its name, and what the list is narrowed by there. */
export function viewsOf({ options: { facts } }: AnyResource, lang: Lang): readonly (readonly [label: string, filters: Narrowed])[] {
  const by = (fact: 'standing' | 'newest', word: string): Narrowed => ({ [fact]: String(facts?.[fact]?.words?.[word]?.[0]) })
  return [
    [viewTexts.say('all', lang), {}],
    // Whether or not somebody edits it.
    [viewTexts.say('published', lang), by('standing', 'published')],
    [say('inReview', lang), { among: 'inReview' }],
    // The item, or an edit of it.
    [viewTexts.say('rejected', lang), by('newest', 'rejected')],
    [viewTexts.say('drafts', lang), { among: 'mine', ...by('standing', 'draft') }],
  ]
}

function isSame(one: Narrowed, other: Narrowed): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

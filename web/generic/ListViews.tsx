import type { AnyResource } from '../../kernel/kernel.ts'
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
  const { words } = resource.options.facts?.standing ?? {}
  const standing = (word: string): Narrowed => ({ standing: String(words?.[word]?.[0]) })
  const views: readonly (readonly [label: string, filters: Narrowed])[] = [
    [viewTexts.say('all', lang), {}],
    // What citizens read, whether or not somebody edits it.
    [viewTexts.say('published', lang), { isShown: 'true' }],
    [say('inReview', lang), { among: 'inReview' }],
    [viewTexts.say('rejected', lang), standing('rejected')],
    [viewTexts.say('drafts', lang), { among: 'mine', ...standing('draft') }],
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

function isSame(one: Narrowed, other: Narrowed): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

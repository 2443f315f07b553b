import type { AnyResource } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { TabLinks } from '../ui/TabLinks.tsx'
import type { ListState } from './useList.ts'
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
  if (resource.publishing !== 'reviewed' || !words) return null
  const views: readonly (readonly [label: Parameters<typeof viewTexts.say>[0], filters: Narrowed])[] = [
    ['all', {}],
    ['published', standing('published')],
    ['inReview', { among: 'inReview' }],
    ['rejected', standing('rejected')],
    ['drafts', { among: 'mine', ...standing('draft') }],
  ]
  return (
    <TabLinks
      label={viewTexts.say('views', lang)}
      lang={lang}
      tabs={views.map(([label, filters]) => ({
        href: hrefOf(filters),
        label: viewTexts.say(label, lang),
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

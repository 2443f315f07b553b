import { pages } from '../../../catalogue.ts'
import { inLang } from '../../../kernel/kernel.ts'
import { useCaller } from '../../generic/caller.ts'
import { useLang } from '../../ui/LangProvider.tsx'
import { mayOpen } from './pageTable.ts'
import { useEntries } from './Sidebar.tsx'

/** A page that a reader may open by its name. */
export interface NamedPage {
  readonly route: string
  readonly label: string
  readonly href: string
  /** The group of the side bar that it stands in; undefined for one that his kind of place does not have there. */
  readonly group?: string
}

/** The pages that the reader may open: those of his side bar in its order, then the others. Home links and palette offer the same. */
export function usePages(): readonly NamedPage[] {
  const lang = useLang()
  const caller = useCaller()
  const own = useEntries().flatMap(({ label: group, entries }) => entries.map(entry => ({ ...entry, group })))
  const others = Object.entries(pages).flatMap(([route, { label }]): NamedPage[] =>
    label && !route.includes('{') && mayOpen(route, caller) && own.every(entry => entry.route !== route)
      ? [{ route, label: inLang(label, lang), href: `/dashboard/${route}` }]
      : [],
  )
  return [...own, ...others]
}

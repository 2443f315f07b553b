import { definitionOf } from './definitions.ts'
import { findPage, findWaiting, type OpenPage } from './pageTable.ts'

/** What draws the kinds of page there are: home begins with none of it. */
export const parts = {
  list: () => import('../../generic/RecordList.tsx'),
  form: () => import('../../generic/RecordForm.tsx'),
  tabs: () => import('./PlaceTabs.tsx'),
}

/**
 * Asks for what the page at an address below `/dashboard/` is drawn by, and for the definition of what it shows, while the shell around it is
 * still on its way. Whether it came is for the page to say, which asks again.
 */
export function askParts(path: string, query: URLSearchParams): void {
  const page = findPage(path) ?? waitingPage(path)
  if (!page) return
  const needed = page.screen ?? (page.list ? parts.list : page.form ? parts.form : page.tabs ? parts.tabs : undefined)
  needed?.().catch(() => undefined)
  // A screen brings the definitions along that it shows.
  const kind = page.screen ? undefined : (page.list ?? page.form ?? openTab(page, query))
  if (kind) definitionOf(kind.name)?.ask()
}

function waitingPage(path: string): Pick<OpenPage, 'screen' | 'list' | 'form' | 'tabs'> | undefined {
  const kind = findWaiting(path)
  return kind && { list: kind }
}

function openTab({ tabs }: Pick<OpenPage, 'tabs'>, query: URLSearchParams) {
  return tabs?.find(({ name }) => name === query.get('tab')) ?? tabs?.[0]
}

import { findPage } from './pageTable.ts'

/** What draws the kinds of page there are: home begins with none of it. */
export const parts = {
  list: () => import('../../generic/RecordList.tsx'),
  form: () => import('../../generic/RecordForm.tsx'),
  tabs: () => import('./PlaceTabs.tsx'),
}

/** Asks for what the page at an address below `/dashboard/` is drawn by, while the shell around it is still on its way. */
export function askParts(path: string): void {
  const page = findPage(path)
  const needed = page?.screen ?? (page?.list ? parts.list : page?.form ? parts.form : page?.tabs ? parts.tabs : undefined)
  // Whether it came is for the page to say, which asks again.
  needed?.().catch(() => undefined)
}

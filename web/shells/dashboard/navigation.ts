import type { Caller, Label, PageTable } from '../../../kernel/kernel.ts'

/** May the caller open the page? Any one permission is enough; an inner page without its own takes that of the page above it. */
export function opens(table: PageTable, route: string, caller: Caller): boolean {
  const page = table[route]
  if (page?.permission === undefined) return page?.under !== undefined && opens(table, page.under, caller)
  return caller.isAdmin || [page.permission].flat().some(permission => caller.can(permission))
}

/** The entries of the sidebar for the caller, by group. Administrators see every entry. */
export function sidebarFor(table: PageTable, caller: Caller): [group: string, routes: string[]][] {
  const shown = Object.entries(table).filter(
    ([route, { group, placeTypes }]) =>
      group !== undefined &&
      opens(table, route, caller) &&
      (caller.isAdmin || placeTypes === 'all' || placeTypes?.includes(caller.place?.type ?? '')),
  )
  return [...Map.groupBy(shown, ([, page]) => page.group ?? '')].map(([group, entries]) => [group, entries.map(([route]) => route)])
}

/** The breadcrumb of a page, from the outermost to itself; its last label is the page's title. */
export function trailOf(table: PageTable, route: string): Label[] {
  const page = table[route]
  return [...(page?.under === undefined ? [] : trailOf(table, page.under)), ...(page?.label ? [page.label] : [])]
}

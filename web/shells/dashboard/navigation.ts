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

/** A step of a breadcrumb: what it is called, and the route of the page that is called so. */
export interface TrailStep {
  readonly label: Label
  readonly route: string
}

/** The breadcrumb of a page, from the outermost to itself; its last label is the page's title. */
export function trailOf(table: PageTable, route: string): TrailStep[] {
  const page = table[route]
  return [...(page?.under === undefined ? [] : trailOf(table, page.under)), ...(page?.label ? [{ label: page.label, route }] : [])]
}

/**
 * Where a step of a page's breadcrumb leads: to the page that it names, or, where that is one of many, to the list of them.
 * @param step its route
 * @param params of the page that is open
 */
export function stepHref(step: string, route: string, params: Readonly<Record<string, string>>): string {
  const filled = step === route ? step : step.replace(/\{(\w+)\}/g, (whole, name: string) => encodeParam(params[name]) ?? whole)
  return `/dashboard/${filled.includes('{') ? (route.split('/')[0] ?? '') : filled}`
}

function encodeParam(value: string | undefined): string | undefined {
  return value === undefined ? undefined : encodeURIComponent(value)
}

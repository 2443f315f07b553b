import type { Caller, Kind, Label, PageTable } from '../../../kernel/kernel.ts'
import { opens } from './navigation.ts'
import { formRouteOf, pages } from '../../../catalogue.ts'
import type { DeskPage, Named } from '../../generic/desk.ts'
import type { Row } from '../../generic/record.ts'
import { kinds } from './kinds.ts'

/** What stands on a page, as the table of pages has it: kinds of records by their names, for their definitions come with the page. */
export interface OpenPage {
  readonly route: string
  readonly label?: Label
  readonly params: Readonly<Record<string, string>>
  readonly list?: Named
  readonly tools?: () => Promise<unknown>
  readonly form?: Named
  readonly tabs?: readonly Named[]
  readonly screen?: () => Promise<unknown>
}

const table: PageTable = pages
type Stored = PageTable[string] & Omit<OpenPage, 'route' | 'params'>
const rows: readonly (readonly [string, Stored])[] = Object.entries(table)

/** The page at an address below `/dashboard/`; undefined when there is none. */
export function findPage(path: string): OpenPage | undefined {
  const parts = path.split('/').filter(Boolean)
  for (const [route, page] of rows) {
    const params = paramsOf(route.split('/'), parts)
    if (params) return { route, params, ...page }
  }
  return undefined
}

/** May the caller open the page? */
export function mayOpen(route: string, caller: Caller): boolean {
  return opens(table, route, caller)
}

/** What is known of the kind of that name. */
export function findKind(name: string): Kind | undefined {
  return kinds.find(kind => kind.name === name)
}

/** Address of a record's form; one of a place's records opens among the others of its kind, on the page of that place. */
export function formHref(kind: Named, row: Row): string | undefined {
  return pageHref(kind, row) ?? tabHref(kind, row)
}

function tabHref({ name }: Named, row: Row): string | undefined {
  const route = rows.find(([, page]) => page.tabs?.some(tab => tab.name === name))?.[0]
  const owner = row[findKind(name)?.scope.owner ?? '']
  if (route === undefined || typeof owner !== 'string') return undefined
  return `/dashboard/${filled(route, owner)}?${new URLSearchParams({ tab: name, record: String(row.id) }).toString()}`
}

/** The pages that stand under a record: those of its records, as an authority's file has them. */
export function pagesOf(kind: Named, row: Row, caller: Caller): DeskPage[] {
  return rows.flatMap(([route, { label, tabs }]) => {
    const isOfRecord = tabs?.some(({ name }) => findKind(name)?.scope.ownedBy === kind.name) === true
    return label && isOfRecord && mayOpen(route, caller) ? [{ label, href: `/dashboard/${filled(route, String(row.id))}` }] : []
  })
}

function pageHref({ name: kind }: Named, row: Row): string | undefined {
  const route = formRouteOf(kind)
  return route === undefined
    ? undefined
    : `/dashboard/${route.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(String(row[name.endsWith('Code') ? 'code' : 'id'])))}`
}

/** Address of the form of a new record; undefined where people make none. */
export function newHref(kind: Named): string | undefined {
  if (findKind(kind.name)?.isGiven) return undefined
  return pageHref(kind, { id: '0', code: '0' })
}

/** Address of the list of a kind. */
export function listHref(kind: Named): string {
  const route = rows.find(([, page]) => page.list?.name === kind.name)?.[0]
  return route === undefined ? '/dashboard' : `/dashboard/${route}`
}

/** Has the kind a list of its own? */
export function hasList(kind: Named): boolean {
  return rows.some(([, page]) => page.list?.name === kind.name)
}

/** Where what waits for a decision is listed: in the kind's own list, or in one of its own where it has none. */
export function waitingHref(kind: Named): string {
  return hasList(kind) ? `${listHref(kind)}?among=waiting` : `/dashboard/waiting/${kind.name}`
}

/** The kind whose waiting records are listed at an address below `/dashboard/`. */
export function findWaiting(path: string, caller?: Caller): Kind | undefined {
  return kindAt('waiting', path, caller)
}

function kindAt(area: string, path: string, caller: Caller | undefined, button = ''): Kind | undefined {
  const [first, name, rest] = path.split('/')
  const kind = first === area && !rest && name ? findKind(name) : undefined
  return kind && (!caller || caller.can(kind.permission + button)) ? kind : undefined
}

/** The kind whose deleted records are listed at an address below `/dashboard/`. */
export function findDeleted(path: string, caller?: Caller): Kind | undefined {
  return kindAt('deleted', path, caller, '.Restore')
}

/** The route with the value of its one parameter. */
function filled(route: string, value: string): string {
  return route.replace(/\{\w+\}/, encodeURIComponent(value))
}

function paramsOf(route: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (route.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, piece] of route.entries()) {
    const part = parts[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    if (name !== undefined) params[name] = decodeURIComponent(part)
    else if (piece !== part) return undefined
  }
  return params
}

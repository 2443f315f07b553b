import { opens, type AnyResource, type Caller, type PageTable } from '../../../kernel/kernel.ts'
import { pages } from '../../../catalogue.ts'
import type { Row } from '../../generic/record.ts'

/** What stands on a page, as the table of pages has it. */
export interface OpenPage {
  readonly route: string
  readonly params: Readonly<Record<string, string>>
  readonly list?: AnyResource
  readonly form?: AnyResource
  readonly tabs?: readonly AnyResource[]
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

/** Address of a record's form. */
export function formHref(resource: AnyResource, row: Row): string | undefined {
  const list = rows.find(([, page]) => page.list?.name === resource.name)?.[0]
  const route = rows.find(
    ([name, page]) =>
      page.form?.name === resource.name || (page.screen && page.under === list && list !== undefined && name.startsWith(`${list}/{`)),
  )?.[0]
  return route === undefined
    ? undefined
    : `/dashboard/${route.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(String(row[name.endsWith('Code') ? 'code' : 'id'])))}`
}

/** Address of the form of a new record. */
export function newHref(resource: AnyResource): string | undefined {
  return formHref(resource, { id: '0', code: '0' })
}

/** Address of the list of a definition. */
export function listHref(resource: AnyResource): string {
  const route = rows.find(([, page]) => page.list?.name === resource.name)?.[0]
  return route === undefined ? '/dashboard' : `/dashboard/${route}`
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

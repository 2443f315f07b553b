import { createContext, use } from 'react'
import type { AnyResource } from '../../kernel/kernel.ts'
import type { Row } from './record.ts'

/** What screens need to know of the shell around them. */
export interface Desk {
  /** Address of a record's page; undefined where it has none. */
  hrefOf(resource: AnyResource, row: Row): string | undefined
  /** Address of the page on which a new record is written. */
  newHref(resource: AnyResource): string | undefined
  /** Address of the list of a definition. */
  listHref(resource: AnyResource): string
}

/** The shell fills it in from the table of pages. */
export const DeskContext = createContext<Desk>({ hrefOf: () => undefined, newHref: () => undefined, listHref: () => '/dashboard' })

/** Addresses of the dashboard's pages, for screens that know only definitions. */
export function useDesk(): Desk {
  return use(DeskContext)
}

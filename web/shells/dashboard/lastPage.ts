import type { Caller } from '../../../kernel/kernel.ts'
import { findDeleted, findPage, findWaiting, mayOpen } from './pageTable.ts'

// Of this tab, and as long as the session: another document knows nothing of the history before it.
const key = 'lastPage'
const ownPages = new Set(['', 'profile', 'notifications'])

/** Notes the page that is open: who types an address that he may not open goes back to it. @param path within this site, with its query */
export function noteLastPage(path: string): void {
  sessionStorage.setItem(key, path)
}

/** The page that was open last in this tab, if the reader may still open it: he would be sent from one refused page to the other. */
export function lastPage(caller: Caller): string | undefined {
  const path = sessionStorage.getItem(key)
  return path !== null && isOpenTo(pathIn(path), caller) ? path : undefined
}

/** Is there a page of this address, and may the caller open it? @param path beneath `/dashboard/`, without a query */
export function isOpenTo(path: string, caller: Caller): boolean {
  if (ownPages.has(path) || findWaiting(path, caller) || findDeleted(path, caller)) return true
  const page = findPage(path)
  return page !== undefined && mayOpen(page.route, caller)
}

/** What an address names beneath `/dashboard/`. */
export function pathIn(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/^\/dashboard\/?/, '')
}

import type { Label } from '../../../../kernel/kernel.ts'
import { isObject, keptIn } from '../../../generic/kept.ts'

/** What somebody went to by the palette: a page by its address, or a record by its kind. */
export interface Opened {
  readonly href: string
  readonly label: Label
  /** The name of the definition; undefined for a page. */
  readonly kind?: string
}

// It goes with the session: names of people stand in it.
const key = 'lastOpened'
const most = 6

/** What was opened last, the newest first. */
export function lastOpened(): readonly Opened[] {
  const kept = keptIn(localStorage, key)
  return Array.isArray(kept) ? kept.filter(isOpened) : []
}

/** Notes that something was opened. */
export function noteOpened(one: Opened): void {
  const others = lastOpened().filter(({ href }) => href !== one.href)
  localStorage.setItem(key, JSON.stringify([one, ...others].slice(0, most)))
}

function isOpened(value: unknown): value is Opened {
  return isObject(value) && typeof value.href === 'string' && value.href.startsWith('/dashboard') && Array.isArray(value.label)
}

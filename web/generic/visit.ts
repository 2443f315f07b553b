import { createContext } from 'react-router'
import type { Lang } from '../../kernel/kernel.ts'
import type { Api } from './api.ts'
import type { Preferences } from './page.ts'

/** What one request for a portal page knows about its visitor. Nothing of it may reach a cached page but the language. */
export interface Visit {
  readonly lang: Lang
  readonly requestId: string
  /** For the scripts of pages with React; undefined in development, which has no content security policy. */
  readonly nonce: string | undefined
  /** Origin for canonical addresses, without a slash at its end. */
  readonly origin: string
  readonly api: Api
  /** Somebody reads the page, as far as his browser says: no program, and no browser that fetches ahead. */
  readonly isRead: boolean
  /** Logs a fault of ours with the request's id. */
  readonly noteFault: (error: unknown) => void
  /** How a visitor without JavaScript wants pages drawn. */
  readonly preferences: Preferences
  /** What was posted to the page; undefined where it is only read. The capability whose page it is knows its shape. */
  readonly posted?: unknown
}

// Contexts are keyed by identity, and this file exists twice at run time (in the server's bundle of pages and in the server): one
// registry for both.
type VisitContext = ReturnType<typeof createContext<Visit>>
declare global {
  var mahalliVisit: VisitContext | undefined
}
globalThis.mahalliVisit ??= createContext<Visit>()
export const visitContext: VisitContext = globalThis.mahalliVisit

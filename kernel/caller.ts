import type { Refused } from './errors.ts'

/** Who asks. Every call has one; a visitor is one without a name. */
export interface Caller {
  /** Undefined for a visitor. */
  readonly userId: string | undefined
  /** The name that he signs in with; undefined where there is none, or nobody has asked. */
  readonly userName?: string
  /** What tells his session from others, without being of use to anybody: for the audit. */
  readonly session?: string
  readonly isAdmin: boolean
  /** For which he acts; its type as a word: `authority`, `directorate`, … */
  readonly place: { readonly id: string; readonly type: string } | undefined
  /** Does the caller hold the permission? An administrator holds every one. */
  can(permission: string): boolean
  /** Set for somebody who has to do something first: the only calls that are open to him, by their paths, and what he is told at any other. */
  readonly confined?: { readonly to: readonly string[]; readonly refusal: Refused } | undefined
}

/** Somebody who has not signed in. */
export const visitor: Caller = { userId: undefined, isAdmin: false, place: undefined, can: () => false }

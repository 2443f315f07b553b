import { action, returns, text } from '../../define.ts'

/** One of one's own sessions that still holds. */
export interface OwnSession {
  readonly id: string
  readonly loginAt: string
  readonly lastSeenAt: string
  readonly expiresAt: string
  readonly address: string | null
  /** `Chrome · Windows`; null: it said nothing of itself. */
  readonly device: string | null
  /** The session of this call. */
  readonly isCurrent: boolean
}

export const ownSessions = action('جلساتي', 'My sessions', {
  method: 'GET',
  path: 'Account/Sessions',
  permission: 'session',
  output: returns<{ items: readonly OwnSession[] }>(),
})
export const endOwnSession = action('إنهاء جلسة من جلساتي', 'Sign out one of my sessions', {
  method: 'DELETE',
  path: 'Account/Sessions',
  permission: 'session',
  input: { id: text('الجلسة', 'Session').required().max(40) },
})
export const revokeOtherSessions = action('إنهاء جلساتي الأخرى', 'Sign out my other sessions', {
  method: 'POST',
  path: 'Account/RevokeOtherSessions',
  permission: 'session',
  output: returns<{ ended: number }>(),
})

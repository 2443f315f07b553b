import type { LookupCodes } from '../lookupCodes/lookupCodes.ts'

/** A value of the lookup list `configGroup`. */
export type GroupCode = LookupCodes['configGroup']

/** The group of each first word of a key, in the order in which the groups are shown (portal and administration, section 8.2). */
export const groupOfWord = {
  General: 'identity',
  Contact: 'contact',
  Calendar: 'contact',
  Site: 'portal',
  Content: 'content',
  VisitorEntries: 'visitorEntries',
  Lists: 'lists',
  Maps: 'maps',
  Uploads: 'uploads',
  Security: 'security',
  Sessions: 'sessions',
  Recovery: 'recovery',
  Sms: 'sms',
  Email: 'email',
  Push: 'push',
  Notifications: 'notifications',
  Search: 'search',
  Audit: 'audit',
  Retention: 'retention',
  Storage: 'storage',
  S3: 'storage',
  System: 'system',
} as const satisfies Readonly<Record<string, GroupCode>>

/** A key as a definition writes it: `General.Slogan`. */
export type GroupedKey = `${keyof typeof groupOfWord}.${string}`

import { usualTimeZone } from '../../define.ts'

/** A setting: its key in the table and what holds while nobody has changed it (portal and administration, section 8.2). */
export interface Setting<T> {
  readonly key: string
  readonly initially: T
}

const setting = <T>(key: string, initially: T): Setting<T> => ({ key, initially })
type Pair = readonly [ar: string, en: string]

/** The settings that the program reads today. Their screens come with the administration. */
export const settings = {
  productName: setting<Pair>('General.ProductName', ['محلّي', 'Mahalli']),
  slogan: setting<Pair>('General.Slogan', ['الحكم المحلي أقرب إليك', 'Local government, closer to you']),
  ownerName: setting<Pair>('General.OwnerName', ['وزارة الحكم المحلي', 'Ministry of Local Government']),
  timeZone: setting<string>('General.TimeZone', usualTimeZone),
  fourEyes: setting('Content.FourEyes', true),
  placesPublishThemselves: setting('Content.PlacesPublishThemselves', false),
  maxFailedAttempts: setting('Security.MaxFailedAttempts', 5),
  failedWindowMinutes: setting('Security.FailedWindowMinutes', 15),
  lockoutMinutes: setting('Security.LockoutMinutes', 15),
  lockoutSecondMinutes: setting('Security.LockoutSecondMinutes', 60),
  sessionSeconds: setting('Sessions.ExpiresInSeconds', 28_800),
  sessionIdleMinutes: setting('Sessions.IdleMinutes', 60),
  sessionsPerUser: setting('Sessions.MaxPerUser', 5),
  maxImageKB: setting('Uploads.MaxImageKB', 5120),
  maxDocumentKB: setting('Uploads.MaxDocumentKB', 51_200),
  auditMonths: setting('Audit.RetentionMonths', 120),
  signInMonths: setting('Audit.SignInMonths', 24),
  addressMonths: setting('Audit.AddressMonths', 12),
  mapBounds: setting('Maps.Bounds', { south: 31, north: 33.4, west: 34, east: 35.7 }),
} as const

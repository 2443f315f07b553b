import { action, returns, text } from '../../define.ts'

/** How something is doing: `unknown` where it could not be asked, `unused` where there is none. */
export type Health = 'well' | 'warning' | 'fault' | 'unknown' | 'unused'

/** The parts of the page, in their order. */
export const parts = ['program', 'database', 'work', 'disk', 'outside'] as const
export type Part = (typeof parts)[number]

/** One thing that is looked at. What its values mean its code says; the page finds the words. */
export interface StatusLine {
  readonly code: string
  readonly part: Part
  readonly health: Health
  /** Bytes, counts, UTC instants, names. */
  readonly values: Readonly<Record<string, string | number | boolean | null>>
}

/** What was found of one thing: how it is doing, and what there is to say. */
export type Found = readonly [health: Health, values: StatusLine['values']]

/** How the system is doing at this moment. */
export interface SystemStatus {
  /** UTC. */
  readonly askedAt: string
  readonly lines: readonly StatusLine[]
}

/** A backup, or one that is under way or has failed. */
export interface BackupItem {
  readonly id: string
  readonly kind: 'person' | 'daily' | 'command'
  readonly state: 'underWay' | 'whole' | 'failed'
  /** UTC. */
  readonly begunAt: string
  readonly endedAt: string | null
  readonly byAr: string | null
  readonly byEn: string | null
  readonly fileName: string | null
  /** Whole, and its file lies in the folder of this process. */
  readonly isThere: boolean
  /** How far it has come, 0 to 100. */
  readonly share: number
  readonly rows: number | null
  readonly files: number | null
  readonly sizeBytes: number | null
  readonly sha256: string | null
  readonly faulty: number
  readonly isEncrypted: boolean
  /** When it was read back and found whole. */
  readonly checkedAt: string | null
  readonly error: 'disk' | 'store' | 'ended' | 'other' | null
}

/** All backups that are known, the newest first. */
export interface Backups {
  readonly items: readonly BackupItem[]
  readonly isUnderWay: boolean
  /** Whether a new one would be encrypted. */
  readonly isEncrypted: boolean
  readonly kept: number
  /** `HH:mm`; null: none is taken by the clock. */
  readonly dailyAt: string | null
}

export const getStatus = action('حالة النظام', 'System status', {
  method: 'GET',
  path: 'System/GetStatus',
  permission: 'Admin.System',
  output: returns<SystemStatus>(),
})
export const getBackups = action('النسخ الاحتياطية', 'Backups', {
  method: 'GET',
  path: 'System/GetBackups',
  permission: 'Admin.System.Backup',
  output: returns<Backups>(),
})
export const takeBackupNow = action('أخذ نسخة احتياطية', 'Take a backup', {
  method: 'POST',
  path: 'System/TakeBackup',
  permission: 'Admin.System.Backup',
  output: returns<{ id: string }>(),
})
/** The password is asked for again: the file holds everything, the keys of the installation among it. */
export const getBackupTicket = action('تذكرة نسخة احتياطية', 'Ticket of a backup', {
  method: 'POST',
  path: 'System/GetBackupTicket/{id}',
  permission: 'Admin.System.Backup',
  input: { password: text('كلمة المرور الحالية', 'Current password').required().max(128) },
  output: returns<{ ticket: string; expiresInSeconds: number }>(),
})
export const downloadBackup = action('تنزيل نسخة احتياطية', 'Download a backup', {
  method: 'GET',
  path: 'System/DownloadBackup/{id}',
  permission: 'optional',
  input: { ticket: text('التذكرة', 'Ticket').required().max(200) },
})
export const deleteBackup = action('حذف نسخة احتياطية', 'Delete a backup', {
  method: 'DELETE',
  path: 'System/DeleteBackup',
  permission: 'Admin.System.Backup',
  input: { id: text('المعرّف', 'Id').required().max(36) },
})

import type { Label } from '../../define.ts'
import type { ReadSetting } from './rules.ts'
import { allSettings, settings, type AnySetting, type GroupCode } from '../settings/settings.ts'

/** Settings of a group that are read together. */
export interface SettingPart {
  readonly label: Label
  readonly settings: readonly AnySetting[]
  /** While it does not hold nothing reads them: the form leaves them out. */
  readonly when?: (read: ReadSetting) => boolean
}

const s = settings

/** The groups that have more than one part. */
const parted: Partial<Readonly<Record<GroupCode, readonly SettingPart[]>>> = {
  identity: [
    { label: ['الاسم والشعار', 'Name and logo'], settings: [s.productName, s.slogan, s.ownerName, s.logo, s.logoDark, s.favicon] },
    { label: ['العنوان والوقت', 'Address and time'], settings: [s.publicUrl, s.timeZone, s.calendars] },
  ],
  contact: [
    { label: ['أوقات الدوام', 'Office hours'], settings: [s.officeDays, s.officeFrom, s.officeTo, s.holidays] },
    {
      label: ['بيانات التواصل', 'Contact details'],
      settings: [s.contactPhone, s.contactHotline, s.contactFax, s.contactEmail, s.contactAddress, s.contactMap, s.contactPoBox],
    },
    { label: ['الرد على الرسائل', 'Answering messages'], settings: [s.replyDays] },
    { label: ['التواصل الاجتماعي', 'Social networks'], settings: [s.social] },
  ],
  security: [
    {
      label: ['قفل الحساب', 'Locking an account'],
      settings: [s.maxFailedAttempts, s.failedWindowMinutes, s.lockoutMinutes, s.lockoutSecondMinutes],
    },
    { label: ['كلمة المرور', 'Passwords'], settings: [s.passwordMinLength, s.passwordHistory, s.passwordExpireDays, s.commonPasswords] },
    { label: ['الدعوات', 'Invitations'], settings: [s.inviteHours, s.inviteNeedsPhone] },
    { label: ['الشبكة', 'Network'], settings: [s.trustedProxies] },
  ],
  recovery: [
    { label: ['الرمز', 'The code'], settings: [s.recoveryCodeLength, s.recoveryCodeMinutes, s.recoveryMaxTries] },
    { label: ['إعادة الإرسال', 'Sending it again'], settings: [s.recoveryResendSeconds, s.recoveryMaxResends] },
    { label: ['الحدود', 'Limits'], settings: [s.recoveryPerNumberDay, s.recoveryPerAddressHour, s.recoveryPerHour] },
  ],
  sms: [
    { label: ['الإرسال', 'Sending'], settings: [s.smsProvider, s.smsSourceAddress] },
    {
      label: ['بوابة HTTP', 'HTTP gateway'],
      settings: [s.smsHttpUrl, s.smsHttpMethod, s.smsHttpHeaders, s.smsHttpBody, s.smsApiKey, s.smsSuccessPattern],
      when: read => read(s.smsProvider) === 'http',
    },
    {
      label: ['خادم SMPP', 'SMPP server'],
      settings: [s.smsHost, s.smsPort, s.smsSystemId, s.smsPassword, s.smsEncoding],
      when: read => read(s.smsProvider) === 'smpp',
    },
  ],
  email: [
    { label: ['الإرسال', 'Sending'], settings: [s.emailProvider, s.emailFrom, s.emailReplyTo] },
    {
      label: ['خادم SMTP', 'SMTP server'],
      settings: [s.emailHost, s.emailPort, s.emailSecure, s.emailUser, s.emailPassword],
      when: read => read(s.emailProvider) === 'smtp',
    },
  ],
  storage: [
    { label: ['مكان الملفات', 'Where files lie'], settings: [s.storageKind] },
    {
      label: ['مخزن S3', 'S3 store'],
      settings: [s.s3Endpoint, s.s3Bucket, s.s3Region, s.s3AccessKey, s.s3SecretKey],
      when: read => read(s.storageKind) === 's3',
    },
  ],
  system: [
    { label: ['النسخ الاحتياطية', 'Backups'], settings: [s.backupDaily, s.backupTime, s.backupsKept] },
    { label: ['الصيانة', 'Maintenance'], settings: [s.maintenance, s.maintenanceText] },
  ],
}

/** The groups that hold settings, in their order. */
export const shownGroups: readonly GroupCode[] = [...new Set(allSettings.map(({ group }) => group))]

/** The parts of a group, in the order of its form; one without a name of its own has the group's. */
export function partsOf(group: GroupCode, name: Label): readonly SettingPart[] {
  return parted[group] ?? [{ label: name, settings: allSettings.filter(setting => setting.group === group) }]
}

import { interfaceCounts, interfaceTexts, numberOf, pluralOf, type Lang } from '../../define.ts'
import type { BackupItem, Health, Part } from './calls.ts'

/** The words of the page. */
export const systemTexts = interfaceTexts('system', {
  title: ['حالة النظام', 'System status'],
  askedAt: ['آخر فحص', 'Last looked at'],
  refreshes: ['تتجدد الصفحة تلقائيًا', 'The page renews itself'],
  again: ['افحص الآن', 'Check now'],
  allWell: ['كل شيء يعمل كما يجب', 'Everything works as it should'],
  stale: ['تعذّر تجديد الحالة. ما يظهر هنا قديم', 'The status could not be renewed. What stands here is old'],
  noPermission: ['لا تملك الصلاحية لتنفيذ هذا الإجراء', 'You do not have the permission for this action'],
  backups: ['النسخ الاحتياطية', 'Backups'],
  takeNow: ['خذ نسخة احتياطية الآن', 'Take a backup now'],
  taking: ['تُؤخذ نسخة احتياطية', 'A backup is being taken'],
  begun: ['بدأ أخذ النسخة الاحتياطية', 'The backup has begun'],
  whole: ['اكتملت النسخة الاحتياطية وفُحصت', 'The backup is whole and was checked'],
  noBackups: ['لم تُؤخذ أي نسخة احتياطية بعد', 'No backup was taken yet'],
  noBackupsText: ['خذ الأولى الآن وانسخها إلى جهاز آخر', 'Take the first one now and copy it to another machine'],
  keepElsewhere: [
    'في النسخة كل شيء: البيانات الشخصية والملفات والمفتاح السري. نزّلها واحفظها على جهاز آخر لا يصل إليه غيرك.',
    'A backup holds everything: personal data, files and the secret key. Download it and keep it on another machine that nobody else reaches.',
  ],
  encrypted: ['النسخ مشفرة بعبارة مرور الخادم.', 'Backups are encrypted with the passphrase of the server.'],
  notEncrypted: [
    'النسخ غير مشفرة: لتشفيرها اضبط MAHALLI_BACKUP_PASSPHRASE على الخادم.',
    'Backups are not encrypted: set MAHALLI_BACKUP_PASSPHRASE on the server to encrypt them.',
  ],
  daily: ['تُؤخذ نسخة كل يوم الساعة', 'One is taken every day at'],
  notDaily: ['لا تُؤخذ نسخة يومية.', 'None is taken by the clock.'],
  takenAt: ['وقتها', 'When'],
  by: ['من أخذها', 'By'],
  state: ['الحالة', 'State'],
  size: ['الحجم', 'Size'],
  holds: ['محتواها', 'Holds'],
  download: ['تنزيل', 'Download'],
  elsewhere: ['ملفها ليس على هذا الخادم', 'Its file is not on this server'],
  notWhole: ['ليست مكتملة', 'It is not whole'],
  delete: ['حذف', 'Delete'],
  deleteAsk: ['يُحذف ملف هذه النسخة من الخادم ولا يمكن استرجاعه.', 'The file of this backup is deleted from the server for good.'],
  deleted: ['حُذفت النسخة الاحتياطية', 'The backup was deleted'],
  passwordAsk: [
    'ما في النسخة يفتح النظام كله، لذلك نسألك عن كلمة مرورك قبل التنزيل. يُكتب التنزيل في سجل التدقيق.',
    'What is in a backup opens the whole system, so your password is asked for first. The download is noted in the audit log.',
  ],
  password: ['كلمة المرور الحالية', 'Current password'],
  what: ['البند', 'What'],
  detail: ['التفصيل', 'Detail'],
  always: ['باستمرار', 'all the time'],
})
export const { say } = systemTexts

/** How something is doing. */
export const healthWords = interfaceTexts<Health>('system.health', {
  well: ['سليم', 'OK'],
  warning: ['يحتاج انتباهًا', 'Needs attention'],
  fault: ['عطل', 'Fault'],
  unknown: ['غير معروف', 'Unknown'],
  unused: ['غير مستخدم', 'Not used'],
})

/** The parts of the page. */
export const partWords = interfaceTexts<Part>('system.parts', {
  program: ['البرنامج', 'Program'],
  database: ['قاعدة البيانات', 'Database'],
  work: ['العمل المتكرر', 'Repeated work'],
  disk: ['الملفات والأقراص', 'Files and disks'],
  outside: ['من الخارج', 'From elsewhere'],
})

/** What is looked at, by its code. */
export const lineWords = interfaceTexts('system.lines', {
  version: ['الإصدار', 'Version'],
  uptime: ['يعمل منذ', 'Running since'],
  processes: ['عمليات البرنامج', 'Processes of the program'],
  server: ['الخادم', 'Server'],
  migrations: ['بنية البيانات', 'Migrations'],
  size: ['الحجم', 'Size'],
  connections: ['الاتصالات', 'Connections'],
  chain: ['ختم سجل التدقيق', 'Sealing of the audit'],
  outbox: ['صندوق الصادر', 'Outbox'],
  disk: ['قرص مجلد البيانات', 'Disk of the data folder'],
  databaseDisk: ['قرص قاعدة البيانات', 'Disk of the database'],
  files: ['مخزن الملفات', 'File store'],
  backup: ['آخر نسخة احتياطية', 'Last backup'],
  certificate: ['شهادة البوابة', 'Certificate of the portal'],
  'job messages: daily e-mail': ['ملخص البريد اليومي', 'Daily e-mail digest'],
  'job messages: files of visitors': ['الإبلاغ عن برمجيات ضارة في ملفات الزوار', 'Telling of malware in files of visitors'],
  'job messages: failures': ['الإبلاغ عن رسائل لم تصل', 'Telling of messages that failed'],
  'job messages: retention': ['محو الرسائل القديمة', 'Erasing old messages'],
  'job messages: secrets': ['محو رموز الرسائل', 'Erasing codes in messages'],
  'job backup: daily': ['النسخة الاحتياطية اليومية', 'Daily backup'],
  'job users: assignments about to end': ['الإبلاغ عن تخصيص أوشك على الانتهاء', 'Telling of assignments about to end'],
  'job content: versions': ['محو النسخ القديمة من السجلات', 'Erasing old versions of records'],
  'job content: times': ['نشر المحتوى المجدول وإنهاء ما انتهت مدته', 'Publishing what is scheduled, ending what is over'],
  'job content: reminders': ['التذكير بمواد طال انتظارها للمراجعة', 'Reminding of items that have waited long for review'],
  'job partnerships: completed': ['إنهاء الشراكات التي انقضت مدتها', 'Completing partnerships whose time is over'],
  'job visitor entries: what ends': [
    'محو بيانات المرسلين وإغلاق ما انقضى من الطلبات',
    'Erasing senders’ data, closing entries that lapsed',
  ],
  'job followers: what is new': ['رسائل المتابعة بالبريد', 'Mails to followers'],
  'job page ratings: retention': ['محو تقييمات الصفحات القديمة', 'Erasing old page ratings'],
  'job searches: retention': ['محو سجل البحث القديم', 'Erasing old searches'],
  'job contact messages: overdue': ['التنبيه إلى رسائل تأخر الرد عليها', 'Telling of messages whose answer is overdue'],
  'job translation: weekly': ['التنبيه أيام الأحد إلى ما تنقصه ترجمة', 'Telling on Sundays of what lacks a translation'],
  'job search documents': ['تحديث ما يجده البحث', 'Keeping what the search finds up to date'],
  'job texts of files': ['قراءة نصوص الملفات المنشورة', 'Reading the texts of published files'],
  'job scan of uploads': ['فحص الملفات التي انتظرت الفاحص', 'Scanning uploads that waited for the scanner'],
  'job content that no file has': ['إزالة محتوى الملفات المحذوفة', 'Removing the content of deleted files'],
  'job gate messages: emergencies': ['دفع رسائل الطوارئ إلى الأجهزة', 'Pushing emergency messages'],
})

/** Where a backup came from. */
export const kindWords = interfaceTexts<BackupItem['kind']>('system.backupKinds', {
  person: ['—', '—'],
  daily: ['تلقائيًا كل يوم', 'Every day, by itself'],
  command: ['أمر على الخادم', 'Command on the server'],
})

/** What became of it. */
export const stateWords = interfaceTexts<BackupItem['state']>('system.backupStates', {
  underWay: ['قيد الأخذ', 'Under way'],
  whole: ['مكتملة ومفحوصة', 'Whole and checked'],
  failed: ['لم تكتمل', 'Failed'],
})

/** Why it failed. */
export const errorWords = interfaceTexts<NonNullable<BackupItem['error']>>('system.backupErrors', {
  disk: ['لا مساحة كافية على القرص', 'There is too little room on the disk'],
  store: ['مخزن الملفات لم يستجب', 'The file store did not answer'],
  ended: ['توقف البرنامج قبل اكتمالها', 'The program ended before it was whole'],
  other: ['السبب في سجل الخادم', 'The reason is in the log of the server'],
})

const plurals = {
  faults: {
    ar: { zero: 'لا أعطال', one: 'عطل واحد', two: 'عطلان', few: '{n} أعطال', many: '{n} عطلًا', other: '{n} عطل' },
    en: { one: '{n} fault', other: '{n} faults' },
  },
  warnings: {
    ar: {
      zero: 'لا شيء يحتاج انتباهًا',
      one: 'بند واحد يحتاج انتباهًا',
      two: 'بندان يحتاجان انتباهًا',
      few: '{n} بنود تحتاج انتباهًا',
      many: '{n} بندًا يحتاج انتباهًا',
      other: '{n} بند يحتاج انتباهًا',
    },
    en: { one: '{n} matter needs attention', other: '{n} matters need attention' },
  },
  // Both stand behind «قبل» and «صالحة».
  days: {
    ar: { zero: 'أقل من يوم', one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
    en: { one: '{n} day', other: '{n} days' },
  },
  hours: {
    ar: { zero: 'أقل من ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
    en: { one: '{n} hour', other: '{n} hours' },
  },
  everySeconds: {
    ar: { zero: 'باستمرار', one: 'كل ثانية', two: 'كل ثانيتين', few: 'كل {n} ثوانٍ', many: 'كل {n} ثانية', other: 'كل {n} ثانية' },
    en: { one: 'every second', other: 'every {n} seconds' },
  },
  everyMinutes: {
    ar: { zero: 'باستمرار', one: 'كل دقيقة', two: 'كل دقيقتين', few: 'كل {n} دقائق', many: 'كل {n} دقيقة', other: 'كل {n} دقيقة' },
    en: { one: 'every minute', other: 'every {n} minutes' },
  },
  everyHours: {
    ar: { zero: 'باستمرار', one: 'كل ساعة', two: 'كل ساعتين', few: 'كل {n} ساعات', many: 'كل {n} ساعة', other: 'كل {n} ساعة' },
    en: { one: 'every hour', other: 'every {n} hours' },
  },
  answeredMs: {
    ar: {
      zero: 'أجابت خلال أقل من ملي ثانية',
      one: 'أجابت خلال ملي ثانية واحدة',
      two: 'أجابت خلال ملي ثانيتين',
      few: 'أجابت خلال {n} ملي ثوانٍ',
      many: 'أجابت خلال {n} ملي ثانية',
      other: 'أجابت خلال {n} ملي ثانية',
    },
    en: { one: 'answered within {n} ms', other: 'answered within {n} ms' },
  },
  processes: {
    ar: { zero: 'لا عمليات', one: 'عملية واحدة', two: 'عمليتان', few: '{n} عمليات', many: '{n} عملية', other: '{n} عملية' },
    en: { one: '{n} process', other: '{n} processes' },
  },
  entries: {
    ar: {
      zero: 'لا مدخلات تنتظر',
      one: 'مدخل واحد ينتظر',
      two: 'مدخلان ينتظران',
      few: '{n} مدخلات تنتظر',
      many: '{n} مدخلًا ينتظر',
      other: '{n} مدخل ينتظر',
    },
    en: { one: '{n} entry waits', other: '{n} entries wait' },
  },
  waiting: {
    ar: {
      zero: 'لا رسائل تنتظر',
      one: 'رسالة واحدة تنتظر',
      two: 'رسالتان تنتظران',
      few: '{n} رسائل تنتظر',
      many: '{n} رسالة تنتظر',
      other: '{n} رسالة تنتظر',
    },
    en: { one: '{n} message waits', other: '{n} messages wait' },
  },
  failed: {
    ar: {
      zero: 'لم تفشل أي رسالة خلال يوم',
      one: 'فشلت رسالة واحدة خلال يوم',
      two: 'فشلت رسالتان خلال يوم',
      few: 'فشلت {n} رسائل خلال يوم',
      many: 'فشلت {n} رسالة خلال يوم',
      other: 'فشلت {n} رسالة خلال يوم',
    },
    en: { one: '{n} failed within a day', other: '{n} failed within a day' },
  },
  files: {
    ar: { zero: 'لا ملفات', one: 'ملف واحد', two: 'ملفان', few: '{n} ملفات', many: '{n} ملفًا', other: '{n} ملف' },
    en: { one: '{n} file', other: '{n} files' },
  },
  rows: {
    ar: { zero: 'لا سجلات', one: 'سجل واحد', two: 'سجلان', few: '{n} سجلات', many: '{n} سجلًا', other: '{n} سجل' },
    en: { one: '{n} row', other: '{n} rows' },
  },
  faulty: {
    ar: {
      zero: 'كل ملف فيها سليم',
      one: 'ملف واحد كان مفقودًا أو تالفًا',
      two: 'ملفان كانا مفقودين أو تالفين',
      few: '{n} ملفات كانت مفقودة أو تالفة',
      many: '{n} ملفًا كان مفقودًا أو تالفًا',
      other: '{n} ملف كان مفقودًا أو تالفًا',
    },
    en: { one: '{n} file was missing or damaged', other: '{n} files were missing or damaged' },
  },
  kept: {
    ar: {
      zero: 'لا تُحفظ نسخ',
      one: 'تُحفظ آخر نسخة',
      two: 'تُحفظ آخر نسختين',
      few: 'تُحفظ آخر {n} نسخ',
      many: 'تُحفظ آخر {n} نسخة',
      other: 'تُحفظ آخر {n} نسخة',
    },
    en: { one: 'The last one is kept', other: 'The last {n} are kept' },
  },
}
export const systemCounts = interfaceCounts('system', plurals)

/** A count with its word. */
export function countOf(what: keyof typeof plurals, n: number, lang: Lang): string {
  return pluralOf(plurals[what], n, lang)
}

/** How often something is done, in the largest unit that it fills: «كل 5 ثوانٍ», “every hour”. */
export function everyOf(seconds: number, lang: Lang): string {
  if (seconds === 0) return say('always', lang)
  if (seconds % 3600 === 0) return countOf('everyHours', seconds / 3600, lang)
  return seconds % 60 === 0 ? countOf('everyMinutes', seconds / 60, lang) : countOf('everySeconds', seconds, lang)
}

const units = [
  ['ك.ب', 'KB', 1e3],
  ['م.ب', 'MB', 1e6],
  ['غ.ب', 'GB', 1e9],
  ['ت.ب', 'TB', 1e12],
] as const

/** A size in the largest unit of which there is one. @param bytes of 8 bits; a kilobyte has 1,000 */
export function sizeOf(bytes: number, lang: Lang): string {
  const [ar, en, unit] = units.findLast(([, , least]) => bytes >= least) ?? units[0]
  return `${numberOf(bytes / unit, lang, bytes / unit < 100 ? 1 : 0)}\u00a0${lang === 'ar' ? ar : en}`
}

import { bilingual, boolean, choice, integer, text, time } from '../../define.ts'
import { optionalText, secret, setting } from './setting.ts'

/** A service by host and port, or by the path of its socket. */
const scannerAddress = /^(tcp:\/\/(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+):\d{1,5}|unix:\/\S+)$/

/** How long things are kept, where files lie, and whether the product is open (portal and administration, section 8.2). */
export const upkeepSettings = {
  auditMonths: setting('Audit.RetentionMonths', integer('حفظ سجل التدقيق', 'Audit entries are kept', 'month').between(12, 600), 120, [
    'بعدها تُفصل أشهرها عن السجل',
    'After that their months are detached',
  ]),
  signInMonths: setting('Audit.SignInMonths', integer('حفظ عمليات الدخول', 'Sign-ins are kept', 'month').between(1, 600), 24, [
    'الناجحة والفاشلة',
    'Those that succeeded and those that failed',
  ]),
  addressMonths: setting(
    'Audit.AddressMonths',
    integer('حفظ عناوين الشبكة كاملة', 'Network addresses are kept whole', 'month').between(1, 600),
    12,
    ['بعدها تُختصر', 'After that they are shortened'],
  ),

  outboxDays: setting('Retention.OutboxDays', integer('حفظ الرسائل الصادرة', 'Messages are kept', 'day').between(7, 3650), 90, [
    'بعدها تُمحى نصوصها ومستلموها',
    'After that their texts and receivers are erased',
  ]),
  notificationDays: setting('Retention.NotificationDays', integer('حفظ الإشعارات', 'Notifications are kept', 'day').between(7, 3650), 180, [
    'إشعارات لوحة التحكم',
    'Those of the dashboard',
  ]),
  searchLogDays: setting('Retention.SearchLogDays', integer('حفظ سجل البحث', 'Searches are kept', 'day').between(7, 365), 90, [
    'ما بحث عنه الزوار، دون من بحث',
    'What visitors searched for, without who did',
  ]),

  storageKind: setting(
    'Storage.Kind',
    choice('مكان الملفات', 'Where files lie', { disk: [1, 'مجلد البيانات', 'Data folder'], s3: [2, 'مخزن S3', 'S3 store'] }),
    'disk',
    ['للملفات الجديدة. الملفات القديمة تُقرأ من حيث هي', 'For new files. Earlier ones are read where they lie'],
    { environment: 'MAHALLI_STORAGE' },
  ),
  s3Endpoint: optionalText(
    'S3.Endpoint',
    text('عنوان المخزن', 'Address of the store')
      .max(500)
      .matches(/^https?:\/\/[^\s/?#]+\/?$/),
    ['مثل https://s3.example.ps', 'Such as https://s3.example.ps'],
    { environment: 'MAHALLI_S3_ENDPOINT' },
  ),
  s3Bucket: optionalText(
    'S3.Bucket',
    text('الحاوية', 'Bucket')
      .max(63)
      .matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    ['موجودة من قبل، وليست عامة', 'It exists already, and is not public'],
    { environment: 'MAHALLI_S3_BUCKET' },
  ),
  s3Region: setting(
    'S3.Region',
    text('المنطقة', 'Region')
      .max(60)
      .matches(/^[A-Za-z0-9-]+$/),
    'us-east-1',
    ['كما يسميها المخزن', 'As the store calls it'],
    { environment: 'MAHALLI_S3_REGION' },
  ),
  s3AccessKey: secret('S3.AccessKey', text('مفتاح الوصول', 'Access key').max(200), ['معرّف المفتاح', 'Its id'], {
    environment: 'MAHALLI_S3_ACCESS_KEY',
  }),
  s3SecretKey: secret('S3.SecretKey', text('المفتاح السري', 'Secret key').max(500), ['يوقَّع به كل طلب', 'Signs every request'], {
    environment: 'MAHALLI_S3_SECRET_KEY',
  }),

  scanner: optionalText(
    'Uploads.Scanner',
    text('فاحص الملفات من البرمجيات الضارة', 'Scanner of uploads').max(300).matches(scannerAddress),
    [
      'عنوان clamd، مثل tcp://127.0.0.1:3310. وإن لم يستجب تنتظر الملفات، لا تُفتح ولا تُنشر',
      'Address of clamd, such as tcp://127.0.0.1:3310. While it is away files wait, neither opened nor published',
    ],
  ),

  backupDaily: setting('System.BackupDaily', boolean('نسخة احتياطية كل يوم', 'A backup every day').initially(true), true, [
    'تُحفظ على الخادم. انسخها إلى جهاز آخر',
    'Kept on the server. Copy it to another machine',
  ]),
  backupTime: setting('System.BackupTime', time('وقت النسخة اليومية', 'Daily backup at'), '02:00', [
    'في وقت يقل فيه العمل',
    'When few people work',
  ]),
  backupsKept: setting('System.BackupsKept', integer('عدد النسخ المحفوظة', 'Backups kept').between(1, 60), 7, [
    'يُحذف الأقدم عند اكتمال نسخة جديدة',
    'The oldest is deleted when a new one is whole',
  ]),

  maintenance: setting(
    'System.Maintenance',
    boolean('وضع الصيانة', 'Maintenance').initially(false),
    false,
    ['تبقى البوابة للقراءة، ولوحة التحكم لمديري النظام وحدهم', 'The portal stays readable; the dashboard is for administrators alone'],
    { isPublic: true },
  ),
  maintenanceText: setting(
    'System.MaintenanceText',
    bilingual('نص الصيانة', 'Maintenance text', 'longText').max(500),
    ['نعمل على صيانة النظام. نعود قريبًا.', 'The system is under maintenance. We will be back soon.'],
    ['يقرؤه الزوار والمستخدمون أثناء الصيانة', 'Read by visitors and users during maintenance'],
    { isPublic: true },
  ),
} as const

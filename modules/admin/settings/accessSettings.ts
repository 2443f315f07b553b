import { boolean, integer, text } from '../../define.ts'
import { setting } from './setting.ts'

/** Who may come in, how often he may try, and for how long he stays (portal and administration, sections 3 and 8.2). */
export const accessSettings = {
  maxFailedAttempts: setting(
    'Security.MaxFailedAttempts',
    integer('محاولات خاطئة قبل القفل', 'Wrong passwords before the lock').between(3, 10),
    5,
    ['كلمات مرور خاطئة متتالية يُقفل بعدها الحساب', 'So many wrong passwords lock an account'],
  ),
  failedWindowMinutes: setting('Security.FailedWindowMinutes', integer('مدة عدّ المحاولات', 'Counted within', 'min').between(1, 1440), 15, [
    'ما مضى عليه أكثر منها لا يُعدّ',
    'What lies longer back is not counted',
  ]),
  lockoutMinutes: setting('Security.LockoutMinutes', integer('مدة القفل الأول', 'First lock', 'min').between(1, 1440), 15, [
    'القفل الثالث خلال يوم يبقى حتى يُفتح',
    'The third lock within a day lasts until somebody lifts it',
  ]),
  lockoutSecondMinutes: setting('Security.LockoutSecondMinutes', integer('مدة القفل الثاني', 'Second lock', 'min').between(1, 10_080), 60, [
    'القفل الثاني خلال 24 ساعة، لا يقل عن الأول',
    'The second within 24 hours, no shorter than the first',
  ]),
  passwordMinLength: setting(
    'Security.PasswordMinLength',
    integer('أقل عدد أحرف في كلمة المرور', 'Characters of a password at least').between(6, 64),
    6,
    ['الحد القانوني 6 أحرف، ويُنصح بـ 12', 'The law asks for 6; 12 are advised'],
    { isPublic: true },
  ),
  passwordHistory: setting(
    'Security.PasswordHistory',
    integer('كلمات مرور لا تُعاد', 'Earlier passwords that are refused').between(0, 24),
    5,
    ['عدد كلمات المرور السابقة التي لا تُقبل من جديد', 'So many of the last passwords are not taken again'],
  ),
  passwordExpireDays: setting(
    'Security.PasswordExpireDays',
    integer('صلاحية كلمة المرور', 'A password is valid for', 'day').between(0, 730),
    0,
    ['0 يعني دون انتهاء', '0: without end'],
  ),
  commonPasswords: setting(
    'Security.CommonPasswords',
    boolean('رفض كلمات المرور الشائعة', 'Refuse common passwords').initially(true),
    true,
    ['تُرفض أكثر 10,000 كلمة مرور شيوعًا', 'The 10,000 commonest passwords are refused'],
  ),
  inviteHours: setting('Security.InviteHours', integer('صلاحية رابط الدعوة', 'An invitation is valid for', 'h').between(1, 720), 72, [
    'بعدها يُرسل رابط جديد',
    'After that a new link is sent',
  ]),
  inviteNeedsPhone: setting(
    'Security.InviteNeedsPhone',
    boolean('الدعوة تحتاج إلى تأكيد الجوال', 'An invitation needs the mobile number confirmed').initially(true),
    true,
    ['يُدخل المدعو رمزًا يصله على جواله قبل اختيار كلمة المرور', 'Who is invited enters a code from his mobile before he chooses a password'],
  ),
  trustedProxies: setting(
    'Security.TrustedProxies',
    text('الخوادم الوسيطة الموثوقة', 'Trusted proxies').max(60).many(),
    [],
    [
      'عناوين أو شبكات مثل 10.0.0.0/8 يؤخذ منها عنوان المتصل الحقيقي',
      'Addresses or networks such as 10.0.0.0/8 whose word on the caller’s address is taken',
    ],
    { environment: 'MAHALLI_TRUSTED_PROXIES' },
  ),

  sessionSeconds: setting('Sessions.ExpiresInSeconds', integer('مدة الجلسة', 'A session lasts', 's').between(900, 86_400), 28_800, [
    'من لحظة الدخول، ولا تتجدد بالعمل. 28,800 ثانية هي 8 ساعات',
    'From signing in; work does not prolong it. 28,800 seconds are 8 hours',
  ]),
  sessionIdleMinutes: setting('Sessions.IdleMinutes', integer('تنتهي دون عمل بعد', 'Ends without work after', 'min').between(0, 1440), 60, [
    '0 يعني دون حد',
    '0: no limit',
  ]),
  sessionsPerUser: setting('Sessions.MaxPerUser', integer('جلسات المستخدم في وقت واحد', 'Sessions of a user at once').between(1, 50), 5, [
    'عند تجاوزها تُنهى أقدم جلسة',
    'Beyond that the oldest one ends',
  ]),

  recoveryCodeLength: setting(
    'Recovery.CodeLength',
    integer('أرقام رمز التحقق', 'Digits of a code').between(6, 8),
    6,
    ['الرمز المرسل إلى الجوال', 'Of the code that is sent to the mobile'],
    { isPublic: true },
  ),
  recoveryCodeMinutes: setting(
    'Recovery.CodeMinutes',
    integer('صلاحية الرمز', 'A code is valid for', 'min').between(2, 60),
    10,
    ['يُستعمل مرة واحدة خلالها', 'It works once within that time'],
    { isPublic: true },
  ),
  recoveryMaxTries: setting('Recovery.MaxTries', integer('محاولات إدخال الرمز', 'Tries for a code').between(3, 10), 5, [
    'بعدها يُطلب رمز جديد',
    'After that a new code is asked for',
  ]),
  recoveryResendSeconds: setting(
    'Recovery.ResendSeconds',
    integer('الانتظار قبل إعادة الإرسال', 'Wait before sending again', 's').between(30, 3600),
    60,
    [
      'قبل الإعادة الأولى. تتضاعف المدة للثانية وتبلغ خمسة أمثالها للثالثة وما بعدها',
      'Before the first time; twice as long before the second, five times before the third and later ones',
    ],
    { isPublic: true },
  ),
  recoveryMaxResends: setting('Recovery.MaxResends', integer('مرات إعادة الإرسال', 'Codes sent again').between(0, 10), 3, [
    'في طلب استعادة واحد',
    'In one recovery',
  ]),
  recoveryPerNumberDay: setting(
    'Recovery.PerNumberDay',
    integer('رموز للرقم الواحد في اليوم', 'Codes for a number in a day').between(1, 50),
    5,
    ['خلال 24 ساعة', 'Within 24 hours'],
  ),
  recoveryPerAddressHour: setting(
    'Recovery.PerAddressHour',
    integer('رموز للعنوان الواحد في الساعة', 'Codes for an address in an hour').between(1, 1000),
    10,
    ['عنوان الشبكة الذي يأتي منه الطلب', 'The network address from which they are asked for'],
  ),
  recoveryPerHour: setting('Recovery.PerHour', integer('رموز في الساعة للنظام كله', 'Codes in an hour, in all').between(10, 100_000), 200, [
    'عند بلوغها يُبلَّغ المديرون ويُعرض البريد الإلكتروني بدل الرسالة',
    'When it is reached administrators are told, and e-mail is offered instead',
  ]),

  powDifficulty: setting(
    'VisitorEntries.PowDifficulty',
    integer('صعوبة إثبات العمل', 'Difficulty of the proof of work').between(100, 10_000_000),
    50_000,
    ['عدد المحاولات التي يجريها متصفح الزائر قبل الإرسال', 'So many tries a visitor’s browser makes before it may send'],
  ),
  powDifficultyBusy: setting(
    'VisitorEntries.PowDifficultyBusy',
    integer('صعوبته عند كثرة المحاولات', 'Its difficulty while there are many').between(100, 10_000_000),
    400_000,
    ['أثناء محاولات دخول كثيرة فاشلة', 'While many sign-ins fail'],
  ),
} as const

import { choice, email, integer, longText, text, time, url } from '../../define.ts'
import { optionalText, secret, setting } from './setting.ts'

/** How messages leave, and when they wait (portal and administration, sections 8.2 and 10). Until a way is set they stay in the outbox. */
export const messageSettings = {
  smsProvider: setting(
    'Sms.Provider',
    choice('طريقة الإرسال', 'Sent by', {
      outbox: [1, 'صندوق الصادر فقط', 'Outbox only'],
      http: [2, 'بوابة HTTP', 'HTTP gateway'],
      smpp: [3, 'SMPP 3.4', 'SMPP 3.4'],
    }),
    'outbox',
    ['صندوق الصادر: تُحفظ الرسائل ولا تُرسل', 'Outbox only: messages are kept and not sent'],
  ),
  smsSourceAddress: optionalText(
    'Sms.SourceAddress',
    text('المرسل', 'Sender')
      .max(16)
      .matches(/^[A-Za-z0-9 +._-]{1,16}$/),
    [
      'الاسم أو الرقم الذي يراه المستلم، كما سجلته شركة الاتصالات',
      'The name or number that the receiver sees, as registered with the operator',
    ],
  ),
  smsHttpUrl: optionalText('Sms.HttpUrl', url('عنوان البوابة', 'Address of the gateway').max(1000), [
    'يمكن أن يتضمن {to} و{text} و{sender} و{apiKey}',
    'May hold {to}, {text}, {sender} and {apiKey}',
  ]),
  smsHttpMethod: setting('Sms.HttpMethod', choice('طريقة الطلب', 'Method', { POST: [1, 'POST', 'POST'], GET: [2, 'GET', 'GET'] }), 'POST', [
    'كما تطلبها البوابة',
    'As the gateway asks for',
  ]),
  smsHttpBody: optionalText('Sms.HttpBody', longText('نص الطلب', 'Body').max(4000), [
    'قالب فيه {to} و{text} و{sender} و{apiKey}. تُرمَّز القيم حسب نوع المحتوى',
    'A template with {to}, {text}, {sender} and {apiKey}. Values are encoded for the content type',
  ]),
  smsHttpHeaders: optionalText('Sms.HttpHeaders', longText('ترويسات الطلب', 'Headers').max(2000), [
    'سطر لكل ترويسة، مثل: Content-Type: application/json',
    'One line for each, such as: Content-Type: application/json',
  ]),
  smsSuccessPattern: optionalText('Sms.SuccessPattern', text('علامة النجاح', 'Sign of success').max(200), [
    'نص أو تعبير نمطي يظهر في جواب البوابة عند قبول الرسالة',
    'A text or regular expression in the answer of the gateway when it has taken the message',
  ]),
  smsApiKey: secret(
    'Sms.ApiKey',
    text('مفتاح البوابة', 'Key of the gateway').max(500),
    ['يوضع مكان {apiKey}', 'Put in the place of {apiKey}'],
    {
      environment: 'MAHALLI_SMS_API_KEY',
    },
  ),
  smsHost: optionalText(
    'Sms.SmppHost',
    text('خادم SMPP', 'SMPP server')
      .max(253)
      .matches(/^[A-Za-z0-9.:-]+$/),
    ['اسمه أو عنوانه', 'Its name or address'],
  ),
  smsPort: setting('Sms.Port', integer('منفذ SMPP', 'SMPP port').between(1, 65_535), 2775, ['المعتاد 2775', 'Usually 2775']),
  smsSystemId: optionalText('Sms.SystemId', text('اسم الحساب', 'System id').max(15), [
    'كما أعطته شركة الاتصالات',
    'As given by the operator',
  ]),
  smsPassword: secret(
    'Sms.Password',
    text('كلمة مرور SMPP', 'SMPP password').max(8),
    ['حتى 8 أحرف كما يحدد البروتوكول', 'At most 8 characters, as the protocol has it'],
    { environment: 'MAHALLI_SMPP_PASSWORD' },
  ),
  smsEncoding: setting(
    'Sms.Encoding',
    choice('ترميز النص', 'Encoding of texts', {
      'UCS-2': [1, 'UCS-2 دائمًا', 'Always UCS-2'],
      auto: [2, 'GSM 7 للنص اللاتيني وUCS-2 لغيره', 'GSM 7 for Latin texts, else UCS-2'],
    }),
    'UCS-2',
    ['العربية تحتاج إلى UCS-2', 'Arabic needs UCS-2'],
  ),

  emailProvider: setting(
    'Email.Provider',
    choice('طريقة الإرسال', 'Sent by', { outbox: [1, 'صندوق الصادر فقط', 'Outbox only'], smtp: [2, 'خادم SMTP', 'SMTP server'] }),
    'outbox',
    ['صندوق الصادر: تُحفظ الرسائل ولا تُرسل', 'Outbox only: messages are kept and not sent'],
  ),
  emailHost: optionalText(
    'Email.Host',
    text('خادم البريد', 'Mail server')
      .max(253)
      .matches(/^[A-Za-z0-9.:-]+$/),
    ['اسمه أو عنوانه', 'Its name or address'],
  ),
  emailPort: setting('Email.Port', integer('المنفذ', 'Port').between(1, 65_535), 587, [
    'المعتاد 587 مع STARTTLS و465 مع TLS',
    'Usually 587 with STARTTLS, 465 with TLS',
  ]),
  emailSecure: setting(
    'Email.Secure',
    choice('التشفير', 'Encryption', {
      starttls: [1, 'STARTTLS', 'STARTTLS'],
      tls: [2, 'TLS من البداية', 'TLS from the start'],
      none: [3, 'دون تشفير', 'None'],
    }),
    'starttls',
    ['دون تشفير يقرأ كل من في الطريق الرسائل وكلمة المرور', 'Without it everybody on the way reads messages and password'],
  ),
  emailUser: optionalText('Email.User', text('اسم المستخدم', 'User name').max(254), ['لخادم يطلب الدخول', 'For a server that asks for it']),
  emailPassword: secret(
    'Email.Password',
    text('كلمة المرور', 'Password').max(500),
    ['لخادم يطلب الدخول', 'For a server that asks for it'],
    { environment: 'MAHALLI_EMAIL_PASSWORD' },
  ),
  emailFrom: optionalText('Email.From', email('عنوان المرسل', 'Sender address'), ['يسبقه اسم المنتج', 'The product name stands before it']),
  emailReplyTo: optionalText('Email.ReplyTo', email('عنوان الرد', 'Reply address'), [
    'إن اختلف عن عنوان المرسل',
    'Where it differs from the sender',
  ]),

  pushPublicKey: optionalText(
    'Push.PublicKey',
    text('المفتاح العام (VAPID)', 'Public key (VAPID)')
      .max(100)
      .matches(/^[\w-]{87}$/),
    [
      'إن تُرك فارغًا فالمفتاحان من المفتاح السري لهذا التثبيت. تغييره يُلغي اشتراكات المتصفحات',
      'Left empty, both keys follow from the secret key of this installation. Changing it ends what browsers have subscribed to',
    ],
    { isPublic: true },
  ),
  pushPrivateKey: secret(
    'Push.PrivateKey',
    text('المفتاح الخاص (VAPID)', 'Private key (VAPID)')
      .max(100)
      .matches(/^[\w-]{43}$/),
    ['يتغير مع المفتاح العام', 'Changed together with the public key'],
  ),
  pushSubject: optionalText(
    'Push.Subject',
    text('جهة الاتصال', 'Contact')
      .max(254)
      .matches(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/),
    [
      'عنوان بريد أو موقع تراه خدمات الإشعارات، مثل mailto:support@example.ps',
      'A mail or web address that push services see, such as mailto:support@example.ps',
    ],
  ),

  quietFrom: setting('Notifications.QuietFrom', time('بداية وقت الهدوء', 'Quiet from'), '20:00', [
    'تنتظر الرسائل القصيرة والإشعارات حتى نهايته، إلا الرموز ومواعيد اليوم نفسه والطوارئ',
    'SMS and push wait until it ends, except codes, deadlines of the same day and emergencies',
  ]),
  quietTo: setting('Notifications.QuietTo', time('نهاية وقت الهدوء', 'Quiet until'), '07:00', [
    'يمكن أن تكون في اليوم التالي',
    'May be on the next day',
  ]),
  digestTime: setting('Notifications.DigestTime', time('وقت الملخص اليومي', 'Daily digest at'), '07:30', [
    'رسالة بريد واحدة بما ينتظر المستخدم',
    'One e-mail with what waits for the user',
  ]),
} as const

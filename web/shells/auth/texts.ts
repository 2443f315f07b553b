import { interfaceCounts, interfaceTexts, type Plural, type WordOf } from '../../../kernel/kernel.ts'

/** The words of signing in, of recovery and invitation. */
export const authTexts = interfaceTexts('signIn', {
  forgot: ['نسيت كلمة المرور؟', 'Forgotten your password?'],
  toSignIn: ['العودة إلى تسجيل الدخول', 'Back to signing in'],
  continue: ['متابعة', 'Continue'],
  back: ['رجوع', 'Back'],
  verify: ['تحقق', 'Verify'],
  code: ['رمز التحقق', 'Verification code'],
  secondStep: ['التحقق بخطوتين', 'Second step'],
  secondStepText: ['أدخل الرمز الظاهر في تطبيق المصادقة على هاتفك.', 'Enter the code that the authenticator on your telephone shows.'],
  useRecoveryCode: ['استخدم رمز استرداد', 'Use a recovery code'],
  useAuthenticator: ['استخدم تطبيق المصادقة', 'Use the authenticator'],
  recoveryCode: ['رمز الاسترداد', 'Recovery code'],
  recoveryCodeHint: [
    'أحد الرموز العشرة التي حفظتها عند الإعداد، يعمل مرة واحدة',
    'One of the ten that you kept when you set it up; it works once',
  ],
  mustChangeTitle: ['اختر كلمة مرور جديدة', 'Choose a new password'],
  mustChangeText: [
    'كلمة مرورك صحيحة، لكن صلاحيتها انتهت. اختر غيرها ثم سجل الدخول بها.',
    'Your password is right, but it is no longer valid. Choose another one and sign in with it.',
  ],
  working: ['نتحقق من أن الطلب من متصفح…', 'Making sure that a browser asks…'],
  recoverTitle: ['استعادة كلمة المرور', 'Recover your password'],
  recoverText: ['أدخل رقم جوالك المسجل، وسنرسل إليه رمز تحقق.', 'Enter your registered mobile number. We send a verification code to it.'],
  recoverEmailText: [
    'أدخل بريدك الإلكتروني المسجل، وسنرسل إليه رابطًا صالحًا لمدة 30 دقيقة.',
    'Enter your registered e-mail address. We send a link to it that is valid for 30 minutes.',
  ],
  phone: ['رقم الجوال', 'Mobile number'],
  phoneHint: ['مثل 0590000000', 'Such as 0590000000'],
  email: ['البريد الإلكتروني', 'E-mail'],
  sendCode: ['أرسل الرمز', 'Send the code'],
  sendLink: ['أرسل الرابط', 'Send the link'],
  useEmail: ['استخدم البريد الإلكتروني', 'Use your e-mail instead'],
  usePhone: ['استخدم رقم الجوال', 'Use your mobile number instead'],
  neither: [
    'ليس لك جوال أو بريد مؤكد؟ راجع مدير النظام في جهتك.',
    'Neither a confirmed e-mail nor mobile number? Ask the administrator of your organisation.',
  ],
  codeTitle: ['أدخل رمز التحقق', 'Enter the verification code'],
  codeSent: [
    'إذا كان الرقم مسجلًا فستصلك رسالة تحتوي على رمز التحقق',
    'If the number is registered, a message with a verification code is on its way',
  ],
  linkSent: ['إذا كان البريد مسجلًا فستصلك رسالة فيها رابط', 'If the address is registered, a message with a link is on its way'],
  to: ['إلى', 'To'],
  resend: ['إعادة إرسال الرمز', 'Send the code again'],
  resent: ['أُرسل رمز جديد', 'A new code was sent'],
  noResend: ['لا رموز أخرى في هذا الطلب. ابدأ من جديد إن لم يصلك الرمز.', 'No further code in this request. Start again if none has come.'],
  startAgain: ['ابدأ من جديد', 'Start again'],
  newPasswordTitle: ['كلمة مرور جديدة', 'New password'],
  newPassword: ['كلمة المرور الجديدة', 'New password'],
  repeatPassword: ['أعد كتابتها', 'Repeat it'],
  passwordRules: ['شروط كلمة المرور', 'Conditions of the password'],
  alsoNotUsed: ['ولا تكون من آخر كلمات مرورك.', 'Nor one of your last passwords.'],
  savePassword: ['حفظ كلمة المرور', 'Save the password'],
  changed: ['تم تغيير كلمة المرور بنجاح. يمكنك الدخول الآن', 'The password was changed. You can sign in now'],
  factorCode: ['رمز التحقق بخطوتين أو رمز استرداد', 'Code of your second factor, or a recovery code'],
  linkExpired: ['انتهت صلاحية الرابط', 'The link has expired'],
  linkExpiredText: ['اطلب رابطًا أو رمزًا جديدًا من صفحة الاستعادة.', 'Ask for a new link or code on the page of recovery.'],
  recoverAgain: ['استعادة كلمة المرور', 'Recover your password'],
  invitationExpired: ['انتهت صلاحية رابط الدعوة', 'The invitation has expired'],
  invitationExpiredText: ['اطلب دعوة جديدة وسيصل طلبك إلى من دعاك.', 'Ask for a new invitation: whoever invited you is told.'],
  invitationUsedText: [
    'استُعمل هذا الرابط أو أُرسل بعده رابط أحدث. إن كنت قد اخترت كلمة مرور فسجل الدخول بها.',
    'This link was used, or a newer one was sent. If you have chosen a password, sign in with it.',
  ],
  askInvitation: ['اطلب دعوة جديدة', 'Ask for a new invitation'],
  invitationAsked: ['أُرسل طلبك إلى من دعاك', 'Your request was sent to whoever invited you'],
  inviteTitle: ['أهلًا بك في محلّي', 'Welcome to Mahalli'],
  inviteFor: ['هذه الدعوة لـ', 'This invitation is for'],
  yourUserName: ['اسم المستخدم الذي ستدخل به', 'The user name that you sign in with'],
  confirmPhone: ['تأكيد رقم الجوال', 'Confirm your mobile number'],
  confirmPhoneText: ['نرسل رمزًا إلى جوالك المنتهي بـ', 'We send a code to your mobile, which ends in'],
  terms: ['أوافق على شروط الاستخدام', 'I accept the terms of use'],
  termsTitle: ['شروط الاستخدام', 'Terms of use'],
  termsNeeded: ['وافق على شروط الاستخدام للمتابعة', 'Accept the terms of use to go on'],
  join: ['ابدأ استخدام الحساب', 'Start using the account'],
  joined: ['حسابك فعال. سجل الدخول الآن', 'Your account is active. Sign in now'],
  differ: ['كلمتا المرور غير متطابقتين', 'The two passwords differ'],
  enterCode: ['أدخل الرمز كاملًا', 'Enter the whole code'],
  sessionEnded: ['انتهت جلستك', 'Your session has ended'],
  sessionEndsText: [
    'سجل الدخول مجددًا لتبقى في صفحتك. ما كتبته باقٍ كما هو.',
    'Sign in again to stay on your page. What you have typed stays as it is.',
  ],
  signInAgain: ['سجل الدخول مجددًا', 'Sign in again'],
  later: ['لاحقًا', 'Later'],
  signedInAgain: ['بدأت جلسة جديدة', 'A new session has begun'],
})
export type AuthWord = WordOf<typeof authTexts>
export const { say } = authTexts

/** What somebody who is given an account agrees to. */
export const termTexts = interfaceTexts('signIn.terms', {
  personal: ['الحساب شخصي، وكلمة مروره لا تُعطى لأحد.', 'The account is yours alone, and its password is told to nobody.'],
  forWork: ['تُستعمل البيانات لأغراض العمل في جهتك فقط.', 'The data serve the work of your place and nothing else.'],
  noted: ['ما تفعله في النظام يُسجَّل باسمك في سجل التدقيق.', 'What you do in the system is kept under your name in the audit log.'],
  betrayed: [
    'إن ظننت أن غيرك عرف كلمة مرورك فغيّرها وأخبر مدير النظام.',
    'If you think that somebody else knows your password, change it and tell the administrator.',
  ],
})

/** «أعد الإرسال بعد 59 ثانية» */
export const resendIn: Plural = {
  ar: {
    zero: 'إعادة الإرسال الآن',
    one: 'إعادة الإرسال بعد ثانية واحدة',
    two: 'إعادة الإرسال بعد ثانيتين',
    few: 'إعادة الإرسال بعد {n} ثوانٍ',
    many: 'إعادة الإرسال بعد {n} ثانية',
    other: 'إعادة الإرسال بعد {n} ثانية',
  },
  en: { one: 'Send again in {n} second', other: 'Send again in {n} seconds' },
}

/** P-48. */
export const endsIn: Plural = {
  ar: {
    zero: 'تنتهي جلستك الآن',
    one: 'تنتهي جلستك خلال دقيقة واحدة',
    two: 'تنتهي جلستك خلال دقيقتين',
    few: 'تنتهي جلستك خلال {n} دقائق',
    many: 'تنتهي جلستك خلال {n} دقيقة',
    other: 'تنتهي جلستك خلال {n} دقيقة',
  },
  en: { one: 'Your session ends in {n} minute', other: 'Your session ends in {n} minutes' },
}

export const authCounts = interfaceCounts('signIn', { resendIn, endsIn })

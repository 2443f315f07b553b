import { faultSentence, type Lang } from '../../../kernel/kernel.ts'

/** The words of the dashboard's frame and of sign-in. */
const words = {
  maintenance: ['النظام في وضع الصيانة', 'The system is under maintenance'],
  home: ['الرئيسية', 'Home'],
  mainDashboard: ['لوحة التحكم الرئيسية', 'Main dashboard'],
  externalBoard: ['البوابة الخارجية', 'External land board'],
  quickNavigation: ['تنقل سريع', 'Quick navigation'],
  profile: ['ملفي الشخصي', 'My profile'],
  notices: ['الإشعارات', 'Notifications'],
  menu: ['القائمة', 'Menu'],
  closeMenu: ['إغلاق القائمة', 'Close the menu'],
  skip: ['تجاوز إلى المحتوى', 'Skip to the content'],
  otherLang: ['English', 'العربية'],
  activePlace: ['الجهة الفعالة', 'Active place'],
  noPlace: ['بلا جهة', 'No place'],
  placeSwitched: ['تغيّرت الجهة الفعالة إلى', 'The active place is now'],
  signOut: ['تسجيل الخروج', 'Sign out'],
  signIn: ['تسجيل الدخول', 'Sign in'],
  userName: ['اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail'],
  password: ['كلمة المرور', 'Password'],
  backToPortal: ['العودة إلى البوابة', 'Back to the portal'],
  welcome: ['أهلًا بك،', 'Welcome,'],
  loginFirst: ['يرجى تسجيل الدخول أولًا', 'Make sure to login first'],
  sessionExpired: ['انتهت الجلسة، يرجى تسجيل الدخول مجددًا', 'Session expired, log in again'],
  alreadySignedIn: ['أنت مسجل الدخول بالفعل', 'User already logged in'],
  noPermission: ['لا تملك صلاحية الوصول إلى هذه الصفحة', 'No permission to access the page'],
  pageMissing: ['الصفحة غير موجودة', 'The page does not exist'],
  chunkFailed: ['تعذر تحميل الصفحة', 'The page could not be loaded'],
  chunkText: [
    'لم تصل أجزاء الصفحة. تحقق من اتصالك ثم أعد المحاولة.',
    'Parts of the page did not arrive. Check your connection and try again.',
  ],
  error: [faultSentence.ar, faultSentence.en],
  retry: ['أعد المحاولة', 'Try again'],
  reload: ['إعادة تحميل', 'Reload'],
  required: ['هذا الحقل مطلوب', 'This field is required'],
  noPlaceYet: ['لم تُخصص لك جهة بعد. راجع مدير المستخدمين', 'No place has been assigned to you yet. Contact the user manager'],
  lacksContact: [
    'أضف بريدك الإلكتروني ورقم جوالك: بهما تستعيد حسابك وتصلك الإشعارات.',
    'Add an e-mail address and a mobile number: you need them to recover your account and to receive notifications.',
  ],
  completeProfile: ['أكمل ملفك الشخصي', 'Complete your profile'],
  setUpFactor: ['إعداد التحقق بخطوتين', 'Set it up'],
  factorNeeded: ['فعّل التحقق بخطوتين أولًا', 'Set up your second factor first'],
  factorNeededText: [
    'دورك يتطلب التحقق بخطوتين وقد انتهت مهلة إعداده. بعد تفعيله تعود إلى عملك.',
    'Your role asks for a second factor, and the time to set it up is over. Once it is on you go on with your work.',
  ],
  waiting: ['بانتظار قراري', 'Waiting for my decision'],
  myItems: ['موادي', 'My items'],
  quickLinks: ['روابط سريعة', 'Quick links'],
  nothingWaits: ['لا شيء بانتظارك الآن', 'Nothing waits for you now'],
  nothingMine: ['لم تكتب مواد بعد', 'You have not written anything yet'],
  default: ['الافتراضية', 'Default'],
  name: ['الاسم', 'Name'],
  signedInAt: ['وقت الدخول', 'Signed in at'],
  closeFile: ['إغلاق الملف', 'Close the file'],
  language: ['اللغة', 'Language'],
} as const satisfies Record<string, readonly [ar: string, en: string]>
export type DeskWord = keyof typeof words

export function word(name: DeskWord, lang: Lang): string {
  return words[name][lang === 'ar' ? 0 : 1]
}

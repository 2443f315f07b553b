import { faultSentence, interfaceCounts, interfaceTexts, type Plural, type WordOf } from '../../../kernel/kernel.ts'

/** The words of the dashboard's frame and of sign-in. */
export const dashboardTexts = interfaceTexts('dashboard', {
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
  arrange: ['ترتيب الصفحة', 'Arrange the page'],
  arrangeHint: [
    'اختر ما يظهر في صفحتك الرئيسية ورتّبه. يُحفظ اختيارك في هذا المتصفح لنوع جهتك الفعالة.',
    'Choose what your home shows, and in which order. It is kept in this browser, for the kind of place that you act for.',
  ],
  asAtFirst: ['كما كانت', 'As at first'],
  staffMessages: ['رسائل الإدارة', 'From the administration'],
  figures: ['أرقام رئيسية', 'Key figures'],
  asOf: ['حتى', 'As of'],
  recent: ['آخر التغييرات', 'Recent changes'],
  nothingWaits: ['لا شيء بانتظارك الآن', 'Nothing waits for you now'],
  nothingMine: ['لم تكتب مواد بعد', 'You have not written anything yet'],
  default: ['الافتراضية', 'Default'],
  name: ['الاسم', 'Name'],
  signedInAt: ['وقت الدخول', 'Signed in at'],
  closeFile: ['إغلاق الملف', 'Close the file'],
  language: ['اللغة', 'Language'],
})
export type DeskWord = WordOf<typeof dashboardTexts>
export const { say: word } = dashboardTexts

/** How long somebody may still go without the second factor that his role asks for. */
export const daysLeft: Plural = {
  ar: {
    zero: 'دورك يتطلب التحقق بخطوتين. فعّله اليوم.',
    one: 'دورك يتطلب التحقق بخطوتين. فعّله خلال يوم واحد.',
    two: 'دورك يتطلب التحقق بخطوتين. فعّله خلال يومين.',
    few: 'دورك يتطلب التحقق بخطوتين. فعّله خلال {n} أيام.',
    many: 'دورك يتطلب التحقق بخطوتين. فعّله خلال {n} يومًا.',
    other: 'دورك يتطلب التحقق بخطوتين. فعّله خلال {n} يوم.',
  },
  en: {
    one: 'Your role asks for a second factor. Set it up within {n} day.',
    other: 'Your role asks for a second factor. Set it up within {n} days.',
  },
}

export const dashboardCounts = interfaceCounts('dashboard', { daysLeft })

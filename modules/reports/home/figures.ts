import { action, returns, type Label, type Plural } from '../../define.ts'

/** A key figure of the dashboard's home, as the server works it out for who asks (reports, section 4.1). */
export interface KeyFigure {
  readonly code: FigureCode
  readonly value: number
  /** What stands beside it: inhabitants, days, all of them. */
  readonly beside: number | null
  /** Of a span of time: the same of the same span a year before; null when nothing is known of it, and where the figure is none of a span. */
  readonly yearBefore: number | null
  /** What lists the very records that are counted: a path of this site, with its query. */
  readonly href: string | null
}
/** The figures of a reader, and the instant of which they are true, UTC. */
export interface KeyFigures {
  readonly at: string
  readonly items: readonly KeyFigure[]
}

const people: Plural = {
  ar: { zero: 'بلا سكان', one: 'ساكن واحد', two: 'ساكنان', few: '{n} سكان', many: '{n} نسمة', other: '{n} نسمة' },
  en: { one: '{n} inhabitant', other: '{n} inhabitants' },
}
const oldestDays: Plural = {
  ar: {
    zero: 'أقدمها اليوم',
    one: 'أقدمها منذ يوم',
    two: 'أقدمها منذ يومين',
    few: 'أقدمها منذ {n} أيام',
    many: 'أقدمها منذ {n} يومًا',
    other: 'أقدمها منذ {n} يوم',
  },
  en: { one: 'the oldest for {n} day', other: 'the oldest for {n} days' },
}
const ofAll: Plural = {
  ar: {
    zero: 'لا مستخدمين',
    one: 'من مستخدم واحد',
    two: 'من مستخدمين اثنين',
    few: 'من {n} مستخدمين',
    many: 'من {n} مستخدمًا',
    other: 'من {n} مستخدم',
  },
  en: { one: 'of {n} user', other: 'of {n} users' },
}

/** What a figure is called, and how what stands beside it is said. */
export interface FigureFace {
  readonly label: Label
  readonly beside?: Plural
}

/** The figures whose data the product holds, by their codes in reports, section 4.1. */
export const figureFaces = {
  // Those of an authority in the paper rest on plans, budgets and tenders; of what it has here these two speak.
  W1: { label: ['سجلات مياه معتمدة', 'Verified water sheets'] },
  N1: { label: ['أخبارنا المنشورة هذا العام', 'Our news published this year'] },
  C1: { label: ['الهيئات الأعضاء', 'Member authorities'], beside: people },
  D1: { label: ['هيئات المديرية', 'Authorities'], beside: people },
  D2: { label: ['سجلات بانتظار التدقيق', 'Sheets to review'], beside: oldestDays },
  B1: { label: ['محتوى بانتظار النشر', 'Content to publish'] },
  B2: { label: ['أخبار منشورة هذا الشهر', 'News published this month'] },
  B3: { label: ['محتوى بلا ترجمة إنجليزية', 'Without English'] },
  L1: { label: ['الهيئات الأعضاء', 'Member authorities'], beside: people },
  M1: { label: ['المجالس العاملة', 'Active councils'], beside: people },
  S1: { label: ['مستخدمون دخلوا خلال 30 يومًا', 'Users who signed in within 30 days'], beside: ofAll },
  S2: { label: ['حسابات مقفلة', 'Locked accounts'] },
  S3: { label: ['محاولات دخول فاشلة اليوم', 'Failed sign-ins today'] },
  S4: { label: ['رسائل غير مسلّمة منذ أمس', 'Undelivered messages since yesterday'] },
} as const satisfies Record<string, FigureFace>
export type FigureCode = keyof typeof figureFaces

export const getFigures = action('أرقام لوحة التحكم', 'Key figures of the dashboard', {
  method: 'GET',
  path: 'Home/GetFigures',
  permission: 'session',
  output: returns<KeyFigures>(),
})

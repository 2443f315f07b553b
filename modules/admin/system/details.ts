import { dateAndTime, numberOf, type Lang } from '../../define.ts'
import type { StatusLine } from './calls.ts'
import { countOf, everyOf, sizeOf } from './texts.ts'

type Values = StatusLine['values']
type Detail = (values: Values, at: Context) => readonly (string | undefined)[]
interface Context {
  readonly lang: Lang
  readonly zone: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What a line says beside how it is doing: pieces of a sentence, each readable by itself. */
export function detailsOf({ code, values, health }: StatusLine, context: Context): string[] {
  if (health === 'unused') return [unusedWords[code]?.[context.lang === 'ar' ? 0 : 1] ?? ''].filter(text => text !== '')
  const detail = code.startsWith('job ') ? jobDetail : details[code]
  return (detail?.(values, context) ?? []).filter(text => text !== undefined && text !== '').map(String)
}

const unusedWords: Readonly<Record<string, readonly [string, string]>> = {
  certificate: ['عنوان البوابة ليس https', 'The address of the portal is not https'],
  databaseDisk: ['قاعدة البيانات على خادم آخر', 'The database is on a server of its own'],
}

const numberIn = (values: Values, key: string) => (typeof values[key] === 'number' ? values[key] : 0)
const textIn = (values: Values, key: string) => (typeof values[key] === 'string' ? values[key] : undefined)
const words = (lang: Lang, ar: string, en: string) => (lang === 'ar' ? ar : en)
const moment = (values: Values, key: string, { lang, zone }: Context) => {
  const instant = textIn(values, key)
  return instant && dateAndTime(instant, zone, lang)
}

/** A name in Latin letters keeps its own direction inside a sentence. */
function isolated(text: string | undefined): string {
  return `\u2066${text ?? ''}\u2069`
}

/** «3 days ago» without a date: how old something is. */
function ageOf(instant: string, { lang, now }: Context): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(instant)) / 3_600_000))
  if (hours === 0) return words(lang, 'قبل أقل من ساعة', 'less than an hour ago')
  const age = hours < 48 ? countOf('hours', hours, lang) : countOf('days', Math.floor(hours / 24), lang)
  return words(lang, `قبل ${age}`, `${age} ago`)
}

const diskDetail: Detail = (values, { lang }) => [
  words(
    lang,
    `${sizeOf(numberIn(values, 'free'), lang)} متاحة من ${sizeOf(numberIn(values, 'total'), lang)}`,
    `${sizeOf(numberIn(values, 'free'), lang)} free of ${sizeOf(numberIn(values, 'total'), lang)}`,
  ),
  textIn(values, 'folder'),
]

const details: Readonly<Record<string, Detail>> = {
  version: values => [textIn(values, 'version'), `Node ${textIn(values, 'node')}`],
  uptime: (values, context) => [
    moment(values, 'startedAt', context),
    words(
      context.lang,
      `الذاكرة ${sizeOf(numberIn(values, 'memoryBytes'), context.lang)}`,
      `memory ${sizeOf(numberIn(values, 'memoryBytes'), context.lang)}`,
    ),
  ],
  processes: (values, { lang }) => [countOf('processes', numberIn(values, 'count'), lang)],
  server: (values, { lang }) => [
    `PostgreSQL ${textIn(values, 'version')}`,
    values.isEmbedded ? words(lang, 'مضمّنة', 'embedded') : words(lang, 'خادم مستقل', 'a server of its own'),
    countOf('answeredMs', numberIn(values, 'tookMs'), lang),
  ],
  migrations: (values, { lang }) => [
    numberIn(values, 'number') === numberIn(values, 'known')
      ? words(lang, `الأحدث: ${numberIn(values, 'number')}`, `the newest: ${numberIn(values, 'number')}`)
      : words(
          lang,
          `${numberIn(values, 'number')}، والبرنامج يعرف ${numberIn(values, 'known')}`,
          `${numberIn(values, 'number')}; the program knows ${numberIn(values, 'known')}`,
        ),
  ],
  size: (values, { lang }) => [
    sizeOf(numberIn(values, 'bytes'), lang),
    words(
      lang,
      `أكبر جدول ${isolated(textIn(values, 'table'))}: ${sizeOf(numberIn(values, 'tableBytes'), lang)}`,
      `largest table ${textIn(values, 'table')}: ${sizeOf(numberIn(values, 'tableBytes'), lang)}`,
    ),
  ],
  connections: (values, { lang }) => [
    words(
      lang,
      `${numberOf(numberIn(values, 'used'), lang)} من ${numberOf(numberIn(values, 'most'), lang)}`,
      `${numberOf(numberIn(values, 'used'), lang)} of ${numberOf(numberIn(values, 'most'), lang)}`,
    ),
  ],
  chain: (values, { lang }) => [countOf('entries', numberIn(values, 'waiting'), lang)],
  outbox: (values, { lang }) => [
    countOf('waiting', numberIn(values, 'waiting'), lang),
    countOf('failed', numberIn(values, 'failed'), lang),
  ],
  disk: diskDetail,
  databaseDisk: diskDetail,
  files: (values, { lang }) => [
    values.kind === 's3' ? words(lang, 'مخزن S3', 'S3 store') : words(lang, 'مجلد البيانات', 'Data folder'),
    countOf('files', numberIn(values, 'count'), lang),
    sizeOf(numberIn(values, 'bytes'), lang),
  ],
  backup: (values, context) => {
    const takenAt = textIn(values, 'takenAt')
    if (!takenAt) return [words(context.lang, 'لم تُؤخذ أي نسخة بعد', 'none was taken yet')]
    return [
      ageOf(takenAt, context),
      textIn(values, 'checkedAt') && words(context.lang, 'قُرئت كاملة وفُحصت', 'read back and checked'),
      textIn(values, 'failedAt') && words(context.lang, 'وفشلت محاولة بعدها', 'and one after it failed'),
    ]
  },
  certificate: (values, context) => {
    const { lang } = context
    if (values.validTo === undefined)
      return [words(lang, `لم تُقرأ شهادة ${isolated(textIn(values, 'host'))}`, `The one of ${textIn(values, 'host')} could not be read`)]
    const days = numberIn(values, 'days')
    return [
      textIn(values, 'host'),
      days < 0
        ? words(lang, 'انتهت', 'it has run out')
        : words(lang, `صالحة ${countOf('days', days, lang)}`, `valid for ${countOf('days', days, lang)}`),
      moment(values, 'validTo', context),
      values.isTrusted ? undefined : words(lang, 'لا يثق بها المتصفح', 'browsers do not trust it'),
    ]
  },
}

const jobDetail: Detail = (values, context) => {
  const { lang } = context
  const dailyAt = textIn(values, 'dailyAt')
  const begun = textIn(values, 'begunAt')
  return [
    values.isRunning ? words(lang, 'تعمل الآن', 'running now') : undefined,
    begun
      ? words(lang, `آخر مرة ${dateAndTime(begun, context.zone, lang)}`, `last ${dateAndTime(begun, context.zone, lang)}`)
      : words(lang, 'لم تعمل بعد', 'not run yet'),
    values.failed ? words(lang, 'فشلت، والسبب في سجل الخادم', 'failed; the reason is in the log of the server') : undefined,
    dailyAt ? words(lang, `كل يوم الساعة ${dailyAt}`, `every day at ${dailyAt}`) : everyOf(numberIn(values, 'everySeconds'), lang),
  ]
}

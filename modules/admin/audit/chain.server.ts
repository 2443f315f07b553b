import { Invalid, numberOf, pluralOf, problemAt, Refused, type Lang, type Plural, type Values } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import { verifyChain } from '../../../server/audit/verify.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import type { AuditRoot, AuditRootPage, AuditVerified } from './audit.ts'
import { pagingOf } from './entries.server.ts'
import { faultWords } from './faults.ts'

/** A walk answers while somebody waits for it; longer ones are made by `npm run verify-audit`. */
const mostDays = 31
const aDayMs = 86_400_000

/** Walks the chain of a period and says what it has found (portal and administration, section 6.2); that somebody did is noted. */
export async function verified(call: Call, from: string, until: string): Promise<AuditVerified> {
  const { platform, lang, actor } = call
  if (until < from) throw new Invalid([problemAt('to', 'dateRange', ['', ''])])
  if (Date.parse(until) - Date.parse(from) > mostDays * aDayMs) throw tooLong()
  const { entries, broken } = await verifyChain(platform.database, from, until)
  await noteEventNow(platform.database, actor, {
    action: 'job',
    reason: broken ? `the chain of the audit is broken: ${broken.fault}` : 'the chain of the audit is whole',
    changes: {
      from: [null, from],
      until: [null, until],
      entries: [null, entries],
      ...(broken && { day: [null, broken.day], sequence: [null, broken.sequence] }),
    },
  })
  return { entries, ...(broken && { broken }), message: broken ? brokenSentence(broken, lang) : pluralOf(wholeWords, entries, lang) }
}

const wholeWords: Plural = {
  ar: {
    zero: 'السلسلة سليمة: لا سجلات في هذه الفترة',
    one: 'السلسلة سليمة: سجل واحد',
    two: 'السلسلة سليمة: سجلان',
    few: 'السلسلة سليمة: {n} سجلات',
    many: 'السلسلة سليمة: {n} سجلًا',
    other: 'السلسلة سليمة: {n} سجل',
  },
  en: { one: 'The chain is whole: {n} entry', other: 'The chain is whole: {n} entries' },
}

function brokenSentence({ day, sequence, fault }: NonNullable<AuditVerified['broken']>, lang: Lang): string {
  const words = faultWords[fault]?.[lang === 'ar' ? 0 : 1] ?? fault
  const shownDay = day.replaceAll('-', '/')
  if (lang === 'ar')
    return `خلل في سلسلة السجل ليوم ${shownDay}${sequence === null ? '' : ` عند الرقم ${numberOf(sequence, lang)}`}: ${words}`
  return `The chain of ${shownDay} breaks${sequence === null ? '' : ` at number ${numberOf(sequence, lang)}`}: ${words}`
}

function tooLong(): Refused {
  return new Refused(
    'periodTooLong',
    `تُفحص هنا ${mostDays} يومًا على الأكثر. للفترات الأطول استعمل الأمر verify-audit على الخادم`,
    `At most ${mostDays} days are walked here. For longer periods use the command verify-audit on the server`,
    { field: 'from' },
  )
}

/** A page of the roots of closed days, the newest first; of one year, or with one value, where that is named. @throws Invalid of what is no root */
export async function rootsOf({ platform }: Call, given: Values): Promise<AuditRootPage> {
  noteRead(['auditRoot'])
  const { limit, skip } = pagingOf(given)
  const { year, root } = given
  if (year !== undefined && year !== '' && !(typeof year === 'string' && /^\d{4}$/.test(year)))
    throw new Invalid([problemAt('year', 'year', ['السنة', 'Year'])])
  const inYear: SQL = year ? sql`day between make_date(${Number(year)}, 1, 1) and make_date(${Number(year)}, 12, 31)` : sql`true`
  const where: SQL = isGiven(root) ? sql`${inYear} and root = decode(${rootIn(root)}, 'hex')` : inYear
  const [items, counted] = await Promise.all([
    platform.database.rows<AuditRoot>(sql`
      select day::text, count, encode(root, 'hex') as root from audit_root where ${where} order by day desc limit ${limit} offset ${skip}`),
    platform.database.find<{ total: number }>(sql`select count(*)::int as total from audit_root where ${where}`),
  ])
  return { totalCount: counted?.total ?? 0, items }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== ''
}

function rootIn(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-fA-F]{64}$/.test(value)) return value
  throw new Invalid([problemAt('root', 'regex', ['الجذر', 'Root'])])
}

/** The years in which days were closed, the newest first. */
export async function yearsOf({ platform }: Call): Promise<number[]> {
  const rows = await platform.database.rows<{ year: number }>(
    sql`select distinct extract(year from day)::int as year from audit_root order by year desc`,
  )
  return rows.map(({ year }) => year)
}

import { inLang, type ImportDifference, type ImportReport, type Label, type Lang, type Values } from '../../define.ts'
import { nameIn, type ImportValue, type PlannedUser, type UserPlan } from './importPlan.ts'
import { systemUser } from './systemUser.ts'

/** The report tells of at most so many faults and accounts. */
const mostTold = 500

/** What an import makes of the sound rows, and what is wrong with the others, in the reader's language. @param positions the list of positions */
export function reportOf({ users, faults }: UserPlan, positions: readonly ImportValue[], lang: Lang, isDryRun: boolean): ImportReport {
  const faulty = new Set(faults.map(({ row }) => row))
  const sound = users.filter(({ row }) => !faulty.has(row))
  return {
    isDryRun,
    rows: users.length,
    added: sound.length,
    changed: 0,
    unchanged: 0,
    faults: faults.slice(0, mostTold).map(({ row, title, problem }) => ({ row, title, message: problem.sentence[lang] })),
    faultyRows: faulty.size,
    differences: sound.slice(0, mostTold).map(user => differenceOf(user, positions, lang)),
  }
}

function differenceOf({ row, title, record, roles, places }: PlannedUser, positions: readonly ImportValue[], lang: Lang): ImportDifference {
  const { email, phoneNumber, position } = systemUser.fields
  const held = positions.filter(({ id }) => id === record.position)
  const all = (names: readonly (readonly [ar: string, en: string | null])[]) =>
    names.map(([ar, en]) => inLang([ar, en ?? ar], lang)).join(lang === 'ar' ? '، ' : ', ')
  const values: [Label, string][] = [
    [['الاسم الكامل', 'Full name'], nameIn(record)],
    [email.label, textOf(record, 'email')],
    [phoneNumber.label, textOf(record, 'phoneNumber')],
    [position.label, all(held.map(({ nameAr, nameEn }) => [nameAr, nameEn]))],
    [['الأدوار', 'Roles'], all(roles.map(({ titleAr, titleEn }) => [titleAr, titleEn]))],
    [['الجهات', 'Places'], all(places.map(({ nameAr, nameEn }) => [nameAr, nameEn]))],
  ]
  return { row, title, isNew: true, changes: values.map(([label, after]) => ({ label: inLang(label, lang), before: '', after })) }
}

function textOf(record: Values, key: string): string {
  return typeof record[key] === 'string' ? record[key] : ''
}

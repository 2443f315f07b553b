import {
  isMissing,
  latinDigits,
  normalised,
  phoneDigits,
  problemAt,
  problemSaying,
  validate,
  withoutBlanks,
  type Label,
  type Problem,
  type Sentence,
  type Surroundings,
  type Values,
} from '../../define.ts'
import { internationalNumber } from '../sessions/sessions.ts'
import { languages, systemUser } from './systemUser.ts'

/** A row of a file with users, by the keys of its columns; null: the cell is empty. */
export interface IncomingUser {
  /** As the spreadsheet numbers it. */
  readonly row: number
  readonly cells: Values
}

/** A role as a file may name it. */
export interface ImportRole {
  readonly id: string
  readonly code: string
  readonly titleAr: string
  readonly titleEn: string
  readonly isDefault: boolean
  /** Why the caller does not give it; undefined when he may. */
  readonly refusal: Sentence | undefined
}
/** A place that the caller may assign. */
export interface ImportPlace {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string | null
}
/** A value of a list. */
export interface ImportValue {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

/** What the rows of a file are held against. */
export interface KnownForImport {
  readonly roles: readonly ImportRole[]
  readonly places: readonly ImportPlace[]
  readonly positions: readonly ImportValue[]
  /** What a new account has before anything is said of it. */
  readonly initial: Values
  /** Names, e-mails and numbers of other accounts, as `takenKey` writes them. */
  readonly taken: ReadonlySet<string>
}

/** An account that an import makes. */
export interface PlannedUser {
  readonly row: number
  readonly title: string
  readonly record: Values
  readonly roles: readonly ImportRole[]
  /** The first is his default one. */
  readonly places: readonly ImportPlace[]
}
/** What is wrong with a row. */
export interface UserFault {
  readonly row: number
  readonly title: string
  readonly problem: Problem
}
/** What an import does; with faults it does nothing. */
export interface UserPlan {
  readonly users: readonly PlannedUser[]
  readonly faults: readonly UserFault[]
}

/** What belongs to one account alone. */
export const ownKeys = ['userName', 'email', 'phoneNumber'] as const

/** How two accounts are compared: whatever the case. */
export function takenKey(key: (typeof ownKeys)[number], value: unknown): string {
  return `${key}:${String(value).toLowerCase()}`
}

/**
 * The accounts that a file makes, and everything that is wrong with each of its rows. Codes are understood whatever the case.
 * @source portal and administration, sections 1.1 (Import) and 2.4
 */
export function planOf(rows: readonly IncomingUser[], known: KnownForImport, surroundings: Surroundings): UserPlan {
  const read = readerOf(known)
  const seen = new Map<string, number>()
  const users: PlannedUser[] = []
  const faults: UserFault[] = []
  for (const { row, cells } of rows) {
    const { record, roles, places, problems } = read(cells)
    const said = new Set(problems.map(({ at }) => at))
    problems.push(...validate(systemUser, record, 'submit', surroundings).filter(({ at }) => !said.has(at)))
    problems.push(...repeated(record, row, seen, known.taken, new Set(problems.map(({ at }) => at))))
    const title = titleOf(record)
    users.push({ row, title, record, roles, places })
    faults.push(...problems.map(problem => ({ row, title, problem })))
  }
  return { users, faults }
}

/** A number as a file has it: a spreadsheet that takes it for an amount loses the zero before it. */
export function importedNumber(text: string): string {
  const digits = phoneDigits(text)
  return internationalNumber(/^5\d{8}$/.test(digits) ? `0${digits}` : digits)
}

interface ReadRow {
  readonly record: Values
  readonly roles: readonly ImportRole[]
  readonly places: readonly ImportPlace[]
  readonly problems: Problem[]
}

function readerOf(known: KnownForImport): (cells: Values) => ReadRow {
  const roleOf = finderOf(known.roles, ({ code, titleAr, titleEn }) => [code, titleAr, titleEn])
  const placeOf = placeFinder(known.places)
  const positionOf = finderOf(known.positions, ({ code, nameAr, nameEn }) => [code, nameAr, nameEn])
  const languageOf = finderOf(Object.entries(languages), ([code, [, ar, en]]) => [code, ar, en])
  return ({ roleCode, placeCode, position, language, phoneNumber, ...texts }) => {
    const problems: Problem[] = []
    const chosen = <T>(at: 'position' | 'language', text: unknown, find: (text: string) => T | undefined): T | undefined => {
      if (isMissing(text)) return undefined
      const found = find(String(text))
      if (found === undefined) problems.push(unknownValue(at, systemUser.fields[at].label, String(text)))
      return found
    }
    const record = {
      ...known.initial,
      ...withoutBlanks(systemUser.fields, texts),
      phoneNumber: isMissing(phoneNumber) ? null : importedNumber(String(phoneNumber)),
      position: chosen('position', position, positionOf)?.id ?? null,
      language: isMissing(language) ? languages.ar[0] : (chosen('language', language, languageOf)?.[1][0] ?? null),
    }
    const roles = rolesOf(known, codesIn(roleCode), roleOf, problems)
    return { record, roles, places: placesOf(codesIn(placeCode), placeOf, problems), problems }
  }
}

/**
 * Finds by the code, whatever its case; else by a code or title that is written alike, where exactly one is. Of two that are alike neither is
 * meant: «plan-team» is no other than itself.
 * @param namesOf the code before the titles
 */
function finderOf<T>(all: readonly T[], namesOf: (one: T) => readonly string[]): (text: string) => T | undefined {
  const byCode = new Map(all.map(one => [namesOf(one)[0]?.toLowerCase(), one]))
  const alike = Map.groupBy(
    all.flatMap(one => [...new Set(namesOf(one).map(normalised))].map(name => ({ name, one }))),
    ({ name }) => name,
  )
  return text => {
    const same = alike.get(normalised(text)) ?? []
    return byCode.get(text.trim().toLowerCase()) ?? (same.length === 1 ? same[0]?.one : undefined)
  }
}

/** Finds a place by its code, also where a spreadsheet took the zeros before it for nothing. */
function placeFinder(places: readonly ImportPlace[]): (code: string) => ImportPlace | undefined {
  const exact = finderOf(places, ({ code }) => [code])
  const shortened = Map.groupBy(places, ({ code }) => withoutZeros(code))
  return code => {
    const found = exact(code)
    const same = shortened.get(withoutZeros(latinDigits(code))) ?? []
    return found ?? (/^\d+$/.test(latinDigits(code)) && same.length === 1 ? same[0] : undefined)
  }
}

function withoutZeros(code: string): string {
  return code.toLowerCase().replace(/^0+/, '')
}

/** Several codes of one cell: between them stands a comma or a semicolon of either script. */
function codesIn(cell: unknown): string[] {
  if (isMissing(cell)) return []
  const codes = String(cell)
    .split(/[,;،؛\n]/)
    .map(code => code.trim())
    .filter(code => code !== '')
  return [...new Set(codes)]
}

/** The roles that are named, and those that every new user has. */
function rolesOf(
  { roles }: KnownForImport,
  codes: readonly string[],
  find: (code: string) => ImportRole | undefined,
  problems: Problem[],
): ImportRole[] {
  const named = codes.flatMap(code => {
    const role = find(code)
    if (!role)
      problems.push(problemSaying('roleCode', 'reference', `لا يوجد دور بهذا الرمز: ${code}`, `There is no role of this code: ${code}`))
    else if (role.refusal) problems.push({ at: 'roleCode', rule: 'cannotGive', sentence: role.refusal })
    return role ? [role] : []
  })
  const all = [...new Set([...named, ...roles.filter(({ isDefault }) => isDefault)])]
  if (all.length === 0 && codes.length === 0) problems.push(problemAt('roleCode', 'required', ['رموز الأدوار', 'Role codes']))
  return all
}

function placesOf(codes: readonly string[], find: (code: string) => ImportPlace | undefined, problems: Problem[]): ImportPlace[] {
  if (codes.length === 0)
    problems.push(problemSaying('placeCode', 'assignedPlace', 'يجب تخصيص جهة واحدة على الأقل', 'At least one assigned place is required'))
  const places = codes.flatMap(code => {
    const place = find(code)
    if (!place)
      problems.push(
        problemSaying(
          'placeCode',
          'reference',
          `لا توجد جهة تستطيع تخصيصها بهذا الرمز: ${code}`,
          `There is no place of this code that you may assign: ${code}`,
        ),
      )
    return place ? [place] : []
  })
  return [...new Set(places)]
}

/** Names, e-mails and numbers that another account or an earlier row has. */
function repeated(
  record: Values,
  row: number,
  seen: Map<string, number>,
  taken: ReadonlySet<string>,
  wrong: ReadonlySet<string>,
): Problem[] {
  return ownKeys.flatMap(key => {
    const value = record[key]
    if (isMissing(value) || wrong.has(key)) return []
    const name = takenKey(key, value)
    const first = seen.get(name)
    const label = systemUser.fields[key].label
    if (first === undefined) seen.set(name, row)
    if (taken.has(name)) return [problemAt(key, 'unique', label)]
    if (first === undefined) return []
    return [
      problemSaying(
        key,
        'unique',
        `${label[0]}: القيمة مكررة في الملف، وردت في الصف ${first}`,
        `${label[1]}: the value stands in row ${first} already`,
      ),
    ]
  })
}

/** The sheet of the template that holds what columns may hold. */
export const valuesSheet: Label = ['القيم', 'Values']

function unknownValue(at: string, label: Label, text: string): Problem {
  const { sentence, ...choice } = problemAt(at, 'choice', label)
  return {
    ...choice,
    sentence: {
      ar: `${sentence.ar} («${text}»). القيم كلها في ورقة «${valuesSheet[0]}» من نموذج XLSX`,
      en: `${sentence.en} (“${text}”). All values stand on the sheet “${valuesSheet[1]}” of the XLSX template`,
    },
  }
}

/** The full name of a new account. */
export function nameIn(record: Values): string {
  return ['firstName', 'secondName', 'thirdName', 'fourthName', 'lastName']
    .map(key => record[key])
    .filter(part => !isMissing(part))
    .join(' ')
}

function titleOf(record: Values): string {
  return isMissing(record.userName) ? nameIn(record) : String(record.userName)
}

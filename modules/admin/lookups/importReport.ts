import {
  columnsOf,
  inLang,
  type AnyResource,
  type Column,
  type ImportDifference,
  type ImportReport,
  type Lang,
  type Values,
} from '../../define.ts'
import { initialBooleans, type Plan, type Planned, type StoredLists } from './importPlan.ts'
import { lookupType } from './lookupType.ts'
import { lookupValue } from './lookupValue.ts'

const mostTold = 500

/** What an import has done, or would do, with the sound rows, in the reader's language. */
export function reportOf(plan: Plan, stored: StoredLists, lang: Lang, isDryRun: boolean): ImportReport {
  const { rows, types, values, faults } = plan
  const faulty = new Set(faults.map(nameOf))
  const isSound = (planned: Planned) => !faulty.has(nameOf(planned))
  const sound = { types: types.filter(isSound), values: values.filter(isSound) }
  const all = [...sound.types, ...sound.values]
  const added = all.filter(({ before }) => before === undefined).length
  return {
    isDryRun,
    rows,
    added,
    changed: all.length - added,
    unchanged: rows - faulty.size - all.length,
    faults: faults.slice(0, mostTold).map(({ row, title, problem }) => ({ row, title, message: problem.sentence[lang] })),
    faultyRows: faulty.size,
    differences: differencesOf(sound, stored, lang),
  }
}

/** Files without rows are told by title. */
function nameOf({ row, title }: Pick<Planned, 'row' | 'title'>): number | string {
  return row ?? title
}

function differencesOf({ types, values }: Pick<Plan, 'types' | 'values'>, stored: StoredLists, lang: Lang): ImportDifference[] {
  const typeNames = namesIn([...stored.types, ...types.map(({ record }) => record)], lang)
  const valueNames = namesIn([...stored.values, ...values.map(({ record }) => record)], lang)
  const told = [
    ...types.map(planned => differenceOf(planned, lookupType, typeNames, lang)),
    ...values.map(planned => differenceOf(planned, lookupValue, valueNames, lang)),
  ]
  return told.slice(0, mostTold)
}

type Names = (id: unknown) => string

function namesIn(records: readonly Values[], lang: Lang): Names {
  const names = new Map(records.map(({ id, code, nameAr, nameEn }) => [id, String((lang === 'ar' ? nameAr : nameEn) ?? code)]))
  return id => names.get(id) ?? ''
}

// Of a new record it is said by its code.
const unsaid = new Set(['code', 'type', 'sortOrder', 'isSystem'])

function differenceOf(
  { row, title, before, record, changed }: Planned,
  { fields }: AnyResource,
  names: Names,
  lang: Lang,
): ImportDifference {
  const isUsual = (name: string) => before === undefined && record[name] === initialBooleans[name]
  const columns = columnsOf(fields).filter(({ name }) => changed.includes(name) && !unsaid.has(name) && !isUsual(name))
  return {
    row,
    title,
    isNew: before === undefined,
    changes: columns.map(column => ({
      label: inLang(column.label, lang),
      before: before ? told(column, before[column.name], names, lang) : '',
      after: told(column, record[column.name], names, lang),
    })),
  }
}

function told({ field }: Column, value: unknown, names: Names, lang: Lang): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'ref') return names(value)
  if (typeof value === 'boolean') return inLang(value ? ['نعم', 'Yes'] : ['لا', 'No'], lang)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

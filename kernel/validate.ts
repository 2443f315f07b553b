import type * as z from 'zod'
import { columnsOf, type Column } from './columns.ts'
import { latinDigitsIn } from './digits.ts'
import type { Problem } from './errors.ts'
import { findCheck, type Field, type Fields, type Label } from './field.ts'
import { sentenceOf, ruleWordings, type RuleName } from './messages.ts'
import type { Values } from './record.ts'
import type { AnyResource, Rule } from './resource.ts'
import { savedSchema, type Clock } from './schema.ts'
import { wordsOf, type LookupIds } from './wire.ts'

/** Saving checks format, bounds and the rules that bind at once; submitting checks everything. */
export type Moment = 'save' | 'submit'
/** What a check needs to know beside the record. */
export interface Surroundings {
  readonly clock: Clock
  /** Ids of a lookup list's codes, so that rules can speak in words. */
  readonly ids: LookupIds
}

/**
 * Everything that is wrong with a record, each thing at its exact field.
 * @param values the record on the wire: integers for coded values
 * @returns an empty list when it may be saved (or submitted)
 */
export function validate(resource: AnyResource, values: Values, moment: Moment, surroundings: Surroundings): Problem[] {
  const given = withoutBlanks(resource.fields, values)
  const { shown, format } = situationOf(resource, given, surroundings)
  const ofFields = problemsOfShown(resource.fields, given, moment, format, shown)
  const wrong = namesIn(ofFields)
  const problems = [...ofFields, ...orderProblems(resource, given, wrong)]
  const words = wordsOf(resource.fields, given, surroundings.ids)
  const { rules = [], rulesAtOnce = [] } = resource.options
  for (const rule of moment === 'submit' ? [...rulesAtOnce, ...rules] : rulesAtOnce) {
    const { at, message } = rule
    if (problems.some(problem => problem.at === at || problem.at.startsWith(`${at}[`))) continue
    if (!isKept(rule, words, wrong)) problems.push({ at, rule: 'rule', sentence: { ar: message[0], en: message[1] } })
  }
  return problems
}

/** Everything that is wrong with values of fields alone: the input of a call that is no record. */
export function problemsOfFields(fields: Fields, values: Values, moment: Moment, clock: Clock): Problem[] {
  const given = withoutBlanks(fields, values)
  return problemsOfShown(fields, given, moment, formatProblems(fields, given, clock), () => true)
}

/** Is there no value? A text without a visible character and an empty list are none. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || isBlank(value) || (Array.isArray(value) && value.length === 0)
}

/** The values as they are stored: null for every text that nobody could see, and in lists of texts no such entries; Latin digits in what is no running text. Rows likewise. */
export function withoutBlanks(fields: Fields, values: Values): Record<string, unknown> {
  const columns = new Map(columnsOf(fields).map(column => [column.name, column]))
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, tidied(columns.get(key), value)]))
}

/** Asks of each field whether it exists while the record is like this (`shownWhen`). */
export function shownFields(resource: AnyResource, values: Values, ids: LookupIds): (fieldName: string) => boolean {
  const conditions = resource.options.shownWhen
  if (!conditions) return () => true
  const words = wordsOf(resource.fields, values, ids)
  return fieldName => conditions[fieldName]?.(words) ?? true
}

/** The columns that hold a value although their field does not exist while the record is like this: a save empties them. */
export function columnsToEmpty(resource: AnyResource, values: Values, surroundings: Surroundings): string[] {
  if (!resource.options.shownWhen) return []
  const { shown } = situationOf(resource, withoutBlanks(resource.fields, values), surroundings)
  return columnsOf(resource.fields)
    .filter(({ name, fieldName }) => !shown(fieldName) && !isMissing(values[name]))
    .map(({ name }) => name)
}

/** A problem of a rule with its sentence. */
export function problemAt(at: string, rule: RuleName, label: Label, args: readonly unknown[] = []): Problem {
  return { at, rule, sentence: sentenceOf(rule, label, args) }
}

/** A problem that is said in words of its own. @param rule by which callers know it */
export function problemSaying(at: string, rule: string, ar: string, en: string): Problem {
  return { at, rule, sentence: { ar, en } }
}

interface Situation {
  /** What is wrong with single values. */
  readonly format: readonly Problem[]
  readonly shown: (fieldName: string) => boolean
}

/** Conditions are asked of right values alone: what is wrong counts as not yet said. */
function situationOf(resource: AnyResource, given: Values, { clock, ids }: Surroundings): Situation {
  const format = formatProblems(resource.fields, given, clock)
  const wrong = namesIn(format)
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  return { format, shown: shownFields(resource, sound, ids) }
}

function problemsOfShown(
  fields: Fields,
  values: Values,
  moment: Moment,
  format: readonly Problem[],
  shown: (fieldName: string) => boolean,
): Problem[] {
  const columns = columnsOf(fields)
  const hidden = columns.filter(({ fieldName }) => !shown(fieldName))
  const hiddenNames = new Set(hidden.map(({ name }) => name))
  const problems = format.filter(({ at }) => !hiddenNames.has(nameIn(at)))
  const wrong = new Set(problems.map(({ at }) => at))
  for (const column of hidden) if (!isMissing(values[column.name])) problems.push(problemAt(column.name, 'hidden', column.label))
  for (const column of columns) {
    if (hiddenNames.has(column.name) || wrong.has(column.name)) continue
    if (!isMissing(values[column.name])) problems.push(...rowProblems(column, values[column.name], wrong))
    else if (binds(column, moment))
      problems.push(problemAt(column.name, column.field.kind === 'rows' ? 'tableRows' : 'required', column.label))
  }
  return problems
}

function binds(column: Column, moment: Moment): boolean {
  return column.need === 'save' || (column.need === 'submit' && moment === 'submit')
}

/** What must be there in each row, and what no two rows may share. */
function rowProblems({ name, field }: Column, value: unknown, wrong: ReadonlySet<string>): Problem[] {
  if (!field.fields || !Array.isArray(value)) return []
  const columns = columnsOf(field.fields)
  const key = findCheck(field, 'unique')?.[0]
  const seen = new Set<unknown>()
  return value.flatMap((row: unknown, index) => {
    if (!isObject(row)) return []
    return columns.flatMap(column => {
      const at = `${name}[${index}].${column.name}`
      const mine = row[column.name]
      if (wrong.has(at)) return []
      if (isMissing(mine)) return column.need === 'never' ? [] : [problemAt(at, 'required', column.label)]
      if (column.name !== key) return []
      if (seen.has(mine)) return [problemAt(at, 'repeatedRow', column.label)]
      seen.add(mine)
      return []
    })
  })
}

function orderProblems(resource: AnyResource, values: Values, wrong: ReadonlySet<string>): Problem[] {
  return (resource.options.order ?? []).flatMap(([earlier, later]) => {
    const [first, second] = [values[earlier], values[later]]
    const field = resource.fields[later]
    if (typeof first !== 'string' || typeof second !== 'string' || !field || wrong.has(earlier) || wrong.has(later)) return []
    const isAfter = field.kind === 'dateTime' ? Date.parse(second) > Date.parse(first) : second > first
    return isAfter ? [] : [problemAt(later, orderRuleOf(field, earlier, later), field.label, [resource.fields[earlier]?.label])]
  })
}

/** The specification has sentences of its own for a span that is named by its ends. */
function orderRuleOf({ kind }: Field, earlier: string, later: string): RuleName {
  if (kind === 'time') return 'timeAfter'
  if (/from$/i.test(earlier) && /to$/i.test(later)) return 'dateRange'
  return /^start|Start(?=[A-Z]|$)/.test(earlier) && /^end|End(?=[A-Z]|$)/.test(later) ? 'startEnd' : 'dateAfter'
}

/** Stops a rule that is about to read a value which is wrong by itself. */
class ReadsWrong extends Error {}

/** Does the record keep the rule? A rule between fields speaks only when each value that it reads is right by itself. */
function isKept({ ok }: Rule<string, Values>, words: Values, wrong: ReadonlySet<string>): boolean {
  if (wrong.size === 0) return ok(words)
  const watched = new Proxy(words, {
    get(target, name, receiver) {
      if (typeof name === 'string' && wrong.has(name)) throw new ReadsWrong()
      return Reflect.get(target, name, receiver)
    },
  })
  try {
    return ok(watched)
  } catch (error) {
    if (error instanceof ReadsWrong) return true
    throw error
  }
}

/** The columns that have a problem. */
function namesIn(problems: readonly Problem[]): Set<string> {
  return new Set(problems.map(({ at }) => nameIn(at)))
}

function nameIn(at: string): string {
  return at.replace(/[.[].*$/s, '')
}

function tidied(column: Column | undefined, value: unknown): unknown {
  if (isBlank(value)) return null
  if (!column) return value
  if (typeof value === 'string') return latinDigitsIn(column, value)
  if (!Array.isArray(value)) return value
  const { fields } = column.field
  return fields ? value.map(row => (isObject(row) ? withoutBlanks(fields, row) : row)) : value.filter(entry => !isBlank(entry))
}

/** Nothing but space and characters that are never seen by themselves, such as marks of direction. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^[\s\p{Cf}]*$/u.test(value)
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is wrong with the values by themselves: one problem a place, the first. */
function formatProblems(fields: Fields, values: Values, clock: Clock): Problem[] {
  const columns = new Map(columnsOf(fields).map(column => [column.name, column]))
  const { error } = schemaOf(fields, clock).safeParse(values)
  const found = error ? error.issues.flatMap(issue => problemsOf(issue, columns)) : []
  return [...Map.groupBy(found, ({ at }) => at).values()].flatMap(([first]) => first ?? [])
}

const schemas = new WeakMap<Fields, { readonly clock: Clock; readonly schema: z.ZodObject }>()
function schemaOf(fields: Fields, clock: Clock): z.ZodObject {
  const made = schemas.get(fields)
  if (made?.clock === clock) return made.schema
  const schema = savedSchema(fields, clock)
  schemas.set(fields, { clock, schema })
  return schema
}

function problemsOf(issue: z.core.$ZodIssue, columns: ReadonlyMap<string, Column>): Problem[] {
  const at = issue.path.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path ? `${path}.${String(part)}` : String(part)),
    '',
  )
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => problemAt(at ? `${at}.${key}` : key, 'unknownField', ['', ''], [key]))
  return [brokenAt(at, issue, labelAt(issue.path, columns))]
}

/** The problem of a value that its schema does not take: the broken rule travels in the issue's message. */
export function brokenAt(at: string, { message }: z.core.$ZodIssue, label: Label): Problem {
  const [, name = '', args = '[]'] = /^(\w+) (.*)$/s.exec(message) ?? []
  return problemAt(at, isRule(name) ? name : 'regex', label, isRule(name) ? JSON.parse(args) : [])
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(ruleWordings, name)
}

function labelAt(path: readonly PropertyKey[], columns: ReadonlyMap<string, Column>): Label {
  const [first, , inner] = path
  const column = columns.get(String(first))
  if (!column) return ['السجل', 'The record']
  const row = column.field.fields && inner !== undefined ? columnsOf(column.field.fields).find(({ name }) => name === inner) : undefined
  return (row ?? column).label
}

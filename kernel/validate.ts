import type * as z from 'zod'
import { columnsOf, type Column } from './columns.ts'
import type { Problem } from './errors.ts'
import { findCheck, type Fields, type Label } from './field.ts'
import { sentenceOf, ruleWordings, type RuleName } from './messages.ts'
import type { AnyResource, Rule } from './resource.ts'
import { savedSchema, type Clock } from './schema.ts'
import { wordsOf, type LookupIds } from './wire.ts'

/** Saving checks format, bounds and the rules that bind at once; submitting checks everything. */
export type Moment = 'save' | 'submit'
export type Values = Readonly<Record<string, unknown>>
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
export function validate(resource: AnyResource, values: Values, moment: Moment, { clock, ids }: Surroundings): Problem[] {
  const shown = shownFields(resource, values, ids)
  const problems = [...problemsOfFields(resource.fields, values, moment, clock, shown), ...orderProblems(resource, values)]
  const words = wordsOf(resource.fields, values, ids)
  const rules: readonly Rule<string, never>[] = [
    ...(resource.options.rulesAtOnce ?? []),
    ...(moment === 'submit' ? (resource.options.rules ?? []) : []),
  ]
  for (const { at, ok, message } of rules) {
    // A rule between fields speaks only when each of them is right by itself.
    if (problems.some(problem => problem.at === at || problem.at.startsWith(`${at}[`))) continue
    if (!ok(words as never)) problems.push({ at, rule: 'rule', sentence: { ar: message[0], en: message[1] } })
  }
  return problems
}

/**
 * Everything that is wrong with values of fields alone: the input of a call that is no record.
 * @param shown asks whether a field exists in this situation; without it all do
 */
export function problemsOfFields(
  fields: Fields,
  values: Values,
  moment: Moment,
  clock: Clock,
  shown?: (fieldName: string) => boolean,
): Problem[] {
  const columns = columnsOf(fields)
  const labels = new Map(columns.map(column => [column.name, column]))
  const parsed = schemaOf(fields, clock).safeParse(values)
  const problems = parsed.success ? [] : parsed.error.issues.flatMap(issue => problemsOf(issue, labels))
  for (const column of columns) {
    const isShown = shown?.(column.fieldName) ?? true
    const isEmpty = isMissing(values[column.name])
    if (!isShown && !isEmpty) problems.push(problemAt(column.name, 'hidden', column.label))
    if (isShown && isEmpty && binds(column, moment))
      problems.push(problemAt(column.name, column.field.kind === 'rows' ? 'tableRows' : 'required', column.label))
    problems.push(...rowProblems(column, values[column.name]))
  }
  return problems
}

/** Is there no value? An empty text and an empty list are none. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Asks of each field whether it exists while the record is like this (`shownWhen`). */
export function shownFields(resource: AnyResource, values: Values, ids: LookupIds): (fieldName: string) => boolean {
  const conditions = resource.options.shownWhen
  if (!conditions) return () => true
  const words = wordsOf(resource.fields, values, ids)
  return fieldName => conditions[fieldName]?.(words as never) ?? true
}

/** A problem of a rule with its sentence. */
export function problemAt(at: string, rule: RuleName, label: Label, args: readonly unknown[] = []): Problem {
  return { at, rule, sentence: sentenceOf(rule, label, args) }
}

function binds(column: Column, moment: Moment): boolean {
  return column.need === 'save' || (column.need === 'submit' && moment === 'submit')
}

function rowProblems({ name, field }: Column, value: unknown): Problem[] {
  if (field.kind !== 'rows' || !field.fields || !Array.isArray(value)) return []
  const columns = columnsOf(field.fields)
  const missing = value.flatMap((row, index) =>
    columns
      .filter(column => column.need !== 'never' && isMissing(typeof row === 'object' && row !== null ? row[column.name] : undefined))
      .map(column => problemAt(`${name}[${index}].${column.name}`, 'required', column.label)),
  )
  const key = findCheck(field, 'unique')?.[0]
  const keyColumn = columns.find(column => column.name === key)
  if (!keyColumn) return missing
  const repeated = value.flatMap((row, index) => {
    const mine = row?.[keyColumn.name]
    return !isMissing(mine) && value.findIndex(other => other?.[keyColumn.name] === mine) < index
      ? [problemAt(`${name}[${index}].${keyColumn.name}`, 'repeatedRow', keyColumn.label)]
      : []
  })
  return [...missing, ...repeated]
}

function orderProblems(resource: AnyResource, values: Values): Problem[] {
  return (resource.options.order ?? []).flatMap(([earlier, later]) => {
    const [first, second] = [values[earlier], values[later]]
    const field = resource.fields[later]
    if (typeof first !== 'string' || typeof second !== 'string' || !field) return []
    const isAfter = field.kind === 'dateTime' ? Date.parse(second) > Date.parse(first) : second > first
    return isAfter
      ? []
      : [problemAt(later, field.kind === 'time' ? 'timeAfter' : 'dateAfter', field.label, [resource.fields[earlier]?.label])]
  })
}

const schemas = new WeakMap<Fields, { readonly clock: Clock; readonly schema: z.ZodObject }>()
function schemaOf(fields: Fields, clock: Clock): z.ZodObject {
  const made = schemas.get(fields)
  if (made?.clock === clock) return made.schema
  const schema = savedSchema(fields, clock)
  schemas.set(fields, { clock, schema })
  return schema
}

function problemsOf(issue: z.core.$ZodIssue, labels: ReadonlyMap<string, Column>): Problem[] {
  const at = issue.path.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path ? `${path}.${String(part)}` : String(part)),
    '',
  )
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => problemAt(at ? `${at}.${key}` : key, 'unknownField', ['', ''], [key]))
  const [name = '', json = '[]'] = issue.message.split(/ (.*)/s)
  const rule: RuleName = name in ruleWordings ? (name as RuleName) : 'regex'
  return [problemAt(at, rule, labelAt(issue.path, labels), JSON.parse(json))]
}

function labelAt(path: readonly PropertyKey[], labels: ReadonlyMap<string, Column>): Label {
  const [first, , inner] = path
  const column = labels.get(String(first))
  if (!column) return ['السجل', 'The record']
  const row = column.field.fields && inner !== undefined ? columnsOf(column.field.fields).find(({ name }) => name === inner) : undefined
  return (row ?? column).label
}

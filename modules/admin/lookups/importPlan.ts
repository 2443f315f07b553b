import {
  columnsOf,
  problemSaying,
  validate,
  withoutBlanks,
  type AnyResource,
  type ImportFault,
  type Problem,
  type Surroundings,
  type Values,
} from '../../define.ts'
import { typeFacts, valueFacts } from './facts.ts'
import { lookupType } from './lookupType.ts'
import { lookupValue } from './lookupValue.ts'
import { problemsOfType } from './typeRules.ts'
import { problemsOfValue, type Distinct, type ValueFacts } from './valueRules.ts'

/** A type or a value as a file has it: references stand there as codes. */
export interface Incoming {
  /** As the spreadsheet numbers it; null where there are no rows. */
  readonly row: number | null
  /** By which it is known where something is said of it. */
  readonly title: string
  readonly code: string
  /** What the file says of it, by the names of the columns; what it does not name keeps its value. */
  readonly given: Values
  /** What is wrong with its form. */
  readonly problems: readonly Problem[]
}
/** A value, with the code or the number of its list. */
export interface IncomingValue extends Incoming {
  readonly list: string
}
/** What a file brings. */
export interface IncomingFile {
  readonly types: readonly Incoming[]
  readonly values: readonly IncomingValue[]
}

/** Everything that is stored, whole records. */
export interface StoredLists {
  readonly types: readonly Values[]
  readonly values: readonly Values[]
}

/** A record that an import adds or changes. */
export interface Planned {
  readonly row: number | null
  readonly title: string
  readonly before: Values | undefined
  /** The record afterwards. A new one, and whoever refers to it, has a number that is given in its stead until it is written. */
  readonly record: Values
  /** The columns that are others than before. */
  readonly changed: readonly string[]
}

/** What a row breaks. */
export interface PlanFault extends Pick<ImportFault, 'row' | 'title'> {
  readonly problem: Problem
}

/** What an import does, or why it does nothing. */
export interface Plan {
  readonly rows: number
  readonly types: readonly Planned[]
  readonly values: readonly Planned[]
  readonly faults: readonly PlanFault[]
}

/** A record that stands in the file, with the stored one of its code. */
interface Match<I extends Incoming = Incoming> {
  readonly incoming: I
  readonly before: Values | undefined
  readonly record: Record<string, unknown>
  readonly problems: Problem[]
  /** The file has it already: nothing else is said of it. */
  readonly isRepeated: boolean
}
/** A value whose list was found. */
interface PlacedValue extends IncomingValue {
  readonly type: Values | undefined
}

// Above every number that a table gives.
const firstProvisional = 2_000_000_000

/** Is it a number that stands for one that is not given yet? */
export function isProvisional(id: unknown): boolean {
  return typeof id === 'number' && id >= firstProvisional
}

/**
 * What a file changes: types and values are known by their codes, whatever the case; what the file does not name stays, nothing is deleted.
 * Every row is held against the lists as they are afterwards.
 * @source portal and administration, section 7.2
 */
export function planOf(file: IncomingFile, stored: StoredLists, surroundings: Surroundings): Plan {
  let next = firstProvisional
  const newId = () => next++
  const types = matched(file.types, stored.types, lookupType, newId, () => '')
  const lists = listIndex(types, stored)
  for (const type of types) refer(type, 'parentType', lists)
  const placed = file.values.map((incoming): PlacedValue => ({ ...incoming, type: lists(incoming.list) }))
  const values = matched(placed, stored.values, lookupValue, newId, ({ type }) => String(type?.id))
  for (const { record, incoming, problems, isRepeated } of values) {
    record.type = incoming.type?.id ?? null
    if (!incoming.type && !isRepeated)
      problems.push(problemSaying('type', 'choice', 'لا توجد قائمة بهذا الرمز', 'There is no list of this code'))
  }
  const parents = new Map([...stored.values, ...newest(values)].map(value => [nameOf(value.type, value.code), value]))
  for (const value of values) {
    const beneath = value.incoming.type?.parentType
    refer(value, 'parent', code => parents.get(nameOf(beneath, code)))
    if (value.record.isActive === false && value.incoming.given.isDefault !== true) value.record.isDefault = false
  }
  noteDefaults(values)
  const after = listsAfter(stored, values)
  return {
    rows: types.length + values.length,
    types: types.flatMap(match => plannedOf(lookupType, match)),
    values: values.flatMap(match => plannedOf(lookupValue, match)),
    faults: [
      ...types.flatMap(match => faultsOf(match, problemsOfTypeMatch(match, after, surroundings))),
      ...values.flatMap(match => faultsOf(match, problemsOfValueMatch(match, after, surroundings))),
    ],
  }
}

function nameOf(group: unknown, code: unknown): string {
  return `${String(group)}:${String(code).toLowerCase()}`
}

/** Finds what is stored of each row. @param group rows of one code are the same record only within it */
function matched<I extends Incoming>(
  incoming: readonly I[],
  stored: readonly Values[],
  resource: AnyResource,
  newId: () => number,
  group: (of: I) => string,
): Match<I>[] {
  const seen = new Set<string>()
  const known = new Map(stored.map(record => [nameOf(record.type ?? '', record.code), record]))
  return incoming.map(one => {
    const name = nameOf(group(one), one.code)
    const before = known.get(name)
    const isRepeated = one.code !== '' && seen.has(name)
    const problems = isRepeated
      ? [problemSaying('code', 'choice', 'الرمز مكرر في الملف', 'The code stands twice in the file')]
      : [...one.problems]
    seen.add(name)
    const given = withoutBlanks(resource.fields, { ...givenOf(resource, one.given), code: before?.code ?? one.code })
    return { incoming: one, before, record: { ...(before ?? initialOf(resource, newId())), ...given }, problems, isRepeated }
  })
}

/** What a new record says where the file says nothing. */
export const initialBooleans: Readonly<Record<string, boolean>> = {
  isActive: true,
  isDefault: false,
  allowsNewValues: true,
  isSystem: false,
}

/** An empty cell leaves a yes or no as it is: there is nothing between them. */
function givenOf({ fields }: AnyResource, given: Values): Values {
  const answers = new Set(
    columnsOf(fields)
      .filter(({ field }) => field.kind === 'boolean')
      .map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => value !== null || !answers.has(key)))
}

function initialOf({ fields }: AnyResource, id: number): Values {
  return { ...Object.fromEntries(columnsOf(fields).map(({ name }) => [name, initialBooleans[name] ?? null])), id }
}

function newest(matches: readonly Match[]): Values[] {
  return matches.filter(({ isRepeated }) => !isRepeated).map(({ record }) => record)
}

/** Finds a list as it is afterwards, by its code or its number. */
function listIndex(types: readonly Match[], stored: StoredLists): (name: unknown) => Values | undefined {
  const all = [...stored.types, ...newest(types)]
  const byName = new Map(all.flatMap(list => [[nameOf('', list.code), list] as const, [nameOf('', list.id), list] as const]))
  return name => byName.get(nameOf('', name))
}

/** Puts the number in the place of a code that refers to another record. */
function refer(
  { incoming, record, before, problems, isRepeated }: Match,
  key: 'parent' | 'parentType',
  find: (code: string) => Values | undefined,
): void {
  const code = key in incoming.given ? codeIn(record[key]) : undefined
  const found = code === undefined ? undefined : find(code)
  record[key] = key in incoming.given ? (found?.id ?? null) : (before?.[key] ?? null)
  if (code === undefined || found || isRepeated) return
  problems.push(
    key === 'parent'
      ? problemSaying(key, 'choice', `لا توجد قيمة أب بهذا الرمز: ${code}`, `There is no parent value of this code: ${code}`)
      : problemSaying(key, 'choice', `لا يوجد نوع بهذا الرمز: ${code}`, `There is no type of this code: ${code}`),
  )
}

function codeIn(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A second default of a list in the file is one too many; one that is stored gives it up. */
function noteDefaults(values: readonly Match[]): void {
  const seen = new Set<unknown>()
  for (const { record, problems, isRepeated } of values) {
    if (record.isDefault !== true || isRepeated) continue
    if (seen.has(record.type))
      problems.push(
        problemSaying(
          'isDefault',
          'choice',
          'في الملف أكثر من قيمة افتراضية لهذه القائمة',
          'The file has several default values of this list',
        ),
      )
    seen.add(record.type)
  }
}

/** The columns of a record that are others than before. */
function changedIn({ fields }: AnyResource, { record, before }: Match): string[] {
  return columnsOf(fields)
    .map(({ name }) => name)
    .filter(name => (record[name] ?? null) !== (before?.[name] ?? null))
}

function plannedOf(resource: AnyResource, match: Match): Planned[] {
  const changed = changedIn(resource, match)
  const { incoming, before, record } = match
  return changed.length === 0 ? [] : [{ row: incoming.row, title: incoming.title, before, record, changed }]
}

/** The lists as the import leaves them. */
interface ListsAfter {
  find(id: number): ValueFacts | undefined
  hasParents(type: unknown): boolean
  isTaken(key: Distinct, of: ValueFacts): boolean
}

const distinct = ['code', 'nameAr', 'nameEn', 'value'] as const satisfies readonly Distinct[]

function listsAfter(stored: StoredLists, values: readonly Match[]): ListsAfter {
  const byId = new Map([...stored.values, ...newest(values)].map(value => [Number(value.id), valueFacts(value)]))
  const keyOf = (key: Distinct, of: ValueFacts) => `${key}:${nameOf(of.type, of[key])}`
  const counts = new Map<string, number>()
  const withParents = new Set<unknown>()
  for (const value of byId.values()) {
    if (value.parent !== null) withParents.add(value.type)
    for (const key of distinct) {
      const name = keyOf(key, value)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return {
    find: id => byId.get(id),
    hasParents: type => withParents.has(type),
    isTaken: (key, of) => (counts.get(keyOf(key, of)) ?? 0) > 1,
  }
}

function problemsOfTypeMatch(match: Match, { hasParents }: ListsAfter, surroundings: Surroundings): Problem[] {
  const { record, before, problems, isRepeated } = match
  if (isRepeated) return problems
  return [
    ...problems,
    ...formProblems(lookupType, match, surroundings),
    ...problemsOfType(typeFacts(record), before && typeFacts(before), hasParents(before?.id)),
  ]
}

function problemsOfValueMatch(match: Match<PlacedValue>, after: ListsAfter, surroundings: Surroundings): Problem[] {
  const { record, before, problems, incoming, isRepeated } = match
  if (isRepeated || !incoming.type || changedIn(lookupValue, match).length === 0) return problems
  const { allowsNewValues, ...list } = typeFacts(incoming.type)
  return [
    ...problems,
    ...formProblems(lookupValue, match, surroundings),
    ...problemsOfValue(valueFacts(record), before && valueFacts(before), {
      // A list that the file itself makes comes with its values.
      list: { ...list, allowsNewValues: allowsNewValues || isProvisional(list.id) },
      isTaken: after.isTaken,
      find: after.find,
      isUsed: false,
    }),
  ]
}

const ofServer = new Set(['sortOrder', 'isSystem'])

/** What is wrong with the values that the file brings, where nothing is said of them yet. */
function formProblems(resource: AnyResource, match: Match, surroundings: Surroundings): Problem[] {
  const { record, problems } = match
  const values = Object.fromEntries(columnsOf(resource.fields).map(({ name }) => [name, record[name] ?? null]))
  const said = new Set([...ofServer, ...problems.map(({ at }) => at)])
  const changed = new Set(changedIn(resource, match))
  return validate(resource, values, 'submit', surroundings).filter(
    ({ at }) => !said.has(at) && (changed.has(at) || match.before === undefined),
  )
}

function faultsOf({ incoming: { row, title } }: Match, problems: readonly Problem[]): PlanFault[] {
  return problems.map(problem => ({ row, title, problem }))
}

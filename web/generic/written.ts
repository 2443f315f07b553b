import {
  callsOf,
  columnsOf,
  findCheck,
  findState,
  isDraftState,
  isMany,
  validate,
  type AnyResource,
  type LookupIds,
  type Moment,
  type Problem,
} from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'
import { wordOfState, type Row } from './record.ts'
import { deskClock } from './zone.ts'

/** The values that a form holds, by the names of their columns. */
export type Values = Readonly<Record<string, unknown>>
/** Does a field exist in the situation that the form describes? */
type Shown = (fieldName: string) => boolean

/** The values that are not what they were. */
export function changesOf(values: Values, before: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[key] ?? null)),
  )
}

/** The values that a form writes: its own, of fields that exist in this situation. */
export function writtenOf(resource: AnyResource, values: Values, shown: Shown): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isWritable(resource, key) && shown(fieldNameOf(resource, key))))
}

/** What is wrong with what a form would write. What the server alone writes it does not ask for. */
export function problemsOfForm(
  resource: AnyResource,
  record: Row | undefined,
  values: Values,
  shown: Shown,
  moment: Moment,
  ids: LookupIds,
): Problem[] {
  const state = findState(resource)
  const written = Object.entries(writtenOf(resource, values, shown)).map(([key, value]) => [key, withoutRowIds(resource, key, value)])
  const whole = { ...Object.fromEntries(written), ...(state && { [state.name]: record?.[state.name] ?? null }) }
  const ofSystem = new Set(columnsOf(resource.fields).flatMap(({ name, field }) => (findCheck(field, 'bySystem') ? [name] : [])))
  return validate(resource, whole, moment, { clock: deskClock, ids }).filter(({ at }) => at !== state?.name && !ofSystem.has(at))
}

/** A child row carries the id that it was answered with, so that it stays the same row; it is no value of the definition. */
function withoutRowIds(resource: AnyResource, key: string, value: unknown): unknown {
  if (!resource.fields[key]?.fields || !Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')) : row,
  )
}

/** The calls by which a record is changed: it is saved, or saved and published in one. */
export type SavingCall = 'Update' | 'SaveAndPublish'

/** Sends what differs from a known record; what no longer applies is emptied. @param more what is said of the change beside it @throws ApiError */
export function sendChanges(
  resource: AnyResource,
  record: Row,
  values: Values,
  shown: Shown,
  more: Values,
  by: SavingCall = 'Update',
): Promise<Row> {
  const written = writtenOf(resource, values, shown)
  const gone = Object.keys(values).filter(key => isWritable(resource, key) && !(key in written))
  const all = { ...Object.fromEntries(gone.map(key => [key, null])), ...written }
  return browserApi.send('PUT', `${callsOf(resource)}/${by}`, {
    id: record.id,
    concurrencyStamp: record.concurrencyStamp,
    ...changesOf(all, record),
    ...more,
  })
}

/** What binds when this record is saved: a draft may be incomplete. */
export function momentOf(resource: AnyResource, record: Row | undefined): Moment {
  if (resource.publishing === 'reviewed') return record === undefined || record.isDraft === true ? 'save' : 'submit'
  if (!findState(resource)) return 'submit'
  const word = record ? wordOfState(resource, record) : undefined
  return word === undefined || isDraftState(resource, word) ? 'save' : 'submit'
}

/** What a new record begins with. @param defaultOf the value of a lookup list that is preselected */
export function initialOf(resource: AnyResource, defaultOf: (list: string) => number | undefined): Values {
  return Object.fromEntries(
    columnsOf(resource.fields).map(({ name, field }) => {
      const initially = findCheck(field, 'initially')?.[0]
      if (initially === undefined && field.list !== undefined && !isMany(field) && isWritable(resource, name))
        return [name, defaultOf(field.list) ?? null]
      return [name, initially === 'today' ? deskClock.today() : (initially ?? null)]
    }),
  )
}

/** May a form write this value? States and what the server notes may not be sent. */
export function isWritable(resource: AnyResource, key: string): boolean {
  const column = columnsOf(resource.fields).find(({ name }) => name === key)
  return column !== undefined && column.field.kind !== 'state' && !findCheck(column.field, 'bySystem')
}

function fieldNameOf(resource: AnyResource, key: string): string {
  return columnsOf(resource.fields).find(({ name }) => name === key)?.fieldName ?? key
}

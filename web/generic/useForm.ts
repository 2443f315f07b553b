import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import {
  callName,
  columnsOf,
  findCheck,
  findState,
  isDraftState,
  shownFields,
  validate,
  type AnyResource,
  type Lang,
  type LookupIds,
  type Moment,
  type Problem,
} from '../../kernel/kernel.ts'
import { ApiError } from './api.ts'
import { browserApi } from './browserApi.ts'
import { valuesOf, wordOfState, type Row } from './record.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import { deskClock } from './zone.ts'

type Values = Readonly<Record<string, unknown>>

/** The saved record that somebody else made of it, and what this form would have written. */
export interface Conflict {
  readonly theirs: Row
  readonly mine: Values
}

interface FormOptions {
  readonly resource: AnyResource
  /** Undefined: a new record. */
  readonly record: Row | undefined
  readonly ids: LookupIds
  readonly lang: Lang
  /** Values of a new record that the page gives: whose it is. */
  readonly given: Values
  readonly userId: string
}

/** A form over a definition: its values, what is wrong with them, saving, conflicts, and the draft that this browser keeps. */
export function useForm({ resource, record, ids, lang, given, userId }: FormOptions) {
  const queries = useQueryClient()
  const saved = useMemo(() => (record ? valuesOf(resource, record) : initialOf(resource)), [record, resource])
  const draftKey = `draft:${userId}:${resource.name}:${typeof record?.id === 'string' ? record.id : '0'}:${JSON.stringify(given)}`
  const [values, setValues] = useState<Values>(saved)
  const [shownProblems, setShownProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [isSaving, setSaving] = useState(false)
  const [underWay, setUnderWay] = useState(0)
  const isDirty = useMemo(() => differs(values, saved), [values, saved])
  const draft = useKeptDraft(draftKey, values, isDirty)

  const [base, setBase] = useState(saved)
  if (base !== saved) {
    setBase(saved)
    setValues(saved)
    setShownProblems([])
  }

  const change = useCallback((key: string, value: unknown) => {
    setValues(known => ({ ...known, [key]: value }))
    setShownProblems(known => known.filter(problem => problem.at !== key && !problem.at.startsWith(`${key}[`)))
  }, [])

  const shown = useMemo(() => shownFields(resource, values, ids), [resource, values, ids])

  /** @param over the saved version that this one is written over; what was loaded, unless a conflict showed another */
  async function save(moment: Moment, more: Values = {}, over = record): Promise<Row | undefined> {
    const problems = problemsOfForm(resource, record, values, shown, moment, ids)
    setShownProblems(problems)
    setConflict(undefined)
    if (problems.length > 0) return undefined
    setSaving(true)
    try {
      const answer = await send(resource, over, values, shown, { ...given, ...more })
      draft.drop()
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      queries.setQueryData(['record', resource.name, answer.id], answer)
      return answer
    } catch (error) {
      const theirs = staleOf(error)
      if (theirs) setConflict({ theirs, mine: writtenOf(resource, values, shown) })
      else if (error instanceof ApiError && error.validationErrors.length > 0) setShownProblems(problemsOf(error, lang))
      else throw error
      return undefined
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    change,
    /** Is a file on its way? Saved now, the record would go without it. */
    isWaiting: underWay > 0,
    noteUnderWay: useCallback((by: 1 | -1) => setUnderWay(count => count + by), []),
    shown,
    problems: shownProblems,
    showProblems: setShownProblems,
    isDirty,
    isSaving,
    save,
    /** A draft that this browser kept and that differs from what is saved; offered until the reader has decided. */
    draft: draft.offered && differs(draft.offered, saved) ? draft.offered : undefined,
    useDraft: () => {
      if (draft.offered) setValues({ ...saved, ...draft.offered })
      draft.decide()
    },
    forgetDraft: draft.forget,
    conflict,
    takeTheirs: () => {
      if (conflict) queries.setQueryData(['record', resource.name, conflict.theirs.id], conflict.theirs)
      draft.drop()
      setConflict(undefined)
    },
    closeConflict: () => setConflict(undefined),
  }
}

function differs(values: Values, saved: Values): boolean {
  return Object.keys(values).some(key => JSON.stringify(values[key] ?? null) !== JSON.stringify(saved[key] ?? null))
}

type Shown = (fieldName: string) => boolean

/** The values that a form writes: its own, of fields that exist in this situation. */
function writtenOf(resource: AnyResource, values: Values, shown: Shown): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isWritable(resource, key) && shown(fieldNameOf(resource, key))))
}

function problemsOfForm(
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
  return validate(resource, whole, moment, { clock: deskClock, ids }).filter(problem => problem.at !== state?.name)
}

/** A child row carries the id that it was answered with, so that it stays the same row; it is no value of the definition. */
function withoutRowIds(resource: AnyResource, key: string, value: unknown): unknown {
  if (!resource.fields[key]?.fields || !Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')) : row,
  )
}

/** Sends what was written: of a new record everything, of a known one what differs from it; what no longer applies is emptied. */
function send(resource: AnyResource, record: Row | undefined, values: Values, shown: Shown, more: Values): Promise<Row> {
  const written = writtenOf(resource, values, shown)
  const path = callName(resource.name)
  if (!record) {
    const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
    return browserApi.send('POST', `${path}/Create`, { ...given, ...more }, { 'idempotency-key': crypto.randomUUID() })
  }
  const gone = Object.keys(values).filter(key => isWritable(resource, key) && !(key in written))
  const all = { ...Object.fromEntries(gone.map(key => [key, null])), ...written }
  const changed = Object.entries(all).filter(([key, value]) => JSON.stringify(value ?? null) !== JSON.stringify(record[key] ?? null))
  return browserApi.send('PUT', `${path}/Update`, {
    id: record.id,
    concurrencyStamp: record.concurrencyStamp,
    ...Object.fromEntries(changed),
  })
}

/** What binds when this record is saved: a draft may be incomplete. */
export function momentOf(resource: AnyResource, record: Row | undefined): Moment {
  if (resource.publishing === 'reviewed') return record === undefined || record.isDraft === true ? 'save' : 'submit'
  if (!findState(resource)) return 'submit'
  const word = record ? wordOfState(resource, record) : undefined
  return word === undefined || isDraftState(resource, word) ? 'save' : 'submit'
}

function initialOf(resource: AnyResource): Values {
  return Object.fromEntries(
    columnsOf(resource.fields).map(({ name, field }) => {
      const initially = findCheck(field, 'initially')?.[0]
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

function staleOf(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined
  const { details } = error
  return typeof details === 'object' && details !== null && 'theirs' in details && isRow(details.theirs) ? details.theirs : undefined
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function problemsOf({ validationErrors }: ApiError, lang: Lang): Problem[] {
  return validationErrors.flatMap(({ members, message, rule }) =>
    members.map(at => ({ at, rule, sentence: { ar: message, en: message, [lang]: message } })),
  )
}

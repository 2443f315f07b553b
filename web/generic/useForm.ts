import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react'
import { shownFields, type AnyResource, type Moment, type Problem } from '../../kernel/kernel.ts'
import { ApiError } from './api.ts'
import type { Draft } from './drafts.ts'
import { noteFiles } from './files.ts'
import type { LookupWords } from './lookups.ts'
import { valuesOf, type Row } from './record.ts'
import { useCreation } from './useCreation.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import { changesOf, initialOf, problemsOfForm, sendChanges, writtenOf, type SavingCall, type Values } from './written.ts'

/** The saved record that somebody else made of it, and what this form would have written. */
export interface Conflict {
  readonly theirs: Row
  readonly mine: Values
  /** The saved record that mine was typed on; undefined where a kept draft was typed on one that is no longer at hand. */
  readonly base: Row | undefined
  /** How it was saved: so it is saved again. */
  readonly moment: Moment
  readonly by: SavingCall | undefined
  readonly ids: LookupWords['ids']
}

/** How a form is saved where it is not as usual. */
export interface Saving {
  /** The saved version that this one is written over; what it was typed on, unless a conflict showed another. */
  readonly over?: Row | undefined
  /** Columns whose values are those of that version, whatever is typed. */
  readonly taken?: readonly string[]
  readonly by?: SavingCall | undefined
  /** What publishing asks a second time was answered with yes. */
  readonly isConfirmed?: boolean
}

interface FormOptions {
  readonly resource: AnyResource
  /** Undefined: a new record. */
  readonly record: Row | undefined
  readonly words: LookupWords
  /** Values of a new record that the page gives: whose it is. */
  readonly given: Values
  /** With which a new record begins. */
  readonly begun: Values
  /** Whose drafts are kept: the reader and the place that he works for. */
  readonly keeper: string
}

/** A form over a definition: its values, what is wrong with them, saving, conflicts, and the draft that this browser keeps. */
export function useForm({ resource, record, words, given, begun, keeper }: FormOptions) {
  const { ids } = words
  const queries = useQueryClient()
  const create = useCreation(resource)
  const version = useVersion(resource, record, words, { ...begun, ...given })
  const { base, values: typed, isDirty, setValues, take, writtenOn, minor } = version
  const [shownProblems, setShownProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [isSaving, setSaving] = useState(false)
  const id = base ? String(base.id) : '0'
  const draft = useKeptDraft(`draft:${keeper}:${resource.name}:${id}:${JSON.stringify(given)}`, version.typed)

  const update = useUpdate(resource, setValues, setShownProblems)
  const shown = useMemo(() => shownFields(resource, typed, ids), [resource, typed, ids])

  async function save(
    moment: Moment,
    more: Values = {},
    { over = writtenOn, taken = [], by, isConfirmed }: Saving = {},
  ): Promise<Row | undefined> {
    const chosen = Object.fromEntries(taken.map(key => [key, over?.[key] ?? null]))
    const values = { ...typed, ...chosen }
    const shown = shownFields(resource, values, ids)
    if (taken.length > 0) setValues(known => ({ ...known, ...chosen }))
    const problems = problemsOfForm(resource, base, values, shown, moment, ids)
    setShownProblems(problems)
    setConflict(undefined)
    if (problems.length > 0) return undefined
    setSaving(true)
    const told = { ...(minor.isMinor && { isMinor: true }), ...(isConfirmed && { confirmed: true }) }
    try {
      const answer = over
        ? await sendChanges(resource, over, values, shown, told, by)
        : await create({ ...withoutEmpty(writtenOf(resource, values, shown)), ...given, ...more })
      noteFiles(answer)
      draft.drop()
      take(answer, values)
      queries.setQueryData(['record', resource.name, String(answer.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      return answer
    } catch (error) {
      const theirs = staleOf(error)
      if (theirs) setConflict({ theirs, base: version.atHand(over), mine: writtenOf(resource, values, shown), moment, by, ids })
      else setShownProblems(problemsOf(error))
      return undefined
    } finally {
      setSaving(false)
    }
  }

  return {
    /** The saved record that this form is written on; undefined of a new one. */
    base,
    values: typed,
    /** Changes a value by what it is by then: whatever ends later than it began finds what was typed meanwhile. */
    update,
    fill: version.fill,
    ...useUnderWay(),
    shown,
    problems: shownProblems,
    showProblems: setShownProblems,
    isDirty,
    minor,
    isSaving,
    save,
    /** Did this browser keep a draft that differs from what is saved? Offered until the reader has decided. */
    hasDraft: draft.offered !== undefined && Object.keys(changesOf(draft.offered.values, version.saved)).length > 0,
    useDraft: () => draft.decide(version.restore),
    forgetDraft: draft.forget,
    conflict,
    takeTheirs: () => {
      if (!conflict) return
      draft.drop()
      take(conflict.theirs, typed)
      queries.setQueryData(['record', resource.name, String(conflict.theirs.id)], conflict.theirs)
      setConflict(undefined)
    },
    closeConflict: () => setConflict(undefined),
  }
}

/** Changes a value by what it is by then; what was wrong with it is forgotten. */
function useUpdate(
  { fields }: AnyResource,
  setValues: Dispatch<SetStateAction<Values>>,
  setProblems: Dispatch<SetStateAction<readonly Problem[]>>,
) {
  return useCallback(
    (key: string, change: (known: unknown) => unknown) => {
      const focus = fields[key]?.kind === 'image' ? `${key}Focus` : undefined
      setValues(known => {
        const before = known[key] ?? null
        const value = change(before)
        // Another picture has its middle elsewhere.
        const isOther = focus !== undefined && value !== before && known[focus] != null
        return { ...known, [key]: value, ...(isOther && { [focus]: null }) }
      })
      setProblems(known => known.filter(problem => problem.at !== key && !problem.at.startsWith(`${key}[`)))
    },
    [fields, setValues, setProblems],
  )
}

/** The files on their way. */
function useUnderWay() {
  const [underWay, setUnderWay] = useState(0)
  return {
    /** Is a file on its way? Saved now, the record would go without it. */
    isWaiting: underWay > 0,
    noteUnderWay: useCallback((by: 1 | -1) => setUnderWay(count => count + by), []),
  }
}

/**
 * The saved record that a form is written on, and what is typed over it. A newer one is taken only while nothing is typed: over what a
 * colleague saved meanwhile nobody writes unseen, and nobody loses what he has typed.
 */
function useVersion(resource: AnyResource, record: Row | undefined, { defaultOf }: LookupWords, given: Values) {
  // What is preselected is decided when the form is opened.
  const [initial, setInitial] = useState(() => ({ ...initialOf(resource, defaultOf), ...fieldsIn(resource, given) }))
  const [base, setBase] = useState(record)
  const [seen, setSeen] = useState(record)
  const [restoredOn, setRestoredOn] = useState<string>()
  const [isMinor, setMinor] = useState(false)
  const saved = useMemo(() => (base ? valuesOf(resource, base) : initial), [base, resource, initial])
  const [values, setValues] = useState<Values>(saved)
  const changes = useMemo(() => changesOf(values, saved), [values, saved])
  if (record !== seen) {
    setSeen(record)
    if (record && Object.keys(changes).length === 0) take(record, values)
  }

  /** @param known the values that the record has or takes the place of; what was typed since then stays */
  function take(answer: Row, known: Values): void {
    setBase(answer)
    setRestoredOn(undefined)
    setMinor(false)
    setValues(now => ({ ...valuesOf(resource, answer), ...changesOf(now, known) }))
  }
  const isDirty = Object.keys(changes).length > 0
  // What a draft was typed on is what saving it is compared with.
  const writtenOn = base && isDirty && restoredOn !== undefined ? { ...base, concurrencyStamp: restoredOn } : base
  const stamp = typeof writtenOn?.concurrencyStamp === 'string' ? writtenOn.concurrencyStamp : undefined
  return {
    base,
    saved,
    values,
    isDirty,
    setValues,
    take,
    /** Does what was typed only correct letters, so that the other language need not follow? */
    minor: { isMinor, setMinor },
    /** The record with the stamp of the version that was before the reader when he typed. */
    writtenOn,
    /** The saved record that something is written over, as it was; undefined of a draft that was typed on another one. */
    atHand: (over: Row | undefined) => (over === writtenOn && stamp !== base?.concurrencyStamp ? undefined : over),
    typed: useMemo((): Draft | undefined => (isDirty ? { values: changes, stamp } : undefined), [changes, isDirty, stamp]),
    fill: (given: Values) => {
      setInitial(known => ({ ...known, ...given }))
      setValues(known => ({ ...known, ...given }))
    },
    restore: (draft: Draft) => {
      setValues(known => ({ ...known, ...draft.values }))
      setRestoredOn(draft.stamp)
    },
  }
}

/** What the page gives that is a field of the record: rules ask for it like for the others. */
function fieldsIn({ fields }: AnyResource, given: Values): Values {
  return Object.fromEntries(Object.entries(given).filter(([key]) => key in fields))
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

function staleOf(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('theirs' in details) || !isRow(details.theirs)) return undefined
  noteFiles(details.theirs)
  return details.theirs
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** What the server found wrong. @throws what was given, when it is something else */
function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ApiError) || error.validationErrors.length === 0) throw error
  return error.problems()
}

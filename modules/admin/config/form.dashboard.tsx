import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { columnsOf, isMissing, problemsOfFields, type LookupIds, type Problem, type Values } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { deskClock } from '../../../web/generic/zone.ts'
import type { AnySetting, GroupCode, Setting } from '../settings/settings.ts'
import type { ConfigItem, ConfigPage } from './calls.ts'
import { problemsBetween } from './rules.ts'

/** A setting with what the server says of it. */
export interface KnownSetting {
  readonly setting: AnySetting
  readonly item: ConfigItem
}

/** What somebody else has saved of one setting meanwhile. */
export interface TheirSetting {
  readonly key: string
  readonly values: Values
  readonly concurrencyStamp: string | null
}

/** The settings of one group as they are edited: what is typed, which go back to their defaults, what is wrong, and saving. */
export function useConfigForm(group: GroupCode, newest: readonly KnownSetting[], ids: LookupIds) {
  const edits = useEdits(newest)
  const { base, typed, resets, values, take } = edits
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [theirs, setTheirs] = useState<readonly TheirSetting[]>()
  const [isSaving, setSaving] = useState(false)
  const [underWay, setUnderWay] = useState(0)
  const forgive = (names: readonly string[]) =>
    setProblems(known => known.filter(({ at }) => !names.some(name => at === name || at.startsWith(`${name}[`))))
  const read = <T,>(setting: Setting<T>): T => {
    const stored = setting.toStored(pick(values, namesOf(setting)))
    return (stored === undefined ? undefined : setting.read(stored, ids)) ?? setting.initially
  }

  /** @param over what a colleague has saved, when it is to be written over @returns was it saved? */
  async function save(over: readonly TheirSetting[] = []): Promise<boolean> {
    // Whether a secret is there the server alone knows.
    const secrets = new Set(base.flatMap(({ setting }) => (setting.isSecret ? setting.key : [])))
    const touched = base.filter(({ setting }) => resets.has(setting.key) || namesOf(setting).some(name => name in typed))
    const found = problemsBefore(touched, values, resets, read).filter(({ at, rule }) => rule !== 'required' || !secrets.has(at))
    setProblems(found)
    setTheirs(undefined)
    if (found.length > 0) return false
    setSaving(true)
    try {
      const { items } = await send(group, touched, over, typed, resets)
      take(items)
      edits.noteSaved()
      return true
    } catch (error) {
      const stale = staleOf(error)
      if (stale) setTheirs(stale)
      else setProblems(problemsIn(error))
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    known: base,
    values,
    typed,
    isDirty: edits.isDirty,
    update: (known: KnownSetting, name: string, change: (before: unknown) => unknown) => {
      edits.update(known, name, change)
      forgive([name])
    },
    reset: (known: KnownSetting) => {
      edits.reset(known)
      forgive(namesOf(known.setting))
    },
    leave: (known: KnownSetting) => {
      edits.leave(known)
      forgive(namesOf(known.setting))
    },
    read,
    take,
    problems,
    isSaving,
    isWaiting: underWay > 0,
    noteUnderWay: useCallback((by: 1 | -1) => setUnderWay(count => count + by), []),
    save,
    theirs,
    /** Takes what the colleague has saved; what was typed of other settings stays. */
    async takeTheirs(): Promise<void> {
      const keys = new Set(theirs?.map(({ key }) => key))
      setTheirs(undefined)
      for (const known of base) if (keys.has(known.setting.key)) edits.leave(known)
      const page = await browserApi.get<ConfigPage>('Config/GetListPaged', { group, maxResultCount: 1000 })
      take(page.items)
    },
    closeConflict: () => setTheirs(undefined),
  }
}

/** What is saved, what is typed over it, and which settings are to hold their defaults again. */
function useEdits(newest: readonly KnownSetting[]) {
  const queries = useQueryClient()
  const [base, setBase] = useState(newest)
  const [typed, setTyped] = useState<Values>({})
  const [resets, setResets] = useState<ReadonlySet<string>>(noKeys)
  const [seen, setSeen] = useState(newest)
  const isDirty = Object.keys(typed).length > 0 || resets.size > 0
  // Over what a colleague saved meanwhile nobody writes unseen: what was typed stays with the version that it was typed on.
  if (newest !== seen) {
    setSeen(newest)
    if (!isDirty) setBase(newest)
  }
  const values: Values = useMemo(
    () => ({ ...Object.assign({}, ...base.map(known => shownOf(known, resets))), ...typed }),
    [base, resets, typed],
  )
  return {
    base,
    typed,
    resets,
    values,
    isDirty,
    update({ setting }: KnownSetting, name: string, change: (before: unknown) => unknown): void {
      setTyped(known => ({
        ...known,
        // The other half of what goes back to its default is the default's.
        ...(resets.has(setting.key) && pick(values, namesOf(setting))),
        [name]: change(name in known ? known[name] : (values[name] ?? null)),
      }))
      setResets(known => without(known, setting.key))
    },
    reset({ setting }: KnownSetting): void {
      setTyped(known => omit(known, namesOf(setting)))
      setResets(known => new Set([...known, setting.key]))
    },
    /** Back to what was saved: nothing is typed of it any more. */
    leave({ setting }: KnownSetting): void {
      setTyped(known => omit(known, namesOf(setting)))
      setResets(known => without(known, setting.key))
    },
    /** What was typed is saved; what was typed since then is not. */
    noteSaved(): void {
      setTyped(known => Object.fromEntries(Object.entries(known).filter(([name, value]) => value !== typed[name])))
      setResets(noKeys)
    },
    /** Settings as the server has them now. */
    take(items: readonly ConfigItem[]): void {
      const fresh = new Map(items.map(item => [item.key, item]))
      setBase(known => known.map(({ setting, item }) => ({ setting, item: fresh.get(setting.key) ?? item })))
      // The frame of the desk shows some of them: names, sizes of lists, maintenance.
      void queries.invalidateQueries({ queryKey: ['publicConfig'] })
      queries.setQueryData<ConfigPage>(['config'], page => page && { ...page, items: page.items.map(item => fresh.get(item.key) ?? item) })
    },
  }
}

function send(
  group: GroupCode,
  touched: readonly KnownSetting[],
  over: readonly TheirSetting[],
  typed: Values,
  resets: ReadonlySet<string>,
): Promise<{ items: readonly ConfigItem[] }> {
  const stamps = new Map([
    ...touched.map(({ setting, item }) => [setting.key, item.concurrencyStamp] as const),
    ...over.map(({ key, concurrencyStamp }) => [key, concurrencyStamp] as const),
  ])
  return browserApi.send('PUT', 'Config/UpdateGroup', {
    group,
    stamps: [...stamps].map(([key, concurrencyStamp]) => ({ key, ...(concurrencyStamp !== null && { concurrencyStamp }) })),
    ...typed,
    ...(resets.size > 0 && { defaults: [...resets] }),
  })
}

/** What is edited of a group. */
export type ConfigForm = ReturnType<typeof useConfigForm>

const noKeys: ReadonlySet<string> = new Set()

/** The names of a setting's values on the wire. */
export function namesOf({ fields }: AnySetting): string[] {
  return columnsOf(fields).map(({ name }) => name)
}

function shownOf({ setting, item }: KnownSetting, resets: ReadonlySet<string>): Values {
  return resets.has(setting.key) ? item.defaults : item.values
}

/** What the server would refuse too, found before it is asked. */
function problemsBefore(
  touched: readonly KnownSetting[],
  values: Values,
  resets: ReadonlySet<string>,
  read: <T>(setting: Setting<T>) => T,
): Problem[] {
  const problems: Problem[] = []
  const wrong = new Set<string>()
  for (const { setting } of touched) {
    const mine = pick(values, namesOf(setting))
    const isEmpty = setting.isOptional && Object.values(mine).every(isMissing)
    if (resets.has(setting.key) || isEmpty) continue
    const found = problemsOfFields(setting.fields, mine, 'submit', deskClock)
    problems.push(...found)
    if (found.length > 0) wrong.add(setting.key)
  }
  return [...problems, ...problemsBetween(new Set(touched.map(({ setting }) => setting.key)), wrong, read)]
}

function staleOf(error: unknown): readonly TheirSetting[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('theirs' in details) || !Array.isArray(details.theirs)) return undefined
  return details.theirs
}

/** What the server found wrong. @throws what was given, when it is something else */
function problemsIn(error: unknown): Problem[] {
  if (!(error instanceof ApiError) || error.validationErrors.length === 0) throw error
  return error.problems()
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map(name => [name, values[name] ?? null]))
}

function omit(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter(other => other !== key)) : keys
}

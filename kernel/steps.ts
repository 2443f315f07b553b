import type { Field, Label, RefTarget, StateTable } from './field.ts'
import { findWord } from './codes.ts'
import type { Values } from './record.ts'
import type { AnyResource } from './resource.ts'

/** The state field of a resource. */
export interface StateOf {
  readonly name: string
  readonly field: Field
  readonly table: StateTable
}

/** The state field of a definition; undefined when its records have no states. */
export function findState(resource: AnyResource): StateOf | undefined {
  for (const [name, field] of Object.entries(resource.fields)) if (field.states) return { name, field, table: field.states }
  return undefined
}

/** The word of a stored state. @param code the integer in table and JSON */
export function stateWord({ table }: StateOf, code: unknown): string | undefined {
  return findWord(table.words, code)
}

/** The permission that a step or a button needs, in full. @param by `.Update` of the definition's own, or another one's whole name */
export function stepPermission({ permission, options }: AnyResource, by: string): string {
  return by.startsWith('.') ? `${options.editedUnder ?? permission}${by}` : by
}

/** A step that leads on from a state. */
export interface NextStep {
  readonly action: string
  readonly to: string
  readonly permission: string
}

/** What may be done with a record in this state; the words are in the order of the table. */
export function stepsFrom(resource: AnyResource, word: string): NextStep[] {
  const state = findState(resource)
  if (!state) return []
  return state.table.steps
    .filter(([from, , , by]) => from === word && by !== 'clock')
    .map(([, action, to, by]) => ({ action, to, permission: stepPermission(resource, by) }))
}

/** The steps that are calls of their own (`PUT …/Publish/{id}`), with the label of their button: all but creating, updating and those of the `clock`. */
export function stepCalls(resource: AnyResource): { action: string; permissions: string[]; label: Label }[] {
  const table = findState(resource)?.table
  const called = table?.steps.filter(([, action, , by]) => action !== 'create' && action !== 'update' && by !== 'clock') ?? []
  return [...new Set(called.map(([, action]) => action))].map(action => ({
    action,
    permissions: [...new Set(called.filter(step => step[1] === action).map(step => stepPermission(resource, step[3])))],
    label: table?.actions[action] ?? [action, action],
  }))
}

/** A step that decides on a record which waits for it. */
export interface Decision extends NextStep {
  readonly from: string
}

const buttonsOfAuthors = new Set(['.Create', '.Update', '.Submit'])

/** The decisions that records of a definition wait for: the steps out of its waiting states, but for those by which authors take them back. */
export function decisionsOf(resource: AnyResource): Decision[] {
  const table = findState(resource)?.table
  if (!table) return []
  const isWaiting = (word: string) => table.words[word]?.[3] === 'waiting'
  return table.steps.flatMap(([from, action, to, by]) =>
    from !== null && isWaiting(from) && !isWaiting(to) && by !== 'clock' && !buttonsOfAuthors.has(by)
      ? [{ from, action, to, permission: stepPermission(resource, by) }]
      : [],
  )
}

/** May a record in this state still be incomplete? */
export function isDraftState(resource: AnyResource, word: string): boolean {
  return findState(resource)?.table.words[word]?.[3] === 'draft'
}

/**
 * Why a record cannot be deleted as it is: citizens see it, or its state is none in which records are deleted; undefined when it can.
 * @param row as calls answer it, in records and in lists
 * @returns `published`, or the word of the state
 */
export function deletionBar(resource: AnyResource, row: Values): 'published' | { readonly state: string } | undefined {
  if (typeof row.liveVersion === 'number' || (resource.publishing === 'switched' && row.isPublished === true)) return 'published'
  const state = findState(resource)
  const word = state && stateWord(state, row[state.name])
  const hasDrafts = Object.values(state?.table.words ?? {}).some(([, , , draft]) => draft === 'draft')
  return word !== undefined && hasDrafts && !isDraftState(resource, word) ? { state: word } : undefined
}

/** The first part of the address of a definition's calls: `/api/News/Get/{id}`. */
export function callsOf({ name, options }: RefTarget): string {
  return options?.calls ?? callName(name)
}

/** With the first letter large: how a call is named after a resource or an action. */
export function callName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

import { columnsOf, shownFields, type AnyResource, type Column } from '../../kernel/kernel.ts'
import { isSame, takenWith } from '../fields/differences.ts'
import type { Conflict } from './useForm.ts'

/** A value on which two versions do not agree, and which of them has changed it. */
export interface Difference {
  readonly column: Column
  /** Undefined: what both began with is not known. */
  readonly by: 'mine' | 'theirs' | 'both' | undefined
}

/** What two people have written of one record, where it differs: what both have changed first, for that alone has to be chosen. */
export function differencesOf(resource: AnyResource, conflict: Pick<Conflict, 'base' | 'mine' | 'theirs'>): readonly Difference[] {
  const { mine, theirs } = conflict
  const differing = columnsOf(resource.fields).filter(
    column => column.name in mine && !isSame(column, mine[column.name], theirs[column.name]),
  )
  const differences = differing.map(column => ({ column, by: changerOf(column, conflict) }))
  return [...differences.filter(({ by }) => by === 'both'), ...differences.filter(({ by }) => by !== 'both')]
}

function changerOf(column: Column, { base, mine, theirs }: Pick<Conflict, 'base' | 'mine' | 'theirs'>): Difference['by'] {
  if (!base) return undefined
  const known = base[column.name]
  if (isSame(column, known, mine[column.name])) return 'theirs'
  return isSame(column, known, theirs[column.name]) ? 'mine' : 'both'
}

/** The columns that only the other one has changed: they are his. The middle of a picture stays that of the picture which is kept. */
export function takenAtFirst(resource: AnyResource, differences: readonly Difference[]): readonly string[] {
  const [theirs, others] = [differences.filter(({ by }) => by === 'theirs'), differences.filter(({ by }) => by !== 'theirs')]
  const kept = new Set(others.flatMap(({ column }) => takenWith(resource, column.name)))
  const taken = theirs.filter(({ column }) => !kept.has(column.name)).flatMap(({ column }) => takenWith(resource, column.name))
  return [...new Set(taken)]
}

/** What is taken, and with it what stands in the fields that come with it and were not shown before: it is the other's too. */
export function takenWhole(
  resource: AnyResource,
  { mine, theirs, ids }: Pick<Conflict, 'mine' | 'theirs' | 'ids'>,
  taken: readonly string[],
): readonly string[] {
  const chosen = Object.fromEntries(taken.map(key => [key, theirs[key] ?? null]))
  const [before, after] = [shownFields(resource, mine, ids), shownFields(resource, { ...mine, ...chosen }, ids)]
  const opened = columnsOf(resource.fields).filter(({ fieldName }) => after(fieldName) && !before(fieldName))
  return [...new Set([...taken, ...opened.map(({ name }) => name)])]
}

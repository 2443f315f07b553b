import { AsyncLocalStorage } from 'node:async_hooks'
import type { Platform } from '../platform.ts'
import type { RecordId } from './id.ts'
import type { Model } from './model.ts'

interface Reading {
  readonly tags: Set<string>
  until: number | undefined
}
const reading = new AsyncLocalStorage<Reading>()

/** What came of some work, and what whoever keeps it must know. */
export interface Read<T> {
  readonly result: T
  /** A kind of record (`news`: any of them) or one record (`news:<id>`): when one was changed the result is old. */
  readonly tags: ReadonlySet<string>
  /** When the result is old although nobody has written, as `performance.now()` counts; undefined: never. */
  readonly until: number | undefined
}

/** What was read while the work ran, so that whoever keeps its result knows when to drop it. */
export async function withReadTags<T>(work: () => Promise<T>): Promise<Read<T>> {
  const noted: Reading = { tags: new Set(), until: undefined }
  const result = await reading.run(noted, work)
  return { result, ...noted }
}

/** Notes that what is being answered rests on these records. Every public call notes what it read. */
export function noteRead(tags: readonly string[]): void {
  const noted = reading.getStore()
  for (const tag of tags) noted?.tags.add(tag)
}

/**
 * Notes that what is being answered is true for so long only: then something in it begins or ends by the clock.
 * @param ms from now, by the database's clock; undefined: nothing does
 */
export function noteTrueFor(ms: number | undefined): void {
  const noted = reading.getStore()
  if (noted && ms !== undefined) noted.until = Math.min(noted.until ?? Infinity, performance.now() + ms)
}

/** A kind of record with those that share its rows: a place is also changed through its authority's file, and the other way round. */
export function kindsOf(platform: Platform, model: Model): string[] {
  const base = model.base?.model ?? model
  const further = [...platform.models.values()].filter(other => other.base?.model === base)
  return [...new Set([model, base, ...further])].map(({ resource }) => resource.name)
}

/** The tags of one row, whichever definition it is changed through. */
export function tagsOfRow(platform: Platform, model: Model, id: RecordId): string[] {
  return kindsOf(platform, model).map(kind => `${kind}:${id}`)
}

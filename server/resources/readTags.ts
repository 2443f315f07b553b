import { AsyncLocalStorage } from 'node:async_hooks'
import type { Platform } from '../platform.ts'
import type { RecordId } from './id.ts'
import type { Model } from './model.ts'

const reading = new AsyncLocalStorage<Set<string>>()

/**
 * What was read while the work ran, so that whoever keeps its result knows when to drop it. A tag names a kind of record (`news`: any of
 * them) or one record (`news:<id>`).
 */
export async function withReadTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: ReadonlySet<string> }> {
  const tags = new Set<string>()
  return { result: await reading.run(tags, work), tags }
}

/** Notes that what is being answered rests on these records. Every public call notes what it read. */
export function noteRead(tags: readonly string[]): void {
  const noted = reading.getStore()
  for (const tag of tags) noted?.add(tag)
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

import type { ByteRange, FileStore } from './store.ts'

/** Where new files go, and where files may lie. */
export interface Stores {
  readonly present: FileStore
  /** The nearest first; the present one is among them. */
  readonly places: readonly [FileStore, ...FileStore[]]
}

/**
 * A store that follows a setting: what is new goes to the present one, what was put elsewhere before is read where it lies. Nothing is moved.
 * @param stores asked at each call
 */
export function followingStore(stores: () => Stores): FileStore {
  return {
    put: (key, content) => stores().present.put(key, content),
    remove: key => stores().present.remove(key),
    async findSize(key) {
      for (const store of stores().places) {
        const size = await store.findSize(key)
        if (size !== undefined) return size
      }
      return undefined
    },
    async *read(key: string, range?: ByteRange) {
      const [first, ...others] = stores().places
      let place = first
      for (const next of others) {
        // The last one need not be asked whether it has it.
        if ((await place.findSize(key)) !== undefined) break
        place = next
      }
      yield* place.read(key, range)
    },
  }
}

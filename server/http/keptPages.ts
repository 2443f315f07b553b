/** What a store must know of a page. */
export interface Keepable {
  /** What it rests on. */
  readonly tags: ReadonlySet<string>
  /** From when on it is old by the clock, as `performance.now()` counts. */
  readonly until: number | undefined
  readonly bytes: number
}

/** Pages by their addresses. */
export interface PageStore<P extends Keepable> {
  /** The page, as long as it is true by the clock. It was used just now. */
  find(key: string): P | undefined
  keep(key: string, page: P): void
  remove(key: string): void
  /** A record was changed: what rests on it, or on any record of its kind, goes. */
  drop(tag: string): void
  /** So many of them, what was asked for last first. */
  newest(most?: number): (readonly [key: string, page: P])[]
  /** Hands its pages over; in order, so that what was asked for last stays longest. */
  moveTo(other: { keep(key: string, page: P): void }): void
  clear(): void
}

/** What every page shows in its frame or its words: a change of these drops all. */
const everywhere: ReadonlySet<string> = new Set(['setting', 'lookup', 'lookupType', 'interfaceText', 'unheard'])
const bytesOfAPage = 1024 * 1024
/** Pages in the order of their use: when there is no room, the one that was asked for longest ago goes. */
export function keptPages<P extends Keepable>(mostBytes: number): PageStore<P> {
  const pages = new Map<string, P>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  return {
    find(key: string): P | undefined {
      const page = pages.get(key)
      if (page?.until !== undefined && page.until <= performance.now()) {
        remove(key)
        return undefined
      }
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    keep(key: string, page: P): void {
      remove(key)
      if (page.bytes > bytesOfAPage) return
      pages.set(key, page)
      bytes += page.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break
        remove(oldest)
      }
    },
    drop(tag: string): void {
      for (const [key, page] of pages) if (restsOn(page.tags, tag)) remove(key)
    },
    remove,
    newest(most = Infinity) {
      return [...pages].reverse().slice(0, most)
    },
    moveTo(other) {
      for (const [key, page] of pages) other.keep(key, page)
      this.clear()
    },
    clear(): void {
      pages.clear()
      bytes = 0
    },
  }
}

/** Does what a page rests on hold what was changed, or is that in every page? @param changed the tag of a record: `news:<id>` */
export function restsOn(tags: ReadonlySet<string>, changed: string): boolean {
  const kind = changed.split(':', 1)[0] ?? changed
  return everywhere.has(kind) || tags.has(kind) || tags.has(changed)
}

import { listen } from './database/listen.ts'
import type { PageCache } from './http/pageCache.ts'
import { log } from './log.ts'
import { changedChannel, onAnnounced } from './resources/changes.ts'

/** What this process keeps of the database and reads anew when it was changed. */
export interface Memory {
  /** The kind of the tags that concern it: `setting` of `setting:General.Slogan`. */
  readonly kind: string
  /** Reads it anew. A second call while it is being read reads once more. */
  reload(): Promise<void>
}

const pauseMs = 1000

/**
 * Keeps what this process knows as every process has left it. A page that rests on a memory is dropped only when the memory is up to
 * date: made in between it would say the old state for good. While nothing can be heard no page is kept. Who has changed something here
 * is answered when this process knows it, or has tried once in vain to read it: his change is committed, and it is read on without him.
 * @param url a direct connection, past a pooler
 * @returns ends the hearing
 */
export function hearChanges(url: string, memories: readonly Memory[], cache: PageCache | undefined): () => Promise<void> {
  let isEnded = false
  // What was heard before the connection was lost says nothing of the time after it.
  let losses = 0
  const forget = onAnnounced(tag => actOnce(tag))
  const stop = listen(url, changedChannel, {
    heard: tag => void act(tag),
    lost: () => {
      losses++
      cache?.close()
    },
    found: () => {
      const lossesThen = losses
      void renewed(memories).then(() => {
        if (lossesThen === losses && !isEnded) cache?.open()
      })
    },
  })
  return () => {
    isEnded = true
    forget()
    return stop()
  }

  function act(tag: string): Promise<void> | void {
    const concerned = concernedBy(tag)
    if (concerned.length === 0) return cache?.drop(tag)
    return renewed(concerned).then(() => cache?.drop(tag))
  }

  async function actOnce(tag: string): Promise<void> {
    if (await isRenewed(concernedBy(tag))) cache?.drop(tag)
    else void act(tag)
  }

  function concernedBy(tag: string): Memory[] {
    return memories.filter(({ kind }) => tag.startsWith(`${kind}:`))
  }

  async function renewed(concerned: readonly Memory[]): Promise<void> {
    while (!isEnded && !(await isRenewed(concerned))) await new Promise(resolve => setTimeout(resolve, pauseMs).unref())
  }
}

async function isRenewed(memories: readonly Memory[]): Promise<boolean> {
  try {
    await Promise.all(memories.map(memory => memory.reload()))
    return true
  } catch (error) {
    log.error({ err: error }, 'what this process keeps could not be read anew; it is tried again')
    return false
  }
}

import { visitor } from '../../kernel/kernel.ts'
import type { Actor, Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { log } from '../log.ts'
import { changedChannel } from '../resources/changes.ts'

const aSecondMs = 1000
const aMinuteMs = 60_000
/** At once, so that the chain is not held for long. */
const mostEntries = 1000

const sealer: Actor = { caller: visitor, requestId: '', address: undefined }

/** What one round of sealing has done. */
export interface Sealed {
  /** Entries that were numbered and sealed; -1: another process is at it. */
  readonly sealed: number
  /** Days that were closed: their roots can be published. */
  readonly closed: number
}

/**
 * Numbers and seals the entries of transactions that have ended, and closes the days that are over; once, unless another process does so at
 * this moment. Nobody waits for it, and a process that is killed in the middle leaves nothing of its round behind.
 */
export async function sealAudit(database: Database, most = mostEntries): Promise<Sealed> {
  return database.write(sealer, async transaction => {
    const done = await transaction.find<Sealed>(sql`select sealed, closed from seal_audit(${most})`)
    if (!done) throw new Error('The sealing of the audit said nothing')
    if (done.closed > 0) await transaction.notify(changedChannel, 'auditRoot:closed')
    return done
  })
}

/** Seals every second, in rounds until nothing is left. @returns ends it, and resolves when the round under way is over */
export function keepSealed(database: Database): () => Promise<void> {
  let isEnded = false
  let saidAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()

  async function run(): Promise<void> {
    try {
      while (!isEnded && (await sealAudit(database)).sealed === mostEntries);
    } catch (error) {
      // It is tried again in a second; while the database is away that is not worth a line each.
      if (performance.now() - saidAt > aMinuteMs) log.error({ err: error }, 'the audit was not sealed; it is tried again')
      saidAt = performance.now()
    }
    if (!isEnded) timer = setTimeout(next, aSecondMs).unref()
  }
  function next(): void {
    round = run()
  }

  next()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await round
  }
}

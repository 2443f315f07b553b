import { Refused } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import type { Actor, Database } from '../database/connect.ts'
import { log } from '../log.ts'
import { noteEventNow } from './note.ts'

/** A call that failed. */
interface Failed {
  readonly error: unknown
  readonly status: number
  /** The definition whose call it was, and the record that was named. */
  readonly resource: string | undefined
  readonly id: string | undefined
  readonly durationMs: number
}

/** Notes what the audit keeps of calls that failed. */
export interface RefusalNotes {
  /** Resolves when the refusal is noted; of a fault at once. Never rejects: the answer goes out all the same. */
  note(actor: Actor, failed: Failed): Promise<void>
}

/** When the database is what fails, its connections are needed for better than many notes of it; the log has every one. */
const mostFaultsAtOnce = 5

/**
 * Refusals for want of a permission, and answers of 500 and above (portal and administration, section 6.1). What somebody without a
 * session asks for in vain is not noted: it could fill the audit.
 */
export function refusalNotes(database: Database): RefusalNotes {
  let underWay = 0

  async function noteFault(actor: Actor, { status, durationMs, ...failed }: Failed): Promise<void> {
    if (underWay >= mostFaultsAtOnce) return
    underWay++
    try {
      await noteEventNow(database, actor, { action: 'fault', ...rowOf(failed), status, durationMs })
    } finally {
      underWay--
    }
  }

  const missed = (actor: Actor) => (error: unknown) => log.error({ requestId: actor.requestId, err: error }, 'a failed call was not noted')
  return {
    note: async (actor, failed) => {
      const { error, status, durationMs } = failed
      if (status >= 500) void noteFault(actor, failed).catch(missed(actor))
      else if (status === 403 && error instanceof Refused && actor.caller.userId !== undefined)
        await noteEventNow(database, actor, {
          action: 'permissionDenied',
          ...rowOf(failed),
          changes: { code: [null, error.code], ...permissionIn(error.details) },
          status,
          durationMs,
        }).catch(missed(actor))
    },
  }
}

function rowOf({ resource, id }: Pick<Failed, 'resource' | 'id'>) {
  return { ...(resource !== undefined && { tableName: snake(resource) }), ...(id !== undefined && { rowId: id.slice(0, 100) }) }
}

function permissionIn(details: unknown): Record<string, [null, unknown]> {
  return typeof details === 'object' && details !== null && 'permission' in details ? { permission: [null, details.permission] } : {}
}

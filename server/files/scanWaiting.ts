import { noteEvent } from '../audit/note.ts'
import { sql } from '../database/sql.ts'
import type { Job, Turn } from '../jobs.ts'
import { log } from '../log.ts'
import type { SettingOf } from '../platform.ts'
import { scan, TooLargeToScan, type Verdict } from './clamd.ts'
import { scanStates } from './scanned.ts'

interface Waiting {
  readonly id: string
  readonly originalFileName: string
  readonly sha256: string
  readonly recordId: string | null
}

/** So many are taken in a turn. */
const mostAtOnce = 50

/** Scans what came while the scanner was away. Where there is none any more, what waits is as usable as what came without one. @param scanner its address; empty: there is none */
export function scanWaiting(scanner: SettingOf<string>): Job {
  return {
    name: 'scan of uploads',
    when: { everySeconds: 60 },
    run: async turn => {
      const address = turn.platform.settings.get(scanner)
      const waiting = await findWaiting(turn)
      if (waiting.length === 0) return
      if (address === '') return release(turn)
      for (const file of waiting) {
        if (turn.signal.aborted) return
        try {
          await note(turn, file, await scan(address, turn.platform.files.store.read(file.sha256)))
        } catch (error) {
          log.warn({ err: error, file: file.id }, 'a file that waits could not be scanned')
          // Who is away for one is away for all; what is too large keeps no other waiting.
          if (!(error instanceof TooLargeToScan)) return
        }
      }
    },
  }
}

/** In no order: what cannot be scanned does not stand before all others. */
function findWaiting({ platform }: Turn): Promise<Waiting[]> {
  return platform.database.rows<Waiting>(sql`
    select id, original_file_name as "originalFileName", sha256, record_id as "recordId" from attachment
    where scan_state = ${scanStates.waiting} order by random() limit ${mostAtOnce}`)
}

async function release({ write }: Turn): Promise<void> {
  await write(transaction =>
    transaction.rows(sql`update attachment set scan_state = ${scanStates.notScanned} where scan_state = ${scanStates.waiting}`),
  )
}

function note({ write }: Turn, { id, originalFileName, sha256, recordId }: Waiting, verdict: Verdict): Promise<void> {
  return write(async transaction => {
    const state = verdict.isClean ? scanStates.clean : scanStates.infected
    await transaction.rows(sql`update attachment set scan_state = ${state} where id = ${id} and scan_state = ${scanStates.waiting}`)
    if (verdict.isClean) return
    await noteEvent(transaction, {
      action: 'infectedFile',
      tableName: 'attachment',
      rowId: id,
      rowTitle: [originalFileName],
      changes: { found: [null, verdict.found], sha256: [null, sha256], ...(recordId !== null && { record: [null, recordId] }) },
    })
  })
}

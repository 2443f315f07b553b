import { sql } from '../database/sql.ts'
import type { Job, Turn } from '../jobs.ts'
import { log } from '../log.ts'
import type { SettingOf } from '../platform.ts'
import { scan, TooLargeToScan, type Verdict } from './clamd.ts'
import { noteInfected, noteUnexamined, tellOfUnexamined, type TellOfFinding } from './findings.ts'
import { scanStates } from './scanned.ts'

interface Waiting {
  readonly id: string
  readonly originalFileName: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly recordId: string | null
  readonly creator: string | null
}

/** So many are taken in a turn. */
const mostAtOnce = 50

/**
 * Scans what came while the scanner was away. What it does not read for its size is tried no more, and people are told. Where there is no
 * scanner any more, what waits is as usable as what came without one.
 * @param scanner its address; empty: there is none
 */
export function scanWaiting(scanner: SettingOf<string>, tell: TellOfFinding): Job {
  return {
    name: 'scan of uploads',
    when: { everySeconds: 60 },
    run: async turn => {
      const address = turn.platform.settings.get(scanner)
      if (address === '') return release(turn)
      for (const file of await findWaiting(turn)) {
        if (turn.signal.aborted) return
        try {
          await note(turn, file, await verdictOn(turn, address, file), tell)
        } catch (error) {
          log.warn({ err: error, file: file.id }, 'a file that waits could not be scanned')
          // Who is away for one is away for all.
          return
        }
      }
    },
  }
}

/** What is held back for want of a verdict; an index finds it. */
const held = sql`scan_state in (${scanStates.waiting}, ${scanStates.tooLarge})`

/** In no order: what cannot be scanned does not stand before all others. */
function findWaiting({ platform }: Turn): Promise<Waiting[]> {
  return platform.database.rows<Waiting>(sql`
    select id, original_file_name as "originalFileName", sha256, size_bytes as "sizeBytes", record_id as "recordId",
      creator from attachment
    where ${held} and scan_state = ${scanStates.waiting} order by random() limit ${mostAtOnce}`)
}

async function release({ platform, write }: Turn): Promise<void> {
  if (!(await platform.database.find(sql`select 1 from attachment where ${held} limit 1`))) return
  await write(transaction => transaction.rows(sql`update attachment set scan_state = ${scanStates.notScanned} where ${held}`))
}

/** @returns undefined for what the scanner does not read for its size: it will not do so later either */
async function verdictOn({ platform }: Turn, address: string, { sha256 }: Waiting): Promise<Verdict | undefined> {
  try {
    return await scan(address, platform.files.store.read(sha256))
  } catch (error) {
    if (error instanceof TooLargeToScan) return undefined
    throw error
  }
}

function note(
  { platform, write }: Turn,
  { id, originalFileName: fileName, sha256, sizeBytes, recordId, creator }: Waiting,
  verdict: Verdict | undefined,
  tell: TellOfFinding,
): Promise<void> {
  return write(async transaction => {
    const state = verdict === undefined ? scanStates.tooLarge : verdict.isClean ? scanStates.clean : scanStates.infected
    const noted = await transaction.find(
      sql`update attachment set scan_state = ${state} where id = ${id} and scan_state = ${scanStates.waiting} returning id`,
    )
    if (!noted || verdict?.isClean === true) return
    const file = { fileName, sha256, creator, id, recordId }
    const telling = creator === null ? undefined : tell
    if (verdict) return noteInfected({ platform }, transaction, { ...file, found: verdict.found }, telling)
    await noteUnexamined(transaction, { ...file, sizeBytes })
    await tellOfUnexamined({ platform }, transaction, file, telling)
  })
}

import { createReadStream } from 'node:fs'
import { Invalid, problemSaying, type Fields, type Problem, type Sentence, type Values } from '../../kernel/kernel.ts'
import { noteEventNow } from '../audit/note.ts'
import type { Runner } from '../database/connect.ts'
import { sql, type SQL } from '../database/sql.ts'
import { log } from '../log.ts'
import type { Call } from '../platform.ts'
import { scan, TooLargeToScan, type Verdict } from './clamd.ts'
import { filesIn } from './filesIn.ts'
import type { Arrived } from './arrived.ts'

/** A file that is not taken, as it is unsafe or nobody can tell. */
export class Unsafe extends Invalid {}

/** How a file stands to the scanner (portal and administration, section 22). */
export const scanStates = { waiting: 1, clean: 2, infected: 3, notScanned: 4 } as const
/** One of them. */
export type ScanState = keyof typeof scanStates

/** May its content be read? What waits is read once it was scanned. @param file its state as the table has it */
export function isReadable(file: { readonly scanState: number }): boolean {
  const { scanState } = file
  return scanState === scanStates.clean || scanState === scanStates.notScanned
}

/** What its reader is told of a file that is sent to nobody: it waits to be scanned, or something was found in it. Undefined: it is sent. */
export function barOf(file: { readonly scanState: number }): Sentence | undefined {
  if (isReadable(file)) return undefined
  return file.scanState === scanStates.infected
    ? { ar: 'وُجدت في الملف برمجية ضارة فلا يُفتح', en: 'Malware was found in the file; it is not opened' }
    : {
        ar: 'الملف ينتظر الفحص من البرمجيات الضارة. افتحه بعد قليل',
        en: 'The file still waits to be scanned for malware. Open it in a while',
      }
}

/** The same as `isReadable` as a condition over `a`, the file. */
export const isReadableRow: SQL = sql`a.scan_state in (${scanStates.clean}, ${scanStates.notScanned})`

/**
 * Has a file scanned that has arrived, before anything of it is stored. Where the scanner is away it waits.
 * @param scanner its address; empty: there is none
 * @param at the field at which a mistake is told
 * @throws Unsafe at the field when something was found, which the audit notes, or when it is larger than the scanner reads
 */
export async function scanArrived(call: Call, scanner: string, { path, fileName, sha256 }: Arrived, at: string): Promise<ScanState> {
  if (scanner === '') return 'notScanned'
  const verdict = await verdictOn(scanner, path, at, fileName)
  if (verdict === undefined) return 'waiting'
  if (verdict.isClean) return 'clean'
  await noteEventNow(call.platform.database, call.actor, {
    action: 'infectedFile',
    tableName: 'attachment',
    rowTitle: [fileName],
    changes: { found: [null, verdict.found], sha256: [null, sha256] },
  })
  throw new Unsafe([
    problemSaying(
      at,
      'infected',
      `وُجدت في الملف برمجية ضارة فلم يُقبل: ${fileName}`,
      `Malware was found in the file; it was not taken: ${fileName}`,
    ),
  ])
}

async function verdictOn(scanner: string, path: string, at: string, fileName: string): Promise<Verdict | undefined> {
  try {
    return await scan(scanner, createReadStream(path))
  } catch (error) {
    if (error instanceof TooLargeToScan)
      throw new Unsafe([
        problemSaying(
          at,
          'tooLargeToScan',
          `الملف أكبر مما يُفحص من البرمجيات الضارة: ${fileName}`,
          `The file is larger than what is scanned for malware: ${fileName}`,
        ),
      ])
    // It may be away for hours: people go on working, and the file is read when it was scanned.
    log.warn({ err: error }, 'the scanner of uploads is away; the file waits')
    return undefined
  }
}

/**
 * Nothing is shown to citizens with a file that waits for the scanner, or in which it has found something (section 11.3).
 * @throws Invalid at each member that holds such a file
 */
export async function requireScanned(runner: Runner, fields: Fields, record: Values): Promise<void> {
  const uses = filesIn(fields, record)
  if (uses.length === 0) return
  const held = await runner.rows<{ id: string; scanState: number }>(sql`
    select id, scan_state as "scanState" from attachment
    where id = any(${sql.param(uses.map(({ id }) => id))}::uuid[]) and scan_state in (${scanStates.waiting}, ${scanStates.infected})`)
  const problems = uses.flatMap(({ id, at, label: [ar, en] }): Problem[] => {
    const file = held.find(one => one.id === id)
    if (!file) return []
    return file.scanState === scanStates.infected
      ? [problemSaying(at, 'infected', `${ar}: وُجدت في الملف برمجية ضارة. احذفه`, `${en}: malware was found in the file. Remove it`)]
      : [
          problemSaying(
            at,
            'fileWaiting',
            `${ar}: الملف ينتظر الفحص من البرمجيات الضارة. انشر بعد قليل`,
            `${en}: the file still waits to be scanned for malware. Publish in a while`,
          ),
        ]
  })
  if (problems.length > 0) throw new Invalid(problems)
}

import { createReadStream } from 'node:fs'
import { Invalid, problemSaying, type Fields, type Label, type Problem, type Sentence, type Values } from '../../kernel/kernel.ts'
import type { Runner } from '../database/connect.ts'
import { sql, type SQL } from '../database/sql.ts'
import { log } from '../log.ts'
import type { Call } from '../platform.ts'
import { scan, TooLargeToScan, type Verdict } from './clamd.ts'
import { filesIn } from './filesIn.ts'
import { noteInfected, noteUnexamined, type TellOfFinding } from './findings.ts'
import type { Arrived } from './arrived.ts'

/** A file that is not taken, as it is unsafe or nobody can tell. */
export class Unsafe extends Invalid {}

/**
 * How a file stands to the scanner (portal and administration, section 22). One that came while the scanner was away, and is larger than the
 * scanner reads, is too large: nobody will ever know, so it is let out no more than an infected one.
 */
export const scanStates = { waiting: 1, clean: 2, infected: 3, notScanned: 4, tooLarge: 5 } as const
/** One of them. */
export type ScanState = keyof typeof scanStates

/** May its content be read? What waits is read once it was scanned. @param file its state as the table has it */
export function isReadable(file: { readonly scanState: number }): boolean {
  const { scanState } = file
  return scanState === scanStates.clean || scanState === scanStates.notScanned
}

/** What its reader is told of a file that is sent to nobody: it waits to be scanned, could not be, or something was found in it. Undefined: it is sent. */
export function barOf(file: { readonly scanState: number }): (Sentence & { readonly code: string }) | undefined {
  if (isReadable(file)) return undefined
  if (file.scanState === scanStates.infected)
    return { code: 'infected', ar: 'وُجدت في الملف برمجية ضارة فلا يُفتح', en: 'Malware was found in the file; it is not opened' }
  if (file.scanState === scanStates.tooLarge)
    return {
      code: 'tooLargeToScan',
      ar: 'تعذّر فحص الملف من البرمجيات الضارة لأن حجمه أكبر مما يقرؤه الفاحص، فلا يُفتح',
      en: 'The file could not be examined for malware, as it is larger than the scanner reads; it is not opened',
    }
  return {
    code: 'fileWaiting',
    ar: 'الملف ينتظر الفحص من البرمجيات الضارة. افتحه بعد قليل',
    en: 'The file still waits to be scanned for malware. Open it in a while',
  }
}

/** The same as `isReadable` as a condition over `a`, the file. */
export const isReadableRow: SQL = sql`a.scan_state in (${scanStates.clean}, ${scanStates.notScanned})`

/** What scans the files that arrive. */
export interface Scanning {
  /** Its address; empty: there is none. */
  readonly address: string
  /** Undefined: of what a visitor sends people are told with others, not for each. */
  readonly tell: TellOfFinding | undefined
  /** How long who sends them is kept for it; else as long as clamd is given. */
  readonly mostMs?: number
}

/**
 * Has a file scanned that has arrived, before anything of it is stored. Where the scanner is away, or has not said in time, it waits.
 * @param at the field at which a mistake is told
 * @throws Unsafe at the field when something was found, which administrators are told of, or when it is larger than the scanner reads: the audit
 *   notes both
 */
export async function scanArrived(
  call: Call,
  { address, tell, mostMs }: Scanning,
  { path, fileName, sha256, sizeBytes }: Arrived,
  at: string,
): Promise<ScanState> {
  if (address === '') return 'notScanned'
  if (mostMs !== undefined && mostMs <= 0) return 'waiting'
  const verdict = await verdictOn(address, path, mostMs)
  if (verdict === 'waiting') return verdict
  if (verdict === 'tooLarge') {
    await call.platform.database.write(call.actor, transaction => noteUnexamined(transaction, { fileName, sha256, sizeBytes }))
    throw new Unsafe([
      problemSaying(
        at,
        'tooLargeToScan',
        `الملف أكبر مما يُفحص من البرمجيات الضارة: ${fileName}`,
        `The file is larger than what is scanned for malware: ${fileName}`,
      ),
    ])
  }
  if (verdict.isClean) return 'clean'
  const { found } = verdict
  await call.platform.database.write(call.actor, transaction =>
    noteInfected(call, transaction, { found, fileName, sha256, creator: null }, tell),
  )
  throw new Unsafe([
    problemSaying(
      at,
      'infected',
      `وُجدت في الملف برمجية ضارة فلم يُقبل: ${fileName}`,
      `Malware was found in the file; it was not taken: ${fileName}`,
    ),
  ])
}

async function verdictOn(scanner: string, path: string, mostMs: number | undefined): Promise<Verdict | 'tooLarge' | 'waiting'> {
  try {
    return await scan(scanner, createReadStream(path), mostMs)
  } catch (error) {
    if (error instanceof TooLargeToScan) return 'tooLarge'
    // It may be away for hours: people go on working, and the file is read when it was scanned.
    log.warn({ err: error }, 'the scanner of uploads is away; the file waits')
    return 'waiting'
  }
}

/**
 * Nothing is shown to citizens with a file that waits for the scanner, in which it has found something, or that it could not examine
 * (section 11.3).
 * @throws Invalid at each member that holds such a file
 */
export async function requireScanned(runner: Runner, fields: Fields, record: Values): Promise<void> {
  const uses = filesIn(fields, record)
  if (uses.length === 0) return
  const held = await runner.rows<{ id: string; scanState: number }>(sql`
    select a.id, a.scan_state as "scanState" from attachment a
    where a.id = any(${sql.param(uses.map(({ id }) => id))}::uuid[]) and not ${isReadableRow}`)
  const problems = uses.flatMap(({ id, at, label }): Problem[] => {
    const file = held.find(one => one.id === id)
    return file ? [problemOfHeld(at, label, file.scanState)] : []
  })
  if (problems.length > 0) throw new Invalid(problems)
}

function problemOfHeld(at: string, label: Label, scanState: number): Problem {
  const [ar, en] = label
  if (scanState === scanStates.infected)
    return problemSaying(at, 'infected', `${ar}: وُجدت في الملف برمجية ضارة. احذفه`, `${en}: malware was found in the file. Remove it`)
  if (scanState === scanStates.tooLarge) return unexamined(at, label)
  return problemSaying(
    at,
    'fileWaiting',
    `${ar}: الملف ينتظر الفحص من البرمجيات الضارة. انشر بعد قليل`,
    `${en}: the file still waits to be scanned for malware. Publish in a while`,
  )
}

/** What is said of a file that is larger than the scanner reads. */
export function unexamined(at: string, [ar, en]: Label): Problem {
  return problemSaying(
    at,
    'tooLargeToScan',
    `${ar}: تعذّر فحص الملف من البرمجيات الضارة لأن حجمه أكبر مما يقرؤه الفاحص. ضع ملفًا أصغر مكانه`,
    `${en}: the file could not be examined for malware, as it is larger than the scanner reads. Put a smaller one in its place`,
  )
}

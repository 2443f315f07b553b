import { noteEvent, type AuditEvent } from '../audit/note.ts'
import { auditActions } from '../audit/actions.ts'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'

/** What people are told of a file that is let out to nobody. */
export interface Finding {
  readonly fileName: string
  /** What the scanner calls what it has found; undefined: it reads no file of this size. */
  readonly found: string | undefined
  /** Who uploaded it and was not told at once; null: whoever did was. */
  readonly creator: string | null
  /** The same was found in the same content before: those who look after the installation have heard of it. */
  readonly isKnown: boolean
}

/** Tells those who look after the installation, and who uploaded the file, in the transaction in which that is noted. */
export type TellOfFinding = (on: { readonly platform: Platform }, transaction: Transaction, finding: Finding) => Promise<void>

/** A file that is let out to nobody, as an upload brought it. */
interface HeldFile {
  readonly fileName: string
  readonly sha256: string
  /** Where it was kept while it waited: its id, and the record that holds it. */
  readonly id?: string
  readonly recordId?: string | null
}
interface InfectedFile extends HeldFile {
  readonly found: string
  readonly creator: string | null
}

/**
 * Notes in the audit what was found in a file, and tells of it. Those who look after the installation hear of a content once, however often it
 * is sent; who uploaded it hears of each.
 * @param tell undefined: a visitor has sent it, and is told of with others (`takeVisitorsFindings`)
 */
export async function noteInfected(
  on: { readonly platform: Platform },
  transaction: Transaction,
  { found, creator, ...file }: InfectedFile,
  tell: TellOfFinding | undefined,
): Promise<void> {
  const { fileName, sha256 } = file
  const known = await transaction.find(
    sql`select 1 from audit_entry where action = ${auditActions.infectedFile}::int and changes -> 'sha256' ->> 1 = ${sha256} limit 1`,
  )
  await noteHeld(transaction, 'infectedFile', file, { found: [null, found] })
  if (tell) await tell(on, transaction, { fileName, found, creator, isKnown: known !== undefined })
  else if (!known) await keepForLater(transaction, { fileName, sha256, found })
}

interface UnexaminedFile extends HeldFile {
  readonly sizeBytes: number
}

/** Notes in the audit that a file is larger than the scanner reads: it was not taken, or is kept under its id. */
export function noteUnexamined(transaction: Transaction, { sizeBytes, ...file }: UnexaminedFile): Promise<void> {
  return noteHeld(transaction, 'unexaminedFile', file, { sizeBytes: [null, sizeBytes] })
}

function noteHeld(
  transaction: Transaction,
  action: 'infectedFile' | 'unexaminedFile',
  { fileName, sha256, id, recordId = null }: HeldFile,
  changes: AuditEvent['changes'],
): Promise<void> {
  return noteEvent(transaction, {
    action,
    tableName: 'attachment',
    ...(id !== undefined && { rowId: id }),
    rowTitle: [fileName],
    changes: { ...changes, sha256: [null, sha256], ...(recordId !== null && { record: [null, recordId] }) },
  })
}

/** Tells of a file that has waited and is larger than the scanner reads. @param tell undefined: as for `noteInfected` */
export async function tellOfUnexamined(
  on: { readonly platform: Platform },
  transaction: Transaction,
  { fileName, sha256, creator }: Pick<InfectedFile, 'fileName' | 'sha256' | 'creator'>,
  tell: TellOfFinding | undefined,
): Promise<void> {
  if (tell) await tell(on, transaction, { fileName, found: undefined, creator, isKnown: false })
  else await keepForLater(transaction, { fileName, sha256, found: null })
}

/** What was found in a content says more than that it could not be examined, in whichever order one learns of it. */
async function keepForLater(
  transaction: Transaction,
  { fileName, sha256, found }: { readonly fileName: string; readonly sha256: string; readonly found: string | null },
): Promise<void> {
  await transaction.rows(sql`
    insert into visitor_finding (sha256, file_name, found) values (${sha256}, ${fileName}, ${found})
    on conflict (sha256) do update set file_name = excluded.file_name, found = excluded.found
    where visitor_finding.found is null and excluded.found is not null`)
}

/** What is to be told of files of visitors. */
export interface VisitorsFindings {
  /** How many different contents. */
  readonly count: number
  /** Of one of them. */
  readonly fileName: string
  /** In that one; null: they were larger than the scanner reads. */
  readonly found: string | null
}

/**
 * What nobody was told of yet of files that visitors sent, each content once: those with malware together, and those that could not be examined. Who
 * takes it tells of it in the same transaction, so that it is told once, and where that fails in a later one.
 */
export function takeVisitorsFindings(transaction: Transaction): Promise<VisitorsFindings[]> {
  return transaction.rows<VisitorsFindings>(sql`
    with taken as (delete from visitor_finding returning file_name, found, noted_at)
    select count(*)::int as count, (array_agg(file_name order by noted_at))[1] as "fileName", (array_agg(found order by noted_at))[1] as found
    from taken group by found is null order by found is null`)
}

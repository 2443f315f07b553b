import { noteEvent } from '../audit/note.ts'
import { auditActions } from '../audit/actions.ts'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'

/** What people are told of a file that is let out to nobody. */
export interface Finding {
  readonly fileName: string
  /** What the scanner calls what it has found; undefined: it reads no file of this size. */
  readonly found: string | undefined
  /** Who uploaded it and was not told at once; null: nobody with an account. */
  readonly creator: string | null
}

/** Tells those who look after the installation, and who uploaded the file, in the transaction in which that is noted. */
export type TellOfFinding = (on: { readonly platform: Platform }, transaction: Transaction, finding: Finding) => Promise<void>

/** A file in which something was found. */
interface InfectedFile {
  readonly found: string
  readonly fileName: string
  readonly sha256: string
  readonly creator: string | null
  /** Where it was kept while it waited: its id, and the record that holds it. */
  readonly id?: string
  readonly recordId?: string | null
}

/** Notes in the audit what was found in a file, and tells of it: once, however often the same content is sent. */
export async function noteInfected(
  on: { readonly platform: Platform },
  transaction: Transaction,
  { found, fileName, sha256, creator, id, recordId = null }: InfectedFile,
  tell: TellOfFinding,
): Promise<void> {
  const known = await transaction.find(
    sql`select 1 from audit_entry where action = ${auditActions.infectedFile}::int and changes -> 'sha256' ->> 1 = ${sha256} limit 1`,
  )
  await noteEvent(transaction, {
    action: 'infectedFile',
    tableName: 'attachment',
    ...(id !== undefined && { rowId: id }),
    rowTitle: [fileName],
    changes: { found: [null, found], sha256: [null, sha256], ...(recordId !== null && { record: [null, recordId] }) },
  })
  if (!known) await tell(on, transaction, { fileName, found, creator })
}

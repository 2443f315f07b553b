import { noteEvent } from '../audit/note.ts'
import { auditActions } from '../audit/actions.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { sql, type SQL } from '../database/sql.ts'
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

/**
 * Notes in the audit what was found in a file, and tells of it. Those who look after the installation hear of a content once, however often it
 * is sent; who uploaded it hears of each.
 * @param tell undefined: a visitor has sent it, and is told of with others (`visitorsFindings`)
 */
export async function noteInfected(
  on: { readonly platform: Platform },
  transaction: Transaction,
  { found, fileName, sha256, creator, id, recordId = null }: InfectedFile,
  tell: TellOfFinding | undefined,
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
  await tell?.(on, transaction, { fileName, found, creator, isKnown: known !== undefined })
}

/** What was found in files of visitors. */
export interface VisitorsFindings {
  /** How many different contents. */
  readonly count: number
  /** Of one of them. */
  readonly fileName: string
  readonly found: string
}

/**
 * What was found in files that visitors sent and nobody was told of, each content once; undefined: nothing.
 * @param since they were noted after that
 */
export function visitorsFindings(runner: Runner, since: SQL): Promise<VisitorsFindings | undefined> {
  const sha = (entry: SQL) => sql`${entry}.changes -> 'sha256' ->> 1`
  return runner.find<VisitorsFindings>(sql`
    select count(*) over ()::int as count, e.row_title as "fileName", e.changes -> 'found' ->> 1 as found from audit_entry e
    where e.action = ${auditActions.infectedFile}::int and e.execution_time > ${since}
      and case when e.row_id is null then e.actor is null
        else exists (select from attachment a where a.id::text = e.row_id and a.creator is null) end
      and not exists (select from audit_entry k where k.action = e.action and k.id < e.id and ${sha(sql`k`)} = ${sha(sql`e`)})
    limit 1`)
}

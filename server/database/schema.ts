import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnyResource } from '../../kernel/kernel.ts'
import * as backups from './backupTable.ts'
import * as contents from './contentTables.ts'
import * as files from './fileTables.ts'
import * as messages from './messageTables.ts'
import * as platform from './platformTables.ts'
import { tablesOf } from './tables.ts'
import * as visitors from './visitorTables.ts'

/** Tables whose changes are not audited, each for its reason. */
export const unaudited: Readonly<Record<string, string>> = {
  credential: 'written at every sign-in; what matters of it is audited by entries of its own, and its secrets by none',
  account_token: 'links that are swept; what is done with them is audited',
  verification_code: 'codes that are swept; what is done with them is audited',
  spent_proof: 'a memory of proofs of work that is swept',
  alarm: 'a state of the installation that ends by itself',
  session: 'written at every call; signing in and out is audited by its own entries',
  sign_in_failure: 'a counter that is swept; failures are audited by their own entries',
  idempotency_key: 'a memory of answers that is swept',
  setting_history: 'a history itself: what it tells is audited with the setting',
  content_version: 'immutable: it is a history itself',
  held_publication: 'public copies that wait or are over: publishing is audited with the record',
  download_count: 'a counter, which everybody who fetches a file moves on',
  review_hold: 'who has an item open, for minutes',
  review_wait: 'since when an item waits; that it was sent is audited with it',
  language_mark:
    'follows from what is written of the texts, which is audited itself; that they were reviewed is audited by entries of its own',
  deleted_record: 'holds what an audited deletion removed',
  outbox: 'says itself what became of each message; what a person does with one is audited by a trigger of its own',
  outbox_content: 'what an outgoing message says, which may hold a code, until it is swept',
  push_subscription: "a browser's address with the key under which it is written to",
  notification: 'a notice, until it is swept; what it tells of is audited itself',
  digest_item: 'a line that waits for the daily e-mail',
  job: 'when a repeated job ran last',
  visitor_form:
    'what a visitor has sent, until it is confirmed, and how he is reached, until it is erased; what becomes of it is audited with its entry',
  visitor_block:
    'senders that are kept out for a time, with a reason and a covered address until these are erased; blocking is audited by entries of its own',
  page_feedback_day: 'digests by which a browser corrects its rating of a page, for a day; the rating itself is audited',
  search_log: 'counts of what is searched for, written at every search, without who it was',
  search_log_seen: 'digests by which a search counts once a day; they go with their day',
  hidden_search: 'what staff keep from other visitors; hiding it and giving it back are audited by entries of its own',
  search_log_key: 'what the digests of a day are made with; it goes with its day',
  page_view: 'a counter: how often a page was opened on a day',
  visitor_finding: 'files of visitors that administrators are still to hear of; malware is audited by entries of its own',
  follower: 'who follows a list by e-mail: his address, encrypted, and his choice, which go when he leaves',
  follow_request: 'digests that are counted, and swept',
  entry_number: 'a counter: each number stands in the record that it was given to',
  search_document: 'follows from what is published, which is audited itself',
  search_word: 'the words of what was published',
  file_text: 'follows from files, and is read anew where it is missing',
  file_text_piece: 'as file_text',
  file_preview: 'as file_text',
  left_content: 'follows from deleted files, which are audited themselves; it goes with their content',
  short_address: 'follows from what is published, which is audited itself',
  backup: 'says itself what became of each; taking one, downloading and deleting it are audited by entries of their own',
}

/** Every table of the program, by its name in SQL: what migrations are made from. */
export function allTables(resources: readonly AnyResource[]): Record<string, PgTable> {
  const made = [...tablesOf(resources).values()].flatMap(({ main, rows, live }) => [main, ...Object.values(rows), ...(live ? [live] : [])])
  return Object.fromEntries(
    [platform, files, contents, messages, backups, visitors]
      .flatMap(tables => Object.values<PgTable>(tables))
      .concat(made)
      .map(table => [getTableName(table), table]),
  )
}

/** Does the table carry the audit trigger? Copies of published versions do not: publishing is audited with the record. */
export function isAudited(table: string): boolean {
  return !(table in unaudited) && !table.endsWith('_live')
}

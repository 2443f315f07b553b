import { listed, name, sql, type SQL } from '../database/sql.ts'
import type { Actor, Database, Transaction } from '../database/connect.ts'
import { auditActions, changesScopes, isSignIn, keeping, type AuditAction, type ChangesScope } from './actions.ts'

/** Something that is no change of a row: who did it, when and from where is known of the transaction. */
export interface AuditEvent {
  readonly action: AuditAction
  /** Id in lookup(2) of the module that it concerns; users and sign-in where it is an event of a session. */
  readonly module?: number
  /** The table and row that it concerns. */
  readonly tableName?: string
  readonly rowId?: string
  /** What the row was called, in Arabic and, where there is one, in English. */
  readonly rowTitle?: readonly [ar: string, en?: string | null]
  /** The place whose the row is. */
  readonly rowPlace?: string
  readonly changesScope?: ChangesScope
  /** What there is to know beside that, by name: `{ rows: [null, 120] }`. Never a secret. */
  readonly changes?: Readonly<Record<string, readonly [old: unknown, now: unknown]>>
  /** Which of them are somebody's own: their values are shown to few, and can be erased. */
  readonly personal?: readonly string[]
  /** The answer of the request, where it is not the one that the actor's request names. */
  readonly status?: number
  readonly durationMs?: number
  /** Who it was and in which session, where the transaction began before that was known: at a sign-in. */
  readonly userName?: string
  readonly session?: string
  readonly reason?: string
  /** A failed sign-in under a name that nobody has. */
  readonly isUnknownName?: true
}

/** The module of users and sign-in in lookup(2). */
const usersModule = 2072

/**
 * Notes an event in the audit, in the transaction that is under way: it is there if and only if the rest of it is. Changes of rows need no
 * call: the trigger notes them.
 */
export async function noteEvent(transaction: Transaction, event: AuditEvent): Promise<void> {
  await transaction.rows(sql`insert into audit_entry (${listed(Object.keys(columns).map(name))})
    select ${listed(Object.values(columns).map(value => value(event)))}`)
}

/** The same in a transaction of its own: for what writes nothing else, such as an export, a download, a refusal. */
export async function noteEventNow(database: Database, actor: Actor, event: AuditEvent): Promise<void> {
  await database.write(actor, transaction => noteEvent(transaction, event))
}

/** From here on the changes of rows in this transaction are this: what was written before, such as a message, stays what it was. */
export async function mean(transaction: Transaction, action: AuditAction): Promise<void> {
  await transaction.rows(sql`select set_config('mahalli.action', ${String(auditActions[action])}, true)`)
}

const given = (setting: string): SQL => sql`nullif(current_setting(${`mahalli.${setting}`}, true), '')`
const isOfSession = (event: AuditEvent) => isSignIn(event.action) || event.action === 'placeSwitched'
/** Longer titles say no more to a reader. */
const longestTitle = 300

const columns: Readonly<Record<string, (event: AuditEvent) => SQL>> = {
  action: ({ action }) => sql`${auditActions[action]}::integer`,
  module: ({ tableName = null, ...event }) =>
    sql`coalesce(${event.module ?? (isOfSession(event) ? usersModule : null)}::integer, (select t.module from audit_table t where t.name = ${tableName}))`,
  table_name: ({ tableName = null }) => sql`${tableName}::text`,
  row_id: ({ rowId = null }) => sql`${rowId}::text`,
  row_title: ({ rowTitle }) => sql`${rowTitle?.[0].slice(0, longestTitle) ?? null}::text`,
  row_title_en: ({ rowTitle }) => sql`${rowTitle?.[1]?.slice(0, longestTitle) ?? null}::text`,
  row_place: ({ rowPlace = null }) => sql`${rowPlace}::uuid`,
  changes_scope: event => sql`${changesScopes[event.changesScope ?? (isOfSession(event) ? 'session' : 'none')]}::smallint`,
  changes: ({ changes = {} }) => sql`${JSON.stringify(changes)}::jsonb`,
  personal: ({ personal }) => sql`${sql.param(personal && personal.length > 0 ? [...personal].sort() : null)}::text[]`,
  keep: event => sql`${event.isUnknownName ? keeping.unknownName : isSignIn(event.action) ? keeping.signIn : keeping.always}::smallint`,
  duration_ms: ({ durationMs }) => sql`${durationMs === undefined ? null : Math.round(durationMs)}::integer`,
  status: ({ status = null }) => sql`coalesce(${status}::smallint, ${given('status')}::smallint)`,
  reason: ({ reason = null }) => sql`coalesce(${reason}::text, ${given('reason')})`,
  actor: () => sql`${given('actor')}::uuid`,
  user_name: ({ userName = null }) => sql`coalesce(${userName}::text, ${given('user')})`,
  session: event => sql`coalesce(${event.session ?? null}::text, ${given('session')})`,
  place: () => sql`${given('place')}::uuid`,
  request_id: () => given('request'),
  client_address: () => given('address'),
  user_agent: () => given('agent'),
  method: () => given('method'),
  url: () => given('url'),
}

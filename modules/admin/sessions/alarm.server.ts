import { sql } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { findAdministrators, tell } from '../notifications/notifications.server.ts'

/** What goes on for the whole installation: failed sign-ins beyond number, or more codes asked for than are sent (sections 3.2, 3.4). */
export type AlarmKind = 'signIn' | 'recovery'

/** How long it is taken to go on after it was last seen. */
const minutes = 30
/** So many failures in five minutes are no longer people who have forgotten something. */
const mostFailures = 500

/** Is somebody trying passwords on the whole installation? Then sign-in asks for a proof of work. */
export async function isAlarmed(runner: Runner, kind: AlarmKind = 'signIn'): Promise<boolean> {
  return (await runner.find(sql`select 1 from alarm where kind = ${kind} and until > now()`)) !== undefined
}

/** Looks whether the failure that was just noted is one too many. */
export async function watchFailures(call: Call, transaction: Transaction): Promise<void> {
  const { count = 0 } =
    (await transaction.find<{ count: number }>(sql`
      select count(*)::int as count from (
        select 1 from sign_in_failure where at > now() - interval '5 minutes' limit ${mostFailures + 1}) recent`)) ?? {}
  if (count > mostFailures) await raise(call, transaction, 'signIn')
}

/** Notes that it goes on; when it begins, the administrators are told, once. */
export async function raise(call: Call, transaction: Transaction, kind: AlarmKind): Promise<void> {
  const until = sql`now() + make_interval(mins => ${minutes})`
  // Of two who notice it at once one begins it: the other waits for his row, and finds that it holds.
  const begun = await transaction.find(sql`
    insert into alarm (kind, until) values (${kind}, ${until})
    on conflict (kind) do update set until = excluded.until where alarm.until <= now() returning 1`)
  if (!begun) return void (await transaction.rows(sql`update alarm set until = ${until} where kind = ${kind}`))
  const administrators = await findAdministrators(transaction)
  await tell(call, transaction, { kind: 'signInAlarm', to: administrators.map(userId => ({ userId })), values: {} })
}

import type { Lang } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { settings } from '../../admin/settings/settings.ts'
import { digestOf, isDigestOf } from '../entries/entries.server.ts'
import { followKeyLength } from './calls.ts'

/** Who follows a page, as its table has him. */
export interface Follower {
  readonly id: string
  readonly email_cipher: string
  readonly language: Lang
  readonly page: string
  readonly is_weekly: boolean
  readonly is_confirmed: boolean
  readonly is_over: boolean
  /** UTC instant; null: he has not confirmed yet. */
  readonly confirmed_at: string | null
  readonly told: string[]
  /** Id of the last mail of what is new. */
  readonly last_message: string | null
  readonly unknown_times: number
}

/** Of what was told last so many are remembered: more than all lists of a place show at once. */
export const mostTold = 400

/** What only the mails to a follower hold: whoever has it may confirm, choose and leave. */
export function followKey(platform: Platform, id: string): string {
  return digestOf(platform, 'follow', id).slice(0, followKeyLength)
}

/** Is it the key of these mails? Takes as long whichever sign differs. */
export function isFollowKey(platform: Platform, id: string, key: string): boolean {
  return isDigestOf(platform, 'follow key', key, digestOf(platform, 'follow key', followKey(platform, id)))
}

/** Path of the page on which a follower chooses and leaves. */
export function ownPath(platform: Platform, lang: Lang, id: string): string {
  return `${lang === 'en' ? '/en' : ''}/follow/${id}?key=${followKey(platform, id)}`
}

/** Reads a follower by what stands in his mails; undefined where the key is another, or nobody follows under it. */
export function findFollower(platform: Platform, runner: Runner, id: string, lock: SQL = sql``): Promise<Follower | undefined> {
  if (!isId(id)) return Promise.resolve(undefined)
  const hours = platform.settings.get(settings.entryConfirmHours)
  return runner.find<Follower>(sql`
    select id, email_cipher, language, page, is_weekly, confirmed_at is not null as is_confirmed, confirmed_at, told,
      last_message, unknown_times,
      asked_at < now() - make_interval(hours => ${hours}::int) as is_over
    from follower where id = ${id} ${lock}`)
}

/** When it is looked next whether anything is new to a follower: in some minutes, or on Sunday morning. */
export function nextOf({ timeZone }: Platform, isWeekly: SQL): SQL {
  const sunday = sundayAfter(sql`(now() at time zone ${timeZone}::text)`)
  return sql`case when ${isWeekly} then (${sunday}) at time zone ${timeZone}::text else now() + interval '5 minutes' end`
}

/** The next Sunday at 8:00, this one while it is before that. @param here a `timestamp` where the ministry is */
export function sundayAfter(here: SQL): SQL {
  // Weeks of the database begin with Monday; these begin on Sunday at 8:00.
  return sql`date_trunc('week', ${here} + interval '1 day' - interval '8 hours') + interval '6 days 8 hours'`
}

/** His address; undefined where another installation has sealed it. */
export function emailOf({ messages }: Platform, { id, email_cipher }: Pick<Follower, 'id' | 'email_cipher'>): string | undefined {
  return messages.sealer.open(email_cipher, `follower ${id}`)
}

/** An address as it is kept. */
export function sealedEmail({ messages }: Platform, id: string, email: string): string {
  return messages.sealer.seal(email, `follower ${id}`)
}

/** Takes out who follows no longer: nothing of him stays. */
export async function leave(transaction: Transaction, id: string): Promise<void> {
  await transaction.rows(sql`delete from follower where id = ${id}`)
}

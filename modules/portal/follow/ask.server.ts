import { email, problemsOfFields, Refused } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import { tell } from '../../admin/notifications/notifications.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { addressHashOf, contactHashesOf, isKeptOut, tooMany } from '../entries/entries.server.ts'
import { ownPath, sealedEmail } from './followers.server.ts'

const fields = { email: email('البريد الإلكتروني', 'E-mail').required() }
/** Of the whole installation in an hour, as of visitors' entries. */
const mostPerHour = 600
/** Of these so many whose browsers proved no work: they never take the room of who proves some. */
const mostUnprovedPerHour = 200

/** What somebody wants to follow, and how. */
export interface Wish {
  readonly email: string
  /** As `readTarget` has it. */
  readonly page: string
  /** How the page is headed, in the caller's language. */
  readonly title: string
  readonly isWeekly: boolean
  /** His browser proved some work. */
  readonly hasProof: boolean
}

/** @throws Refused at the field where it is no address: one with a line end, or with a second address behind it, is none */
export function requireEmail({ platform }: Call, given: string): void {
  const [problem] = problemsOfFields(fields, { email: given || null }, 'submit', platform.clock)
  if (problem) throw new Refused('notAnEmail', problem.sentence.ar, problem.sentence.en, { field: 'email' })
}

/**
 * Keeps a wish until who has the address confirms it, and asks him to. Who follows already, who is kept out and who was asked too often is
 * answered alike.
 * @throws Refused 429 where too many came from one address, without a proof, or from everybody
 */
export async function ask(call: Call, wish: Wish): Promise<void> {
  const { platform } = call
  const [contact = ''] = contactHashesOf(platform, { email: wish.email, phone: undefined })
  const address = addressHashOf(call)
  await platform.database.write(call.actor, async transaction => {
    // Of two that come at once from one place, or for one address, the second is counted with the first.
    for (const key of [address, contact]) await transaction.rows(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
    await requireRoom(call, transaction, address, wish.hasProof)
    const asked = await transaction.find<{ n: number }>(
      sql`select count(*)::int as n from follow_request where contact_hash = ${contact} and at > now() - interval '1 day'`,
    )
    await transaction.rows(
      sql`insert into follow_request (address_hash, contact_hash, has_proof) values (${address}, ${contact}, ${wish.hasProof})`,
    )
    if ((asked?.n ?? 0) >= platform.settings.get(settings.entriesPerContactDay) || (await isKeptOut(transaction, [contact], null))) return
    const id = await keep(call, transaction, contact, wish)
    await tell(call, transaction, {
      kind: 'followConfirmation',
      to: { email: wish.email, lang: call.lang },
      values: { title: wish.title, hours: platform.settings.get(settings.entryConfirmHours) },
      link: `${ownPath(platform, call.lang, id)}&how=${wish.isWeekly ? 'weekly' : 'once'}`,
      channels: ['email'],
      validSeconds: platform.settings.get(settings.entryConfirmHours) * 3600,
    })
  })
}

async function keep(
  { platform, lang }: Call,
  transaction: Transaction,
  contact: string,
  { email: given, page, isWeekly }: Wish,
): Promise<string> {
  const known = await transaction.find<{ id: string }>(sql`
    update follower set asked_at = now(), is_weekly = case when confirmed_at is null then ${isWeekly} else is_weekly end
    where contact_hash = ${contact} and page = ${page} and language = ${lang} returning id`)
  if (known) return known.id
  const id = newId()
  await transaction.rows(sql`
    insert into follower (id, contact_hash, email_cipher, language, page, is_weekly)
    values (${id}, ${contact}, ${sealedEmail(platform, id, given)}, ${lang}, ${page}, ${isWeekly})`)
  return id
}

async function requireRoom(
  { platform: { settings: reader } }: Call,
  transaction: Transaction,
  address: string,
  hasProof: boolean,
): Promise<void> {
  const windows = [
    ['address', sql`address_hash = ${address}`, 1, reader.get(settings.entriesPerAddressHour)],
    ['address', sql`address_hash = ${address}`, 24, reader.get(settings.entriesPerAddressDay)],
    ...(hasProof ? [] : [['unproved', sql`not has_proof`, 1, mostUnprovedPerHour] as const]),
    ['everybody', sql`true`, 1, mostPerHour],
  ] as const
  for (const [window, which, hours, most] of windows) {
    const row = await transaction.find<{ n: number; seconds: number }>(sql`
      select count(*)::int as n, coalesce(extract(epoch from min(at) - now()) + ${hours * 3600}::int, 0)::float8 as seconds
      from follow_request where ${which} and at > now() - make_interval(hours => ${hours}::int)`)
    if (row && row.n >= most) throw tooMany(window, row.seconds)
  }
}

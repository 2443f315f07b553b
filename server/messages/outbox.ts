import { columnsOf } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Model } from '../resources/model.ts'
import { newId, newStamp } from '../resources/id.ts'
import { searchTextOf } from '../resources/searchText.ts'
import { afterQuiet, outboxChannel, stateCodes, type Content, type OutChannel, type QuietHours } from './outgoing.ts'
import type { Sealer } from '../sealed.ts'

/** A message that is to leave. */
export interface Outgoing {
  readonly channel: OutChannel
  /** Value of the list of channels. */
  readonly channelId: number
  /** Value of the list of kinds; null of a test and of the daily e-mail. */
  readonly kindId: number | null
  readonly userId: string | null
  readonly lang: 'ar' | 'en'
  /** Telephone number, e-mail address, or id of a push subscription. */
  readonly address: string
  /** The address as the list shows it: not enough to know it. */
  readonly shownAddress: string
  readonly content: Content
  /** The same with its secrets covered; undefined where there are none. */
  readonly covered: Content | undefined
  /** How long the secrets are of use. */
  readonly validSeconds: number
  /** Address of the page that it leads to; undefined where a secret is part of it. */
  readonly link: string | null
  readonly isUrgent: boolean
  readonly isCode: boolean
  readonly about?: { readonly resource: string; readonly id: string } | undefined
}

/** What writing a message to the outbox needs beside the message. */
export interface Outbox {
  readonly sealer: Sealer
  readonly quiet: () => QuietHours
}

/** So many messages go in one statement: each may be a page of HTML. */
const atOnce = 500

/**
 * Writes a message to the outbox in the caller's transaction: it leaves when that has been committed, or never. Quiet hours hold SMS and push
 * that are not urgent.
 * @returns its id
 * @source portal and administration, section 10.2
 */
export async function post(outbox: Outbox, transaction: Transaction, model: Model, message: Outgoing): Promise<string> {
  const id = newId()
  await postAll(outbox, transaction, model, [[id, message]])
  return id
}

/** The same of many, under new ids, in a few statements: one by one they would hold the locks of who writes them for seconds. */
export async function postAll(
  { sealer, quiet }: Outbox,
  transaction: Transaction,
  model: Model,
  messages: readonly (readonly [id: string, message: Outgoing])[],
): Promise<void> {
  const afterwards = afterQuiet(sql`now()`, quiet())
  for (let first = 0; first < messages.length; first += atOnce) {
    const rows = messages.slice(first, first + atOnce).map(([id, message]) => rowOf(sealer, model, id, message))
    const given = JSON.stringify(rows)
    await transaction.rows(sql`
      insert into outbox (id, concurrency_stamp, created_at, channel, kind, recipient, subject, search_text, state, tries, next_try_at,
        about_resource, about_record)
      select id, stamp, now(), channel, kind, shown_address, subject, search_text, ${stateCodes.queued}::smallint, 0,
        case when waits then ${afterwards} else now() end, about_resource, about_record
      from jsonb_to_recordset(${given}::jsonb) as m(id uuid, stamp uuid, channel integer, kind integer, shown_address text, subject text,
        search_text text, waits boolean, about_resource text, about_record text)`)
    await transaction.rows(sql`
      insert into outbox_content (message_id, user_id, address, language, subject, body, html, link, sealed, secret_until, is_urgent, is_code)
      select id, user_id, address, language, subject, body, html, link, sealed, now() + make_interval(secs => valid_seconds), is_urgent, is_code
      from jsonb_to_recordset(${given}::jsonb) as m(id uuid, user_id uuid, address text, language text, subject text, body text, html text,
        link text, sealed text, valid_seconds integer, is_urgent boolean, is_code boolean)`)
  }
  if (messages.length > 0) await transaction.notify(outboxChannel, '')
}

/** A message as both tables take it. */
function rowOf(sealer: Sealer, model: Model, id: string, message: Outgoing): Readonly<Record<string, unknown>> {
  const { channel, covered, content, about, isUrgent } = message
  const { subject, body, html } = covered ?? content
  const found = { recipient: message.shownAddress, subject }
  return {
    ...{ id, stamp: newStamp(), channel: message.channelId, kind: message.kindId, user_id: message.userId },
    ...{ address: message.address, shown_address: message.shownAddress, language: message.lang, subject, body, html, link: message.link },
    search_text: searchTextOf(columnsOf(model.resource.fields), found),
    waits: channel !== 'email' && !isUrgent,
    ...{ about_resource: about?.resource, about_record: about?.id, is_urgent: isUrgent, is_code: message.isCode },
    ...(covered && { sealed: sealer.seal(JSON.stringify(content), id), valid_seconds: message.validSeconds }),
  }
}

/** Enough of an address to tell it from others, not enough to know it: `•••123`, `s•••@example.org` (portal and administration, section 0). */
export function shownAddress(channel: OutChannel, address: string): string {
  if (channel !== 'email') return `•••${address.slice(-3)}`
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${at > 0 ? address.slice(at) : ''}`
}

import { sql } from '../database/sql.ts'
import type { Transaction } from '../database/connect.ts'
import type { Model } from '../resources/model.ts'
import { newId, newStamp } from '../resources/id.ts'
import { insertRecord } from '../resources/write.ts'
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

/**
 * Writes a message to the outbox in the caller's transaction: it leaves when that has been committed, or never. Quiet hours hold SMS and push
 * that are not urgent.
 * @returns its id
 * @source portal and administration, section 10.2
 */
export async function post({ sealer, quiet }: Outbox, transaction: Transaction, model: Model, message: Outgoing): Promise<string> {
  const id = newId()
  const { channel, covered, content, about, isUrgent } = message
  const shown = covered ?? content
  const waits = channel !== 'email' && !isUrgent
  await insertRecord(
    transaction,
    model,
    id,
    {
      createdAt: new Date().toISOString(),
      channel: message.channelId,
      kind: message.kindId,
      recipient: message.shownAddress,
      subject: shown.subject,
      tries: 0,
      aboutResource: about?.resource,
      aboutRecord: about?.id,
    },
    { concurrencyStamp: newStamp(), creator: null, [model.state?.name ?? 'state']: stateCodes.queued },
  )
  await transaction.rows(
    sql`update outbox set created_at = now(), next_try_at = ${waits ? afterQuiet(sql`now()`, quiet()) : sql`now()`} where id = ${id}`,
  )
  await transaction.rows(sql`
    insert into outbox_content (message_id, user_id, address, language, subject, body, html, link, sealed, secret_until, is_urgent, is_code)
    values (${id}, ${message.userId}, ${message.address}, ${message.lang}, ${shown.subject}, ${shown.body}, ${shown.html}, ${message.link},
      ${covered ? sealer.seal(JSON.stringify(content), id) : null}, ${covered ? sql`now() + make_interval(secs => ${message.validSeconds})` : null},
      ${isUrgent}, ${message.isCode})`)
  await transaction.notify(outboxChannel, '')
  return id
}

/** Enough of an address to tell it from others, not enough to know it: `•••123`, `s•••@example.org` (portal and administration, section 0). */
export function shownAddress(channel: OutChannel, address: string): string {
  if (channel !== 'email') return `•••${address.slice(-3)}`
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${at > 0 ? address.slice(at) : ''}`
}

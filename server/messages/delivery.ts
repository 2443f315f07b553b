import { visitor } from '../../kernel/kernel.ts'
import { noteEvent } from '../audit/note.ts'
import type { Actor, Database, Runner } from '../database/connect.ts'
import { listen } from '../database/listen.ts'
import { sql } from '../database/sql.ts'
import { log } from '../log.ts'
import { NotSent, type Parcel, type Receipt, type Senders } from './channels.ts'
import { afterQuiet, outboxChannel, reasonCodes, stateCodes, type Content, type OutChannel, type QuietHours } from './outgoing.ts'
import type { Sealer } from '../sealed.ts'

/** What the delivery stands on. */
export interface Delivery {
  readonly database: Database
  readonly senders: Senders
  readonly sealer: Sealer
  readonly quiet: () => QuietHours
  /** Values of the list of channels. */
  readonly channelIds: Readonly<Record<OutChannel, number>>
}

/** After each failure the message waits so long, in seconds; after the last it has failed (portal and administration, section 10.2). */
const pauses = [10, 60, 300, 1800, 7200]
const pausesOfCodes = [10, 30]
/** A process that has taken a message and is heard of no more has lost it after so many seconds: another one tries. */
const leaseSeconds = 120
const longestSendMs = 90_000
/** At once by one process. */
const atOnce = 8
/** No message waits longer for a process that missed the word of it. */
const longestSleepMs = 15_000

const deliverer: Actor = { caller: visitor, requestId: 'delivery', address: undefined, reason: 'delivery' }

/**
 * Delivers what waits in the outbox, on this process beside any others: a message is taken by one of them. Begins at the word of a commit,
 * and by itself for what waits until a time. @param directUrl for hearing @returns ends it, after what is being sent
 */
export function keepDelivering(delivery: Delivery, directUrl: string): () => Promise<void> {
  let isEnded = false
  let isAsked = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const unlisten = listen(directUrl, outboxChannel, { heard: wake, lost: () => undefined, found: wake })
  wake()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await unlisten()
    await running
  }

  function wake(): void {
    if (isEnded) return
    isAsked = true
    running ??= run().finally(() => {
      running = undefined
      if (isAsked) wake()
    })
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    let sleepMs = longestSleepMs
    try {
      while (isAsked && !isEnded) {
        isAsked = false
        while (!isEnded && (await deliverSome(delivery)) === atOnce);
      }
      sleepMs = Math.min(longestSleepMs, await untilNextMs(delivery.database))
    } catch (error) {
      log.error({ err: error }, 'the delivery failed; it is tried again soon')
    }
    if (isEnded) return
    timer = setTimeout(wake, Math.max(50, sleepMs))
    timer.unref()
  }
}

interface Taken {
  readonly id: string
  readonly channel: number
  readonly tries: number
  readonly address: string
  readonly language: 'ar' | 'en'
  readonly subject: string | null
  readonly body: string
  readonly html: string | null
  readonly link: string | null
  readonly sealed: string | null
  readonly has_secret: boolean
  readonly is_late: boolean
  readonly is_urgent: boolean
  readonly is_code: boolean
}

/** Takes what is due and sends it. @returns how many were taken */
export async function deliverSome(delivery: Delivery): Promise<number> {
  const taken = await delivery.database.write(deliverer, transaction =>
    transaction.rows<Taken>(sql`
      with due as (
        select id from outbox where state in (${stateCodes.queued}, ${stateCodes.sending}) and next_try_at <= now()
        order by next_try_at limit ${atOnce} for update skip locked)
      update outbox o set state = ${stateCodes.sending}, tries = o.tries + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
      from due, outbox_content c where o.id = due.id and c.message_id = o.id
      returning o.id, o.channel, o.tries::int as tries, c.address, c.language, c.subject, c.body, c.html, c.link, c.sealed,
        c.secret_until is not null as has_secret, coalesce(c.secret_until < now(), false) as is_late, c.is_urgent, c.is_code`),
  )
  await Promise.all(taken.map(message => deliverOne(delivery, message)))
  return taken.length
}

async function deliverOne(delivery: Delivery, message: Taken): Promise<void> {
  try {
    await noteReceipt(delivery, message, await attempt(delivery, message))
  } catch (error) {
    if (!(error instanceof NotSent)) log.error({ err: error, message: message.id }, 'a message could not be sent for a reason of ours')
    await noteFailure(delivery, message, error instanceof NotSent ? error : new NotSent('fault', '')).catch((fault: unknown) =>
      log.error({ err: fault, message: message.id }, 'what became of a message could not be noted'),
    )
  }
}

async function attempt(delivery: Delivery, message: Taken): Promise<Receipt> {
  if (message.is_late || (message.has_secret && message.sealed === null)) throw new NotSent('expired', '')
  // The process that took it before was gone before it said what became of it, every time.
  if (message.tries > pausesOf(message).length + 1) throw new NotSent('interrupted', '')
  const sending = delivery.senders[channelOf(delivery, message.channel)]().send(parcelOf(delivery.sealer, message))
  return inTime(sending)
}

/** Whoever waited longer would find that another process has taken the message. */
async function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotSent('unreachable', 'no answer in time')), longestSendMs)
  })
  try {
    return await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

function channelOf({ channelIds }: Delivery, id: number): OutChannel {
  if (id === channelIds.email) return 'email'
  return id === channelIds.sms ? 'sms' : 'push'
}

/** What is sent: with its secrets, if it has any. */
function parcelOf(sealer: Sealer, { id, address, language, link, sealed, subject, body, html }: Taken): Parcel {
  const content = sealed === null ? { subject, body, html } : contentIn(sealer, sealed, id)
  return { id, address, lang: language, content, link }
}

/** What was sealed of a message. @throws Error when it was sealed by another installation */
export function contentIn(sealer: Sealer, sealed: string, id: string): Content {
  const content: unknown = JSON.parse(sealer.open(sealed, id) ?? 'null')
  if (typeof content !== 'object' || content === null || !('body' in content) || typeof content.body !== 'string')
    throw new Error('What was sealed is no message of this installation')
  const textAt = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    subject: 'subject' in content ? textAt(content.subject) : null,
    body: content.body,
    html: 'html' in content ? textAt(content.html) : null,
    ...('leave' in content && typeof content.leave === 'string' && { leave: content.leave }),
  }
}

/** That it was sent stands in the audit too, and by which channel: neither to where nor what it said. */
function noteReceipt({ database }: Delivery, { id, channel }: Taken, { state, providerId }: Receipt): Promise<unknown> {
  return database.write(deliverer, async transaction => {
    const noted = await transaction.find(sql`
      update outbox set state = ${stateCodes[state]}, sent_at = ${state === 'sent' ? sql`now()` : sql`null`}, next_try_at = null,
        reason = null, error = null, provider_id = ${providerId?.slice(0, 200) ?? null}
      where id = ${id} and state = ${stateCodes.sending} returning id`)
    if (!noted || state !== 'sent') return
    await transaction.rows(sql`update outbox_content set sealed = null where message_id = ${id}`)
    await noteEvent(transaction, { action: 'messageSent', tableName: 'outbox', rowId: id, changes: { sentBy: [null, channel] } })
  })
}

function noteFailure(delivery: Delivery, message: Taken, failure: NotSent): Promise<unknown> {
  const { database, quiet } = delivery
  const pause = failure.isFinal ? undefined : pausesOf(message)[message.tries - 1]
  const isOver = pause === undefined
  const next = sql`now() + make_interval(secs => ${pause ?? 0})`
  const nextTry = isOver ? sql`null` : waitsForDay(delivery, message) ? afterQuiet(next, quiet()) : next
  return database.write(deliverer, async transaction => {
    await transaction.rows(sql`
      update outbox set state = ${isOver ? stateCodes.failed : stateCodes.queued}, next_try_at = ${nextTry},
        reason = ${reasonCodes[failure.reason]}, error = ${saidOf(message, failure)}
      where id = ${message.id} and state = ${stateCodes.sending}`)
    // A code that did not arrive is of no use later; an invitation may still be sent again.
    if (isOver && message.is_code) await transaction.rows(sql`update outbox_content set sealed = null where message_id = ${message.id}`)
  })
}

/** What the other side said. It may repeat the message: of one with a secret nothing stays that could be it. */
function saidOf({ has_secret }: Taken, { said }: NotSent): string | null {
  const text = has_secret ? said.replace(/\d{4,}|[\w-]{16,}/g, '••••••') : said
  return text.slice(0, 1000) || null
}

function waitsForDay({ channelIds }: Delivery, { channel, is_urgent }: Taken): boolean {
  return !is_urgent && channel !== channelIds.email
}

function pausesOf({ is_code }: Taken): readonly number[] {
  return is_code ? pausesOfCodes : pauses
}

async function untilNextMs(database: Runner): Promise<number> {
  const row = await database.find<{ ms: number | null }>(sql`
    select (extract(epoch from min(next_try_at) - now()) * 1000)::float8 as ms from outbox where state in (${stateCodes.queued}, ${stateCodes.sending})`)
  return row?.ms ?? longestSleepMs
}

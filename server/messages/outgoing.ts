import { sql, type SQL } from '../database/sql.ts'

/** How a message leaves the product. */
export type OutChannel = 'email' | 'sms' | 'push'

/** What a message says, ready to be sent. */
export interface Content {
  readonly subject: string | null
  /** Plain text; of an e-mail the part for readers without HTML. */
  readonly body: string
  readonly html: string | null
  /** Where a mail program may ask by itself that no more of them come (RFC 8058); only in what is sealed. */
  readonly leave?: string | undefined
}

/** The states of a message as the table has them (lookup 50; the definition of the list names the same numbers). */
export const stateCodes = { queued: 1, sending: 2, sent: 3, delivered: 4, failed: 5, cancelled: 6, held: 7 } as const

/** Why a message did not leave, as the table has it. */
export const reasonCodes = {
  unreachable: 1,
  refused: 2,
  addressUnknown: 3,
  expired: 4,
  interrupted: 5,
  notSetUp: 6,
  fault: 7,
} as const
/** One of those reasons. */
export type Reason = keyof typeof reasonCodes

/** The channel on which every process hears that messages wait. */
export const outboxChannel = 'mahalli_outbox'

/** When SMS and push wait: between these times of the day in this zone. The same time twice: never. */
export interface QuietHours {
  /** `HH:mm` */
  readonly from: string
  readonly to: string
  /** IANA name. */
  readonly zone: string
}

/** The first moment from `at` on that lies outside the quiet hours, as the database's clock and its zones have it. */
export function afterQuiet(at: SQL, { from, to, zone }: QuietHours): SQL {
  const local = sql`((${at}) at time zone ${zone}::text)`
  const isQuiet =
    from === to
      ? sql`false`
      : from < to
        ? sql`(${local}::time >= ${from}::time and ${local}::time < ${to}::time)`
        : sql`(${local}::time >= ${from}::time or ${local}::time < ${to}::time)`
  const day = sql`(${local}::date + case when ${from}::time > ${to}::time and ${local}::time >= ${from}::time then 1 else 0 end)`
  return sql`case when ${isQuiet} then ((${day} + ${to}::time) at time zone ${zone}::text) else (${at}) end`
}

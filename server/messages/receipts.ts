import { visitor } from '../../kernel/kernel.ts'
import type { Actor, Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { reasonCodes, stateCodes } from './outgoing.ts'
import type { SmsReceipt } from './smpp/pdu.ts'

const center: Actor = { caller: visitor, requestId: 'delivery', address: undefined, reason: 'receipt' }

/**
 * Notes what a message center says of a message that it was given: it arrived, or it never will. Of one that nobody knows nothing is noted.
 * Some centers write the same number once in base 16 and once in base 10.
 */
export async function noteSmsReceipt(database: Database, { providerId, isDelivered, said }: SmsReceipt): Promise<void> {
  const numbers = [providerId, ...otherBases(providerId)]
  await database.write(center, transaction =>
    transaction.rows(sql`
      update outbox set state = ${isDelivered ? stateCodes.delivered : stateCodes.failed},
        delivered_at = ${isDelivered ? sql`now()` : sql`null`}, reason = ${isDelivered ? null : reasonCodes.refused}, error = ${isDelivered ? null : said}
      where provider_id = any(${sql.param(numbers)}::text[]) and state = ${stateCodes.sent}`),
  )
}

function otherBases(number: string): string[] {
  const asDecimal = /^[0-9a-f]{1,16}$/i.test(number) ? [BigInt(`0x${number}`).toString()] : []
  const asHex = /^\d{1,19}$/.test(number) ? [BigInt(number).toString(16), BigInt(number).toString(16).toUpperCase()] : []
  return [...asDecimal, ...asHex]
}

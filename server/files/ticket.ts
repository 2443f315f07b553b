import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a ticket opens its file (foundations 16). */
export const ticketSeconds = 60

/** Whom a ticket was given to, for which file, and until when. */
export interface Ticket {
  readonly userId: string
  readonly fileId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A ticket as an address carries it: until when, to whom, and the signature over both and the file. */
export function signTicket(key: Uint8Array, ticket: Ticket): string {
  return `${ticket.expiresAt}.${ticket.userId}.${signatureOf(key, ticket)}`
}

/**
 * To whom a ticket was given.
 * @param now milliseconds since 1970
 * @returns undefined when it is not of our making, is for another file, or has run out
 */
export function findTicketHolder(key: Uint8Array, given: string, fileId: string, now: number): string | undefined {
  const [, expires = '', userId = '', signature = ''] = /^(\d{1,15})\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(given) ?? []
  const expiresAt = Number(expires)
  if (signature === '' || now >= expiresAt) return undefined
  const right = Buffer.from(signatureOf(key, { userId, fileId, expiresAt }))
  return timingSafeEqual(right, Buffer.from(signature)) ? userId : undefined
}

function signatureOf(key: Uint8Array, { userId, fileId, expiresAt }: Ticket): string {
  return createHmac('sha256', key).update(`${expiresAt}\n${userId}\n${fileId.toLowerCase()}`).digest('base64url')
}

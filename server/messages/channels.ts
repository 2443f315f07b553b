import type { Content, OutChannel, Reason } from './outgoing.ts'

/** A message that is being sent. */
export interface Parcel {
  /** Of the message in the outbox: the same at every try. */
  readonly id: string
  readonly address: string
  readonly lang: 'ar' | 'en'
  readonly content: Content
  readonly link: string | null
}

/** What the other side said. */
export interface Receipt {
  /** `held`: nothing was sent, the outbox is all there is. */
  readonly state: 'sent' | 'held'
  /** The other side's number for it. */
  readonly providerId?: string | undefined
  /** Its words, for whoever tests the channel. */
  readonly said: string
}

/** A channel with whatever it is configured to at this moment. */
export interface Sender {
  /** @throws NotSent */
  send(parcel: Parcel): Promise<Receipt>
}

/** What sends by each channel. Asked anew for every message: a changed setting holds for the next one. */
export type Senders = Readonly<Record<OutChannel, () => Sender>>

/** Reasons after which another try would be answered the same. */
const finalReasons: ReadonlySet<Reason> = new Set<Reason>(['addressUnknown', 'expired', 'interrupted'])

/** The message did not leave. It is tried again unless that is of no use. */
export class NotSent extends Error {
  readonly reason: Reason
  /** What the other side said; it may be nothing. */
  readonly said: string
  readonly isFinal: boolean
  constructor(reason: Reason, said: string, more: { readonly isFinal?: boolean; readonly cause?: unknown } = {}) {
    super(`${reason}: ${said}`, { cause: more.cause })
    this.reason = reason
    this.said = said
    this.isFinal = more.isFinal ?? finalReasons.has(reason)
  }
}

/** Sends nothing: the message stays in the outbox, where an administrator reads it. */
export const heldSender: Sender = { send: async () => ({ state: 'held', said: '' }) }

/** The commands of SMPP 3.4 that are spoken here (section 5.1.2.1); the high bit marks the answer. */
export const commands = {
  genericNack: 0x80000000,
  unbind: 0x00000006,
  unbindResp: 0x80000006,
  bindTransceiver: 0x00000009,
  bindTransceiverResp: 0x80000009,
  submitSm: 0x00000004,
  submitSmResp: 0x80000004,
  deliverSm: 0x00000005,
  deliverSmResp: 0x80000005,
  enquireLink: 0x00000015,
  enquireLinkResp: 0x80000015,
} as const

/** A unit of the protocol: its header (section 3.2), and what follows. */
export interface Pdu {
  readonly command: number
  /** 0 in a request and in an answer that grants it (section 5.1.3). */
  readonly status: number
  readonly sequence: number
  readonly body: Buffer
}

const headerBytes = 16
/** Nothing that we ask for is longer: a length beyond it is no SMPP. */
const mostBytes = 65_536

/** A unit as it goes over the line. */
export function encoded({ command, status, sequence, body }: Pdu): Buffer {
  const header = Buffer.alloc(headerBytes)
  for (const [index, value] of [headerBytes + body.length, command, status, sequence].entries()) header.writeUInt32BE(value, index * 4)
  return Buffer.concat([header, body])
}

/**
 * Takes units out of what arrives in pieces.
 * @returns takes a piece and answers the units that are complete with it
 * @throws Error when what arrives is no SMPP
 */
export function decoder(): (piece: Buffer) => Pdu[] {
  let rest: Buffer = Buffer.alloc(0)
  return piece => {
    rest = Buffer.concat([rest, piece])
    const units: Pdu[] = []
    while (rest.length >= headerBytes) {
      const length = rest.readUInt32BE(0)
      if (length < headerBytes || length > mostBytes) throw new Error(`A unit of ${length} octets is no SMPP`)
      if (rest.length < length) break
      units.push({
        command: rest.readUInt32BE(4),
        status: rest.readUInt32BE(8),
        sequence: rest.readUInt32BE(12),
        body: rest.subarray(headerBytes, length),
      })
      rest = rest.subarray(length)
    }
    return units
  }
}

/** A text that ends with a null octet (C-octet string, section 3.1), cut to the room that its field has. @param most octets, the null included */
function text(value: string, most: number): Buffer {
  const clean = Buffer.from(value.replaceAll('\u0000', ''), 'latin1')
  return Buffer.concat([clean.subarray(0, most - 1), Buffer.from([0])])
}

/** Who signs on. */
export interface Bind {
  readonly systemId: string
  readonly password: string
}

/** The body of bind_transceiver (section 4.1.5). */
export function bindBody({ systemId, password }: Bind): Buffer {
  const interfaceVersion = 0x34
  return Buffer.concat([text(systemId, 16), text(password, 9), text('', 13), Buffer.from([interfaceVersion, 0, 0]), text('', 41)])
}

/** One part of a message. */
export interface Submission {
  readonly source: string
  readonly destination: string
  readonly alphabet: 'gsm' | 'ucs2'
  readonly characters: Buffer
  /** Which part of how many it is; undefined when it is the whole. */
  readonly part?: { readonly reference: number; readonly number: number; readonly of: number } | undefined
  /** Is a receipt of the delivery wanted? */
  readonly wantsReceipt: boolean
}

const ucs2Coding = 0x08
const hasHeader = 0x40

/** The body of submit_sm (section 4.4.1). */
export function submitBody({ source, destination, alphabet, characters, part, wantsReceipt }: Submission): Buffer {
  // The header that joins parts (3GPP TS 23.040, section 9.2.3.24.1): its length, element 0 of 3 octets, reference, count, number.
  const joining = part ? Buffer.from([5, 0, 3, part.reference & 0xff, part.of, part.number]) : Buffer.alloc(0)
  const message = Buffer.concat([joining, characters])
  const options = Buffer.from([wantsReceipt ? 1 : 0, 0, alphabet === 'ucs2' ? ucs2Coding : 0, 0, message.length])
  return Buffer.concat([
    text('', 6),
    addressOf(source),
    addressOf(destination),
    Buffer.from([part ? hasHeader : 0, 0, 0]),
    text('', 17),
    text('', 17),
    options,
    message,
  ])
}

/** Type and plan of a number before it (sections 5.2.5 and 5.2.6): a name, an international number, a short one. */
function addressOf(address: string): Buffer {
  const digits = address.replace(/^\+/, '')
  if (/\D/.test(digits)) return Buffer.concat([Buffer.from([5, 0]), text(address.slice(0, 11), 21)])
  return Buffer.concat([Buffer.from(digits.length <= 6 ? [0, 1] : [1, 1]), text(digits, 21)])
}

/** What a receipt says of a message (appendix B of the protocol). */
export interface SmsReceipt {
  readonly providerId: string
  readonly isDelivered: boolean
  /** Its word: `DELIVRD`, `UNDELIV`, `EXPIRED`, … */
  readonly said: string
}

const receiptBits = 0x3c
const receiptClass = 0x04
const tags = { receiptedMessageId: 0x001e, messageState: 0x0427 } as const
const stateNames: Readonly<Record<number, string>> = {
  1: 'ENROUTE',
  2: 'DELIVRD',
  3: 'EXPIRED',
  4: 'DELETED',
  5: 'UNDELIV',
  6: 'ACCEPTD',
  7: 'UNKNOWN',
  8: 'REJECTD',
}

/** The receipt in the body of a deliver_sm (section 4.6.1); undefined when it is none, or says nothing final. */
export function receiptIn(body: Buffer): SmsReceipt | undefined {
  const reader = readerOf(body)
  reader.text()
  reader.skip(2)
  reader.text()
  reader.skip(2)
  reader.text()
  const esmClass = reader.octet()
  reader.skip(2)
  reader.text()
  reader.text()
  reader.skip(4)
  const message = reader.take(reader.octet()).toString('latin1')
  if ((esmClass & receiptBits) !== receiptClass) return undefined
  const parameters = reader.parameters()
  const state = parameters.get(tags.messageState)?.[0]
  const said = (state === undefined ? undefined : stateNames[state]) ?? /\bstat:(\w+)/i.exec(message)?.[1]?.toUpperCase() ?? ''
  const providerId = nullEnded(parameters.get(tags.receiptedMessageId)) ?? /\bid:(\S+)/i.exec(message)?.[1] ?? ''
  if (providerId === '' || ['', 'ENROUTE', 'ACCEPTD', 'UNKNOWN'].includes(said)) return undefined
  return { providerId, isDelivered: said === 'DELIVRD', said }
}

/** The number that the center gave a message, in the body of submit_sm_resp (section 4.4.2). */
export function messageIdIn(body: Buffer): string {
  return readerOf(body).text()
}

function nullEnded(value: Buffer | undefined): string | undefined {
  return value?.toString('latin1').replace(/\0.*$/s, '')
}

/** Reads a body from its beginning; what is missing at its end is empty. */
function readerOf(body: Buffer) {
  let at = 0
  const octet = () => body[at++] ?? 0
  const take = (count: number) => {
    const taken = body.subarray(at, at + count)
    at += count
    return taken
  }
  return {
    octet,
    take,
    skip: (count: number) => void (at += count),
    text: () => {
      const end = body.indexOf(0, at)
      const value = body.toString('latin1', at, end < 0 ? body.length : end)
      at = end < 0 ? body.length : end + 1
      return value
    },
    /** Optional parameters (section 3.2.4): tag, length, value. */
    parameters: () => {
      const found = new Map<number, Buffer>()
      while (at + 4 <= body.length) {
        const tag = body.readUInt16BE(at)
        const length = body.readUInt16BE(at + 2)
        at += 4
        found.set(tag, take(length))
      }
      return found
    },
  }
}

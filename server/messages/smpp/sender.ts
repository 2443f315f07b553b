import { createHash } from 'node:crypto'
import { NotSent, type Parcel, type Receipt, type Sender } from '../channels.ts'
import { partsOf } from '../sms/parts.ts'
import { commands, messageIdIn, submitBody } from './pdu.ts'
import { statusOf } from './line.ts'
import type { SmppSession } from './session.ts'

/** From whom messages come, and in which alphabet. */
export interface SmppForm {
  readonly source: string
  readonly encoding: 'auto' | 'ucs2'
}

const invalidDestination = 0x0b

/**
 * Sends SMS through a message center: long ones as parts that the telephone joins. The receipt of the last part speaks for all.
 * @source SMPP 3.4, section 4.4; 3GPP TS 23.040, section 9.2.3.24.1
 */
export function smppSender(session: SmppSession, { source, encoding }: SmppForm): Sender {
  return {
    async send({ id, address, content }: Parcel): Promise<Receipt> {
      const { alphabet, parts } = partsOf(content.body, encoding)
      // The same at every try: parts of an earlier one join with those of the next.
      const [reference = 0] = createHash('sha256').update(id).digest()
      let providerId = ''
      for (const [index, characters] of parts.entries()) {
        const part = parts.length > 1 ? { reference, number: index + 1, of: parts.length } : undefined
        const wantsReceipt = index === parts.length - 1
        const body = submitBody({ source, destination: address, alphabet, characters, part, wantsReceipt })
        const answer = await session.ask(commands.submitSm, body)
        if (answer.status === invalidDestination) throw new NotSent('addressUnknown', statusOf(answer.status))
        if (answer.status !== 0) throw new NotSent('refused', statusOf(answer.status))
        providerId = messageIdIn(answer.body)
      }
      return { state: 'sent', providerId, said: `${parts.length} × submit_sm_resp, message_id ${providerId}` }
    },
  }
}

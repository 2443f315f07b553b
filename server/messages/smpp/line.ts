import { connect, type Socket } from 'node:net'
import { log } from '../../log.ts'
import { NotSent } from '../channels.ts'
import { bindBody, commands, decoder, encoded, receiptIn, type Bind, type Pdu, type SmsReceipt } from './pdu.ts'

/** Where the message center is, and who signs on. */
export interface SmppAccount extends Bind {
  readonly host: string
  readonly port: number
}

/** What the center is asked, and how long it may take. Milliseconds. */
export interface SmppTimes {
  readonly connectMs: number
  readonly answerMs: number
  /** So long after the last word the line is asked whether it still holds. */
  readonly enquireMs: number
  readonly longestPauseMs: number
}
/** A connection that has signed on. */
export interface Line {
  /** Sends a request and waits for its answer. @throws NotSent when the connection breaks or nothing is answered */
  ask(command: number, body: Buffer): Promise<Pdu>
  close(): void
}

interface Waiting {
  resolve(answer: Pdu): void
  reject(error: NotSent): void
}

/** Requests that wait for their answers, by the number that both carry. */
function pendingAnswers(answerMs: number, onSilence: () => void) {
  const waiting = new Map<number, Waiting>()
  let sequence = 0
  const settle = (which: number, how: (one: Waiting) => void) => {
    const one = waiting.get(which)
    waiting.delete(which)
    if (one) how(one)
  }
  return {
    /** @param write sends the request under its number */
    ask: (write: (sequence: number) => void): Promise<Pdu> =>
      new Promise((resolve, reject) => {
        sequence = (sequence % 0x7fffffff) + 1
        const mine = sequence
        const over = setTimeout(() => {
          settle(mine, one => one.reject(new NotSent('unreachable', 'the message center does not answer')))
          onSilence()
        }, answerMs)
        waiting.set(mine, {
          resolve: answer => {
            clearTimeout(over)
            resolve(answer)
          },
          reject: error => {
            clearTimeout(over)
            reject(error)
          },
        })
        write(mine)
      }),
    take: (unit: Pdu) => settle(unit.sequence, one => one.resolve(unit)),
    breakOff: () => {
      for (const which of [...waiting.keys()])
        settle(which, one => one.reject(new NotSent('unreachable', 'the connection to the message center broke')))
    },
  }
}

/**
 * Connects to a message center and signs on (SMPP 3.4, section 4.1.5). Its questions are answered, and it is asked whether it is still there
 * when nothing was said for a while.
 * @param onLost the line is gone, after it had been signed on
 * @throws NotSent when the center is not there or refuses
 */
export async function openLine(
  account: SmppAccount,
  onReceipt: (receipt: SmsReceipt) => Promise<void>,
  times: SmppTimes,
  onLost: () => void,
): Promise<Line> {
  const socket = await connected(account, times.connectMs)
  const pending = pendingAnswers(times.answerMs, () => socket.destroy())
  let isBound = false
  const send = (command: number, sequence: number, body: Buffer = Buffer.alloc(0), status = 0) => {
    if (!socket.destroyed) socket.write(encoded({ command, status, sequence, body }))
  }
  const ask: Line['ask'] = (command, body) => pending.ask(sequence => send(command, sequence, body))
  // Who does not answer loses the line: the request itself sees to that.
  const enquiry = setInterval(() => void ask(commands.enquireLink, Buffer.alloc(0)).catch(() => undefined), times.enquireMs).unref()
  const decode = decoder()
  socket.on('data', piece => {
    try {
      for (const unit of decode(piece)) take(unit)
    } catch (error) {
      log.warn({ err: error }, 'the message center speaks no SMPP')
      socket.destroy()
    }
  })
  socket.on('close', () => {
    clearInterval(enquiry)
    pending.breakOff()
    if (isBound) onLost()
  })
  const bound = await ask(commands.bindTransceiver, bindBody(account))
  if (bound.status !== 0) {
    socket.destroy()
    throw new NotSent('refused', `the message center refused the sign-on: ${statusOf(bound.status)}`)
  }
  isBound = true
  return { ask, close: () => socket.destroy() }

  function take(unit: Pdu): void {
    if (unit.command === commands.enquireLink) send(commands.enquireLinkResp, unit.sequence)
    else if (unit.command === commands.deliverSm) void receive(unit)
    else if (unit.command === commands.unbind) {
      send(commands.unbindResp, unit.sequence)
      socket.end()
    } else pending.take(unit)
  }

  async function receive(unit: Pdu): Promise<void> {
    const receipt = receiptIn(unit.body)
    const status = await (receipt ? onReceipt(receipt) : Promise.resolve()).then(
      () => 0,
      (error: unknown) => {
        log.error({ err: error }, 'a receipt of a message could not be noted')
        return temporaryFault
      },
    )
    send(commands.deliverSmResp, unit.sequence, Buffer.from([0]), status)
  }
}

/** ESME_RX_T_APPN (section 5.1.3): not now, send it again. */
const temporaryFault = 0x64

function connected({ host, port }: SmppAccount, longestMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, keepAlive: true })
    const fail = (why: string) => {
      socket.destroy()
      reject(new NotSent('unreachable', why))
    }
    const over = setTimeout(() => fail('the message center does not answer'), longestMs)
    socket.once('connect', () => {
      clearTimeout(over)
      resolve(socket)
    })
    // Once connected, what breaks is noticed by the end of the connection.
    socket.on('error', error => {
      clearTimeout(over)
      fail(error.message)
    })
  })
}

const statusNames: Readonly<Record<number, string>> = {
  0x01: 'ESME_RINVMSGLEN',
  0x05: 'ESME_RALYBND',
  0x08: 'ESME_RSYSERR',
  0x0a: 'ESME_RINVSRCADR',
  0x0b: 'ESME_RINVDSTADR',
  0x0d: 'ESME_RBINDFAIL',
  0x0e: 'ESME_RINVPASWD',
  0x0f: 'ESME_RINVSYSID',
  0x14: 'ESME_RMSGQFUL',
  0x45: 'ESME_RSUBMITFAIL',
  0x58: 'ESME_RTHROTTLED',
}

/** The name of a status (section 5.1.3), with its number. */
export function statusOf(status: number): string {
  const number = `0x${status.toString(16).padStart(2, '0')}`
  const name = statusNames[status]
  return name ? `${name} (${number})` : number
}

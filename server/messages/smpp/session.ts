import { log } from '../../log.ts'
import { NotSent } from '../channels.ts'
import { openLine, type Line, type SmppAccount, type SmppTimes } from './line.ts'
import { commands, type Pdu, type SmsReceipt } from './pdu.ts'

/** A connection to a message center that is kept, and made again when it is lost. */
export interface SmppSession {
  /** Sends a request and waits for its answer. @throws NotSent when there is no connection, no answer, or a refusal */
  ask(command: number, body: Buffer): Promise<Pdu>
  /** Signs off and ends it for good. */
  end(): Promise<void>
}

const usualTimes: SmppTimes = { connectMs: 10_000, answerMs: 15_000, enquireMs: 30_000, longestPauseMs: 60_000 }

/**
 * Keeps a transceiver session with a message center (SMPP 3.4, section 2.2): one connection for sending and for receipts. It is made at the
 * first message; lost, it is made again by itself, so that receipts of what was sent still arrive.
 * @param onReceipt is awaited before the center is thanked: one that fails is sent again
 */
export function smppSession(
  account: SmppAccount,
  onReceipt: (receipt: SmsReceipt) => Promise<void>,
  times: SmppTimes = usualTimes,
): SmppSession {
  let line: Promise<Line> | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = 1000
  let isEnded = false

  return {
    ask: async (command, body) => (await open()).ask(command, body),
    end: async () => {
      isEnded = true
      clearTimeout(timer)
      const last = await line?.catch(() => undefined)
      await last?.ask(commands.unbind, Buffer.alloc(0)).catch(() => undefined)
      last?.close()
    },
  }

  function open(): Promise<Line> {
    if (isEnded) return Promise.reject(new NotSent('unreachable', 'the connection was ended'))
    clearTimeout(timer)
    line ??= openLine(account, onReceipt, times, lost).then(
      made => {
        pauseMs = 1000
        return made
      },
      (error: unknown) => {
        line = undefined
        throw error
      },
    )
    return line
  }

  function lost(): void {
    line = undefined
    if (isEnded) return
    timer = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn({ error: String(error) }, 'the message center does not answer')
        lost()
      })
    }, pauseMs)
    timer.unref()
    pauseMs = Math.min(times.longestPauseMs, pauseMs * 2)
  }
}

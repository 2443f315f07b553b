import smpp, { type Session, type Unit } from 'smpp'

/** A part of a message as it arrived. */
export interface Arrived {
  readonly to: string
  readonly from: string
  readonly coding: number
  readonly esmClass: number
  readonly text: string
  /** Reference, count and number of a part. */
  readonly joining: readonly number[] | undefined
  readonly wantsReceipt: boolean
}

/** A message center on loopback, spoken by another implementation of SMPP than the program's. */
export interface MessageCenter {
  readonly port: number
  readonly arrived: Arrived[]
  /** Connections that have signed on, those that are gone included. */
  readonly signedOn: Unit[]
  /** Statuses with which the next parts are refused. */
  readonly refusals: number[]
  /** Sends a receipt to whoever is signed on. @returns the status with which it was answered */
  receipt(id: string, state: string): Promise<number>
  /** Breaks every connection. */
  breakOff(): void
  stop(): Promise<void>
}

/** @param password what must be given to sign on */
export async function startMessageCenter(password = 'secret'): Promise<MessageCenter> {
  const arrived: Arrived[] = []
  const signedOn: Unit[] = []
  const refusals: number[] = []
  const sessions = new Set<Session>()
  let count = 0
  const server = smpp.createServer({}, session => {
    session.on('error', () => sessions.delete(session))
    session.on('close', () => sessions.delete(session))
    session.on('bind_transceiver', unit => {
      if (unit.password !== password) return session.send(unit.response({ command_status: smpp.ESME_RINVPASWD }))
      signedOn.push(unit)
      sessions.add(session)
      session.send(unit.response())
    })
    session.on('enquire_link', unit => session.send(unit.response()))
    session.on('unbind', unit => {
      session.send(unit.response())
      session.close()
    })
    session.on('submit_sm', unit => {
      const refusal = refusals.shift()
      if (refusal !== undefined) return session.send(unit.response({ command_status: refusal }))
      arrived.push(arrivedIn(unit))
      count += 1
      session.send(unit.response({ message_id: `m-${count}` }))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    arrived,
    signedOn,
    refusals,
    receipt: (id, state) =>
      new Promise((resolve, reject) => {
        const [session] = sessions
        if (!session) return reject(new Error('nobody is signed on'))
        const message = `id:${id} sub:001 dlvrd:001 submit date:2611210930 done date:2611210931 stat:${state} err:000 text:`
        session.deliver_sm({ source_addr: '970599123456', destination_addr: 'MAHALLI', esm_class: 4, short_message: { message } }, answer =>
          resolve(answer.command_status),
        )
      }),
    breakOff: () => {
      for (const session of sessions) session.destroy()
      sessions.clear()
    },
    stop: async () => {
      for (const session of sessions) session.destroy()
      await new Promise<void>(resolve => server.close(resolve))
    },
  }
}

function arrivedIn(unit: Unit): Arrived {
  const { message = '', udh = [] } = unit.short_message ?? {}
  const [joining] = udh
  return {
    to: unit.destination_addr ?? '',
    from: unit.source_addr ?? '',
    coding: unit.data_coding ?? -1,
    esmClass: unit.esm_class ?? -1,
    text: typeof message === 'string' ? message : message.toString('utf8'),
    joining: joining && [...joining.subarray(2)],
    wantsReceipt: unit.registered_delivery === 1,
  }
}

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An e-mail as it arrived: its envelope, its lines, and what a mail program reads of it. */
export interface MailArrived {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/** A mail server on loopback. */
export interface MailServer {
  readonly port: number
  readonly arrived: MailArrived[]
  /** Addresses that it does not know. */
  readonly unknown: Set<string>
  /** What the next recipients are answered: a status of SMTP. */
  readonly refusals: number[]
  stop(): Promise<void>
}

export const mailUser = { user: 'mahalli', password: 'mail secret' }

/** @param isSecured offers STARTTLS, as servers do */
export async function startMailServer({ isSecured = false } = {}): Promise<MailServer> {
  const arrived: MailArrived[] = []
  const unknown = new Set<string>()
  const refusals: number[] = []
  const server = new SMTPServer({
    disabledCommands: isSecured ? [] : ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === mailUser.user && password === mailUser.password) callback(null, { user: username })
      else callback(new Error('Authentication failed'))
    },
    onRcptTo: ({ address }, _session, callback) => {
      const status = unknown.has(address) ? 550 : refusals.shift()
      callback(
        status === undefined ? null : Object.assign(new Error(status === 550 ? 'No such user' : 'Try later'), { responseCode: status }),
      )
    },
    onData: (stream, session, callback) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const raw = Buffer.concat(pieces)
        void PostalMime.parse(raw).then(mail => {
          const { mailFrom, rcptTo } = session.envelope
          arrived.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail,
          })
          callback(null)
        })
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    arrived,
    unknown,
    refusals,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

import { createTransport } from 'nodemailer'
import { NotSent, type Parcel, type Receipt, type Sender } from './channels.ts'

/** The mail server, and from whom messages come (portal and administration, section 8.2). */
export interface SmtpAccount {
  readonly host: string
  readonly port: number
  /** `tls` from the first word on, `starttls` before anything is said of the message, `none`. */
  readonly secure: 'starttls' | 'tls' | 'none'
  /** Empty: the server asks for no name. */
  readonly user: string
  readonly password: string
  /** Address of the sender, and the name before it. */
  readonly from: string
  readonly fromName: Readonly<Record<'ar' | 'en', string>>
  readonly replyTo: string
  /** Host that stands in the numbers of messages. */
  readonly messageHost: string
}

const connectMs = 15_000
const silenceMs = 30_000

/**
 * Sends e-mail through a mail server: plain text and HTML beside each other. Addresses and subjects are given as values, never as lines of a
 * header, and one that holds a line end is refused.
 */
export function smtpSender(account: SmtpAccount): Sender {
  return {
    async send({ id, address, lang, content }: Parcel): Promise<Receipt> {
      requireWhole(account, [address, content.subject ?? '', account.from, account.fromName[lang], account.replyTo, content.leave ?? ''])
      const transport = createTransport({
        host: account.host,
        port: account.port,
        secure: account.secure === 'tls',
        requireTLS: account.secure === 'starttls',
        ignoreTLS: account.secure === 'none',
        ...(account.user !== '' && { auth: { user: account.user, pass: account.password } }),
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        // A message names files or addresses only as text.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        const { messageId, response } = await transport.sendMail({
          from: { name: account.fromName[lang], address: account.from },
          ...(account.replyTo !== '' && { replyTo: account.replyTo }),
          to: { name: '', address },
          subject: content.subject ?? '',
          text: content.body,
          ...(content.html !== null && { html: content.html }),
          // The same at every try: whoever gets it twice can tell.
          messageId: `<${id}@${account.messageHost}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang, ...leaving(content.leave) },
        })
        return { state: 'sent', providerId: messageId, said: response }
      } catch (error) {
        throw failureOf(error)
      } finally {
        transport.close()
      }
    },
  }
}

/** One press in the mail program, and no more of them come (RFC 2369, RFC 8058). */
function leaving(address: string | undefined): Readonly<Record<string, string>> {
  return address === undefined ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function requireWhole({ host, from }: SmtpAccount, values: readonly string[]): void {
  if (host === '' || from === '') throw new NotSent('notSetUp', 'the mail server or the sender is not set')
  if (values.some(value => /[\r\n\0]/.test(value))) throw new NotSent('refused', 'a line end in a header', { isFinal: true })
}

/** Who is refused as a recipient is unknown; everything else may be otherwise the next time. */
function failureOf(error: unknown): NotSent {
  if (!(error instanceof Error)) return new NotSent('fault', String(error))
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  const said = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  if (code === undefined) return new NotSent('unreachable', said, { cause: error })
  const isRecipient = 'command' in error && error.command === 'RCPT TO' && code >= 500
  return new NotSent(isRecipient ? 'addressUnknown' : 'refused', said, { cause: error })
}

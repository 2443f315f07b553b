import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { log } from '../log.ts'
import { isArrival, type Sheets } from './sheets.ts'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]
type HeaderValues = Readonly<Record<string, string | number>>

/** What goes out. */
export interface Sendable {
  readonly body: Buffer
  readonly headers: HeaderValues
}

/** A page that was made, in each form in which it goes out. */
export interface Answer {
  readonly status: number
  /** One for all forms: whoever has one of them has the page. */
  readonly etag: string | undefined
  /** As it is. */
  readonly plain: Sendable
  /** As it goes out in an encoding: compressed once, when somebody first asks for it so. @param isWhole with its style sheets inside */
  readonly as: (encoding: Encoding, isWhole: boolean) => Sendable | Promise<Sendable>
  readonly bytes: number
}

/** An answer in one form. */
export function plainAnswer(status: number, plain: Sendable): Answer {
  return { status, etag: undefined, plain, as: () => plain, bytes: plain.body.length }
}

/**
 * Reads an answer to its end. It has an etag, and may be kept, when it is a success for everybody.
 * @param sheets without them a page goes out with its sheets apart alone
 */
export async function answerOf(response: Response, sheets: Sheets | undefined): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  const given = Object.fromEntries(response.headers)
  // From here what is not kept goes out uncompressed: sheets inside would cost more than they save. What is compressed on its way brings them (pages.ts).
  if (response.status !== 200 || given['cache-control'] !== 'no-cache')
    return plainAnswer(response.status, sendable({ body, headers: given }, 'identity'))
  // Of one visitor's request nothing may stay in everybody's page.
  const { 'x-request-id': _, 'server-timing': __, ...common } = given
  // Of the form with the sheets inside, too: the page names them, and the script behind them changes with it.
  const hash = createHash('sha256')
    .update(body)
    .update(sheets?.scriptSource ?? '')
  const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`
  const apart = sendable({ body, headers: { ...common, etag, vary: 'accept-encoding' } }, 'identity')
  const [asApart, asWhole] = [formsOf(() => apart), formsOf(() => withSheetsInside(apart, sheets))]
  const wholeBytes = body.length + (sheets?.bytesOf(String(common.link ?? '')) ?? 0)
  return {
    status: 200,
    etag,
    plain: apart,
    as: (encoding, isWhole) => (isWhole ? asWhole : asApart)(encoding),
    // All compressed forms together take a third of what they say at most.
    bytes: body.length + Math.ceil((body.length + wholeBytes) / 3),
  }
}

/** A page with its sheets inside; itself where it has none. */
function withSheetsInside(page: Sendable, sheets: Sheets | undefined): Sendable {
  const whole = sheets?.inside({ html: page.body.toString(), link: String(page.headers.link ?? '') })
  if (!whole) return page
  return sendable({ body: Buffer.from(whole.html), headers: { ...page.headers, link: whole.link } }, 'identity')
}

/** Compresses when it is first asked to, and keeps what was compressed. */
function formsOf(plain: () => Sendable): (encoding: Encoding) => Sendable | Promise<Sendable> {
  const forms = new Map<Encoding, Sendable | Promise<Sendable>>()
  return encoding => {
    if (encoding === 'identity') return plain()
    const ready = forms.get(encoding)
    if (ready) return ready
    const { body, headers } = plain()
    const coming = compressed(body, encoding).then(
      smaller => {
        const form = sendable({ body: smaller, headers }, encoding)
        forms.set(encoding, form)
        return form
      },
      (error: unknown) => {
        // Whoever asks next has it tried anew.
        forms.delete(encoding)
        log.error({ err: error, encoding }, 'a page could not be compressed; it is sent as it is')
        return sendable({ body, headers }, 'identity')
      },
    )
    forms.set(encoding, coming)
    return coming
  }
}

function sendable({ body, headers }: Sendable, encoding: Encoding): Sendable {
  return { body, headers: { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': body.length } }
}

function compressed(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    })
  return promisify(gzip)(html, { level: 9 })
}

/** Sends a page in the form that the request takes, or says that the asker has it. @returns true: it is answered */
export function send(page: Answer, request: IncomingMessage, response: ServerResponse): true {
  const header = (name: string) => {
    const value = request.headers[name]
    return value === undefined ? undefined : String(value)
  }
  const accepted = header('accept-encoding') ?? ''
  const encoding = encodings.find(name => name === 'identity' || accepted.includes(name)) ?? 'identity'
  if (page.etag !== undefined && request.headers['if-none-match']?.includes(page.etag)) {
    // Whoever has the page has what it is drawn with.
    const { 'content-length': _, link: __, ...kept } = page.plain.headers
    response.writeHead(304, kept).end()
    return true
  }
  const write = ({ body, headers }: Sendable) => {
    response.writeHead(page.status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const form = page.as(encoding, isArrival(header))
  if (form instanceof Promise) void form.then(write)
  else write(form)
  return true
}

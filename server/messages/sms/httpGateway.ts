import { NotSent, type Parcel, type Receipt, type Sender } from '../channels.ts'

/** How an HTTP gateway takes messages (portal and administration, section 8.2): templates with `{to}`, `{text}`, `{sender}`, `{apiKey}`. */
export interface HttpGateway {
  readonly url: string
  readonly method: string
  /** One in a line: `name: value`. */
  readonly headers: string
  readonly body: string
  /** A regular expression that the answer must match; its first group is the gateway's number of the message. Empty: any 2xx is success. */
  readonly successPattern: string
  readonly apiKey: string
  readonly sender: string
}

const longestMs = 20_000
const mostAnswerCharacters = 4000
const placeholders = /\{(to|toDigits|text|sender|apiKey)\}/g

/**
 * Sends SMS through an HTTP gateway. Each value is written as its place demands (address, JSON, form, XML), so none ends its place or begins
 * another header, and the host is never part of what is filled in. Redirections are not followed: they would carry the key elsewhere.
 */
export function httpGatewaySender(gateway: HttpGateway): Sender {
  return {
    async send({ address, content }: Parcel): Promise<Receipt> {
      const request = requestTo(gateway, {
        to: address,
        toDigits: address.replace(/\D/g, ''),
        text: content.body,
        sender: gateway.sender,
        apiKey: gateway.apiKey,
      })
      const { status, text } = await answerTo(request)
      const found = matched(gateway.successPattern, text)
      if (status < 200 || status > 299 || !found) throw new NotSent('refused', `${status} ${text}`)
      return { state: 'sent', providerId: found[1]?.trim(), said: `${status} ${text}` }
    },
  }
}

type Values = Readonly<Record<string, string>>
interface GatewayRequest {
  readonly url: string
  readonly init: RequestInit
}

/**
 * The request for one message.
 * @throws NotSent when the templates make none: no address, another host than they name, a header that is none
 */
export function requestTo(gateway: HttpGateway, values: Values): GatewayRequest {
  const url = filledUrl(gateway.url, values)
  const method = gateway.method.toUpperCase() === 'GET' ? 'GET' : 'POST'
  const headers = headersOf(gateway, values)
  if (method === 'GET') return { url, init: { method, headers } }
  const type = headers.get('content-type') ?? typeOf(gateway.body)
  headers.set('content-type', type)
  return { url, init: { method, headers, body: filled(gateway.body, values, escapeFor(type)) } }
}

function filledUrl(template: string, values: Values): string {
  const url = filled(template, values, encodeURIComponent)
  const bare = template.replace(placeholders, '')
  if (!URL.canParse(url) || !URL.canParse(bare)) throw new NotSent('notSetUp', 'the address of the gateway is none')
  const [wanted, meant] = [new URL(url), new URL(bare)]
  if (!/^https?:$/.test(wanted.protocol) || wanted.origin !== meant.origin || wanted.username !== '')
    throw new NotSent('notSetUp', 'the address of the gateway must begin with http:// or https:// and a host')
  return url
}

function headersOf({ headers }: HttpGateway, values: Values): Headers {
  const made = new Headers()
  for (const line of headers.split(/\r?\n/).filter(text => text.trim() !== '')) {
    const [, name = '', template = ''] = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    const value = filled(template, values, text => text)
    // A value that ends its line would begin another header.
    if (name === '' || !/^[\t\x20-\x7e]*$/.test(value)) throw new NotSent('notSetUp', `the header «${line.slice(0, 60)}» is none`)
    made.append(name, value)
  }
  return made
}

function typeOf(body: string): string {
  if (/^\s*[{[]/.test(body)) return 'application/json'
  return /^\s*</.test(body) ? 'application/xml; charset=utf-8' : 'application/x-www-form-urlencoded'
}

/** How a value is written in a body of this type. */
function escapeFor(type: string): (text: string) => string {
  if (/json/i.test(type)) return text => JSON.stringify(text).slice(1, -1)
  if (/xml/i.test(type)) return text => withoutControls(text).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
  return /x-www-form-urlencoded/i.test(type) ? encodeURIComponent : withoutControls
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, character => (/\s/.test(character) ? character : ' '))
}

function filled(template: string, values: Values, escape: (text: string) => string): string {
  return template.replace(placeholders, (_, name: string) => escape(values[name] ?? ''))
}

async function answerTo({ url, init }: GatewayRequest): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(longestMs) })
    return { status: response.status, text: await beginningOf(response) }
  } catch (error) {
    throw new NotSent('unreachable', reasonOf(error), { cause: error })
  }
}

/** No more than a person would read of it: who answers without end keeps nobody. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= mostAnswerCharacters) break
  }
  return text.slice(0, mostAnswerCharacters).trim()
}

/** @returns null when the answer is no success */
function matched(pattern: string, text: string): readonly (string | undefined)[] | null {
  if (pattern === '') return []
  try {
    return new RegExp(pattern, 's').exec(text)
  } catch {
    throw new NotSent('notSetUp', 'the pattern of success is no regular expression')
  }
}

/** What went wrong on the way, in the words of whoever noticed it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause: unknown = error.cause
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message || error.name
}

/** The JSON object of an answer. What makes or reads a record answers its id and its stamp; an error has neither. */
export interface Body {
  readonly [name: string]: unknown
  readonly id: string
  readonly concurrencyStamp: string
}

/** What a call answered. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The same as it was sent. */
  readonly bytes: Uint8Array
  /** Empty when the answer was no JSON. */
  readonly body: Body
  /** The rows of a page. */
  readonly items: readonly Body[]
  /** Code of the error, and `field: rule` of each thing that was wrong, in the order of their names. */
  readonly code: string | undefined
  readonly problems: readonly string[]
  /** What the reader was told: the sentence of each field, else that of the whole. */
  readonly messages: readonly string[]
}

/** Calls the API as one person would. */
export interface Client {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  delete(path: string): Promise<Answer>
}

/** @param token of a session; undefined for a visitor */
export function clientOf(url: string, token: string | undefined): Client {
  const send = async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return answerOf(response, new Uint8Array(await response.arrayBuffer()))
  }
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    delete: path => send('DELETE', path),
  }
}

interface Wrong {
  readonly members: readonly string[]
  readonly message: string
  readonly rule: string
}

function answerOf({ status, headers }: Response, bytes: Uint8Array): Answer {
  // Otherwise a text would lose the mark at its beginning.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const isJson = headers.get('content-type')?.startsWith('application/json') === true && text !== ''
  const parsed: Body & { items?: Body[]; error?: { code: string; message: string; validationErrors?: Wrong[] } } = JSON.parse(
    isJson ? text : '{}',
  )
  const wrong = parsed.error?.validationErrors ?? []
  return {
    status,
    headers,
    text,
    bytes,
    body: parsed,
    items: parsed.items ?? [],
    code: parsed.error?.code,
    problems: wrong.map(({ members, rule }) => `${members.join(',')}: ${rule}`).toSorted(),
    messages: wrong.length > 0 ? wrong.map(({ message }) => message) : [parsed.error?.message ?? ''],
  }
}

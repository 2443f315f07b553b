import type { Lang, Problem } from '../../kernel/kernel.ts'

export interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}
/** Sends one call: `fetch` in the browser, the API's own `request` in the server. */
export type Send = (path: string, init: Sent) => Response | Promise<Response>

/** One wrong value: the fields it concerns, such as `supply[2].quantityM3`, and what is wrong in the reader's language. */
export interface FieldError {
  readonly members: readonly string[]
  readonly message: string
  readonly rule: string
}

/** The inside of an error answer. */
interface ErrorBody {
  readonly code?: string
  readonly message?: string
  readonly details?: unknown
  readonly validationErrors?: readonly FieldError[]
  readonly requestId?: string
}

/** What the API said when it refused. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly validationErrors: readonly FieldError[]
  readonly details: unknown
  readonly requestId: string | undefined
  constructor(status: number, error: ErrorBody) {
    super(error.message ?? '')
    this.status = status
    this.code = error.code ?? 'unknown'
    this.details = error.details
    this.validationErrors = error.validationErrors ?? []
    this.requestId = error.requestId
  }

  /** What it found wrong, field by field, as forms show it: it has said so in the reader's language. */
  problems(): Problem[] {
    return this.validationErrors.flatMap(({ members, message, rule }) =>
      members.map(at => ({ at, rule, sentence: { ar: message, en: message } })),
    )
  }
}

/** The one client of the API; permission, language and errors take the same way in the browser and in the server. */
export interface Api {
  /** @throws ApiError when the answer is not a success */
  get<T>(path: string, query?: Readonly<Record<string, string | number | undefined>>): Promise<T>
  /** The answer as it was sent, byte for byte: a list as CSV, whose mark at the beginning a text would lose. */
  file(path: string, query?: Readonly<Record<string, string | number | undefined>>): Promise<Blob>
  send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<T>
}

/** @param headers those of every call: language, session, request id */
export function createApi(send: Send, headers: () => Record<string, string>): Api {
  async function answer(method: string, path: string, body?: unknown, more?: Record<string, string>): Promise<Response> {
    const response = await send(`/api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers(),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new ApiError(response.status, errorIn(await response.text()))
    return response
  }
  return {
    get: async (path, query) => parsed(await (await answer('GET', withQuery(path, query))).text()),
    file: async (path, query) => (await answer('GET', withQuery(path, query))).blob(),
    send: async (method, path, body, more) => parsed(await (await answer(method, path, body, more)).text()),
  }
}

function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}

function parsed(text: string) {
  return text === '' ? undefined : JSON.parse(text)
}

/** What a proxy in between answers is no JSON: then there is only the status. */
function errorIn(text: string): ErrorBody {
  try {
    return JSON.parse(text).error ?? {}
  } catch {
    return {}
  }
}

/** The language of a call's answers. */
export function languageHeader(lang: Lang): Record<string, string> {
  return { 'accept-language': lang }
}

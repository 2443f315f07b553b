import { objectIn, type Json } from './json.ts'

/** Sends a request to the API that is walked: over HTTP, or into one that was started beside it. @param path from `/api` on */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** What a call answered. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON of the answer; undefined when it is no JSON. */
  readonly body: unknown
}

/** What is sent with a call. */
export interface Request {
  /** `PUT`. */
  readonly method: string
  /** Below `/api/`, with its query: `News/Delete?id=…`. */
  readonly path: string
  readonly body?: Json
  /** A form with a file, in place of a body. */
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls as one caller; nobody signed in when there is no token. */
export type Client = (request: Request) => Promise<Answer>

/** Somebody who calls by this way. */
export function clientOf(send: Send, token: string | undefined): Client {
  return async ({ method, path, body, form, headers }) => {
    const response = await send(`/api/${path}`, {
      method,
      headers: {
        // To press an answer and to open it again costs as much as to make it; that it can be pressed is tried elsewhere.
        'accept-encoding': 'identity',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : form && { body: form }),
    })
    const text = await response.text()
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }
}

/** A call that must be done. @returns the object that it answers @throws Error with what was answered instead */
export async function done(client: Client, request: Request): Promise<Json> {
  const { status, text, body } = await client(request)
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}: ${text}`)
  return status === 204 ? {} : objectIn(body)
}

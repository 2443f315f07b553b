import type { CallPermission, Column, Fields, Label, Method } from '../../kernel/kernel.ts'
import type { Format } from '../importExport/format.ts'
import type { Call } from '../platform.ts'

/** What a handler is given of a request, already parsed. */
export interface Input {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body; undefined when the call takes none. */
  readonly body: unknown
  /** The request itself, for what is not JSON: uploads, conditional answers. */
  readonly request: Request
}

/** What a call takes and answers, for the API document. */
export interface Contract {
  /** Fields of the JSON body. */
  readonly body?: Fields
  /** What a body that changes a record may say beside its fields. */
  readonly beside?: Fields
  /** The body is a form with a file, which the handler reads from the request: `multipart/form-data` with these values beside `file`. */
  readonly form?: readonly string[]
  /** The body is a form with these values, files among them, which the handler reads from the request: those that are needed by their names. */
  readonly posted?: { readonly columns: readonly Column[]; readonly needed: readonly string[] }
  /** Parameters of the query beside the path's. Others are refused by their names. */
  readonly query?: readonly string[]
  /** What an action says of the parameters that it asks for. */
  readonly asked?: Fields
  /** Of parameters of the query that take one of a few words: these. */
  readonly words?: Readonly<Record<string, readonly string[]>>
  /** What the API document says of parameters of the query, or of what is posted, by their names. */
  readonly notes?: Readonly<Record<string, string>>
  /** Everybody may ask it, and one address only so often within a time. */
  readonly isLimited?: boolean
  /** Beside creating: the same `Idempotency-Key` of the same caller makes its record once. */
  readonly isOnce?: boolean
  /** The record that it answers. */
  readonly answers?: 'record' | 'page' | 'nothing' | 'file' | 'object'
  /** The kinds of file that it answers; `format` in the query chooses, the first is answered where nothing is said. */
  readonly formats?: readonly [Format, ...Format[]]
  readonly resource?: string
}

/** One call of the API. Everything that lists calls reads these: routing, the API document, the walk of every call. */
export interface Endpoint {
  readonly method: Method
  /** Below `/api/`: `News/Get/{id}`. */
  readonly path: string
  readonly label: Label
  /** Any one of several is enough. */
  readonly permission: CallPermission | readonly string[]
  readonly contract: Contract
  /** A `Response` is sent as it is; anything else as JSON; undefined as 204. */
  handle(call: Call, input: Input): Promise<unknown>
}

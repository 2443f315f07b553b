import type { Fields } from './field.ts'
import type { Complete } from './record.ts'

/** How a call is made over HTTP. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everybody, everybody with a session, or whoever holds a permission. `optional`: everybody, and a valid session that is sent counts; `public`: none counts. */
export type CallPermission<P extends string = string> = P | 'public' | 'optional' | 'session'

/** A call that is not create, read, update or delete: its contract. The code stands in the `.server.ts` of the same name. */
export interface Action<In extends Fields = Fields, Out = unknown> {
  readonly label: readonly [ar: string, en: string]
  readonly method: Method
  /** Path below `/api/`; names in braces are parameters: `Account/SetActivePlace/{userPlaceId}`. */
  readonly path: string
  readonly permission: CallPermission
  readonly input: In
  /** Facts for the types, never filled. */
  readonly _?: { readonly input: Complete<In, 'wire'>; readonly output: Out }
}
/** Declares a call. Input is checked against its fields before the code sees it; unknown fields are refused by name. */
export type DefineAction<Permission extends string> = <In extends Fields = {}, Out = void>(
  ar: string,
  en: string,
  options: { method: Method; path: string; permission: CallPermission<Permission>; input?: In; output?: Returns<Out> },
) => Action<In, Out>

/** Carries the type of an answer. */
export interface Returns<Out> {
  readonly _: Out | undefined
}
/** The type that a call answers: `output: returns<{ id: string }>()`. */
export const returns = <Out>(): Returns<Out> => ({ _: undefined })

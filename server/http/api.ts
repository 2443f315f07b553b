import { Hono, type Context } from 'hono'
import { Invalid, problemAt, Refused, visitor, type Caller, type Lang } from '../../kernel/kernel.ts'
import { refusalNotes, type RefusalNotes } from '../audit/refusals.ts'
import type { Actor } from '../database/connect.ts'
import { log } from '../log.ts'
import type { Call, Platform } from '../platform.ts'
import { jsonAnswer, packed } from './answers.ts'
import { jsonBody } from './body.ts'
import type { Endpoint } from './endpoint.ts'
import { answerOf, noPermission, unknownCall } from './errors.ts'
import { requestIdOf } from './pages.ts'
import { requestedOf } from './requested.ts'

/** Finds who asks by the token of a request; undefined when the token is no valid session. */
export type FindCaller = (token: string) => Promise<Caller | undefined>

/** The address of a client that is connected to this process; behind a trusted proxy what the proxy says. */
export type AddressOf = (context: Context) => string | undefined

/** The API over the calls that it is given. */
export function serveApi(platform: Platform, endpoints: readonly Endpoint[], findCaller: FindCaller, addressOf: AddressOf): Hono {
  const api = new Hono()
  const parts: Parts = { platform, findCaller, addressOf, notes: refusalNotes(platform.database) }
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    api.on(endpoint.method, path, context => answered(context, endpoint, parts))
  }
  // Not the outer application's answer, which is plain text. What describes the calls to people is a page of the portal.
  api.all('/api/*', (context, next) =>
    /^\/api\/docs(?:\/|$)/.test(context.req.path)
      ? next()
      : failed(context, unknownCall(), langOf(context), requestIdOf(context.req.header('x-request-id'))),
  )
  return api
}

/** What every call is answered with. */
interface Parts {
  readonly platform: Platform
  readonly findCaller: FindCaller
  readonly addressOf: AddressOf
  readonly notes: RefusalNotes
}

async function answered(context: Context, endpoint: Endpoint, { platform, findCaller, addressOf, notes }: Parts): Promise<Response> {
  const lang = langOf(context)
  const requestId = requestIdOf(context.req.header('x-request-id'))
  const begun = performance.now()
  let actor: Actor = { caller: visitor, requestId, address: addressOf(context), request: () => requestedOf(context.req.raw, endpoint) }
  try {
    const caller = await callerOf(context, endpoint, findCaller)
    actor = { ...actor, caller }
    const call: Call = { platform, caller, lang, requestId, actor }
    requireAny(call, endpoint)
    const takesJson =
      endpoint.contract.body !== undefined ||
      (endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && endpoint.contract.answers !== 'file' && !takesForm(endpoint))
    const params = context.req.param()
    const query = new URL(context.req.url).searchParams
    requireStorable([...Object.entries(params), ...query])
    requireKnown(endpoint, query)
    const input = {
      params,
      query,
      body: takesJson && endpoint.method !== 'GET' ? await jsonBody(context.req.raw) : undefined,
      request: context.req.raw,
    }
    const result = await endpoint.handle(call, input)
    const common = commonHeaders(requestId, performance.now() - begun)
    if (result instanceof Response) return withHeaders(packed(result, context.req.header('accept-encoding')), common)
    if (result === undefined) return new Response(null, { status: 204, headers: common })
    return await jsonAnswer(result, 200, common, context.req.header('accept-encoding'))
  } catch (error) {
    const tookMs = performance.now() - begun
    const { status } = answerOf(error, lang, requestId)
    await notes.note(actor, { error, status, resource: endpoint.contract.resource, id: context.req.param('id'), durationMs: tookMs })
    return await failed(context, error, lang, requestId, tookMs)
  }
}

/** What is posted as a form, with files or without, the call reads itself. */
function takesForm({ contract: { form, posted } }: Endpoint): boolean {
  return form !== undefined || posted !== undefined
}

function failed(context: Context, error: unknown, lang: Lang, requestId: string, tookMs?: number): Promise<Response> {
  const { status, body, headers } = answerOf(error, lang, requestId)
  // What is refused is no fault, whatever its status: a time of maintenance.
  if (status >= 500 && !(error instanceof Refused))
    log.error({ requestId, err: error, method: context.req.method, path: context.req.path }, 'a call failed')
  return jsonAnswer(body, status, { ...commonHeaders(requestId, tookMs), ...headers }, context.req.header('accept-encoding'))
}

function commonHeaders(requestId: string, tookMs: number | undefined): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(tookMs !== undefined && { 'server-timing': `api;dur=${tookMs.toFixed(1)}` }),
  }
}

/** What the answer says itself stays. */
function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers))
    if (name !== 'cache-control' || !response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** No text of the database holds the null character, so no parameter that carries it finds anything: it is refused before it is asked for. */
function requireStorable(parameters: readonly (readonly [name: string, value: string])[]): void {
  const problems = parameters.filter(([, value]) => value.includes('\u0000')).map(([name]) => problemAt(name, 'plainText', [name, name]))
  if (problems.length > 0) throw new Invalid(problems)
}

/** An unknown parameter is refused by its name (foundations 13). A list of a definition knows further ones and refuses the others itself. */
function requireKnown({ contract }: Endpoint, query: URLSearchParams): void {
  if (contract.resource !== undefined && contract.query?.includes('maxResultCount')) return
  const unknown = [...new Set(query.keys())].filter(name => !contract.query?.includes(name) && !(contract.formats && name === 'format'))
  if (unknown.length > 0) throw new Invalid(unknown.map(name => problemAt(name, 'unknownField', ['', ''], [name])))
}

/** A public call never looks at the token, an optional one takes a visitor for who sends no valid one; any other needs a valid session. */
async function callerOf(context: Context, { permission, path }: Endpoint, findCaller: FindCaller): Promise<Caller> {
  if (permission === 'public') return visitor
  const token = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const caller = token === undefined ? undefined : await findCaller(token)
  if (!caller && permission === 'optional') return visitor
  if (!caller)
    throw token === undefined
      ? new Refused('loginFirst', 'يرجى تسجيل الدخول أولًا', 'Make sure to login first', { status: 401 })
      : new Refused('sessionExpired', 'انتهت الجلسة، يرجى تسجيل الدخول مجددًا', 'Session expired, log in again', { status: 401 })
  if (!caller.confined || caller.confined.to.includes(path)) return caller
  if (permission === 'optional') return visitor
  throw caller.confined.refusal
}

function requireAny(call: Call, { permission }: Endpoint): void {
  if (permission === 'public' || permission === 'optional' || permission === 'session') return
  const names = typeof permission === 'string' ? [permission] : permission
  if (!names.some(name => call.caller.can(name))) throw noPermission(names)
}

function langOf(context: Context): Lang {
  return /^\s*en\b/i.test(context.req.header('accept-language') ?? '') ? 'en' : 'ar'
}

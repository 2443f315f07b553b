import { randomBytes, randomUUID } from 'node:crypto'
import { faultSentence, type Lang } from '../../kernel/kernel.ts'
import { log } from '../log.ts'
import { type Wait, waitOf, waitSentences } from './errors.ts'
import { preferencesOf, type Preferences } from './preferences.ts'
import { sourceOf, type Sheets } from './sheets.ts'

/** Renders a portal or dashboard page; the answer's header `x-interactive` says whether it needs React in the browser, `x-players` whether it opens players of other sites. */
export type Render = (request: Request, visit: PageVisit) => Promise<Response>

/** What the renderer is told of a request. */
export interface PageVisit {
  readonly lang: Lang
  readonly requestId: string
  readonly nonce: string | undefined
  readonly origin: string
  /** What a visitor without JavaScript has chosen; his page is nobody else's. */
  readonly preferences: Preferences
  /** What was posted to the page, as its form's code says it; undefined where it is only read. */
  readonly posted?: unknown
  /** Who asks; undefined where the page is the same for everybody, or nobody's. */
  readonly address?: string | undefined
}

/** What pages are answered with. */
export interface PageOptions {
  readonly render: Render
  /** The one inline script that every page carries. */
  readonly bootScript: string
  readonly isDevelopment: boolean
  /** Origin without a slash at its end, for canonical addresses; undefined: that of each request. It is asked at each. */
  readonly publicUrl: () => string | undefined
  /** The origins whose players a page may frame that says it holds players; asked at each request. */
  readonly playerOrigins?: () => readonly string[]
  /** Those that a page may bring along, which its policy then allows; undefined: none. */
  readonly sheets?: Sheets | undefined
}

/** Answers pages with the headers of foundations 21: a policy of hashes, a nonce only where React runs. */
export function servePages({
  render,
  bootScript,
  isDevelopment,
  publicUrl,
  playerOrigins = () => [],
  sheets,
}: PageOptions): (request: Request, posted?: unknown, address?: string) => Promise<Response> {
  const scripts = [sourceOf(bootScript), ...(sheets ? [sheets.scriptSource] : [])].join(' ')
  return async (request, posted, address) => {
    const begun = performance.now()
    const url = new URL(request.url)
    const requestId = requestIdOf(request.headers.get('x-request-id'))
    // No policy in development: Vite's own inline scripts carry no nonce.
    const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64')
    const lang: Lang = url.pathname === '/en' || url.pathname.startsWith('/en/') ? 'en' : 'ar'
    const preferences = preferencesOf(request.headers.get('cookie'))
    const response = await render(request, { lang, requestId, nonce, origin: publicUrl() ?? url.origin, preferences, posted, address })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return askedAgain(response)
    const isInteractive = response.headers.get('x-interactive') === '1'
    const framed = response.headers.get('x-players') === '1' ? playerOrigins() : []
    response.headers.delete('x-interactive')
    response.headers.delete('x-players')
    for (const [name, value] of Object.entries(securityHeaders(publicUrl()))) response.headers.set(name, value)
    if (!isDevelopment) {
      const styles = sheets?.sourcesOf(response.headers.get('link') ?? '') ?? []
      response.headers.set('content-security-policy', policyOf({ scripts, nonce: isInteractive ? nonce : undefined, framed, styles }))
    }
    response.headers.set('x-request-id', requestId)
    response.headers.set('server-timing', `page;dur=${(performance.now() - begun).toFixed(1)}`)
    const isHisOwn = Object.keys(preferences).length > 0
    // A page that shows somebody his own data says so itself.
    const isPrivate = response.headers.get('cache-control') === 'no-store'
    response.headers.set('cache-control', isInteractive || isPrivate ? 'no-store' : isHisOwn ? 'private, no-cache' : 'no-cache')
    return response
  }
}

/** Where a page leads may change, though it led there for good: a browser that is told nothing keeps 301 without end, and no longer asks. */
function askedAgain(response: Response): Response {
  const { headers } = response
  if (headers.has('location') && !headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return response
}

/** What nobody else has caught: logged with the request's id, of which alone the answer speaks. While the database is away or busy that is said, and when to ask again. */
export function answerFault(error: unknown, request: Request): Response {
  const requestId = requestIdOf(request.headers.get('x-request-id'))
  log.error({ requestId, err: error, method: request.method, path: new URL(request.url).pathname }, 'a request failed')
  const wait = waitOf(error)
  const said = wait ? waitSentences[wait] : faultSentence
  return new Response(`${said.ar}\n${said.en}\n${requestId}\n`, {
    status: wait ? 503 : 500,
    headers: {
      ...(wait && retryLater),
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      'cache-control': 'no-store',
    },
  })
}

/**
 * A page or a feed that failed as a call of it found the database away or busy: not a fault of the program, and a program that reads it comes back.
 * @param response as it was drawn
 */
export function asWaiting(response: Response, wait: Wait): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...retryLater })
  if (!isPage) headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(isPage ? response.body : `${waitSentences[wait].ar}\n${waitSentences[wait].en}\n`, { status: 503, headers })
}

const retryLater = { 'retry-after': '10' }

/** The id under which a request is logged: the caller's own when it is one that can be printed, else a new one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

interface Allowed {
  readonly scripts: string
  readonly nonce: string | undefined
  readonly framed: readonly string[]
  readonly styles: readonly string[]
}

function policyOf({ scripts, nonce, framed, styles }: Allowed): string {
  const extra = nonce ? ` 'nonce-${nonce}'` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${extra}`,
    `style-src ${["'self'", ...styles].join(' ')}${extra}`,
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    ...(framed.length > 0 ? [`frame-src 'self' ${framed.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Headers of every page. The browser is told to insist on https only when the public address is https. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

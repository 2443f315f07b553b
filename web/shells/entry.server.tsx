import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { bootScript, hasPlayers, isInteractive, NonceContext, RequestContext } from '../generic/page.ts'
import { visitContext } from '../generic/visit.ts'

export const streamTimeout = 10_000

/** Without this, every unknown address a stranger asks for is logged with a stack. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const isExpected = isRouteErrorResponse(error) ? error.status < 500 : error instanceof Response && error.status < 500
  if (request.signal.aborted || isExpected) return
  context.get(visitContext).noteFault(error)
}

/** The header that names style sheet and type of a page: on a slow line a browser asks for them a tenth of a second before it has read the page. */
function askedAhead(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const asked = [...head.matchAll(/<link ([^>]*)>/g)].flatMap(([, said = '']) => {
    const address = /href="([^"]+)"/.exec(said)?.[1]
    if (address === undefined) return []
    if (said.includes('rel="stylesheet"')) return [`<${address}>; rel=preload; as=style`]
    return said.includes('as="font"') ? [`<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`] : []
  })
  return asked.toSorted((a, b) => Number(a.includes('as=font')) - Number(b.includes('as=font'))).join(', ')
}

/** Puts a page's first script before its style sheets, where React puts it behind: there it waits for them, and only then is the page behind it read. It stays in a page without one. */
function scriptBeforeSheets(html: string): string {
  const [script, sheet] = [`<script>${bootScript}</script>`, '<link rel="stylesheet"']
  return html.includes(sheet) ? html.replace(script, '').replace(sheet, () => script + sheet) : html
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const interactive = entry.staticHandlerContext.matches.some(match => isInteractive(entry.routeModules[match.route.id]?.handle))
  headers.set('x-interactive', interactive ? '1' : '0')
  if (entry.staticHandlerContext.matches.some(match => hasPlayers(entry.routeModules[match.route.id]?.handle)))
    headers.set('x-players', '1')
  if (!interactive) {
    // Loaders have awaited everything, nothing suspends: one string, the same for every reader.
    void entry.serverHandoffStream?.cancel()
    const { serverHandoffStream: _, ...page } = entry
    const { requestId, preferences } = context.get(visitContext)
    const html = scriptBeforeSheets(
      renderToString(
        <RequestContext value={{ requestId, preferences }}>
          <ServerRouter context={page} url={request.url} />
        </RequestContext>,
      ),
    )
    headers.set('link', askedAhead(html))
    return new Response(`<!DOCTYPE html>${html}`, { status, headers })
  }
  const { nonce, requestId, preferences, noteFault } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    let isUnderWay = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestContext value={{ requestId, preferences }}>
          <ServerRouter context={entry} url={request.url} {...(nonce !== undefined && { nonce })} />
        </RequestContext>
      </NonceContext>,
      {
        ...(nonce !== undefined && { nonce }),
        // What fails before the shell is there rejects the answer, and is noted by `handleError`.
        onError(error) {
          if (isUnderWay && !request.signal.aborted) noteFault(error)
        },
        onShellError: reject,
        onShellReady() {
          isUnderWay = true
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}

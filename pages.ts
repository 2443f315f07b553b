import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { endpoints, forms } from './catalogue.server.ts'
import { settings } from './modules/admin/settings/settings.ts'
import { originsOf } from './modules/portal/media/media.ts'
import { elsewhereOf } from './modules/portal/redirects/redirects.server.ts'
import type { AddressOf } from './server/http/api.ts'
import { isWait, type Wait } from './server/http/errors.ts'
import { answerLivesBy, readPublishedBy } from './server/http/living.ts'
import { PageCall } from './server/http/pageCall.ts'
import { servePageForms } from './server/http/pageForms.ts'
import { asWaiting, servePages, type PageOptions, type Render } from './server/http/pages.ts'
import { answerPreferences } from './server/http/preferences.ts'
import { isArrival, sheetsIn, type Sheets } from './server/http/sheets.ts'
import { servePreviews, type PreviewOptions } from './server/http/previews.ts'
import { isReader } from './server/http/reader.ts'
import { log } from './server/log.ts'
import type { Platform } from './server/platform.ts'
import { serveShortAddresses } from './server/search/shortAddresses.ts'
import type { Settings } from './server/settings.ts'
import { StartFault } from './server/startFault.ts'
import { createApi, languageHeader, type Send } from './web/generic/api.ts'
import { holdScript } from './web/generic/holdScript.ts'
import { bootScript } from './web/generic/page.ts'
import { visitContext } from './web/generic/visit.ts'
import { asPreviewed } from './web/shells/portal/previewed.ts'

const builtPages = join(import.meta.dirname, 'build/server/index.js')
const builtFiles = join(import.meta.dirname, 'build/client')

/** The style sheets of the pages; in development Vite gives them as they change. */
export function sheetsOf({ isDevelopment }: Settings): Sheets | undefined {
  return isDevelopment ? undefined : sheetsIn(builtFiles, holdScript)
}

/** Before anything is made: a clone has no pages until they are built. With hot reload Vite makes them as they are asked for. */
export function requirePages({ isDevelopment }: Settings): void {
  if (!isDevelopment && ![builtPages, builtFiles].every(built => existsSync(built)))
    throw new StartFault('The pages are not built: run `npm run build`.')
}

/** In development the pages are loaded anew as they change; undefined: those that were built. */
export function buildOf(vite: { ssrLoadModule(url: string): Promise<unknown> } | undefined): (() => Promise<unknown>) | undefined {
  return vite && (() => vite.ssrLoadModule('virtual:react-router/server-build'))
}

/** What pages ask of the settings at each request. */
export function sayingOf({ settings: store }: Platform, publicUrl: () => string | undefined): PageSaying {
  return { publicUrl, playerOrigins: () => originsOf(store.get(settings.videoPlayers)) }
}
type PageSaying = Pick<PageOptions, 'publicUrl' | 'playerOrigins'>

/** What pages stand on. */
interface PagesOf extends PageSaying {
  readonly options: Settings
  readonly platform: Platform
  readonly addressOf: AddressOf
  readonly sheets: Sheets | undefined
}

/** @returns renders a page for a request, whoever asks; where it is not there, says so */
export async function addPages(
  app: Hono,
  { options: { isDevelopment }, platform, addressOf, publicUrl, playerOrigins, sheets }: PagesOf,
  loadBuild: (() => Promise<unknown>) | undefined,
): Promise<(request: Request) => Promise<Response>> {
  const handle = loadBuild
    ? createRequestHandler(async () => pagesOf(await loadBuild()), 'development')
    : createRequestHandler(pagesOf(await import(builtPages)), 'production')
  if (!isDevelopment) {
    app.use(
      '/assets/*',
      serveStatic({
        root: builtFiles,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
  }
  const renderBy =
    (sendFor: (address: string | undefined) => Send): Render =>
    async (request, { lang, requestId, nonce, origin, preferences, posted, address }) => {
      const context = new RouterContextProvider()
      let wait: Wait | undefined
      const api = createApi(
        asPagesAsk(sendFor(address), code => (wait = code)),
        () => ({ ...languageHeader(lang), 'x-request-id': requestId }),
      )
      const isRead = isReader(name => request.headers.get(name) ?? undefined)
      const noteFault = (error: unknown) => log.error({ requestId, err: error, path: new URL(request.url).pathname }, 'a page failed')
      context.set(visitContext, { lang, requestId, nonce, origin, preferences, api, isRead, noteFault, posted })
      const drawn = await handle(request, context)
      return drawn.status === 503 && wait ? asWaiting(drawn, wait) : drawn
    }
  const answerBy = (sendFor: (address: string | undefined) => Send) =>
    servePages({ render: renderBy(sendFor), bootScript, isDevelopment, publicUrl, sheets, ...(playerOrigins && { playerOrigins }) })
  const answer = answerBy(address => (path, init) => app.request(path, init, new PageCall(address)))
  const asPreview: PreviewOptions['asPreview'] = (html, said) => asPreviewed(html, said, platform.timeZone)
  app.route('/', servePreviews(platform, { endpoints, page: (request, send) => answerBy(() => send)(request), asPreview }))
  for (const path of ofDesk) app.get(`/en${path}/*`, toDesk)
  app.post('/preferences', c => answerPreferences(c.req.raw, publicUrl()?.startsWith('https:') ?? false))
  app.route('/', serveShortAddresses(platform, { draw: answer, orElsewhere }))
  app.route('/', servePageForms(forms, { platform, addressOf, draw: answer }))
  answerLivesBy(platform, async path => {
    const question = new LivingQuestion()
    const { status } = await app.request(path, {}, question)
    return { status, mayMove: question.mayMove }
  })
  readPublishedBy(platform, async (path, accept) => app.request(path, { headers: { accept } }))
  app.all('*', async c => {
    const page = await orElsewhere(c, await answer(c.req.raw, undefined, addressOf(c)), [c.req.url])
    return sheets && isArrival(name => c.req.header(name)) ? withSheets(page, sheets) : page
  })
  return request => answer(request)

  /** The page, or where its visitor is led when it is not there, or no longer. */
  async function orElsewhere({ req, env }: Context, page: Response, addresses: readonly string[]): Promise<Response> {
    if (!['GET', 'HEAD'].includes(req.method) || (page.status !== 404 && page.status !== 410)) return page
    if (env instanceof LivingQuestion) {
      env.mayMove = true
      return page
    }
    for (const address of addresses) {
      const moved = await elsewhereOf(platform, new URL(address))
      if (moved) return moved
    }
    return page
  }
}

// The desk has one address for both languages: which one is read there its browser knows.
const ofDesk = ['/login', '/forgotPassword', '/resetPassword', '/dashboard']

/** A page that is not kept, with its style sheets inside. */
async function withSheets(page: Response, sheets: Sheets): Promise<Response> {
  const link = page.headers.get('link')
  if (link === null) return page
  const html = await page.text()
  const whole = sheets.inside({ html, link }) ?? { html, link }
  const headers = new Headers(page.headers)
  headers.set('link', whole.link)
  return new Response(whole.html, { status: page.status, headers })
}

/** Whoever takes the desk for a page of the portal, with the language before it, reads it in that language. */
function toDesk({ req }: Context): Response {
  const { pathname, searchParams } = new URL(req.url)
  searchParams.set('lang', 'en')
  return new Response(null, { status: 302, headers: { location: `${pathname.slice('/en'.length)}?${searchParams.toString()}` } })
}

/** The program asks itself what it answers: it is led nowhere, and told whether a visitor might be. */
class LivingQuestion {
  mayMove = false
}

/**
 * A page whose call finds the database away or busy is answered so, and says which; one whose call does not take what the page's address asks
 * (a sign that no text holds, a day that there is not) is answered as that call is. What its screen would make of any other failure is a fault.
 */
function asPagesAsk(send: Send, noteWait: (wait: Wait) => void): Send {
  return async (path, init) => {
    const answer = await send(path, init)
    if (answer.status === 400 && init.method === 'GET') return Promise.reject(data(null, { status: 400 }))
    if (answer.status !== 503) return answer
    const { error } = await answer.clone().json()
    if (!isWait(error?.code)) return answer
    noteWait(error.code)
    return Promise.reject(data(error.code, { status: 503 }))
  }
}

function pagesOf(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new StartFault('The pages were built by another version: run `npm run build`.')
  return module
}

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === 'object' && module !== null && 'routes' in module && 'entry' in module
}

import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { endpoints, reachOfScope, rulesOf } from './catalogue.server.ts'
import { resources } from './catalogue.ts'
import { loadDemonstration } from './demonstration.ts'
import { install } from './modules/admin/install/install.server.ts'
import { callerFinder } from './modules/admin/sessions/sessions.server.ts'
import { settings } from './modules/admin/settings/settings.ts'
import { connect, type Database } from './server/database/connect.ts'
import { claimDataFolder, makeDataFolder } from './server/database/dataFolder.ts'
import { startEmbedded } from './server/database/embedded.ts'
import { migrate, migrationsIn } from './server/database/migrate.ts'
import { serveApi } from './server/http/api.ts'
import { serveHealth } from './server/http/health.ts'
import { servePages, type Render } from './server/http/pages.ts'
import { log } from './server/log.ts'
import type { Platform } from './server/platform.ts'
import { startPlatform } from './server/start.ts'
import type { Settings } from './server/settings.ts'
import { StartFault } from './server/startFault.ts'
import { createApi, languageHeader } from './web/generic/api.ts'
import { bootScript } from './web/generic/page.ts'
import { visitContext } from './web/generic/visit.ts'

/** The running program. */
export interface Program {
  /** Where it answers: `http://127.0.0.1:3000`. */
  readonly url: string
  /** Finishes the requests under way, then ends everything that was started; resolves when all is gone. */
  stop(): Promise<void>
}

/**
 * Starts everything: data folder, database, migrations, API, pages.
 * @param say one line for the operator
 * @throws StartFault when the operator can remove the cause
 */
export async function startProgram(options: Settings, say: (line: string) => void): Promise<Program> {
  const endings: (() => Promise<void> | void)[] = []
  const stop = async () => {
    while (endings.length > 0) await endings.pop()?.()
  }
  try {
    const database = await startDatabase(options, say, endings)
    const platform = await startPlatform(database, { resources, reachOf: reachOfScope, rulesOf, timeZone: settings.timeZone.initially })
    await prepareData(platform, options, say)
    const app = new Hono()
    app.use(compress())
    app.route('/', serveApi(platform, endpoints, callerFinder(database, platform.settings), addressOf))
    app.route('/', serveHealth(database, migrationsIn(join(import.meta.dirname, 'migrations')).at(-1)?.number ?? 0))
    const server = createServer()
    const vite = options.isDevelopment
      ? await (await import('vite')).createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
      : undefined
    if (vite) endings.push(() => vite.close())
    await addPages(app, options, vite && (() => vite.ssrLoadModule('virtual:react-router/server-build')))
    const listener = getRequestListener(app.fetch)
    server.on('request', (request, response) => {
      const isApi = request.url?.startsWith('/api/')
      if (vite && !isApi) vite.middlewares(request, response, () => void listener(request, response))
      else void listener(request, response)
    })
    const port = await listen(server, options)
    endings.push(() => close(server))
    return { url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(settings: Settings, say: (line: string) => void, endings: (() => Promise<void> | void)[]): Promise<Database> {
  makeDataFolder(settings.dataFolder)
  const migrations = migrationsIn(join(import.meta.dirname, 'migrations'))
  if (settings.databaseUrl === undefined) {
    endings.push(claimDataFolder(settings.dataFolder))
    say('Starting the embedded database …')
    const embedded = await startEmbedded({ folder: join(settings.dataFolder, 'database'), say })
    endings.push(() => embedded.stop())
    return finish(embedded.ownerUrl, embedded.appUrl, false)
  }
  if (settings.databaseOwnerUrl === undefined)
    say('DATABASE_OWNER_URL is not set: DATABASE_URL is taken for the owner, and every transaction takes the role mahalli_app.')
  return finish(settings.databaseOwnerUrl ?? settings.databaseUrl, settings.databaseUrl, settings.databaseOwnerUrl === undefined)

  async function finish(ownerUrl: string, appUrl: string, assumesRole: boolean) {
    for (const name of await migrate(ownerUrl, migrations)) log.info({ migration: name }, 'migrated')
    const database = connect({ url: appUrl, assumesRole })
    endings.push(() => database.close())
    return database
  }
}

async function addPages(app: Hono, settings: Settings, loadBuild: (() => Promise<unknown>) | undefined): Promise<void> {
  const builtPages = join(import.meta.dirname, 'build/server/index.js')
  const handle = loadBuild
    ? createRequestHandler(async () => pagesOf(await loadBuild()), 'development')
    : createRequestHandler(pagesOf(await import(builtPages)), 'production')
  if (!settings.isDevelopment) {
    const aYear = 'public, max-age=31536000, immutable'
    app.use(
      '/assets/*',
      serveStatic({
        root: join(import.meta.dirname, 'build/client'),
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', aYear),
      }),
    )
  }
  const render: Render = (request, { lang, requestId, nonce, origin }) => {
    const context = new RouterContextProvider()
    const api = createApi(
      (path, init) => app.request(path, init),
      () => ({ ...languageHeader(lang), 'x-request-id': requestId }),
    )
    context.set(visitContext, { lang, requestId, nonce, origin, api })
    return handle(request, context)
  }
  const answer = servePages({ render, bootScript, isDevelopment: settings.isDevelopment, publicUrl: settings.publicUrl })
  app.all('*', c => answer(c.req.raw))
}

/** Roles, the first administrator and, where it is wanted, the demonstration data. */
async function prepareData(platform: Platform, options: Settings, say: (line: string) => void): Promise<void> {
  const { adminPassword } = await install(platform.database, options.adminPassword)
  if (adminPassword !== undefined) say(`The first administrator is admin, with the password ${adminPassword}`)
  if (options.wantsDemonstration) for (const line of await loadDemonstration(platform, options.demonstrationPassword)) say(line)
}

/** Loaders call the API in this process, without a connection. */
function addressOf(context: Context): string | undefined {
  return 'incoming' in context.env ? getConnInfo(context).remote.address : undefined
}

function pagesOf(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new Error('The built pages are not there: run `npm run build`')
  return module
}

function isServerBuild(module: unknown): module is ServerBuild {
  return typeof module === 'object' && module !== null && 'routes' in module && 'entry' in module
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFault(`Port ${port} is taken by another program: set PORT to a free one.`)
          : error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL'
            ? new StartFault(`This machine does not let Mahalli listen on ${host}, port ${port}: set HOST and PORT.`)
            : error,
      ),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Requests under way are finished; connections that wait for a next request are closed at once. */
function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
}

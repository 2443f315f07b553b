import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { endpoints, followings, jobs, ownPages, reachOfScope, rulesOf, synonymsInForce, limitSearches } from './catalogue.server.ts'
import { textSets } from './catalogue.texts.ts'
import { resources } from './catalogue.ts'
import { loadDemonstration } from './demonstration.ts'
import { addPages, buildOf, requirePages, sayingOf, sheetsOf } from './pages.ts'
import { installContent } from './starting.ts'
import { install } from './modules/admin/install/install.server.ts'
import { auditedTables } from './modules/admin/audit/audit.server.ts'
import { interfaceText } from './modules/admin/interfaceText/interfaceText.ts'
import { keepOwnTexts } from './modules/admin/interfaceText/interfaceText.server.ts'
import { findCouncilName } from './modules/places/councils/councils.server.ts'
import { elsewhereOf } from './modules/portal/redirects/redirects.server.ts'
import { keepSynonyms } from './modules/portal/searchSetting/searchSetting.server.ts'
import { keepMessaging, keepTemplates, tellEverybody } from './modules/admin/notifications/notifications.server.ts'
import { callerFinder } from './modules/admin/sessions/sessions.server.ts'
import { endBackups } from './modules/admin/system/system.server.ts'
import { fileHolder, pictures, settings } from './modules/admin/settings/settings.ts'
import { settingsIn, storeFollowing } from './modules/admin/settings/settings.server.ts'
import { describeAudit } from './server/audit/describe.ts'
import { keepSealed } from './server/audit/seal.ts'
import { keepAudit } from './server/audit/upkeep.ts'
import { refuseUnfinishedRestore } from './server/backup/restore.ts'
import { connect, type Database } from './server/database/connect.ts'
import { claimDataFolder, makeDataFolder } from './server/database/dataFolder.ts'
import { startEmbedded } from './server/database/embedded.ts'
import { migrate, migrationsIn, requireAccess } from './server/database/migrate.ts'
import { filesOf } from './server/files/files.ts'
import { serveApi, type AddressOf } from './server/http/api.ts'
import { PageCall } from './server/http/pageCall.ts'
import { clientAddressOf, proxiesOf, type ClientAddress } from './server/http/clientAddress.ts'
import { serveHealth } from './server/http/health.ts'
import { metricsOf, serveMetrics } from './server/http/metrics.ts'
import { withOpenapi } from './server/http/openapi.ts'
import { pageCache, type PageCache, type PageCacheOptions } from './server/http/pageCache.ts'
import { answerFault } from './server/http/pages.ts'
import { countPageViews, type PageViews } from './server/http/pageViews.ts'
import { serveQr } from './server/http/qr.ts'
import { robotsOf } from './server/http/robots.ts'
import { serveCards } from './server/http/cards.ts'
import { serveSitemaps } from './server/http/sitemap.ts'
import { serveWellKnown } from './server/http/wellKnown.ts'
import { serveWorker } from './server/http/worker.ts'
import { closePort, openPort, requireFreePort } from './server/http/port.ts'
import { hearChanges, type Memory } from './server/hearing.ts'
import { startJobs } from './server/jobs.ts'
import { log } from './server/log.ts'
import type { Installation, Platform } from './server/platform.ts'
import { sealerOf } from './server/sealed.ts'
import { secretIn, secretsOf, type Secrets } from './server/secrets.ts'
import { keepSwept } from './server/sweep.ts'
import { keepSearched } from './server/search/documents.ts'
import { keepOwnPages } from './server/search/ownPages.ts'
import { prepareSearch } from './server/search/upkeep.ts'
import { startPlatform, type Product } from './server/start.ts'
import { versionOfProgram } from './server/version.ts'
import { startTelemetry, traceRequest } from './server/telemetry/telemetry.ts'
import type { Settings } from './server/settings.ts'
import { diskFaultOf } from './server/startFault.ts'
import { copiedAddress, countedPage, keptAddress, standingPages } from './web/shells/portal/addresses.ts'
import { asSavedCopy } from './web/shells/portal/copies.ts'
import { bandPicture, markPicture } from './web/ui/bandPicture.ts'

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
 * @param cancelled ends the start at its next step
 * @throws StartFault when the operator can remove the cause
 */
export async function startProgram(options: Settings, say: (line: string) => void, cancelled?: AbortSignal): Promise<Program> {
  const endings: (() => Promise<void> | void)[] = []
  const stop = async () => {
    while (endings.length > 0) await endings.pop()?.()
  }
  try {
    requirePages(options)
    endings.push(await startTelemetry(process.env))
    claimFolder(options, endings)
    refuseUnfinishedRestore(options.dataFolder)
    await requireFreePort(options)
    const newestMigration = migrationsIn(join(import.meta.dirname, 'migrations')).at(-1)?.number ?? 0
    const { database, directUrl, ownerUrl } = await startDatabase(options, say, endings)
    cancelled?.throwIfAborted()
    const secret = secretIn(options.dataFolder, options.secretKey)
    const secrets = secretsOf(secret)
    let listening: string | undefined
    const publicUrl = () => platform.settings.get(settings.publicUrl).replace(/\/+$/, '') || undefined
    const platform = await startPlatform(database, {
      ...productOf(options, secrets, () => publicUrl() ?? listening),
      installation: installationOf(options, { ownerUrl, secret, newestMigration }),
    })
    endings.push(() => endBackups(platform), keepSearched(platform), ...followings.map(begin => begin(platform)))
    await prepareData(platform, options, say)
    const readOwnTexts = await keepOwnTexts(database, textSets)
    endings.push(keepSwept(database), keepSealed(database))
    const kept = platform.settings
    const retention = () => ({
      entries: kept.get(settings.auditMonths),
      signIns: kept.get(settings.signInMonths),
      addresses: kept.get(settings.addressMonths),
    })
    endings.push(keepAudit({ database, ownerUrl, retention, folder: join(options.dataFolder, 'audit') }))
    cancelled?.throwIfAborted()
    const app = new Hono()
    app.onError((error, c) => answerFault(error, c.req.raw))
    const calls = withOpenapi(endpoints, resources)
    const addressOf = addressesBehind(() => platform.settings.get(settings.trustedProxies))
    const metrics = metricsOf(database, calls)
    app.route('/', serveApi(platform, calls, callerFinder(database, platform.settings), addressOf))
    // The calls compress their JSON themselves; what follows is pages, their files and the metrics.
    app.use(compress())
    app.route('/', serveWorker())
    app.route('/', serveMetrics(metrics, options.metricsToken, addressOf))
    app.route('/', serveHealth(database, newestMigration))
    const server = createServer()
    const vite = options.isDevelopment
      ? await (await import('vite')).createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
      : undefined
    serveMachines(app, platform, publicUrl)
    const sheets = sheetsOf(options)
    const render = await addPages(app, { options, platform, addressOf, sheets, ...sayingOf(platform, publicUrl) }, buildOf(vite))
    const listener = getRequestListener(app.fetch)
    const views = countPageViews({ platform, pageOf: countedPage })
    endings.push(views.end)
    const cache = vite ? undefined : keepPages({ render, listener, publicUrl, sheets }, platform)
    endings.push(hearChanges(directUrl, [...memoriesOf(platform), { kind: interfaceText.name, reload: readOwnTexts }], cache))
    takeRequests(server, { metrics, views, cache, vite, listener })
    const port = await openPort(server, options)
    endings.push(() => closePort(server))
    if (vite) endings.push(() => vite.close())
    listening = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`
    endings.push(keepMessaging(platform, directUrl))
    endings.push(startJobs(platform, jobs))
    return { url: listening, stop }
  } catch (error) {
    await stop()
    throw diskFaultOf(error, options.dataFolder) ?? error
  }
}

interface Takers {
  readonly metrics: ReturnType<typeof metricsOf>
  readonly views: PageViews
  readonly cache: PageCache | undefined
  readonly vite: { middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void } | undefined
  readonly listener: ReturnType<typeof getRequestListener>
}

/** What is done with each request: it is measured, counted and traced, and answered from the kept pages or anew. */
function takeRequests(server: Server, { metrics, views, cache, vite, listener }: Takers): void {
  server.on('request', (request, response) => {
    metrics.watch(request, response)
    views.watch(request, response)
    traceRequest(
      request,
      response,
      () => metrics.factsOf(request, response),
      () => {
        if (cache?.answer(request, response)) return
        const isApi = request.url?.startsWith('/api/')
        if (vite && !isApi) vite.middlewares(request, response, () => void listener(request, response))
        else void listener(request, response)
      },
    )
  })
}

function installationOf(options: Settings, found: Pick<Installation, 'ownerUrl' | 'secret' | 'newestMigration'>): Installation {
  return {
    ...found,
    version: versionOfProgram(),
    startedAt: new Date().toISOString(),
    dataFolder: options.dataFolder,
    isEmbedded: options.databaseUrl === undefined,
    backupPassphrase: options.backupPassphrase,
  }
}

/** What the product tells the platform. @param address where it is reached, once that is known */
function productOf(options: Settings, secrets: Secrets, address: () => string | undefined): Product {
  return {
    secrets,
    origin: () => address() ?? `http://127.0.0.1:${options.port}`,
    resources,
    reachOf: reachOfScope,
    rulesOf,
    asking: { synonymsOf: synonymsInForce, limit: limitSearches },
    timeZone: settings.timeZone,
    mapBounds: settings.mapBounds,
    exportMaxRows: settings.exportMaxRows,
    files: filesOf(options.dataFolder, secrets),
    storeOf: storeFollowing,
    ownFiles: {
      resource: fileHolder.resource,
      permission: 'Admin.Config',
      shown: reader => pictures.flatMap(picture => reader.get(picture) ?? []),
    },
    sealer: sealerOf(secrets.keyFor('setting secrets')),
    environment: settingsIn(options.given),
    messages: {
      sealer: sealerOf(secrets.keyFor('outbox')),
      keyFor: secrets.keyFor,
      showsCodes: options.wantsDemonstration,
      pushOrigins: options.pushOrigins,
    },
  }
}

/** Processes that share a database share the folder of files too; the files of an embedded database are one process's alone. */
function claimFolder({ dataFolder, databaseUrl }: Settings, endings: (() => Promise<void> | void)[]): void {
  makeDataFolder(dataFolder)
  if (databaseUrl === undefined) endings.push(claimDataFolder(dataFolder))
}

interface StartedDatabase {
  readonly database: Database
  /** For what needs a connection of its own: listening. */
  readonly directUrl: string
  /** For what only the owner may do: partitions, and what of the audit has been kept long enough. */
  readonly ownerUrl: string
}

async function startDatabase(
  settings: Settings,
  say: (line: string) => void,
  endings: (() => Promise<void> | void)[],
): Promise<StartedDatabase> {
  const migrations = migrationsIn(join(import.meta.dirname, 'migrations'))
  if (settings.databaseUrl === undefined) {
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
    await requireAccess(appUrl, migrations)
    await describeAudit(ownerUrl, auditedTables(resources))
    const directUrl = settings.databaseDirectUrl ?? appUrl
    const database = connect({ url: appUrl, assumesRole, isPooled: directUrl !== appUrl, directUrl })
    endings.push(() => database.close())
    return { database, directUrl, ownerUrl }
  }
}

/** What this process knows by heart. Settings name values of lists, so they are read anew with them; open dashboards read their lists anew. */
function memoriesOf(platform: Platform): Memory[] {
  const settingsAnew = () => platform.settings.reload()
  const reload = async () => {
    await platform.lookups.reload()
    await settingsAnew()
    tellEverybody(platform.database, 'lookups', platform.lookups.versions())
  }
  return [
    { kind: 'setting', reload: settingsAnew },
    { kind: 'lookup', reload },
    { kind: 'lookupType', reload },
  ]
}

/** The pages that are no record's, with those of the governorates, each of which is a list of authorities with an address of its own. */
function standingAddresses({ lookups }: Platform): readonly string[] {
  const governorates = lookups.findList('governorate')?.values.filter(({ isActive }) => isActive) ?? []
  return [...standingPages, ...governorates.map(({ code }) => `/localComms/${code}`)]
}

/** What programs that come to the portal ask for beside its pages. */
function serveMachines(app: Hono, platform: Platform, publicUrl: () => string | undefined): void {
  const { get } = platform.settings
  const originOf = (request: Request) => publicUrl() ?? new URL(request.url).origin
  const isIndexed = () => get(settings.indexing)
  const names = {
    productName: () => get(settings.productName),
    slogan: () => get(settings.slogan),
    ownerName: () => get(settings.ownerName),
  }
  app.get('/robots.txt', c => c.text(robotsOf(isIndexed(), originOf(c.req.raw)), 200, { 'cache-control': 'public, max-age=300' }))
  app.route('/', serveQr(originOf))
  app.route('/', serveSitemaps(platform, { standing: () => standingAddresses(platform), originOf, isIndexed }))
  app.route(
    '/',
    serveCards(platform, {
      resources,
      ...names,
      band: bandPicture(),
      markOf: markPicture,
      bodies: { council: code => findCouncilName(platform, code) },
      fonts: join(import.meta.dirname, 'web/theme/fonts'),
    }),
  )
  app.route(
    '/',
    serveWellKnown({
      ...names,
      originOf,
      favicon: () => get(settings.favicon) ?? null,
      email: () => get(settings.contactEmail) ?? '',
      icon: join(import.meta.dirname, 'web/theme/icon.svg'),
    }),
  )
}

/** Keeps the pages that are the same for everybody; it is opened by who hears of changes. */
function keepPages(
  { listener, ...made }: Pick<PageCacheOptions, 'render' | 'publicUrl' | 'sheets'> & { listener: ReturnType<typeof getRequestListener> },
  platform: Platform,
): PageCache {
  const otherwise: PageCacheOptions['otherwise'] = (request, response) => void listener(request, response)
  return pageCache({
    keyOf: keptAddress,
    copyOf: copiedAddress,
    ...made,
    otherwise,
    elsewhere: address => elsewhereOf(platform, address),
    asSaved: (html, at) => asSavedCopy(html, at, platform.settings.get(settings.timeZone)),
  })
}

/** Roles, the first administrator and, where it is wanted, the demonstration data. */
async function prepareData(platform: Platform, options: Settings, say: (line: string) => void): Promise<void> {
  const { adminPassword } = await install(platform.database, options.adminPassword)
  await keepTemplates(platform)
  await keepSynonyms(platform)
  await installContent(platform)
  if (adminPassword !== undefined) say(`The first administrator is admin, with the password ${adminPassword}`)
  if (options.wantsDemonstration) for (const line of await loadDemonstration(platform, options.demonstrationPassword)) say(line)
  // What is not found yet keeps no page from its readers; the job takes it up again.
  const prepared = keepOwnPages(platform, ownPages).then(() => prepareSearch(platform))
  await prepared.catch((error: unknown) => log.error({ err: error }, 'what the search finds is not prepared'))
}

/** @param trusted whose word on their clients' addresses is taken; asked at each request. Loaders call the API in this process, without a connection: they say who asks for their page */
function addressesBehind(trusted: () => readonly string[]): AddressOf {
  let known: { readonly trusted: readonly string[]; readonly addressOf: ClientAddress } | undefined
  return context => {
    if (context.env instanceof PageCall) return context.env.address
    const now = trusted()
    if (known?.trusted !== now) known = { trusted: now, addressOf: clientAddressOf(proxiesIn(now)) }
    return context.env && 'incoming' in context.env
      ? known.addressOf(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'))
      : undefined
  }
}

/** What was written past the checks of the screen trusts nobody. */
function proxiesIn(entries: readonly string[]): ReturnType<typeof proxiesOf> {
  try {
    return proxiesOf(entries.join())
  } catch (error) {
    log.error({ err: error }, 'the setting of trusted proxies cannot be read: none is trusted')
    return proxiesOf('')
  }
}

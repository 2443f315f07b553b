import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono, type Context } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/connect.ts'
import { log } from '../log.ts'
import type { SpanFacts } from '../telemetry/telemetry.ts'
import type { AddressOf } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { requestIdOf } from './pages.ts'

/** What the program tells of its work. */
export interface Metrics {
  /** Counts, times and logs a request from its arrival to the end of its answer, whoever answers it. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** What a trace says of a request that has been answered: its route and not its address, in which somebody may be named. */
  factsOf(request: IncomingMessage, response: ServerResponse): SpanFacts
  /** Everything that was counted, as Prometheus reads it. */
  written(): Promise<string>
  readonly contentType: string
}

/** Measures requests, the process and the connections to the database. @param endpoints the calls whose templates name the routes */
export function metricsOf(database: Database, endpoints: readonly Endpoint[]): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  watchConnections(register, database)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests and how long they took, by method, route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  const routeOf = routesOf(endpoints)
  return {
    contentType: register.contentType,
    written: () => register.metrics(),
    factsOf(request, response) {
      const [method, route] = [methodOf(request), routeOf(request.url ?? '/')]
      return {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': statusOf(response),
          'request.id': String(response.getHeader('x-request-id') ?? ''),
        },
      }
    },
    watch(request, response) {
      const begun = performance.now()
      // Every answer carries an id: that of the call or page, which says its own, else this one.
      response.setHeader('x-request-id', requestIdOf(String(request.headers['x-request-id'] ?? '')))
      response.once('close', () => {
        const tookMs = performance.now() - begun
        const method = methodOf(request)
        const route = routeOf(request.url ?? '/')
        const status = statusOf(response)
        durations.observe({ method, route, status }, tookMs / 1000)
        log.info({ requestId: response.getHeader('x-request-id'), method, route, status, ms: Math.round(tookMs) }, 'request')
      })
    },
  }
}

/**
 * `GET /metrics`, for this machine or with the token; to anybody else the address does not exist.
 * @param token what `Authorization: Bearer` must carry from elsewhere; undefined: this machine only
 */
export function serveMetrics(metrics: Metrics, token: string | undefined, addressOf: AddressOf): Hono {
  const app = new Hono()
  app.get('/metrics', async (context, next) => {
    if (!isOwn(context, addressOf) && !holds(context, token)) return next()
    return context.body(await metrics.written(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  })
  return app
}

function watchConnections(register: Registry, database: Database): void {
  const states = ['inUse', 'idle', 'waiting'] as const
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool that are in use and idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const counts = database.connections()
      for (const state of states) this.set({ state }, counts[state])
    },
  })
}

/** 499: the client left before the answer began. */
function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : 499
}

/** Which template an address belongs to: as many as there are calls, whatever is asked for. */
function routesOf(endpoints: readonly Endpoint[]): (url: string) => string {
  const templates = new Map(endpoints.map(({ path }) => [starred(`/api/${path}`), `/api/${path}`]))
  for (const path of ['/healthz', '/readyz', '/metrics']) templates.set(path, path)
  return url => {
    const path = url.split('?', 1)[0] ?? url
    const exact = templates.get(path)
    if (exact !== undefined) return exact
    if (path.startsWith('/assets/')) return '/assets/*'
    const parts = path.split('/')
    // Parameters stand at the end of a path: one is tried, then two.
    for (let count = 1; count <= 2; count++) {
      const found = templates.get([...parts.slice(0, parts.length - count), ...parts.slice(parts.length - count).map(() => '*')].join('/'))
      if (found !== undefined) return found
    }
    return path.startsWith('/api/') ? 'unknown call' : 'page'
  }
}

function starred(template: string): string {
  return template.replaceAll(/\{\w+\}/g, '*')
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

function methodOf({ method = '' }: IncomingMessage): string {
  return methods.has(method) ? method : 'other'
}

/** Does the request come from this machine itself, and not through a proxy that stands on it? */
function isOwn(context: Context, addressOf: AddressOf): boolean {
  const address = addressOf(context)?.replace(/^::ffff:/, '')
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(name => context.req.header(name) !== undefined)
  return !isForwarded && address !== undefined && (address === '::1' || address.startsWith('127.'))
}

function holds(context: Context, token: string | undefined): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  if (token === undefined || given === undefined) return false
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

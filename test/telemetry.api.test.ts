import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWatched, type Watched } from './hostile/child.ts'
import { isObject, listIn, objectIn, type Json } from './walk/json.ts'

const received: Json[] = []
let receiver: Server
let world: Watched
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(objectIn(JSON.parse(Buffer.concat(parts).toString('utf8'))))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => void receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  world = await startWatched({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_SERVICE_NAME: 'mahalli of the tests',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
})
afterAll(async () => {
  await world?.stop()
  receiver?.closeAllConnections()
  receiver?.close()
})

const objectsIn = (of: Json, key: string) => (Array.isArray(of[key]) ? listIn(of, key).filter(isObject) : [])
const resources = () => received.flatMap(body => objectsIn(body, 'resourceSpans'))
const spans = () =>
  resources()
    .flatMap(one => objectsIn(one, 'scopeSpans'))
    .flatMap(scope => objectsIn(scope, 'spans'))
const named = (name: string) => spans().filter(span => span.name === name)
function attributes(of: Json): Record<string, unknown> {
  return Object.fromEntries(
    objectsIn(of, 'attributes').map(({ key, value }) => [String(key), Object.values(isObject(value) ? value : {})[0]]),
  )
}
const eventually = <T>(look: () => T) => expect.poll(look)

describe('traces of requests', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const parentId = 'b7ad6b7169203331'

  test('go on with the trace of whoever asks, and tell route, status and request', async () => {
    await fetch(`${world.url}/api/Public/Search?q=quiet-words`, {
      headers: { traceparent: `00-${traceId}-${parentId}-01`, 'x-request-id': 'a-request-of-mine' },
    })
    await eventually(() => named('GET /api/Public/Search').length).toBe(1)
    const [span = {}] = named('GET /api/Public/Search')
    expect(span).toMatchObject({ traceId, parentSpanId: parentId, kind: 2 })
    expect(attributes(span)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/Public/Search',
      'http.response.status_code': 200,
      'request.id': 'a-request-of-mine',
    })
    const statements = () => spans().filter(one => one.parentSpanId === span.spanId)
    await eventually(() => statements().length).toBeGreaterThan(0)
    for (const statement of statements()) {
      expect(statement).toMatchObject({ traceId, kind: 3 })
      expect(attributes(statement)).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.not.stringContaining('quiet') })
    }
    // What was asked for is a parameter.
    expect(statements().map(attributes)).toContainEqual(expect.objectContaining({ 'db.query.text': expect.stringContaining('$1') }))
  })

  test('say nothing of what was asked for, written, or by whom', async () => {
    await fetch(`${world.url}/api/Account/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'quiet-somebody', password: 'Quiet-password-1' }),
    })
    await fetch(`${world.url}/quiet-page?of=quiet`)
    await eventually(() => named('POST /api/Account/Login').length).toBe(1)
    await eventually(() => named('GET page').length).toBeGreaterThan(0)
    expect(attributes(named('POST /api/Account/Login')[0] ?? {})).toMatchObject({ 'http.response.status_code': 400 })
    expect(JSON.stringify(received)).not.toMatch(/quiet/i)
  })

  test('carry the name of the service and what the operator says of it', async () => {
    await eventually(() => resources().length).toBeGreaterThan(0)
    expect(attributes(objectIn(resources()[0]?.resource))).toMatchObject({
      'service.name': 'mahalli of the tests',
      'deployment.environment.name': 'test',
    })
  })
})

test('a turn of a job is a trace of its own, with its statements', async () => {
  const turns = () => spans().filter(({ name }) => String(name).startsWith('job '))
  const statementsOf = ({ spanId }: Json) => spans().filter(one => one.parentSpanId === spanId)
  await eventually(() => turns().flatMap(statementsOf).length).toBeGreaterThan(0)
  for (const job of turns()) {
    expect(job.parentSpanId ?? '').toBe('')
    for (const statement of statementsOf(job)) {
      expect(statement.traceId).toBe(job.traceId)
      expect(attributes(statement)).toMatchObject({ 'db.system.name': 'postgresql' })
    }
  }
})

test('without an address nothing of it is loaded, nor where it is switched off', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const asked = []
    registerHooks({ resolve(name, context, next) { asked.push(name); return next(name, context) } })
    const { startTelemetry } = await import('./server/telemetry/telemetry.ts')
    for (const environment of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_EXPORTER: 'none' }])
      await (await startTelemetry(environment))()
    console.log(asked.filter(name => name.includes('opentelemetry') || name.includes('tracing')).length)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: '0', stderr: '' })
})

import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a span says of itself: never a value that somebody has written, never an address with what is asked for. */
export interface SpanFacts {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly attributes: Readonly<Record<string, string | number>>
}

/** What notes spans, once it is loaded. */
export interface Tracing {
  /** Follows a request from its arrival to the end of its answer; what is done meanwhile on its behalf stands under it. */
  request(request: IncomingMessage, response: ServerResponse, facts: () => SpanFacts, work: () => void): void
  /** Follows what is done. @param isRoot it stands for itself; otherwise it is noted only under something that is followed */
  within<T>(facts: SpanFacts, isRoot: boolean, work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

let tracing: Tracing | undefined

/**
 * Traces for OpenTelemetry (foundations 18), by its usual environment variables: on when an address for them is given. Otherwise nothing of
 * it is loaded, and what is traced costs the look whether it is on.
 * @returns sends what is left and ends it
 */
export async function startTelemetry(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!isAsked(environment)) return () => Promise.resolve()
  const { startTracing } = await import('./tracing.ts')
  const started = startTracing()
  tracing = started
  return async () => {
    tracing = undefined
    await started.stop()
  }
}

function isAsked(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment
  const address = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_ENDPOINT
  return address !== undefined && address !== '' && disabled?.toLowerCase() !== 'true' && exporter.includes('otlp')
}

/** Traces a request; `facts` is asked at its end. */
export function traceRequest(request: IncomingMessage, response: ServerResponse, facts: () => SpanFacts, work: () => void): void {
  if (tracing) tracing.request(request, response, facts, work)
  else work()
}

/** Traces a turn of a job. */
export function traceJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.within({ name: `job ${name}`, kind: 'internal', attributes: { 'job.name': name } }, true, work) : work()
}

/** Traces a statement on behalf of a request or a job: its text has `$1` where its values stand, and they are not noted. */
export function traceStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.within(statementFacts(text), false, work) : work()
}

const mostCharacters = 4000

function statementFacts(text: string): SpanFacts {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  const operation = /^\w+/.exec(plain)?.[0].toUpperCase() ?? 'SQL'
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(plain)?.[1]
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      'db.query.text': plain.slice(0, mostCharacters),
    },
  }
}

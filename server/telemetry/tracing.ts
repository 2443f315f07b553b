import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { getNumberFromEnv, getStringFromEnv, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import { log } from '../log.ts'
import type { SpanFacts, Tracing } from './telemetry.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

/** Notes spans and sends them over OTLP/HTTP. Address, headers, time-out, sampling, batches and resource are read from the environment by their usual names. */
export function startTracing(): Tracing {
  diag.setLogger(
    { error: note, warn: note, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mahalli' }).merge(
      detectResources({ detectors: [envDetector, serviceNameEnvDetector] }),
    ),
    sampler: samplerOf(getStringFromEnv('OTEL_TRACES_SAMPLER'), getNumberFromEnv('OTEL_TRACES_SAMPLER_ARG')),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batches() })],
  })
  const tracer = provider.getTracer('mahalli')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()
  const begin = ({ name, kind, attributes }: SpanFacts, parent: Context) =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent)
  return {
    request(request, response, facts, work) {
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      const span = tracer.startSpan(request.method ?? 'request', { kind: SpanKind.SERVER }, parent)
      response.once('close', () => {
        const { name, attributes } = facts()
        span.updateName(name)
        span.setAttributes(attributes)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      current.run(trace.setSpan(parent, span), work)
    },
    async within(facts, isRoot, work) {
      const parent = isRoot ? ROOT_CONTEXT : current.getStore()
      if (!parent) return work()
      const span = begin(facts, parent)
      try {
        return await current.run(trace.setSpan(parent, span), work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => provider.shutdown(),
  }
}

/** The kind of the error alone: its message may name what somebody wrote. */
function fail(span: Span, error: unknown): void {
  span.setAttribute(
    'error.type',
    error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'error',
  )
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function samplerOf(name: string | undefined, argument: number | undefined): Sampler {
  const ratio = () => new TraceIdRatioBasedSampler(argument ?? 1)
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return ratio()
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: ratio() })
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
  }
}

function batches() {
  const given = {
    scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
    exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT'),
    maxQueueSize: getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE'),
    maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function note(message: string): void {
  log.warn({ telemetry: message }, 'traces could not be sent')
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export type Attributes = Record<string, string | number>

export type ActiveSpan = {
  /** By which another process of ours joins the trace (W3C Trace Context). */
  traceparent: string
  /** Runs work inside the span: what it begins becomes a part of it. */
  run<Result>(work: () => Result): Result
  end(attributes?: Attributes, isError?: boolean): void
}

type Begin = {
  name: string
  kind: 'server' | 'client'
  /** `traceparent` of the process that calls us; an outside one must not come here. Left out: the span that runs at this moment. */
  parent?: string | undefined
  attributes?: Attributes
}

export type Tracing = {
  /** Begins a span, and with it a trace when it has no parent. */
  begin(options: Begin): ActiveSpan
  /** Begins a part of the span that runs at this moment; null: none runs, as in a job. */
  beginPart(options: Omit<Begin, 'parent'>): ActiveSpan | null
  /** Sends what has not been sent. */
  close(): Promise<void>
}

/** A collector that is away must not delay the end of a process. */
const CLOSE_DEADLINE_MS = 2_000
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/**
 * Opens the traces of one process. The packages are loaded here, and only here: a process without an endpoint loads none of
 * them. Nothing is set globally, so that a test can have several.
 *
 * @param endpoint of a collector of OTLP over HTTP, such as http://127.0.0.1:4318
 */
export async function openTracing(service: string, endpoint: string): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('sun-rent')
  const running = new AsyncLocalStorage<ReturnType<typeof tracer.startSpan>>()
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT }

  function begin({ name, kind, parent, attributes = {} }: Begin): ActiveSpan {
    const context = parent === undefined ? ownContext() : remoteContext(parent)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      run: (work) => running.run(span, work),
      end(more = {}, isError = false) {
        span.setAttributes(more)
        if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  function ownContext() {
    const span = running.getStore()
    return span === undefined ? api.ROOT_CONTEXT : api.trace.setSpan(api.ROOT_CONTEXT, span)
  }

  function remoteContext(traceparent: string) {
    const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? []
    if (traceId === '') return api.ROOT_CONTEXT
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    return api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
  }

  return {
    begin,
    beginPart: (options) => (running.getStore() === undefined ? null : begin(options)),
    close: () => Promise.race([provider.shutdown(), pause(CLOSE_DEADLINE_MS, undefined, { ref: false })]),
  }
}

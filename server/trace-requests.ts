import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ProviderCall, providerCalls } from '@/lib/api/provider/call-channel'
import type { ActiveSpan, Tracing } from '@/telemetry/tracing'
import { REQUEST_ID_HEADER } from './request-id'

export const TRACE_HEADER = 'traceparent'
/** What joins a trace, or goes with it: a visitor's own goes no further. */
const OUTSIDE = [TRACE_HEADER, 'tracestate', 'baggage']

export type TraceRequest = (request: IncomingMessage, response: ServerResponse, follow: () => void) => void

export const untraced: TraceRequest = (_request, _response, follow) => follow()

type Options = {
  /** A bounded name of the address: no number, no key, no name of a person. */
  routeOf: (request: IncomingMessage) => string
  /** Whether the trace comes from a process of ours. */
  isOurs: (request: IncomingMessage) => boolean
}

/** Returns what runs each request inside a span of its own; without traces it only drops a visitor's headers. */
export function createTraceRequest(tracing: Tracing | undefined, { routeOf, isOurs }: Options): TraceRequest {
  return (request, response, follow) => {
    const { headers, method = 'GET' } = request
    const parent = isOurs(request) ? headers[TRACE_HEADER]?.toString() : undefined
    for (const name of OUTSIDE) delete headers[name]
    if (tracing === undefined) return follow()
    const route = routeOf(request)
    const attributes = { 'http.request.method': method, 'http.route': route }
    const span = tracing.begin({ name: `${method} ${route}`, kind: 'server', parent, attributes })
    headers[TRACE_HEADER] = span.traceparent
    response.once('close', () => {
      const id = response.getHeader(REQUEST_ID_HEADER) ?? headers[REQUEST_ID_HEADER]
      const { statusCode } = response
      span.end({ 'http.response.status_code': statusCode, 'sun.request_id': String(id) }, statusCode >= 500)
    })
    span.run(follow)
  }
}

/** Makes each call of the provider a part of the request that makes it, and tells the provider so. */
export function traceProviderCalls(tracing: Tracing): void {
  const spans = new WeakMap<ProviderCall, ActiveSpan>()
  providerCalls.subscribe({
    start(call) {
      const span = tracing.beginPart({ name: `provider ${call.kind}`, kind: 'client' })
      if (span === null) return
      call.headers[TRACE_HEADER] = span.traceparent
      spans.set(call, span)
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd(call) {
      const status = call.result?.status
      spans.get(call)?.end(status === undefined ? {} : { 'http.response.status_code': status }, (status ?? 500) >= 500)
    },
    error: () => undefined,
  })
}

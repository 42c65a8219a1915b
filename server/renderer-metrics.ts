import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type ProviderCall, providerCalls } from '@/lib/api/provider/call-channel'
import { createDurations, statusClassOf } from '@/telemetry/durations'

/**
 * What the renderer measures: its responses by the pattern of their route, its calls of the provider, its process. One
 * registry each, so that a test can have several.
 */
export function createRendererMetrics(routeOf: (url: string) => string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = createDurations(
    registry,
    'renderer_request_duration_seconds',
    'Time of a response, from its request to its last byte.',
  )
  const calls = createDurations(
    registry,
    'renderer_provider_call_duration_seconds',
    'Time until the provider’s response begins.',
  )
  const began = new WeakMap<ProviderCall, number>()
  providerCalls.subscribe({
    start: (call) => void began.set(call, performance.now()),
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (call) => {
      const { kind } = call
      const status = call.result ? `${Math.floor(call.result.status / 100)}xx` : 'none'
      const seconds = (performance.now() - (began.get(call) ?? performance.now())) / 1000
      calls.observe(`${kind} ${status}`, () => ({ kind, status }), seconds)
    },
    error: () => undefined,
  })
  return {
    registry,
    /** Called with each request before it is served. */
    measure(request: IncomingMessage, response: ServerResponse): void {
      const from = performance.now()
      const { method = 'GET', url = '/' } = request
      response.once('close', () => {
        const route = routeOf(url)
        const status = statusClassOf(response)
        const labels = () => ({ method, route, status })
        requests.observe(`${method} ${route} ${status}`, labels, (performance.now() - from) / 1000)
      })
    },
  }
}

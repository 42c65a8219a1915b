import type { Tracing } from '@/telemetry/tracing'
import { hasSiteToken } from './auth-hooks'
import type { ProviderServer } from './server'

/** Runs each request inside a span, a part of the site's where the site calls: its token stands beside the header. */
export function traceRequests(app: ProviderServer, tracing: Tracing, token: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, id, method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const span = tracing.begin({
      name: `${method} ${route}`,
      kind: 'server',
      parent: hasSiteToken(headers, token) ? headers.traceparent?.toString() : undefined,
      attributes: { 'http.request.method': method, 'http.route': route, 'sun.request_id': id },
    })
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
    })
    span.run(done)
  })
}

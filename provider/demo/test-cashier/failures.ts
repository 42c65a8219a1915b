import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { ProviderServer } from '@/provider/http/server'
import { ApiError, errorBody } from './api-error'
import type { Fault, ScenarioBoard } from './scenarios'

/** Lets the API fail as its scenarios say: before the act by an error, after it by another answer. */
export function failSometimes(scope: ProviderServer, scenarios: ScenarioBoard): void {
  const chosen = new WeakMap<FastifyRequest, Fault>()

  scope.addHook('onRequest', async (request) => {
    const fault = scenarios.faultOf(`${request.method} ${request.routeOptions.url}`)
    chosen.set(request, fault)
    if (fault === '500_before') throw new ApiError(500, 'Internal server error')
    if (fault === 'busy') throw new ApiError(429, 'Too many requests')
    if (fault === 'slow') await pause(scenarios.now.slowAnswerMs, undefined, { ref: false })
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    switch (chosen.get(request)) {
      case 'lost':
        request.raw.socket.destroy()
        return payload
      case '500_after':
        reply.code(500)
        return JSON.stringify(errorBody(new ApiError(500, 'Internal server error')))
      case 'processing':
        reply.code(202)
        return JSON.stringify({
          type: 'processing',
          description: 'Request accepted, but not processed yet',
          retry_after: 1000,
        })
      case 'garbage':
        reply.type('text/html')
        return '<html><body>Bad gateway</body></html>'
      default:
        return payload
    }
  })
}

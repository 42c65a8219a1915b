import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { ProviderServer } from '@/provider/http/server'
import { ApiError, errorBody } from './api-error'
import type { ApiFailure, ScenarioBoard } from './scenarios'

/** Lets the API fail as its scenarios say: before the operation by an error, after it by another response. */
export function failSometimes(scope: ProviderServer, scenarios: ScenarioBoard): void {
  const chosen = new WeakMap<FastifyRequest, ApiFailure>()

  scope.addHook('onRequest', async (request) => {
    const failure = scenarios.failureFor(`${request.method} ${request.routeOptions.url}`)
    chosen.set(request, failure)
    if (failure === '500_before') throw new ApiError(500, 'Internal server error')
    if (failure === 'busy') throw new ApiError(429, 'Too many requests')
    if (failure === 'slow') await pause(scenarios.now.slowAnswerMs, undefined, { ref: false })
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

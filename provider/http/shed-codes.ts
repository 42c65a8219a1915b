import type { RouteHandlerMethod } from 'fastify'
import { FailureError } from '@/provider/failure-error'
import { createLimiter } from '@/provider/security/limit-concurrency'
import type { ProviderServer } from './server'

/** How many are made at a time, each on a connection of its own, and how many more may wait for their turn. */
const RUNNING_MAX = 2
const WAITING_MAX = 16

const RETRY_AFTER_SECONDS = 2

const CODES = '/auth-client/code'

/**
 * Anybody may ask for any number of codes. Only a few requests at a time may hold connections of the pool; beyond a short
 * queue they are refused at once, before anything of them is looked up: the same for every phone. To be called before the
 * routes.
 */
export function shedCodes(app: ProviderServer): void {
  const run = createLimiter(RUNNING_MAX)
  let present = 0
  app.addHook('onRoute', (route) => {
    if (route.url !== CODES || route.method !== 'POST') return
    const { handler } = route
    const guarded: RouteHandlerMethod = async function (request, reply) {
      if (present >= RUNNING_MAX + WAITING_MAX) {
        reply.header('retry-after', RETRY_AFTER_SECONDS)
        throw new FailureError('unavailable', 'Too many codes at once.')
      }
      present += 1
      try {
        return await run(async () => handler.call(this, request, reply))
      } finally {
        present -= 1
      }
    }
    route.handler = guarded
  })
}

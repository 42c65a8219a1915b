import type { RouteHandlerMethod } from 'fastify'
import { FailureError } from '@/provider/failure-error'
import { HASHES_AT_ONCE } from '@/provider/security/password-hash'
import type { ProviderServer } from './server'

/** A hash takes some 40 ms, and the site hangs up after 2 s: who comes later than that would wait in vain. */
const SIGN_INS_MAX = 24 * HASHES_AT_ONCE

const RETRY_AFTER_SECONDS = 2

/** Calls that hash a password. */
const HASHING = [
  '/auth-client/login',
  '/auth-client/registration',
  '/auth-client/renew_password',
  '/auth-client/settings/password',
  '/auth-client/step_up',
]

/**
 * A password is dear to hash, and anybody may send any number of them. Beyond a few dozen at once they are refused before
 * anything of them is read or counted: the same for every phone, no attempt and no code is lost, and the processor and
 * the database stay free for the others. To be called before the routes.
 */
export function shedSignIns(app: ProviderServer): void {
  let running = 0
  app.addHook('onRoute', (route) => {
    if (!HASHING.includes(route.url) || route.method !== 'POST') return
    const { handler } = route
    const guarded: RouteHandlerMethod = async function (request, reply) {
      if (running >= SIGN_INS_MAX) {
        reply.header('retry-after', RETRY_AFTER_SECONDS)
        throw new FailureError('unavailable', 'Too many passwords at once.')
      }
      running += 1
      try {
        return await handler.call(this, request, reply)
      } finally {
        running -= 1
      }
    }
    route.handler = guarded
  })
}

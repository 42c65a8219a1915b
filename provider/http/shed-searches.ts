import type { RouteHandlerMethod } from 'fastify'
import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from './server'

/** How many searches of one kind run, how many wait for their turn, and how long: the site hangs up after 2 s. */
const RUNNING_MAX = 2
const WAITING_MAX = 16
const WAIT_MS = 1_000

const RETRY_AFTER_SECONDS = 2

/** Each with a queue of its own: a rush on the list leaves the pages of the cars alone. */
const SEARCHES = ['/sun/v2/cars', '/sun/v2/cars/:slug']

/**
 * A search with dates is dear, and anybody may ask for any number of them. So only a few run at a time and the rest are
 * refused at once: the processor and the database stay free for quotes and bookings. To be called before the routes.
 */
export function shedSearches(app: ProviderServer): void {
  app.addHook('onRoute', (route) => {
    if (!SEARCHES.includes(route.url) || route.method !== 'GET') return
    const { handler } = route
    const queue = openQueue()
    const guarded: RouteHandlerMethod = async function (request, reply) {
      if (!isDated(request.query)) return handler.call(this, request, reply)
      if (!(await queue.enter())) {
        reply.header('retry-after', RETRY_AFTER_SECONDS)
        throw new FailureError('unavailable', 'Too many searches at once.')
      }
      try {
        return await handler.call(this, request, reply)
      } finally {
        queue.leave()
      }
    }
    route.handler = guarded
  })
}

function openQueue() {
  let running = 0
  const waiting = new Set<(hasPlace: boolean) => void>()
  return {
    /** Resolves with true when a place is free, which `leave` gives back, or with false when there is none in time. */
    async enter(): Promise<boolean> {
      if (running < RUNNING_MAX) {
        running += 1
        return true
      }
      if (waiting.size >= WAITING_MAX) return false
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), WAIT_MS)
        const settle = (hasPlace: boolean) => {
          clearTimeout(timer)
          waiting.delete(settle)
          resolve(hasPlace)
        }
        waiting.add(settle)
      })
    },
    /** The place goes to whoever has waited longest. */
    leave(): void {
      const [next] = waiting
      if (next) next(true)
      else running -= 1
    },
  }
}

function isDated(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'df' in query && query.df !== undefined
}

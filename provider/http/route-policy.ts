import type {
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import { z } from 'zod'
import type { Gateway } from '@/provider/rules/actors'
import {
  type FindSession,
  readSession,
  requireAppToken,
  requireBearer,
  requireGateway,
  requireLocalHost,
  requireLoopback,
  requireSession,
} from './auth-hooks'
import { type AdmissionQueue, createAdmissionQueue, LIMITS, limitConcurrency } from './concurrency-limit'
import type { ProviderServer } from './server'

const RoutePolicy = z.object({
  /**
   * Who may call the route. `open`: anybody · `local`: under the name of this machine · `loopback`: from this machine
   * itself · `app`: the site · `optional-session`: the site, with a client's session or without · `gateway`: the site, for
   * the payment gateway · `session`: a signed-in client · `session-ending`: the site, for a session that may have ended ·
   * `docs`: the site in live mode, `local` in demo mode.
   */
  auth: z.enum([
    'open',
    'local',
    'loopback',
    'app',
    'optional-session',
    'gateway',
    'session',
    'session-ending',
    'docs',
  ]),
  /** How many requests run at once: see `LIMITS`. */
  limit: z.enum(['none', 'hash', 'recovery-codes', 'code', 'dated-search', 'car-calendar']),
  /** `none`: nothing between the provider and the site may store the response · `default`: the handler says. */
  cache: z.enum(['none', 'default']),
})

export type RoutePolicy = z.infer<typeof RoutePolicy>

declare module 'fastify' {
  interface FastifyContextConfig extends RoutePolicy {}
}

type PolicyOptions = {
  isLive: boolean
  /** The site's fixed token. */
  token: string
  /** Host at which the provider listens. */
  host: string | undefined
  findSession: FindSession
  isGateway: (gateway: Gateway) => boolean
  /** Policies of routes that a package adds, by the beginning of their addresses. */
  packages: Record<string, RoutePolicy>
  /** Called with each queue that a route gets, by its name. */
  watchQueue?: ((name: string, queue: AdmissionQueue) => void) | undefined
}

/**
 * Gives each route that is registered later what its `config: { auth, limit, cache }` asks for, in this order: auth, body
 * and validation, the address, limit, handler.
 *
 * @throws {TypeError} at start, when a route has no policy or an unknown value
 */
export function installRoutePolicy(app: ProviderServer, options: PolicyOptions): void {
  const hooks = authHooks(options)
  const addressHooks = createAddressHooks(options)
  const queues = new Map<string, AdmissionQueue>()
  app.decorateRequest('session')
  app.decorateRequest('visitor', null)
  app.addHook('onRoute', (route) => {
    const policy = policyOf(route, options.packages)
    route.config = { ...route.config, ...policy }
    route.onRequest = [hooks[policy.auth], route.onRequest ?? []].flat()
    const checkAddress = addressHooks[policy.auth]
    if (checkAddress) route.preHandler = [checkAddress, route.preHandler ?? []].flat()
    if (policy.cache === 'none') route.onSend = [forbidCaching, route.onSend ?? []].flat()
    // Fastify adds a HEAD route beside each GET, with the config of the GET: it is not limited.
    if (policy.limit === 'none' || route.method === 'HEAD') return
    const limit = LIMITS[policy.limit]
    const name = queueName(policy, route.url)
    const queue = queues.get(name) ?? openQueue(name, limit)
    route.handler = limitConcurrency(route.handler, queue, limit)
  })

  function openQueue(name: string, limit: Parameters<typeof createAdmissionQueue>[0]): AdmissionQueue {
    const queue = createAdmissionQueue(limit)
    queues.set(name, queue)
    options.watchQueue?.(name, queue)
    return queue
  }
}

function policyOf({ config, method, url }: RouteOptions, packages: PolicyOptions['packages']): RoutePolicy {
  const [, ofPackage] = Object.entries(packages).find(([start]) => url === start || url.startsWith(`${start}/`)) ?? []
  const { data, error } = RoutePolicy.safeParse(config ?? ofPackage)
  if (error) throw new TypeError(`${method} ${url} has no valid policy in its config: ${z.prettifyError(error)}`)
  return data
}

function authHooks({ isLive, token, host, findSession }: PolicyOptions) {
  const [local, app] = [[requireLocalHost(host)], [requireBearer(token)]]
  const optionalSession = [readSession(token, findSession)]
  return {
    open: [],
    local,
    loopback: local,
    app,
    'optional-session': optionalSession,
    gateway: optionalSession,
    session: [requireAppToken(token), requireSession(findSession)],
    'session-ending': [requireAppToken(token)],
    // A live branch does not show its routes to strangers.
    docs: isLive ? app : local,
  } satisfies Record<RoutePolicy['auth'], onRequestAsyncHookHandler[]>
}

/** What is checked after the validation, which answers an invalid request from any address. */
function createAddressHooks({
  isGateway,
}: PolicyOptions): Partial<Record<RoutePolicy['auth'], preHandlerAsyncHookHandler>> {
  return { gateway: requireGateway(isGateway), loopback: requireLoopback() }
}

/**
 * Searches have a queue for each route: many searches of the list do not delay a car's page. All calendars share one. Guests and clients have
 * separate queues for hashes.
 */
function queueName({ auth, limit }: RoutePolicy, url: string): string {
  return limit === 'dated-search' ? url : `${limit} ${auth}`
}

/** Forbids caching of a response with tokens or personal data. */
const forbidCaching: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'private, no-store')
}

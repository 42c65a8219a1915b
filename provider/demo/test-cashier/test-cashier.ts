import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from '@/provider/http/server'
import { repeat } from '@/provider/jobs/repeat'
import { logOptions } from '@/provider/logging/log-options'
import { ApiError, errorBody } from './api-error'
import { apiRoutes } from './api-routes'
import { requireBasicAuth } from './basic-auth'
import { createCheckout } from './checkout'
import { checkoutRoutes } from './checkout-routes'
import type { Cashier } from './context'
import { failSometimes } from './failures'
import { deliverNotifications } from './notifications'
import { createPayments } from './payments'
import { createReceipts } from './receipts'
import { createRefunds } from './refunds'
import { scenarioRoutes } from './scenario-routes'
import { openScenarios, type ScenarioChanges } from './scenarios'
import { listDue, openStore } from './store'
import { LIMITS, type Limits } from './transitions'

const HOST = '127.0.0.1'
const BODY_LIMIT = 256 * 1024

export type TestCashierOptions = {
  databaseUrl: string
  shopId: string
  secretKey: string
  /** Where notifications go; null: nowhere. */
  notifyUrl: string | null
  /** 0: any free one. */
  port?: number
  now?: () => Date
  random?: () => number
  limits?: Partial<Limits>
  scenarios?: ScenarioChanges
  /** Time between two ticks; null: a test calls `tick`. */
  tickIntervalMs?: number | null
  logLevel?: string
}

/**
 * Creates a cashier with YooKassa's API v3 on a port of its own, for demos and tests: no money moves. Its data is in
 * the schema `sandbox` of the database, so that it outlives a crash of the provider, as a foreign service would.
 */
export async function createTestCashier(options: TestCashierOptions) {
  const { databaseUrl, shopId, secretKey, notifyUrl, port = 0, now = () => new Date(), random = Math.random } = options
  const app = openApp(options.logLevel ?? 'silent')
  const store = await openStore(databaseUrl, (err) => app.log.error({ err }, 'connection lost'))
  let origin = ''
  const cashier: Cashier = {
    store,
    scenarios: openScenarios(options.scenarios ?? {}, random),
    limits: { ...LIMITS, ...options.limits },
    now,
    shopId,
    notifyUrl,
    origin: () => origin,
  }
  const payments = createPayments(cashier)
  const refunds = createRefunds(cashier, payments)
  const receipts = createReceipts(cashier, payments, refunds)

  app.register(
    async (api: ProviderServer) => {
      failSometimes(api, cashier.scenarios)
      requireBasicAuth(api, shopId, secretKey)
      apiRoutes(api, { payments, refunds, receipts })
    },
    { prefix: '/v3' },
  )
  app.register(async (pages: ProviderServer) => checkoutRoutes(pages, createCheckout(cashier, payments), cashier))
  app.register(async (scope: ProviderServer) => scenarioRoutes(scope, cashier.scenarios))

  /** Brings objects up to date and delivers notifications. */
  async function tick(): Promise<void> {
    const resources = { payment: payments, refund: refunds, receipt: receipts }
    for (const { id, kind } of await listDue(store, now())) {
      await store.inTransaction(async (tx) => resources[kind].lock(tx, id))
    }
    await deliverNotifications(cashier)
  }
  if (options.tickIntervalMs) repeat(app, options.tickIntervalMs, 'the test cashier', tick)

  app.addHook('onClose', () => store.close())
  origin = await app.listen({ host: HOST, port }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  return { app, origin, url: `${origin}/v3`, tick, scenarios: cashier.scenarios, close: () => app.close() }
}

/** Bodies are never logged: a payer may type a real card. */
function openApp(logLevel: string): ProviderServer {
  const app = Fastify({
    logger: logOptions(logLevel),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>()
  app.removeContentTypeParser('text/plain')
  // The hook runs before a body is read: an unknown method with a wrong body is an unknown method.
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw new ApiError(404, 'No such route')
  })
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(errorBody(new ApiError(404, 'No such route'))))
  app.setErrorHandler(async (error, _request, reply) => {
    const apiError = apiErrorOf(error)
    if (apiError.status === 500 && !(error instanceof ApiError))
      app.log.error({ err: error }, 'the test cashier failed')
    return reply.code(apiError.status).send(errorBody(apiError))
  })
  return app
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof FailureError) return new ApiError(404, 'No such route')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 415) return new ApiError(415, 'Unsupported media type')
  return status >= 400 && status < 500
    ? new ApiError(400, 'Invalid request')
    : new ApiError(500, 'Internal server error')
}

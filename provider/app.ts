import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Tracing } from '@/telemetry/tracing'
import type { Config } from './config/config'
import type { ChangeSignals } from './db/change-signals'
import type { Database } from './db/database'
import type { ClockFigures } from './db/database-clock'
import { withRequestSnapshot } from './db/reference-cache'
import type { Replica } from './db/replica'
import { withRequestOrigin } from './db/request-origin'
import { FailureError } from './failure-error'
import type { GatewayConfig } from './gateway/create-payment-gateway'
import { countUnknownVisitors } from './http/count-unknown-visitors'
import { handleFailures, sendFailure } from './http/error-handler'
import { readJsonBodies } from './http/json-bodies'
import type { ProviderMetrics } from './http/metrics'
import { collectOpenApi, DOCS_POLICY, DOCS_PREFIX, showOpenApi } from './http/openapi'
import { chooseRequestId } from './http/request-id'
import { serializeResponse } from './http/response-serializer'
import { installRoutePolicy } from './http/route-policy'
import type { ProviderServer } from './http/server'
import { traceRequests } from './http/trace-requests'
import { createUnreadableResponder } from './http/unreadable-requests'
import { originOf } from './http/visitor-headers'
import { startJobs } from './jobs/start-jobs'
import { logOptions } from './logging/log-options'
import { requestIdField, withRequestId } from './logging/request-id'
import { accountRoutes } from './modules/account/routes'
import { credentialsRoutes } from './modules/auth/credentials-routes'
import { factorRoutes } from './modules/auth/factor-routes'
import { authRoutes, logoutRoutes } from './modules/auth/routes'
import { bookingsRoutes } from './modules/bookings/routes'
import { callbackRoutes } from './modules/callback/routes'
import { carsRoutes } from './modules/cars/routes'
import { driversRoutes } from './modules/client-drivers/routes'
import { contactsRoutes } from './modules/contacts/routes'
import { contentRoutes } from './modules/content/routes'
import { damagesRoutes } from './modules/debts/damage-routes'
import { disputesRoutes } from './modules/debts/dispute-routes'
import { finesRoutes } from './modules/debts/fine-routes'
import { driverCheckRoutes } from './modules/driver-check/routes'
import { bookingFilesRoutes } from './modules/files/booking-routes'
import { filesRoutes } from './modules/files/routes'
import { healthRoutes } from './modules/health/routes'
import { historyRoutes } from './modules/history/routes'
import { longTermRoutes } from './modules/long-term/routes'
import { milesRoutes } from './modules/miles/routes'
import { offersRoutes } from './modules/offers/routes'
import { outboxRoutes } from './modules/outbox/routes'
import { pageChangesRoutes } from './modules/page-changes/routes'
import { partnersRoutes } from './modules/partners/routes'
import { paymentsRoutes } from './modules/payments/routes'
import { photosRoutes } from './modules/photos/routes'
import { placesRoutes } from './modules/places/routes'
import { pricesRoutes } from './modules/prices/routes'
import { clientDataRoutes, profileRoutes } from './modules/profile/routes'
import { quotesRoutes } from './modules/quotes/routes'
import { devicesRoutes } from './modules/sessions/routes'
import { settingsRoutes } from './modules/settings/routes'
import { transferOrdersRoutes } from './modules/transfers/order-routes'
import { transfersRoutes } from './modules/transfers/routes'
import { travellersRoutes } from './modules/travellers/routes'
import { voucherRoutes } from './modules/vouchers/routes'
import { waitlistRoutes } from './modules/waitlist/routes'
import { createServices, type Services } from './services'

const BODY_LIMIT = 64 * 1024
// Longer than any address that Node.js accepts: a long name gets the response of an unknown one.
const MAX_PARAM_LENGTH = 16 * 1024
// Longer than the site's own, for uploads; the site is the only caller.
const REQUEST_TIMEOUT_MS = 75_000
// As the site's server: a caller who drips headers, or sends none, only holds a socket.
const HEADERS_TIMEOUT_MS = 10_000
const CHECKING_INTERVAL_MS = 2_000

export type ProviderDependencies = {
  db: Database
  now: () => Date
  /** Read for what may be a second old; left out: the primary is. */
  replica?: Pick<Replica, 'read'> | undefined
  /** Wakes who waits for a change; left out: they look for themselves. */
  signals?: ChangeSignals
  /** The clock figures that the readiness probe returns; left out: the clocks are not compared. */
  clockFigures?: () => ClockFigures
  config: Pick<Config, 'providerToken' | 'bookingSecret' | 'station' | 'logLevel' | 'mode' | 'files' | 'siteUrl'> &
    Partial<Pick<Config, 'delivery' | 'geoipFile' | 'host' | 'backupMaxHours'>> & { payments: GatewayConfig }
  /** Interval of the reconciler of payments; null: a test runs it. */
  reconciliationIntervalMs?: number | null
  /** Interval of the jobs for holds, miles, reminders and the waitlist; null: a test runs them. */
  jobIntervalMs?: number | null
  /** How late the event loop may run before requests are rejected as busy; null: without a limit. */
  maxEventLoopDelayMs?: number | null
  /** Interval of the outbox's delivery; null: messages wait in it. */
  deliveryIntervalMs?: number | null
  /** Where the provider measures itself; left out: nobody reads it. */
  metrics?: ProviderMetrics | undefined
  /** Where the provider traces its requests; left out: nowhere. */
  tracing?: Tracing | undefined
  /** Standard output when not given. */
  logTo?: { write(line: string): void }
}

/**
 * Builds the provider; opens no port. It has no limit of requests per address: the site is the only caller, and its route
 * handlers, which see the visitors, limit them.
 */
export function createProvider(dependencies: ProviderDependencies): ProviderServer {
  const { db, now, config, maxEventLoopDelayMs = null, signals, replica, logTo, metrics } = dependencies
  const { clockFigures = () => ({ differenceMs: 0, warnings: 0 }) } = dependencies
  const { jobIntervalMs = null, deliveryIntervalMs = null, reconciliationIntervalMs = null } = dependencies
  const app = openApp(config, logTo)
  if (dependencies.tracing) traceRequests(app, dependencies.tracing, config.providerToken)
  metrics?.measure(app)

  let draining = false
  const services = createServices({
    db,
    now,
    config,
    isDraining: () => draining,
    ...(signals ? { signals } : {}),
    replica,
    warn: (details, message) => app.log.warn({ ...requestIdField(), ...details }, message),
    alert: (details, message) => app.log.error({ ...requestIdField(), ...details }, message),
  })

  metrics?.watch({
    pools: { primary: db.$client },
    clockDifferenceMs: () => clockFigures().differenceMs,
    readOutbox: services.outbox.measure,
    deliveries: services.outbox.totals,
  })
  app.addHook('preClose', async () => {
    draining = true
    services.signals.wake()
  })
  app.addHook('onClose', () => services.voucherRenderer.close())
  app.addHook('onClose', () => services.carPictures.close())

  app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } } })
  if (maxEventLoopDelayMs !== null) {
    app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      pressureHandler: () => {
        throw new FailureError('unavailable', 'The provider is busy.')
      },
    })
  }
  if (config.mode === 'live') countUnknownVisitors(app)
  collectOpenApi(app)
  installRoutePolicy(app, {
    isLive: config.mode === 'live',
    token: config.providerToken,
    host: config.host,
    findSession: services.sessions.find,
    isGateway: services.isGateway,
    packages: { [DOCS_PREFIX]: DOCS_POLICY },
    watchQueue: metrics?.watchQueue,
  })
  // A plugin, because the documentation sees only what is registered after it.
  app.register(async (documented: ProviderServer) => {
    showOpenApi(documented)
    healthRoutes(documented, services.health, clockFigures, config.files.scannerSocket ? 'on' : 'off')
    if (config.mode === 'demo') outboxRoutes(documented, services.mailbox)
    visitorRoutes(documented, services)
    signInRoutes(documented, services)
    clientRoutes(documented, services)
  })
  startJobs(app, services.jobs, { jobIntervalMs, deliveryIntervalMs, reconciliationIntervalMs })
  return app
}

/** Opens the server without a route: its limits, its validation and its error handler. */
function openApp(
  { logLevel, providerToken }: ProviderDependencies['config'],
  logTo: ProviderDependencies['logTo'],
): ProviderServer {
  const unreadable = createUnreadableResponder()
  const app = Fastify({
    logger: { ...logOptions(logLevel), ...(logTo ? { stream: logTo } : {}) },
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKING_INTERVAL_MS },
    genReqId: (raw) => chooseRequestId(raw, providerToken),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply),
    clientErrorHandler: unreadable.respond,
  }).withTypeProvider<ZodTypeProvider>()
  app.server.prependListener('request', (_request, response) => unreadable.note(response))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeResponse)
  readJsonBodies(app)
  handleFailures(app)
  app.addHook('onRequest', (request, _reply, done) =>
    withRequestId(request.id, () => withRequestSnapshot(() => withRequestOrigin(originOf(request), done))),
  )
  return app
}

function signInRoutes(app: ProviderServer, services: Services): void {
  authRoutes(app, services.auth)
  logoutRoutes(app, services.sessions)
}

/** Routes of the client area; the session says whose rows they return. */
function clientRoutes(app: ProviderServer, services: Services): void {
  accountRoutes(app, services.account)
  historyRoutes(app, services.history, services.bookings, services.payments)
  travellersRoutes(app, services.travellers)
  finesRoutes(app, services.fines)
  damagesRoutes(app, services.damages)
  milesRoutes(app, services.miles)
  offersRoutes(app, services.offers)
  driversRoutes(app, services.drivers)
  filesRoutes(app, services.files)
  bookingFilesRoutes(app, services.bookingFiles)
  disputesRoutes(app, services.disputes)
  profileRoutes(app, services.profile)
  devicesRoutes(app, services.devices)
  clientDataRoutes(app, services.clientData)
  credentialsRoutes(app, services.credentials)
  factorRoutes(app, services.secondFactor)
}

/** Routes that need no client, without those of signing in. */
function visitorRoutes(app: ProviderServer, services: Services): void {
  settingsRoutes(app, services.settings)
  placesRoutes(app, services.places)
  carsRoutes(app, services.cars)
  photosRoutes(app, services.photos)
  quotesRoutes(app, services.quotes)
  pricesRoutes(app, services.prices)
  bookingsRoutes(app, services.bookings)
  voucherRoutes(app, services.vouchers)
  callbackRoutes(app, services.callback)
  waitlistRoutes(app, services.waitlist)
  driverCheckRoutes(app, services.driverCheck)
  contactsRoutes(app, services.contacts)
  longTermRoutes(app, services.longTerm, services.longTermRequests)
  transfersRoutes(app, services.transfers)
  transferOrdersRoutes(app, services.transferOrders)
  contentRoutes(app, services.content)
  partnersRoutes(app, services.partners)
  pageChangesRoutes(app, services.pageChanges)
  paymentsRoutes(app, services.payments)
}

import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { pino } from 'pino'
import { listenForMetrics } from '@/telemetry/metrics-server'
import { openTracing } from '@/telemetry/tracing'
import { createProvider } from './app'
import { readConfig } from './config/config'
import type { FileKind } from './contract/rules/files/file-kinds'
import { listenForChanges } from './db/change-signals'
import { type Database, openDatabase } from './db/database'
import { createDatabaseClock } from './db/database-clock'
import { DEMO_DATA_ERROR, heldDemoData } from './db/demo-data'
import { isUnavailable } from './db/errors'
import { ChangedMigrationError, migrate } from './db/migrate'
import { limitStatements, reachDatabase } from './db/pool/limit-statements'
import { REQUEST_LIMITS, WORK_LIMITS } from './db/pool/open-pool'
import { traceStatements } from './db/pool/trace-statements'
import { createReplica } from './db/replica'
import { readTime } from './db/sql/read-time'
import { FOLDER_MODE } from './file-store/files-folder'
import { verifyFileStore } from './file-store/verify-file-store'
import { createProviderMetrics } from './http/metrics'
import { scheduleReplica } from './jobs/check-replica'
import { scheduleSignals } from './jobs/check-signals'
import { scheduleClockReading } from './jobs/synchronize-clock'
import { logOptions } from './logging/log-options'
import { cleanFile } from './modules/files/clean-file'
import { hasMarked } from './modules/files/store-marks'
import { createVault, type VaultFile } from './modules/files/vault'

const STOP_DEADLINE_MS = 10_000
// EX_UNAVAILABLE: the launcher starts the provider again without a limit (scripts/stack.mjs).
const DATABASE_UNAVAILABLE = 69
const JOB_INTERVAL_MS = 30_000
const MAX_EVENT_LOOP_DELAY_MS = 2_000
// Clients wait for a code with the phone in hand.
const DELIVERY_INTERVAL_MS = 500
const RECONCILIATION_INTERVAL_MS = 2_000
const CLOCK_INTERVAL_MS = 2_000
const SIGNALS_INTERVAL_MS = 2_000
const REPLICA_INTERVAL_MS = 250
// A replica that does not answer must not cost a reader the time in which the primary answers.
const REPLICA_WAIT_MS = 500

const config = readConfigOrExit()
const log = pino(logOptions(config.logLevel))
const { db, close } = openDatabase(config.databaseUrl, config.databasePool, connectionLost, config.databasePrepares, {
  ...REQUEST_LIMITS,
  waitMs: config.databaseWaitMs,
})
const tracing = config.tracesUrl ? await openTracing('sun-rent-provider', config.tracesUrl) : undefined
if (tracing) traceStatements(db.$client, tracing)
const demo = config.mode === 'demo' ? await loadDemo() : null
const clock = createDatabaseClock({ readTime: () => readTime(db), warn: (about, text) => log.warn(about, text) })
await prepareDatabase().catch((error: unknown) => {
  if (error instanceof ChangedMigrationError) exitWith(error.message)
  if (isUnavailable(error)) exitWith(databaseErrorLine(error), DATABASE_UNAVAILABLE)
  throw error
})
const testCashier = await startTestCashier()
const signals = listenForChanges({
  directUrl: config.databaseDirectUrl,
  db,
  warn: (about, text) => log.warn(about, text),
})
await signals.check()
const replica = openReplica()

const metrics = config.metrics ? createProviderMetrics() : undefined
const provider = createProvider({
  db,
  metrics,
  tracing,
  now: clock.now,
  signals,
  replica: replica?.reads,
  clockFigures: clock.figures,
  config,
  jobIntervalMs: JOB_INTERVAL_MS,
  maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
  deliveryIntervalMs: DELIVERY_INTERVAL_MS,
  reconciliationIntervalMs: RECONCILIATION_INTERVAL_MS,
})
scheduleClockReading(provider, clock, CLOCK_INTERVAL_MS)
if (metrics && config.metrics) {
  const { host, port } = config.metrics
  listenForMetrics({ registry: metrics.registry, host }, port, (error) =>
    exitWith(`Port ${port} of PROVIDER_METRICS_PORT cannot be used (${codeOf(error)})`),
  )
}
scheduleSignals(provider, signals, SIGNALS_INTERVAL_MS)
if (replica) scheduleReplica(provider, replica.reads, REPLICA_INTERVAL_MS)
await provider
  .listen({ host: config.host, port: config.port })
  .catch((error: unknown) => exitWith(`Port ${config.port} of PROVIDER_PORT cannot be used (${codeOf(error)})`))
log.info({ ready: true, host: config.host, port: config.port, mode: config.mode }, 'provider ready')

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  await provider.close() // lets running requests finish
  await testCashier?.close()
  signals.close()
  await replica?.close()
  await close()
  await tracing?.close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

/** Live mode does not load the demo: the build puts it into files of its own. */
async function loadDemo() {
  const [{ seedOnce }, { startTestCashier }] = await Promise.all([
    import('./demo/seed/seed'),
    import('./demo/test-cashier/start-test-cashier'),
  ])
  return { seedOnce, startTestCashier }
}

/** Prepares the database on connections of its own: its work may take longer than a request may. */
async function prepareDatabase(): Promise<void> {
  for (const url of new Set([config.databaseUrl, config.databaseDirectUrl])) {
    await reachDatabase(url).catch((error: unknown) => {
      throw isUnavailable(error) ? error : exitWith(databaseErrorLine(error))
    })
  }
  // The check comes before anything is written to the database.
  if (config.mode === 'live' && (await withWork(heldDemoData))) exitWith(DEMO_DATA_ERROR)
  await limitStatements(config.databaseUrl)
  await migrate(config.databaseDirectUrl)
  await clock.read()
  // Before the demo stores its scans.
  await prepareFileStore()
  const isWritten = demo && (await withWork((work) => demo.seedOnce(work, config.station, clock.now(), storeScan)))
  if (isWritten) log.info('demo data written')
}

async function prepareFileStore(): Promise<void> {
  const isFolderOfNewBranch = config.files.store !== 's3' && !(await withWork((work) => hasMarked({ db: work })))
  // Never again: later a folder that does not exist is a disk that is not mounted.
  if (isFolderOfNewBranch) {
    await mkdir(config.files.folder, { recursive: true, mode: FOLDER_MODE }).catch((error: unknown) =>
      exitWith(`The folder of FILES_DIR cannot be made (${codeOf(error)})`),
    )
  }
  const verdict = await verifyFileStore(config.files)
  if (verdict.is === 'wrong') exitWith(verdict.line)
  if (verdict.is === 'away') log.error(verdict.line)
}

/**
 * Runs work for which no request waits, and closes its connection before the next step: a pooler would reuse one that began
 * before `limitStatements`. A failure ends the process.
 */
async function withWork<Result>(run: (work: Database) => Promise<Result>): Promise<Result> {
  const work = openDatabase(config.databaseUrl, 1, connectionLost, config.databasePrepares, WORK_LIMITS)
  const result = await run(work.db)
  await work.close()
  return result
}

function connectionLost(err: Error): void {
  log.error({ err }, 'connection lost')
}

function openReplica() {
  if (config.databaseReadUrl === null) return null
  const limits = { ...REQUEST_LIMITS, waitMs: REPLICA_WAIT_MS }
  const opened = openDatabase(
    config.databaseReadUrl,
    config.databasePool,
    connectionLost,
    config.databasePrepares,
    limits,
  )
  const warn = (about: object, text: string) => log.warn(about, text)
  return { reads: createReplica({ primary: db, replica: opened.db, warn }), close: opened.close }
}

/** Starts the test cashier of a demo that has no shop. */
async function startTestCashier() {
  const { testCashier } = config.payments
  if (!demo || !testCashier) return null
  return demo.startTestCashier(config, testCashier.port).catch((error: unknown) => {
    if (isUnavailable(error)) exitWith(databaseErrorLine(error), DATABASE_UNAVAILABLE)
    return exitWith(
      error instanceof pg.DatabaseError
        ? databaseErrorLine(error)
        : `Port ${testCashier.port} of SANDBOX_PORT cannot be used (${codeOf(error)})`,
    )
  })
}

/** Stores a demo's scan as an upload. Not in the demo's files, because the worker for PDF files stands beside this one. */
async function storeScan(file: VaultFile & { kind: FileKind }, upload: Buffer) {
  const { type, bytes } = await cleanFile({ id: file.clientId, network: null }, upload, file.kind)
  return { type, bytes: bytes.length, ...(await createVault(config.files).store(file, bytes)) }
}

/** Prints a wrong environment as a table on standard error, without a stack. */
function readConfigOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error))
  }
}

/** Names only the code: messages of drivers repeat the address, and with it the password. */
function databaseErrorLine(error: unknown): string {
  const what = error instanceof pg.DatabaseError ? 'refuses the connection' : 'does not answer'
  return `The database of DATABASE_URL ${what} (${codeOf(error)})`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer in time'
}

function exitWith(line: string, code = 1): never {
  console.error(line)
  process.exit(code)
}

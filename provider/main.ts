import { pino } from 'pino'
import { createProvider } from './app'
import { readConfig } from './config'
import { openDatabase } from './db/database'
import { migrate } from './db/migrate'
import { seedOnce } from './db/seed/seed'
import { logOptions } from './log-options'

const STOP_DEADLINE_MS = 10_000
const SWEEP_EVERY_MS = 30_000

const config = readConfigOrExit()
const log = pino(logOptions(config.logLevel))
const { db, close } = openDatabase(config.databaseUrl, config.databasePool, (err) =>
  log.error({ err }, 'connection lost'),
)

await migrate(config.databaseUrl)
if (config.mode === 'demo' && (await seedOnce(db, config.station, new Date()))) log.info('demo data written')

const provider = createProvider({ db, now: () => new Date(), config, sweepEveryMs: SWEEP_EVERY_MS })
await provider.listen({ host: config.host, port: config.port })
log.info({ ready: true, host: config.host, port: config.port, mode: config.mode }, 'provider ready')

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  await provider.close() // lets running requests finish
  await close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

/** A wrong environment is told as a table on standard error, without a stack. */
function readConfigOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

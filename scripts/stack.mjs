import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lockDataFolder } from './data-folder.mjs'
import { announceRunning } from './ensure-built.mjs'
import { mergedEnv, requireValid } from './environment.mjs'
import { PlainError } from './plain-error.mjs'
import { sandboxPortOf } from './ports.mjs'
import { startProgram } from './program.mjs'
import { isPage, isReadyProvider, isReadySite } from './readiness.mjs'
import { demoSecrets } from './secrets.mjs'

/** Root of the clone. */
export const ROOT = join(import.meta.dirname, '..')

/** Secrets that the site has no use for. */
const OF_THE_PROVIDER = [
  'DATABASE_URL',
  'BOOKING_SECRET',
  'FILES_MASTER_KEY',
  'FILES_DIR',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'YOOKASSA_SECRET_KEY',
  'BRANCH_WEBHOOK_URL',
  'BRANCH_WEBHOOK_SECRET',
]

/**
 * @typedef {Record<string, string | undefined>} Env
 *
 * @typedef {object} StackOptions
 * @property {number} port
 * @property {number} providerPort
 * @property {number} [sandboxPort] of the test cashier; SANDBOX_PORT, else beside the provider's
 * @property {string} dataDir
 * @property {Env} [env] on top of this process's environment; empty counts as not given
 * @property {(line: string) => void} [say]
 * @property {boolean} [isDev] runs the sources instead of the build
 */

/**
 * Starts everything that is built: PostgreSQL → provider → site. With DATABASE_URL there is no PostgreSQL of ours, with
 * PROVIDER_URL no provider either. Used by `npm start`, by the end-to-end tests and by the bench.
 *
 * @param {StackOptions} options
 * @throws {PlainError}
 */
export async function startStack({
  port,
  providerPort,
  sandboxPort,
  dataDir,
  env: extra = {},
  say = () => undefined,
  isDev = false,
}) {
  const dir = resolve(ROOT, dataDir)
  const given = { ...process.env, ...extra }
  /** @type {(() => unknown)[]} in the order of starting; stopped from the end */
  const stops = []
  const stop = once(async () => {
    for (const step of stops.reverse()) await step()
  })
  try {
    stops.push(lockDataFolder(dir), announceRunning(ROOT))
    const isLive = given.SUN_MODE === 'live'
    const env = mergedEnv(given, isLive ? {} : demoSecrets(dir), isDev)
    const logOf = (/** @type {string} */ name) => (isLive || isDev ? null : join(dir, 'logs', `${name}.log`))
    const hasOwnPostgres = !(env.PROVIDER_URL || env.DATABASE_URL || isLive)
    const providerUrl = env.PROVIDER_URL || `http://127.0.0.1:${providerPort}`
    const siteEnv = { ...env, PORT: String(port), PROVIDER_URL: providerUrl }
    const filesDir = env.FILES_DIR || join(dir, 'files')
    const cashierPort = sandboxPortOf(
      { ...env, ...(sandboxPort ? { SANDBOX_PORT: String(sandboxPort) } : {}) },
      providerPort,
    )
    const providerEnv = {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      ...(cashierPort === null ? {} : { SANDBOX_PORT: String(cashierPort) }),
      FILES_DIR: filesDir,
    }
    const checkedEnv = { ...providerEnv, ...(hasOwnPostgres ? { DATABASE_URL: 'postgresql:// of the embedded' } : {}) }
    await requireValid(ROOT, siteEnv, env.PROVIDER_URL ? null : checkedEnv)

    const postgres = hasOwnPostgres ? await startPostgres(dir, say) : null
    if (postgres) stops.push(() => postgres.stop())
    const databaseUrl = env.DATABASE_URL || postgres?.url

    const provider = env.PROVIDER_URL
      ? null
      : startProvider({ ...providerEnv, DATABASE_URL: databaseUrl }, isDev, logOf)
    if (provider) {
      stops.push(() => provider.stop())
      say('Starting the provider …')
      await provider.ready(`${providerUrl}/readyz`, isReadyProvider)
    }

    const site = startSite(siteEnv, isDev, logOf)
    stops.push(() => site.stop())
    say('Starting the site …')
    if (isDev) await site.ready(`http://localhost:${port}/`, isPage)
    else await site.ready(`http://${loopbackOf(env.HOST)}:${port}/readyz`, isReadySite, env.SITE_SOCKET)

    const died = Promise.race([site.died, ...(provider ? [provider.died] : [])])
    const siteUrl = `http://localhost:${port}`
    // Only then are there demo clients, and messages that stay here.
    const isDemo = provider !== null && !isLive
    const sandboxUrl = cashierPort === null ? null : `http://127.0.0.1:${cashierPort}`
    const addresses = { siteUrl, siteSocket: env.SITE_SOCKET || null, providerUrl, sandboxUrl, databaseUrl }
    return { ...addresses, isDemo, providerToken: env.PROVIDER_TOKEN, site, provider, died, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {string} dir @param {(line: string) => void} say */
async function startPostgres(dir, say) {
  const { startEmbedded } = await import(pathToFileURL(join(ROOT, 'dist', 'provider', 'db', 'embedded.js')).href)
  return startEmbedded({ dataDir: join(dir, 'postgres'), log: say }).catch((/** @type {Error} */ error) => {
    throw new PlainError(error.message)
  })
}

/**
 * Only the site is shown to the network: the provider is asked by the site.
 *
 * @param {Env} env @param {boolean} isDev @param {(name: string) => string | null} logOf
 */
function startProvider(env, isDev, logOf) {
  return startProgram({
    name: 'provider',
    args: isDev ? ['--import', 'tsx', 'provider/main.ts'] : ['dist/provider/main.js'],
    cwd: ROOT,
    env,
    logFile: logOf('provider'),
  })
}

/**
 * The site gets no key to the database and to the gateways; and Next's own reading of `.env` would bring back what the caller left out.
 *
 * @param {Env} env @param {boolean} isDev @param {(name: string) => string | null} logOf
 */
function startSite(env, isDev, logOf) {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_PROVIDER.includes(name)))
  return startProgram({
    name: 'site',
    args: isDev ? ['node_modules/next/dist/bin/next', 'dev', '-p', String(env.PORT)] : ['dist/server/front/main.js'],
    cwd: ROOT,
    env: { ...own, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' },
    logFile: logOf('site'),
  })
}

/** @param {string | undefined} host where to ask a server that listens on this host */
function loopbackOf(host) {
  return !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

/** @param {() => Promise<void>} work */
function once(work) {
  /** @type {Promise<void> | undefined} */
  let done
  return () => {
    done ??= work()
    return done
  }
}

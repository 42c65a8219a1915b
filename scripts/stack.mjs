import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { announceRunning } from './ensure-built.mjs'
import { takeLock } from './lock.mjs'
import { PlainError } from './plain-error.mjs'
import { startProgram } from './program.mjs'
import { demoSecrets } from './secrets.mjs'

/** Root of the clone. */
export const ROOT = join(import.meta.dirname, '..')

/**
 * @typedef {object} StackOptions
 * @property {number} port
 * @property {number} providerPort
 * @property {string} dataDir
 * @property {Record<string, string | undefined>} [env] on top of this process's environment; empty counts as not given
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
    const env = {
      NODE_ENV: isDev ? 'development' : 'production',
      ...(isLive ? {} : demoSecrets(dir)),
      ...filled(given),
    }
    const logOf = (/** @type {string} */ name) => (isLive || isDev ? null : join(dir, 'logs', `${name}.log`))

    const postgres = env.PROVIDER_URL || env.DATABASE_URL || isLive ? null : await startPostgres(dir, say)
    if (postgres) stops.push(() => postgres.stop())
    const databaseUrl = env.DATABASE_URL || postgres?.url

    const providerUrl = env.PROVIDER_URL || `http://127.0.0.1:${providerPort}`
    const provider = env.PROVIDER_URL
      ? null
      : startProvider({ ...env, DATABASE_URL: databaseUrl }, providerPort, isDev, logOf)
    if (provider) {
      stops.push(() => provider.stop())
      say('Starting the provider …')
      await provider.ready(`${providerUrl}/readyz`)
    }

    const site = startSite({ ...env, PORT: String(port), PROVIDER_URL: providerUrl }, isDev, logOf)
    stops.push(() => site.stop())
    say('Starting the site …')
    await site.ready(isDev ? `http://localhost:${port}/` : `http://${loopbackOf(env.HOST)}:${port}/readyz`)

    const died = Promise.race([site.died, ...(provider ? [provider.died] : [])])
    const siteUrl = `http://localhost:${port}`
    return { siteUrl, providerUrl, databaseUrl, providerToken: env.PROVIDER_TOKEN, site, provider, died, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {string} dir */
function lockDataFolder(dir) {
  try {
    mkdirSync(dir, { recursive: true })
  } catch {
    throw new PlainError(`The data folder ${dir} cannot be written: set DATA_DIR to another one`)
  }
  const lock = takeLock(join(dir, 'launcher.lock'))
  if (lock.heldBy !== null)
    throw new PlainError(`The data folder ${dir} is in use by process ${lock.heldBy}: stop it, or set another DATA_DIR`)
  return lock.release
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
 * @param {NodeJS.ProcessEnv} env @param {number} port @param {boolean} isDev @param {(name: string) => string | null} logOf
 */
function startProvider(env, port, isDev, logOf) {
  return startProgram({
    name: 'provider',
    args: isDev ? ['--import', 'tsx', 'provider/main.ts'] : ['dist/provider/main.js'],
    cwd: ROOT,
    env: { ...env, HOST: '127.0.0.1', PROVIDER_PORT: String(port) },
    logFile: logOf('provider'),
  })
}

/**
 * The site gets no key to the database; and Next's own reading of `.env` would bring back what the caller left out.
 *
 * @param {NodeJS.ProcessEnv} env @param {boolean} isDev @param {(name: string) => string | null} logOf
 */
function startSite({ DATABASE_URL: _url, BOOKING_SECRET: _secret, ...env }, isDev, logOf) {
  return startProgram({
    name: 'site',
    args: isDev ? ['node_modules/next/dist/bin/next', 'dev', '-p', String(env.PORT)] : ['dist/server/renderer.js'],
    cwd: ROOT,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' },
    logFile: logOf('site'),
  })
}

/** @param {string | undefined} host where to ask a server that listens on this host */
function loopbackOf(host) {
  return !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

/** @param {Record<string, string | undefined>} env */
function filled(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
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

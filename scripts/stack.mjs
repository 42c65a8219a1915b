import { join, resolve } from 'node:path'
import { lockDataFolder } from './data-folder.mjs'
import { announceRunning } from './ensure-built.mjs'
import { requireValid } from './environment.mjs'
import { keepAlive } from './keep-alive.mjs'
import { countRestarts, DEATHS_IN_A_MINUTE } from './restarts.mjs'
import { ROOT, startPostgres, startProvider, startSite } from './stack-programs.mjs'
import { stackSettings } from './stack-settings.mjs'

export { ROOT }

/** What the provider ends with when its database does not answer (EX_UNAVAILABLE); provider/main.ts says the same. */
const DATABASE_UNAVAILABLE = 'exit code 69'

/**
 * @typedef {object} StackOptions
 * @property {number} port
 * @property {number} providerPort
 * @property {number} [sandboxPort] of the test cashier; SANDBOX_PORT, else beside the provider's
 * @property {string} dataDir
 * @property {Record<string, string | undefined>} [env] on top of this process's environment; empty counts as not given
 * @property {(line: string) => void} [say]
 * @property {boolean} [isDev] runs the sources instead of the build
 * @property {boolean} [isSupervised] starts what dies again; else the first death of anything resolves `died`
 */

/**
 * Starts everything that is built: PostgreSQL → provider → site. With DATABASE_URL there is no PostgreSQL of ours, with
 * PROVIDER_URL no provider either. Used by `npm start`, by the end-to-end tests and by the bench.
 *
 * @param {StackOptions} options
 * @throws {PlainError}
 */
export async function startStack({ dataDir, env: extra = {}, say = () => undefined, ...options }) {
  const dir = resolve(ROOT, dataDir)
  /** @type {(() => unknown)[]} in the order of starting; stopped from the end */
  const stops = []
  const stop = once(async () => {
    for (const step of stops.reverse()) await step()
  })
  try {
    stops.push(lockDataFolder(dir), announceRunning(ROOT))
    return { ...(await startAll({ dir, given: { ...process.env, ...extra }, say, stops, ...options })), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * @param {Omit<StackOptions, 'dataDir' | 'env' | 'say'> & Parts} options
 *
 * @typedef {object} Parts
 * @property {string} dir
 * @property {Record<string, string | undefined>} given
 * @property {(line: string) => void} say
 * @property {(() => unknown)[]} stops
 */
async function startAll({ dir, given, say, stops, isDev = false, isSupervised = false, ...ports }) {
  const settings = stackSettings({ ...ports, dir, given, isDev })
  const { env, siteEnv, providerEnv, providerUrl, hasOwnProvider, hasOwnPostgres, logOf } = settings
  const checkedEnv = { ...providerEnv, ...(hasOwnPostgres ? { DATABASE_URL: 'postgresql:// of the embedded' } : {}) }
  await requireValid(ROOT, siteEnv, hasOwnProvider ? checkedEnv : null)

  const { count, keep, died } = supervisor({ isSupervised, say, stops })
  const postgresLog = join(dir, 'postgres', 'postgres.log')
  const postgres = hasOwnPostgres
    ? await keep('embedded PostgreSQL', postgresLog, (stopping) => startPostgres(dir, say, stopping))
    : null
  const databaseUrl = env.DATABASE_URL || postgres?.life().url

  const ofProvider = { env: { ...providerEnv, DATABASE_URL: databaseUrl }, isDev, logFile: logOf('provider') }
  if (hasOwnProvider) say('Starting the provider …')
  const provider = hasOwnProvider
    ? await keep('provider', logOf('provider'), () => startProvider({ url: providerUrl, ...ofProvider }))
    : null

  say('Starting the site …')
  // The site starts its renderer again by itself, and tells of its deaths.
  const renderer = isSupervised ? count('renderer', logOf('site')) : null
  const onRendererDeath = (/** @type {string} */ how) => renderer?.afterDeath(how)
  const ofSite = { env: siteEnv, isDev, logFile: logOf('site'), onRendererDeath }
  const site = await keep('site', logOf('site'), () => startSite(ofSite))

  return {
    siteUrl: `http://localhost:${ports.port}`,
    siteSocket: env.SITE_SOCKET || null,
    providerUrl,
    sandboxUrl: settings.sandboxUrl,
    databaseUrl,
    // Only then are there demo clients, and messages that stay here.
    isDemo: hasOwnProvider && !settings.isLive,
    providerToken: env.PROVIDER_TOKEN,
    site: {
      get pid() {
        return site.life().pid ?? 0
      },
      stop: site.stop,
    },
    provider: provider && { stop: provider.stop },
    /** Resolves with one line when something is given up: at its first death, unless it is supervised. */
    died: died(),
  }
}

/** @param {{ isSupervised: boolean, say: (line: string) => void, stops: (() => unknown)[] }} parts */
function supervisor({ isSupervised, say, stops }) {
  const limit = isSupervised ? DEATHS_IN_A_MINUTE : 1
  /** @type {Promise<string>[]} */
  const givenUp = []
  const count = (/** @type {string} */ name, /** @type {string | null} */ logFile) => {
    const restarts = countRestarts({ name, limit, logFile, say })
    givenUp.push(restarts.givenUp)
    return restarts
  }
  return {
    count,
    /** @param {string} name @param {string | null} logFile @param {import('./keep-alive.mjs').Kept['start']} start */
    async keep(name, logFile, start) {
      const isOutage = (/** @type {string} */ how) => isSupervised && how === DATABASE_UNAVAILABLE
      const kept = await keepAlive({ name, start, restarts: count(name, logFile), isOutage, say })
      stops.push(kept.stop)
      return kept
    },
    died: () => Promise.race(givenUp),
  }
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

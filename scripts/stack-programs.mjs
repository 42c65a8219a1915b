import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError } from './plain-error.mjs'
import { startProgram } from './program.mjs'
import { isPage, isReadyProvider, isReadySite } from './readiness.mjs'

/** Root of the clone. */
export const ROOT = join(import.meta.dirname, '..')

/** Secrets that the site has no use for. */
const OF_THE_PROVIDER = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'BOOKING_SECRET',
  'FILES_MASTER_KEY',
  'FILES_DIR',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'YOOKASSA_SECRET_KEY',
  'BRANCH_WEBHOOK_URL',
  'BRANCH_WEBHOOK_SECRET',
]

/**
 * @typedef {Record<string, string | undefined>} Env
 * @typedef {import('./keep-alive.mjs').Life} Life
 * @typedef {object} ProgramOptions
 * @property {Env} env
 * @property {boolean} isDev
 * @property {string | null} logFile
 */

/**
 * @param {string} dir of all data @param {(line: string) => void} say @param {AbortSignal} stopping
 * @returns {Promise<Life>}
 */
export async function startPostgres(dir, say, stopping) {
  const { startEmbedded } = await import(
    pathToFileURL(join(ROOT, 'dist', 'provider', 'db', 'embedded', 'embedded.js')).href
  )
  const server = await startEmbedded({ dataDir: join(dir, 'postgres'), log: say, stopping }).catch(
    (/** @type {Error} */ error) => {
      throw new PlainError(error.message)
    },
  )
  return { ...server, ready: async () => undefined }
}

/**
 * Only the site is shown to the network: the provider is asked by the site.
 *
 * @param {ProgramOptions & { url: string }} options
 * @returns {Life}
 */
export function startProvider({ url, env, isDev, logFile }) {
  const program = startProgram({
    name: 'provider',
    args: isDev ? ['--import', 'tsx', 'provider/main.ts'] : ['dist/provider/main.js'],
    cwd: ROOT,
    env,
    logFile,
  })
  return { ...program, ready: () => program.ready(`${url}/readyz`, isReadyProvider) }
}

/**
 * The site gets no key to the database and to the gateways; and Next's own reading of `.env` would bring back what the caller left out.
 *
 * @param {ProgramOptions & { onRendererDeath: (how: string) => void }} options
 * @returns {Life}
 */
export function startSite({ env, isDev, logFile, onRendererDeath }) {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_PROVIDER.includes(name)))
  const program = startProgram({
    name: 'site',
    args: isDev ? nextDev(env) : ['dist/server/front/main.js'],
    cwd: ROOT,
    env: { ...own, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' },
    logFile,
    onMessage: (message) => {
      if (isRendererDeath(message)) onRendererDeath(message.rendererDied)
    },
  })
  return {
    ...program,
    async ready() {
      // Where Next itself listens; one question at a time, because what is compiled for one helps the next.
      if (isDev) return program.ready(`http://${nextHost(env.HOST)}:${env.PORT}/`, isPage, { isCompiled: false })
      const at = `http://${loopbackOf(env.HOST)}:${env.PORT}`
      await program.ready(`${at}/readyz`, isReadySite, { socketPath: env.SITE_SOCKET })
      // The name by which visitors know it: in live mode it answers to no other.
      const { host } = new URL(env.SITE_URL || at)
      await program.ready(`${at}/`, isPage, { socketPath: env.SITE_SOCKET, host })
    },
  }
}

/**
 * Arguments of the development server, which listens on HOST only.
 *
 * @param {Env} env
 */
export function nextDev({ HOST, PORT }) {
  const command = ['node_modules/next/dist/bin/next', 'dev', '-p', String(PORT)]
  // Without a host it listens everywhere.
  return HOST && isEverywhere(HOST) ? command : [...command, '-H', nextHost(HOST)]
}

/**
 * Next calls every loopback address localhost, and with such an address as its own name would rewrite addresses in circles.
 *
 * @param {string | undefined} host
 */
function nextHost(host) {
  return !host || isEverywhere(host) || isLoopback(host) ? 'localhost' : host
}

/** @param {unknown} message @returns {message is { rendererDied: string }} */
function isRendererDeath(message) {
  return typeof message === 'object' && message !== null && 'rendererDied' in message
}

/** @param {string | undefined} host where to ask a server that listens on this host */
function loopbackOf(host) {
  if (!host || isEverywhere(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** @param {string} host */
function isEverywhere(host) {
  return host === '0.0.0.0' || host === '::'
}

/** @param {string} host */
function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

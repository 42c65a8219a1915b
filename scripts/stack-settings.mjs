import { join } from 'node:path'
import { mergedEnv } from './environment.mjs'
import { sandboxPortOf } from './ports.mjs'
import { demoSecrets } from './secrets.mjs'

/**
 * What site and provider are started with.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.providerPort
 * @param {number} [options.sandboxPort]
 * @param {string} options.dir of all data
 * @param {Record<string, string | undefined>} options.given
 * @param {boolean} options.isDev
 */
export function stackSettings({ port, providerPort, sandboxPort, dir, given, isDev }) {
  const isLive = given.SUN_MODE === 'live'
  const env = mergedEnv(given, isLive ? {} : demoSecrets(dir), isDev)
  const providerUrl = env.PROVIDER_URL || `http://127.0.0.1:${providerPort}`
  const sandbox = sandboxPort ? { SANDBOX_PORT: String(sandboxPort) } : {}
  const cashierPort = sandboxPortOf({ ...env, ...sandbox }, providerPort)
  return {
    isLive,
    env,
    providerUrl,
    hasOwnProvider: !env.PROVIDER_URL,
    hasOwnPostgres: !(env.PROVIDER_URL || env.DATABASE_URL || isLive),
    siteEnv: { ...env, PORT: String(port), PROVIDER_URL: providerUrl },
    providerEnv: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      ...(cashierPort === null ? {} : { SANDBOX_PORT: String(cashierPort) }),
      FILES_DIR: env.FILES_DIR || join(dir, 'files'),
    },
    sandboxUrl: cashierPort === null ? null : `http://127.0.0.1:${cashierPort}`,
    logOf: (/** @type {string} */ name) => (isLive || isDev ? null : join(dir, 'logs', `${name}.log`)),
  }
}

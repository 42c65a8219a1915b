import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError } from './plain-error.mjs'
import { isPort } from './ports.mjs'

/** @typedef {Record<string, string | undefined>} Env */

const PORT_FAULT = 'must be a number from 1 to 65535'
const WEB_FAULT = 'must be an http or https address'

/** What can be told before the packages are there; the schemas of site and provider know the rest. */
const CHECKS = {
  SUN_MODE: { isRight: (/** @type {string} */ mode) => ['demo', 'live'].includes(mode), fault: 'must be demo or live' },
  PORT: { isRight: isPort, fault: PORT_FAULT },
  PROVIDER_PORT: { isRight: isPort, fault: PORT_FAULT },
  SANDBOX_PORT: { isRight: isPort, fault: PORT_FAULT },
  METRICS_PORT: { isRight: isPort, fault: PORT_FAULT },
  SITE_URL: { isRight: isWebAddress, fault: WEB_FAULT },
  PROVIDER_URL: { isRight: isWebAddress, fault: WEB_FAULT },
  DATABASE_URL: { isRight: isDatabaseAddress, fault: 'must be a postgresql:// address' },
}

// A row of the tables in lib/config/config-table.ts and provider/config/environment-schema.ts.
const FAULT_ROW = /^ {2}(\S+) +(.+)$/gm

/**
 * @param {Env} env
 * @throws {PlainError} one line for each wrong name; never a value, which may be a secret
 */
export function requirePlausible(env) {
  const faults = Object.entries(CHECKS).flatMap(([name, { isRight, fault }]) => {
    const value = env[name]
    return value && !isRight(value) ? [`${name} ${fault}`] : []
  })
  if (faults.length > 0) throw new PlainError(faults.join('\n'))
}

/**
 * Asks the built readers of both programs before anything is started.
 *
 * @param {string} root
 * @param {Env} siteEnv
 * @param {Env | null} providerEnv null when another provider is used
 * @throws {PlainError} one line for each wrong name
 */
export async function requireValid(root, siteEnv, providerEnv) {
  const { readSiteEnv } = await import(pathToFileURL(join(root, 'dist', 'lib', 'config', 'site-env.js')).href)
  const { readConfig } = await import(pathToFileURL(join(root, 'dist', 'provider', 'config', 'config.js')).href)
  const faults = [
    ...faultsOf(() => readSiteEnv(siteEnv)),
    ...(providerEnv ? faultsOf(() => readConfig(providerEnv)) : []),
  ]
  // Both programs read some names: told once.
  const byName = new Map(faults.reverse().map(({ name, fault }) => [name, `${name} ${fault}`.trim()]))
  if (byName.size > 0) throw new PlainError([...byName.values()].reverse().join('\n'))
}

/**
 * What is given wins over what is made here; an empty value counts as not given.
 *
 * @param {Env} given @param {Env} secrets @param {boolean} isDev
 * @returns {Env}
 */
export function mergedEnv(given, secrets, isDev) {
  const filled = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  return { NODE_ENV: isDev ? 'development' : 'production', ...secrets, ...Object.fromEntries(filled) }
}

/** @param {() => unknown} read */
function faultsOf(read) {
  try {
    read()
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const rows = [...message.matchAll(FAULT_ROW)].map(([, name = '', fault = '']) => ({ name, fault }))
    return rows.length > 0 ? rows : [{ name: message, fault: '' }]
  }
}

/** @param {string} text */
function isWebAddress(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/** Looser than a URL: PostgreSQL takes addresses without a host. @param {string} text */
function isDatabaseAddress(text) {
  return /^postgres(ql)?:\/\//.test(text)
}

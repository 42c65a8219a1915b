import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError } from './plain-error.mjs'
import { isPort } from './ports.mjs'

/** @typedef {Record<string, string | undefined>} Env */

const PORT_PROBLEM = 'must be a number from 1 to 65535'
const WEB_PROBLEM = 'must be an http or https address'

/** Checks that need no package; the schemas of site and provider check the rest. */
const CHECKS = {
  SUN_MODE: {
    isRight: (/** @type {string} */ mode) => ['demo', 'live'].includes(mode),
    problem: 'must be demo or live',
  },
  PORT: { isRight: isPort, problem: PORT_PROBLEM },
  PROVIDER_PORT: { isRight: isPort, problem: PORT_PROBLEM },
  SANDBOX_PORT: { isRight: isPort, problem: PORT_PROBLEM },
  METRICS_PORT: { isRight: isPort, problem: PORT_PROBLEM },
  PROVIDER_METRICS_PORT: { isRight: isPort, problem: PORT_PROBLEM },
  RENDERER_METRICS_PORT: { isRight: isPort, problem: PORT_PROBLEM },
  SITE_URL: { isRight: isWebAddress, problem: WEB_PROBLEM },
  PROVIDER_URL: { isRight: isWebAddress, problem: WEB_PROBLEM },
  DATABASE_URL: { isRight: isDatabaseAddress, problem: 'must be a postgresql:// address' },
}

// A row of the tables in lib/config/site-env.ts and provider/config/environment-schema.ts.
const ERROR_ROW = /^ {2}(\S+) +(.+)$/gm

/**
 * @param {Env} env
 * @throws {PlainError} one line for each wrong name; never a value, which may be a secret
 */
export function requirePlausible(env) {
  const errors = Object.entries(CHECKS).flatMap(([name, { isRight, problem }]) => {
    const value = env[name]
    return value && !isRight(value) ? [`${name} ${problem}`] : []
  })
  if (errors.length > 0) throw new PlainError(errors.join('\n'))
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
  const errors = [
    ...errorsOf(() => readSiteEnv(siteEnv)),
    ...(providerEnv ? errorsOf(() => readConfig(providerEnv)) : []),
  ]
  // Both programs read some names: each is reported once.
  const byName = new Map(errors.reverse().map(({ name, problem }) => [name, `${name} ${problem}`.trim()]))
  if (byName.size > 0) throw new PlainError([...byName.values()].reverse().join('\n'))
}

/**
 * The environment wins over the secrets that are made here; an empty value counts as missing.
 *
 * @param {Env} env @param {Env} secrets @param {boolean} isDev
 * @returns {Env}
 */
export function mergedEnv(env, secrets, isDev) {
  const values = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  return { NODE_ENV: isDev ? 'development' : 'production', ...secrets, ...Object.fromEntries(values) }
}

/** @param {() => unknown} read */
function errorsOf(read) {
  try {
    read()
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const rows = [...message.matchAll(ERROR_ROW)].map(([, name = '', problem = '']) => ({ name, problem }))
    return rows.length > 0 ? rows : [{ name: message, problem: '' }]
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

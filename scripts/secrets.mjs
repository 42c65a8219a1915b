import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['PROVIDER_TOKEN', 'BOOKING_SECRET', 'FILES_MASTER_KEY']
const SECRET_BYTES = 32
// Live mode rejects secrets that start like this (lib/config/site-env.ts).
const PREFIX = 'demo-'

/**
 * Secrets of a demo: made at first start, kept in the data folder for its owner alone.
 *
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
export function demoSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json')
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const missing = NAMES.filter((name) => typeof known[name] !== 'string')
  if (missing.length === 0) return known

  const made = missing.map((name) => [name, PREFIX + randomBytes(SECRET_BYTES).toString('base64url')])
  const secrets = { ...known, ...Object.fromEntries(made) }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

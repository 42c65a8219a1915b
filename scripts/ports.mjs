import { createServer } from 'node:net'
import { PlainError } from './plain-error.mjs'

const LAST_PORT = 65_535
const SANDBOX_OFFSET = 100

/** @param {string} text */
export function isPort(text) {
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port <= LAST_PORT
}

/**
 * The port of the demo's test cashier; provider/config/payments-config.ts reckons the same.
 *
 * @param {Record<string, string | undefined>} env
 * @param {number} providerPort
 * @returns {number | null} null when a real shop takes the money, or another provider
 */
export function sandboxPortOf(env, providerPort) {
  if (env.PROVIDER_URL || env.SUN_MODE === 'live' || env.YOOKASSA_SECRET_KEY) return null
  if (env.SANDBOX_PORT) return Number(env.SANDBOX_PORT)
  return providerPort + SANDBOX_OFFSET <= LAST_PORT ? providerPort + SANDBOX_OFFSET : providerPort - SANDBOX_OFFSET
}

/**
 * One port cannot serve two listeners: the second would find the first in its place.
 *
 * @param {Record<string, number>} ports by the name of their variable
 * @throws {PlainError}
 */
export function requireOwnPorts(ports) {
  const named = Object.entries(ports)
  for (const [index, [name, port]] of named.entries()) {
    const other = named.slice(index + 1).find(([, taken]) => taken === port)
    if (other) throw new PlainError(`${name} and ${other[0]} are both ${port}: choose another for one of them`)
  }
}

/**
 * @param {{ name: string, port: number, host?: string }} wanted
 * @throws {PlainError} one line: which port, and how to take another.
 */
export async function requireFreePort({ name, port, host = '127.0.0.1' }) {
  const code = await tryPort(port, host)
  if (code === 'EADDRINUSE')
    throw new PlainError(
      `Port ${port} is taken: choose another, for example ${name}=${port === LAST_PORT ? port - 1 : port + 1} npm start`,
    )
  if (code === 'EACCES')
    throw new PlainError(`Port ${port} needs more rights: choose another, ${name}=3000 for example`)
  if (code) throw new PlainError(`Port ${port} on ${host} cannot be used (${code}): check ${name} and HOST`)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} code of the rejection
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

import { createServer } from 'node:net'
import { PlainError } from './plain-error.mjs'

const LAST_PORT = 65_535

/** @param {string} text */
export function isPort(text) {
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port <= LAST_PORT
}

/**
 * One port cannot serve two programs: the second would find the first in its place.
 *
 * @param {number} port
 * @param {number} providerPort
 * @throws {PlainError}
 */
export function requireTwoPorts(port, providerPort) {
  if (port === providerPort)
    throw new PlainError(`PORT and PROVIDER_PORT are both ${port}: choose another for one of them`)
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
 * @returns {Promise<string | null>} code of the refusal
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

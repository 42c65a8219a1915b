import { createServer } from 'node:net'
import { PlainError } from './plain-error.mjs'

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 * @param {number} fallback
 * @throws {PlainError}
 */
export function readPort(env, name, fallback) {
  const port = Number(env[name] || fallback)
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port
  throw new PlainError(`${name} must be a number from 1 to 65535`)
}

/**
 * @param {{ name: string, port: number, host?: string }} wanted
 * @throws {PlainError} one line: which port, and how to take another.
 */
export async function requireFreePort({ name, port, host = '127.0.0.1' }) {
  const code = await tryPort(port, host)
  if (code === 'EADDRINUSE')
    throw new PlainError(`Port ${port} is taken: choose another, for example ${name}=${port + 1} npm start`)
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

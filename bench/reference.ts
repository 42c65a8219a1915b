import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'

export const TOKEN = 'token-of-the-bench-token-of-the-bench'
const CONNECTIONS = 16

export type Reference = {
  url: string
  /** Sends a request whose response has this status. @throws {Error} with the response, when it has another */
  send(method: string, path: string, wanted: number, body?: object, headers?: Record<string, string>): Promise<string>
  stop(): void
}

/** A provider with routes to measure against, on a database that may be empty. @throws {Error} when it ends early */
export async function startReference(databaseUrl: string, port: number): Promise<Reference> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, BENCH_PORT: String(port), BENCH_TOKEN: TOKEN }
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'bench/reference-provider.ts'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the provider of the bench ended early')))
  died.catch(() => undefined)
  await Promise.race([once(child.stdout ?? child, 'data'), died])
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  return {
    url: `http://127.0.0.1:${port}`,
    send: (method, path, wanted, body, headers = {}) =>
      sendRequest({ host: '127.0.0.1', port, method, path, agent, headers }, wanted, body),
    stop: () => void child.kill('SIGKILL'),
  }
}

function sendRequest(options: http.RequestOptions, wanted: number, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const type =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const headers = { authorization: `Bearer ${TOKEN}`, ...type, ...options.headers }
    const call = http.request({ ...options, headers }, (response) => {
      let received = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk
      })
      response.on('end', () =>
        response.statusCode === wanted
          ? resolve(received)
          : reject(new Error(`${options.path}: ${response.statusCode} ${received}`)),
      )
    })
    call.on('error', reject).end(text)
  })
}

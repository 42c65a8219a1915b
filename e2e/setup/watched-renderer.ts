import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/program.mjs'
import { isReadySite } from '../../scripts/readiness.mjs'
import { ROOT } from '../../scripts/stack.mjs'
import { freePort } from './start-stack'

export type WatchedRenderer = {
  url: string
  /** What the provider was asked since the last time: address and language, with repetitions. */
  takeCalls(): string[]
  stop(): Promise<void>
}

/** The built renderer without a front, on the same provider, with somebody between them who notes every question. */
export async function startWatchedRenderer(): Promise<WatchedRenderer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-watched-'))
  const calls: string[] = []
  const [between, port] = [await freePort(), await freePort()]
  const proxy = await openProxy(process.env.E2E_PROVIDER_URL ?? '', between, (call) => calls.push(call))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    __NEXT_PROCESSED_ENV: 'true',
    PORT: String(port),
    PROVIDER_URL: `http://127.0.0.1:${between}`,
    PROVIDER_TOKEN: process.env.E2E_PROVIDER_TOKEN,
  } as const
  const args = ['dist/server/renderer.js']
  const site = startProgram({ name: 'renderer', args, cwd: ROOT, env, logFile: join(dataDir, 'renderer.log') })
  const stop = async () => {
    await site.stop()
    proxy.closeAllConnections()
    proxy.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await site.ready(`http://127.0.0.1:${port}/readyz`, isReadySite)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://localhost:${port}`, takeCalls: () => calls.splice(0), stop }
}

async function openProxy(provider: string, port: number, onCall: (call: string) => void): Promise<Server> {
  const proxy = createServer((asked, response) => {
    const { url = '/', method, headers } = asked
    if (url !== '/readyz') onCall(`${method} ${url} ${headers['accept-language'] ?? ''}`.trim())
    const upstream = request(new URL(url, provider), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    asked.pipe(upstream)
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return proxy
}

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/stack.mjs'
import { type Renderer, startRenderer } from './renderer'
import { freePort } from './start-stack'

export type WatchedRenderer = Renderer & {
  /** What the provider was asked since the last time: address and language, with repetitions. */
  takeCalls(): string[]
}

/** The built renderer without a front, on the same provider, with somebody between them who notes every question. */
export async function startWatchedRenderer(): Promise<WatchedRenderer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-watched-'))
  const calls: string[] = []
  const between = await freePort()
  const proxy = await openProxy(process.env.E2E_PROVIDER_URL ?? '', between, (call) => calls.push(call))
  const { url, stop } = await startRenderer({
    cwd: ROOT,
    logFile: join(dataDir, 'renderer.log'),
    providerUrl: `http://127.0.0.1:${between}`,
    onEnd: () => {
      proxy.closeAllConnections()
      proxy.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
  return { url, takeCalls: () => calls.splice(0), stop }
}

/** A provider between a site and the real one that says what it is asked. */
export async function openProxy(provider: string, port: number, onCall: (call: string) => void): Promise<Server> {
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

import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { z } from 'zod'
import type { StatusScope } from '@/lib/routing/status-scope'
import { createPageCache } from '@/server/front/page-cache'
import { createPurges } from '@/server/front/purges'
import type { Rendered } from '@/server/front/renderer-client'
import { TcpProxy } from './tcp-proxy'

const SECOND_MS = 1_000
const NONCE = 'bm9uY2U='
export const PLACES = z.object({ places: z.array(z.string()) })

export type SiteCalls = Awaited<ReturnType<typeof openSiteCalls>>

/**
 * The site's calls to a provider that the test plays, over a network of its own, and the front's pages made of them.
 *
 * @param replaced modules of the site with what stands in for them, for a control
 */
export async function openSiteCalls(
  handle: RequestListener,
  { replaced = {}, schema = PLACES }: { replaced?: Record<string, () => object>; schema?: z.ZodType } = {},
) {
  const calls: string[] = []
  const provider = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    handle(request, response)
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const network = await TcpProxy.toUrl(url)
  const scopes = new AsyncLocalStorage<StatusScope>()

  // The breaker and the environment are read anew.
  vi.resetModules()
  vi.stubEnv('PROVIDER_URL', network.through(url))
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubGlobal('sunStatusScope', scopes)
  for (const [path, make] of Object.entries(replaced)) vi.doMock(path, make)
  const { callProvider } = await import('@/lib/api/provider/call-provider')

  const clock = { now: 1_000_000 }
  const purges = createPurges(() => clock.now)
  const pages = createPageCache({ purges, now: () => clock.now, maxBytes: 1_000_000 })
  const ask = (method: 'GET' | 'POST' = 'GET', headers = {}) =>
    callProvider({
      ...{ path: '/sun/v2/places', schema, language: 'ru', method },
      ...(method === 'POST' ? { body: {}, headers } : {}),
    })

  const render = () =>
    scopes.run({}, async (): Promise<Rendered> => {
      const text = await ask().then(
        (data) => JSON.stringify(data),
        () => 'the provider is away',
      )
      return rendered(text, scopes.getStore() ?? {})
    })

  return {
    network,
    calls,
    /** One call; a failure is a value. */
    ask: (method?: 'GET' | 'POST', headers?: object) =>
      ask(method, headers).then(
        (data) => ({ data, code: null, retryAfterSeconds: undefined }),
        (error) => ({ data: null, code: String(error.code), retryAfterSeconds: error.retryAfterSeconds }),
      ),
    /** The page as a visitor gets it: how it came about, its status and text. */
    async page() {
      const result = await pages.get('/', render)
      if (result.kind !== 'page') throw new Error('not a page')
      const text = /<body>(.*?)<script/.exec(result.page.body.identity.toString())?.[1]
      return { state: result.state, status: result.page.status, text }
    },
    pass: (seconds: number) => {
      clock.now += seconds * SECOND_MS
    },
    async close() {
      for (const path of Object.keys(replaced)) vi.doUnmock(path)
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
      provider.closeAllConnections()
      provider.close()
      await network.close()
    },
  }
}

/** Opens, does the work, and closes. */
export async function withSiteCalls<Result>(
  handle: RequestListener,
  work: (site: SiteCalls) => Promise<Result>,
  options?: Parameters<typeof openSiteCalls>[1],
): Promise<Result> {
  const site = await openSiteCalls(handle, options)
  try {
    return await work(site)
  } finally {
    await site.close()
  }
}

export const says = (status: number, body: unknown, headers = {}): RequestListener => {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const GOOD = { status: 'success', data: { places: ['a'] } }

/** As the renderer answers the front (server/response-policy.ts). */
function rendered(text: string, { outage, retryAfterSeconds }: StatusScope): Rendered {
  return {
    status: outage ? 503 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'nonce-${NONCE}'`,
      'x-page-tags': 'places',
      ...(outage ? { 'x-page-outage': '1' } : {}),
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    },
    body: Buffer.from(`<body>${text}<script nonce="${NONCE}">1</script></body>`),
  }
}

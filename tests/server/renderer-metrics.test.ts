import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callProvider } from '@/lib/api/provider/call-provider'
import { createRendererMetrics } from '@/server/renderer-metrics'
import { createRouteNames } from '@/server/route-names'
import { openSite } from './open-site'

vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

/** Whoever answers every call with what a provider would say. */
const provider = createServer((request, response) => {
  response.statusCode = request.url?.startsWith('/sun/v2/bookings') ? 404 : 200
  response.end(JSON.stringify({ status: 'success', data: {} }))
})

describe('the metrics of the renderer', () => {
  beforeAll(async () => {
    provider.listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const address = provider.address()
    vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    vi.stubEnv('PROVIDER_TOKEN', 'token')
  })
  afterAll(() => {
    provider.close()
    vi.unstubAllEnvs()
  })

  it('name the pattern of a route and the kind of a call, never what an address says', async () => {
    const { measure, registry } = createRendererMetrics(createRouteNames(['/[locale]/rent/[carSlug]']))
    const schema = z.object({})
    const site = await openSite(
      async (_request, response) => {
        await callProvider({ path: '/sun/v2/cars/secret-slug', schema, language: 'ru' })
        await callProvider({ path: '/sun/v2/bookings/1047840', schema, language: 'ru' }).catch(() => undefined)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end('<html></html>')
      },
      {},
      undefined,
      measure,
    )
    for (const path of ['/rent/secret-slug/', '/secret-page/', '/healthz']) await site.get(path)
    site.close()
    const text = await registry.metrics()
    const rows = [...text.matchAll(/^renderer_\w+_count\{.*$/gm)].map(([row]) => row)
    expect(rows).toEqual([
      'renderer_request_duration_seconds_count{method="GET",route="/[locale]/rent/[carSlug]",status="2xx"} 1',
      'renderer_request_duration_seconds_count{method="GET",route="none",status="2xx"} 1',
      'renderer_provider_call_duration_seconds_count{kind="catalogue",status="2xx"} 2',
      'renderer_provider_call_duration_seconds_count{kind="booking",status="4xx"} 2',
    ])
    expect(text).not.toMatch(/secret|1047840/)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  })
})

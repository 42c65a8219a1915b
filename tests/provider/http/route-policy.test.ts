import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { installRoutePolicy } from '@/provider/http/route-policy'
import type { ProviderServer } from '@/provider/http/server'
import { config, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const OPEN = { auth: 'open', limit: 'none', cache: 'default' } as const

describe('the policy of every route', () => {
  const provider = useProvider()

  async function readPolicies(mode: 'demo' | 'live') {
    const app = createProvider({ db: provider.db, now: () => new Date(), config: { ...config, mode } })
    const policies = new Map<string, string>()
    app.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat())
        policies.set(`${one} ${url}`, `${config?.auth} ${config?.limit} ${config?.cache}`)
    })
    await app.ready()
    await app.close()
    return policies
  }

  it.each(['demo', 'live'] as const)('is as written down, in %s mode', async (mode) => {
    const policies = await readPolicies(mode)
    const rows = [...policies].filter(([name]) => !name.startsWith('HEAD ')).map((row) => row.join(' '))
    await expect(`${rows.sort().join('\n')}\n`).toMatchFileSnapshot(`route-policy/${mode}.txt`)
  })

  it('is the same for HEAD as for GET', async () => {
    const policies = await readPolicies('demo')
    const heads = [...policies].filter(([name]) => name.startsWith('HEAD '))
    expect(heads.length).toBeGreaterThan(40)
    // Fastify announces `GET /docs/` as `GET /docs` only.
    for (const [name, policy] of heads) {
      expect(policies.get(name.replace('HEAD', 'GET').replace(/\/$/, '')), name).toBe(policy)
    }
  })
})

describe('the start', () => {
  function openServer() {
    const app: ProviderServer = Fastify().withTypeProvider<ZodTypeProvider>()
    installRoutePolicy(app, {
      isLive: true,
      token: TOKEN,
      host: undefined,
      findSession: async () => null,
      isGateway: () => false,
      packages: { '/docs': OPEN },
    })
    return app
  }
  const handler = async () => 'done'

  it('fails when a route has no policy, also in a plugin', async () => {
    expect(() => openServer().get('/naked', handler)).toThrow('GET /naked has no valid policy')
    const app = openServer()
    app.register(async (scope) => {
      scope.post('/naked', handler)
    })
    await expect(app.ready()).rejects.toThrow('POST /naked has no valid policy')
  })

  it.each([
    { ...OPEN, auth: 'anybody' },
    { ...OPEN, limit: 'some' },
    { ...OPEN, cache: 'public' },
    { auth: 'open', limit: 'none' },
  ])('is refused with %o', (config) => {
    expect(() => openServer().get('/odd', { config: config as typeof OPEN }, handler)).toThrow(
      'GET /odd has no valid policy',
    )
  })

  it('takes the policy of a package for its own addresses only', () => {
    expect(() => openServer().get('/docs', handler).get('/docs/static/index.css', handler)).not.toThrow()
    expect(() => openServer().get('/docsearch', handler)).toThrow('GET /docsearch has no valid policy')
  })
})

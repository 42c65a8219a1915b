import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { StatusScope } from '@/lib/routing/status-scope'

const BREAKER_VOLUME = 5
const call = { path: '/sun/v2/places', schema: z.object({ places: z.array(z.string()) }), language: 'ru' } as const

let provider: Server | undefined
let callProvider: typeof import('@/lib/api/provider/call-provider').callProvider
const scopes = new AsyncLocalStorage<StatusScope>()

/** A real provider on a free port; the breaker and the environment are read anew in every test. */
async function open(handle: RequestListener): Promise<void> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  provider = server
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubGlobal('sunStatusScope', scopes)
  callProvider = (await import('@/lib/api/provider/call-provider')).callProvider
})
afterEach(() => {
  provider?.closeAllConnections()
  provider?.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const says = (status: number, body: unknown): RequestListener => {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

describe('callProvider', () => {
  it("hands the answer's data over, asked with token and language", async () => {
    const seen: unknown[] = []
    await open((request, response) => {
      seen.push(request.headers.authorization, request.headers['accept-language'])
      says(200, { status: 'success', data: { places: ['a'] } })(request, response)
    })
    expect(await callProvider(call)).toEqual({ places: ['a'] })
    expect(seen).toEqual(['Bearer token-of-the-test', 'ru'])
  })

  it('says who searches, and of no other question who reads the page', async () => {
    const seen: unknown[] = []
    await open((request, response) => {
      seen.push([request.url?.split('?')[0], request.headers['x-client-ip']])
      says(200, { status: 'success', data: { places: ['a'] } })(request, response)
    })
    const dates = 'df=2026-12-01-10-00&dt=2026-12-05-10-00'
    const paths = [
      `/sun/v2/cars?${dates}`,
      `/sun/v2/cars/honda-fit?${dates}`,
      '/sun/v2/cars-calendar/days?from=2026-12',
    ]
    for (const path of [...paths, '/sun/v2/cars', '/sun/v2/places'] as const)
      await scopes.run({ address: '203.0.113.7' }, () => callProvider({ ...call, path: path as `/${string}` }))
    await callProvider({ ...call, path: `/sun/v2/cars?${dates}` })
    expect(seen).toEqual([
      ['/sun/v2/cars', '203.0.113.7'],
      ['/sun/v2/cars/honda-fit', '203.0.113.7'],
      ['/sun/v2/cars-calendar/days', '203.0.113.7'],
      ['/sun/v2/cars', undefined],
      ['/sun/v2/places', undefined],
      ['/sun/v2/cars', undefined],
    ])
  })

  it('follows no redirect: another address gets neither the token nor the visitor’s data', async () => {
    const addresses: unknown[] = []
    await open((request, response) => {
      addresses.push(request.url)
      const other = `http://${request.headers.host}/elsewhere`
      if (request.url === call.path) response.writeHead(307, { location: other }).end()
      else says(200, { status: 'success', data: { places: ['a'] } })(request, response)
    })
    await expect(callProvider(call)).rejects.toMatchObject({ code: 'unavailable' })
    expect(addresses).toEqual([call.path])
  })

  it.each([
    {
      name: 'another shape',
      status: 200,
      body: { status: 'success', data: { places: 7 } },
      responseError: 'unexpected',
    },
    { name: 'no envelope', status: 200, body: { places: [] }, responseError: 'unexpected' },
    { name: 'a refusal without a code', status: 500, body: { error: 'boom' }, responseError: 'unknown' },
    {
      name: 'a code outside the contract',
      status: 409,
      body: { status: 'error', error: { code: 'tired' } },
      responseError: 'unknown',
    },
  ])(
    'takes $name for an outage, and says that there was an answer: $responseError',
    async ({ status, body, responseError }) => {
      await open(says(status, body))
      const scope: StatusScope = {}
      const asked = scopes.run(scope, () => callProvider(call))
      await expect(asked).rejects.toMatchObject({ name: 'ProviderError', code: 'unavailable', responseError })
      expect(scope).toEqual({ outage: true, tags: new Set(['places']) })
    },
  )

  it("passes the provider's own refusal on, and that is no outage", async () => {
    await open(says(409, { status: 'error', error: { code: 'car_taken', message: 'm', requestId: '1' } }))
    const scope: StatusScope = {}
    await expect(scopes.run(scope, () => callProvider(call))).rejects.toMatchObject({ code: 'car_taken' })
    expect(scope).toEqual({ tags: new Set(['places']) })
  })

  it('notes an outage for the page that is being rendered', async () => {
    vi.stubEnv('PROVIDER_URL', 'http://127.0.0.1:9')
    const scope: StatusScope = {}
    const asked = scopes.run(scope, () => callProvider(call))
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', responseError: undefined })
    expect(scope).toEqual({ outage: true, tags: new Set(['places']) })
  })

  it('waits two seconds for all calls of a page together and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const asked: string[] = []
    const heard = new Map<string, () => void>()
    await open((request, response) => {
      asked.push(request.url ?? '')
      heard.get(request.url ?? '')?.()
      if (request.url === '/sun/v2/slow') response.write('{')
    })
    const scope: StatusScope = {}
    const ask = async (path: `/${string}`, waitMs: number) => {
      const seen = new Promise<void>((resolve) => heard.set(path, resolve))
      const answer = scopes.run(scope, () => callProvider({ ...call, path })).catch((error) => error)
      await seen
      vi.advanceTimersByTime(waitMs)
      return answer
    }
    expect(await ask('/sun/v2/slow', 2_000)).toMatchObject({ code: 'unavailable', cause: { name: 'TimeoutError' } })
    // Nothing is left for the next one: it is not even asked.
    const next = scopes.run(scope, () => callProvider({ ...call, path: '/sun/v2/next' }))
    await expect(next).rejects.toMatchObject({ code: 'unavailable', cause: { name: 'TimeoutError' } })
    expect(asked).toEqual(['/sun/v2/slow'])
  })

  it('does not blame the provider for a call that others left no time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const silent = new Set<() => void>()
    await open((request, response) => {
      if (request.url === '/sun/v2/silent') for (const hear of silent) hear()
      else says(200, { status: 'success', data: { places: [] } })(request, response)
    })
    const scope: StatusScope = {}
    const heard = new Promise<void>((resolve) => silent.add(resolve))
    const waiting = scopes.run(scope, () => callProvider({ ...call, path: '/sun/v2/silent' })).catch((error) => error)
    await heard
    vi.advanceTimersByTime(2_000)
    await waiting
    for (let sent = 0; sent < 30; sent++) {
      const asked = scopes.run(scope, () => callProvider({ ...call, path: `/sun/v2/places?${sent}` }))
      await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
    }
    expect(await scopes.run({}, () => callProvider(call))).toEqual({ places: [] })
  })

  it.each([
    {
      name: 'in its own words',
      body: { status: 'error', error: { code: 'too_many_requests', message: 'm', requestId: '1' } },
    },
    { name: 'without a word', body: 'slow down' },
  ])('takes too many questions, told $name, for an outage of the page, until the provider says', async ({ body }) => {
    let asked = 0
    await open((_request, response) => {
      asked += 1
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '17' }).end(JSON.stringify(body))
    })
    const scope: StatusScope = {}
    const error = await scopes.run(scope, () => callProvider(call)).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 17 })
    expect(scope).toMatchObject({ outage: true, retryAfterSeconds: 17 })
    // Drawn again to tell so, the page does not ask again; another page does.
    await expect(scopes.run(scope, () => callProvider(call))).rejects.toBe(error)
    expect(asked).toBe(1)
    await expect(scopes.run({}, () => callProvider(call))).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(asked).toBe(2)
  })

  it('asks a silent provider no more once enough calls have failed', async () => {
    let asked = 0
    await open((_request, response) => {
      asked += 1
      response.destroy()
    })
    for (let sent = 0; sent < BREAKER_VOLUME + 3; sent++)
      await expect(callProvider(call)).rejects.toMatchObject({ code: 'unavailable' })
    expect(asked).toBe(BREAKER_VOLUME)
  })

  it('says what is wrong with the environment, and does not call that an outage', async () => {
    vi.stubEnv('PROVIDER_TOKEN', '')
    for (let sent = 0; sent < BREAKER_VOLUME + 3; sent++) {
      const error: unknown = await callProvider(call).catch((thrown) => thrown)
      expect(String(error)).toContain('PROVIDER_TOKEN')
      expect(error).not.toHaveProperty('code')
    }
  })
})

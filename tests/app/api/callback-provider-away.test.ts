import { once } from 'node:events'
import { createServer } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let port = 0

/** A port that was free a moment ago, where nobody listens now. */
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
  server.close()
  await once(server, 'close')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('with nobody at the provider’s address the door says so at once, over a real connection', async () => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${port}`)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { POST } = await import('@/app/api/callback/route')
  const began = Date.now()
  const response = await POST(
    new NextRequest('http://localhost:3000/api/callback/', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        'x-client-ip': '192.0.2.200',
        'x-consents': 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01',
      },
      body: JSON.stringify({
        partner: false,
        affiliate: false,
        clientName: 'Мария',
        clientPhone: '+79140000001',
        station: 'vldk_sun',
      }),
    }),
  )
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(JSON.stringify(log.mock.calls)).not.toContain('79140000001')
})

import { once } from 'node:events'
import { request, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createMetrics } from '@/server/front/metrics'
import { createMetricsServer } from '@/server/front/metrics-server'

const none = () => ({ pages: 0, bytes: 0 })

let server: Server
afterEach(() => server.close())

async function open(host: string, metrics = createMetrics({ page: none, data: none }, () => true)) {
  server = createMetricsServer({ metrics, host }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
        let body = ''
        for await (const chunk of answer) body += chunk
        resolve({ status: answer.statusCode ?? 0, body })
      })
      asked.once('error', reject).end()
    })
}

it('the counters are shown at one address of a port of their own', async () => {
  const get = await open('127.0.0.1')
  const { status, body } = await get('/metrics')
  expect(status).toBe(200)
  expect(body).toMatch(/^front_renderer_up 1$/m)
  expect(body).toMatch(/^front_forwarded_unlisted_total 0$/m)
  expect((await get('/')).status).toBe(404)
  expect((await get('/metrics', {}, 'POST')).status).toBe(405)
})

it('a foreign name that was bent to this machine gets nothing', async () => {
  const get = await open('127.0.0.1')
  expect(await get('/metrics', { host: 'evil.example' })).toEqual({ status: 421, body: 'Misdirected Request' })
  for (const host of ['localhost:9', '127.0.0.1:9', '[::1]:9'])
    expect((await get('/metrics', { host })).status).toBe(200)
})

it('they answer to the name of the host that they are to listen on', async () => {
  const get = await open('10.0.0.7')
  expect((await get('/metrics', { host: '10.0.0.7:9464' })).status).toBe(200)
  expect((await get('/metrics', { host: '10.0.0.8:9464' })).status).toBe(421)
})

it('they show of each program whether it counts attempts in the store of all instances, and what it counted alone', async () => {
  const metrics = createMetrics({ page: none, data: none }, () => true)
  metrics.limits('front', { isUp: true, aloneCount: 0 })
  metrics.limits('renderer', { isUp: false, aloneCount: 2 })
  metrics.limits('renderer', { isUp: false, aloneCount: 3 })
  const { body } = await (await open('127.0.0.1', metrics))('/metrics')
  expect(body).toMatch(/^front_limit_store_up\{program="front"\} 1$/m)
  expect(body).toMatch(/^front_limit_store_up\{program="renderer"\} 0$/m)
  expect(body).toMatch(/^front_attempts_counted_alone_total\{program="renderer"\} 5$/m)
})

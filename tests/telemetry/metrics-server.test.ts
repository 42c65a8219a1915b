import { once } from 'node:events'
import { IncomingMessage, request, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createMetrics, measureResponses } from '@/server/front/metrics'
import { createMetricsServer } from '@/telemetry/metrics-server'

const none = () => ({ pages: 0, bytes: 0 })

let server: Server
afterEach(() => server.close())

async function open(host: string, metrics = createMetrics({ page: none, data: none }, () => true)) {
  server = createMetricsServer({ registry: metrics.registry, host }).listen(0, '127.0.0.1')
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

it('everywhere they answer to any name, such as the address of a pod', async () => {
  const get = await open('0.0.0.0')
  expect((await get('/metrics', { host: '10.42.0.17:9464' })).status).toBe(200)
})

it('a figure that cannot be read is an error of the scrape, not of the process', async () => {
  const metrics = createMetrics({ page: none, data: none }, () => {
    throw new Error('no renderer yet')
  })
  expect((await (await open('127.0.0.1', metrics))('/metrics')).status).toBe(500)
})

it('responses of the front are measured by kind and class of status, never by address', async () => {
  const metrics = createMetrics({ page: none, data: none }, () => true)
  const measure = measureResponses(metrics)
  const serve = (url: string, status: number, isWhole = true, headers = {}) => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { url, headers })
    const response = new ServerResponse(incoming)
    measure(incoming, response)
    response.statusCode = status
    Object.defineProperty(response, 'writableFinished', { value: isWhole })
    response.emit('close')
  }
  serve('/rent/?promo=SECRET', 200)
  serve('/rent/', 200)
  serve('/rent/', 200, true, { rsc: '1' })
  serve('/api/bookings/1047840/', 503)
  serve('/assets/logo.svg', 304)
  serve('/readyz', 200)
  serve('/cn/', 200, false)
  const { body } = await (await open('127.0.0.1', metrics))('/metrics')
  const counts = [...body.matchAll(/^front_request_duration_seconds_count(\{.*\}) (\d+)$/gm)].map(([, ...row]) => row)
  expect(counts).toEqual([
    ['{kind="page",status="2xx"}', '2'],
    ['{kind="data",status="2xx"}', '1'],
    ['{kind="api",status="5xx"}', '1'],
    ['{kind="file",status="3xx"}', '1'],
    ['{kind="probe",status="2xx"}', '1'],
    ['{kind="page",status="aborted"}', '1'],
  ])
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  expect(body).toMatch(/^nodejs_heap_size_used_bytes \d+$/m)
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

import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, it } from 'vitest'
import { createForwardedWatch } from '@/server/front/forwarded-watch'

const MINUTE_MS = 60_000

it('tells of a proxy that was not named or names nobody, once a minute, and counts what it says', async () => {
  const clock = { now: 0 }
  const warnings: object[] = []
  let counted = 0
  const watch = createForwardedWatch({
    proxies: ['127.0.0.2'],
    warn: (details) => warnings.push(details),
    count: () => {
      counted += 1
    },
    now: () => clock.now,
  })
  const server = createServer((asked, response) => {
    watch(asked)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (headers: Record<string, string>, localAddress = '127.0.0.1', path = '/') =>
    new Promise<void>((resolve, reject) => {
      request({ host: '127.0.0.1', port, headers, localAddress, path, agent: false }, (answer) =>
        answer.resume().once('end', () => resolve()),
      )
        .once('error', reject)
        .end()
    })

  await ask({})
  await ask({ 'x-forwarded-for': '203.0.113.5' }, '127.0.0.2')
  expect([warnings, counted]).toEqual([[], 0])
  await ask({ 'x-forwarded-for': '203.0.113.5' })
  await ask({ forwarded: 'for=203.0.113.5' })
  await ask({ 'x-forwarded-for': '203.0.113.6' })
  clock.now += MINUTE_MS
  await ask({ 'x-forwarded-for': '203.0.113.7' })
  clock.now += MINUTE_MS
  await ask({ 'x-forwarded-for': '203.0.113.5:51234' }, '127.0.0.2')
  await ask({ 'x-forwarded-for': '203.0.113.5, unknown' }, '127.0.0.2')
  await ask({ forwarded: 'for=203.0.113.5' }, '127.0.0.2')
  await ask({}, '127.0.0.2')
  await ask({}, '127.0.0.2', '/healthz')
  server.close()
  expect(counted).toBe(7)
  expect(warnings).toEqual([
    { count: 1, reason: 'unlisted', from: 'this machine' },
    { count: 3, reason: 'unlisted', from: 'this machine' },
    { count: 1, reason: 'no address', from: 'this machine' },
  ])
  expect(JSON.stringify(warnings)).not.toContain('203.0')
})

import { Agent, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { DEMO_CLIENTS, signIn } from './setup/demo-clients'
import { WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const MEGABYTE = 1024 * 1024
/** A connection that stands still is given up after a minute. */
const SOON_MS = 15_000

test('a body that is rejected before its end is answered at once, and the connection serves on', WIDE, async () => {
  const { cookie, token } = await signIn(DEMO_CLIENTS.debtor)
  const own = { cookie, authorization: `Bearer ${token}` }
  const upload = { path: '/api/account/files/?kind=passport', type: 'application/octet-stream' }
  const cases = [
    { ...upload, headers: {}, bytes: 5 * MEGABYTE, status: 401, next: 401 },
    { ...upload, headers: own, bytes: 11 * MEGABYTE, status: 413, next: 415 },
    {
      path: '/api/account/drivers/',
      type: 'application/json',
      headers: own,
      bytes: 11 * MEGABYTE,
      status: 413,
      next: 400,
    },
  ]
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const { path, type, headers, bytes, status, next } of cases) {
    for (let turn = 0; turn < 3; turn += 1) {
      const began = performance.now()
      const send = (size: number) => post(path, { ...headers, 'content-type': type }, size, agent)
      expect([await send(bytes), await send(6)], path).toEqual([status, next])
      expect(performance.now() - began, path).toBeLessThan(SOON_MS)
    }
  }
  agent.destroy()
})

function post(path: string, headers: Record<string, string>, bytes: number, agent: Agent): Promise<number> {
  const { host, port } = new URL(siteUrl())
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    agent,
    headers: { host, 'content-length': bytes, ...headers },
  }
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', reject)
    })
    sent.once('error', reject).end(Buffer.alloc(bytes, ' '))
  })
}

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { percentile, table, violations } from '@/cluster/measures/figure'
import { failureText, startLoad } from '@/cluster/measures/load'

let server: Server
afterEach(() => server.closeAllConnections())

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

describe('the load of a measurement', () => {
  it('counts what succeeds, and sees how each other request failed', async () => {
    const seen = new Set<string>()
    let done: () => void
    const round = new Promise<void>((resolve) => {
      done = resolve
    })
    const siteUrl = await serve((request, response) => {
      const path = request.url?.split('?')[0] ?? ''
      seen.add(path)
      if (path === '/api/bookings/') {
        done()
        response.writeHead(503, { 'retry-after': '2' }).end('busy')
      } else if (path === '/prices/') request.socket.destroy()
      else response.end(path === '/api/quotes/' ? '{"data":{"quoteToken":"t"}}' : '')
    })
    const load = startLoad(siteUrl, 2)
    await round
    const { counts, failed } = await load.stop()

    expect(load.total()).toBe(Object.values(counts).reduce((sum, one) => sum + one, 0))
    expect(failed.find(({ kind }) => kind === 'hold')).toMatchObject({ status: 503, retryAfter: '2' })
    expect(failed.find(({ kind }) => kind === 'page')).toMatchObject({ status: null })
    expect(failed.every(({ startedAt, endedAt }) => startedAt <= endedAt)).toBe(true)
    expect(failed.some(({ kind }) => kind === 'quote' || kind === 'search')).toBe(false)
    expect([...seen]).toEqual(expect.arrayContaining(['/', '/booking-online/', '/api/quotes/']))
  })
})

describe('the figures of a measurement', () => {
  it('take the value that enough of them do not exceed', () => {
    expect(percentile([5, 1, 3], 50)).toBe(3)
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 30], 95)).toBe(30)
  })

  it('miss their bound by one violation, and a control misses it without one', () => {
    expect(violations('lost', []).isMet).toBe(true)
    expect(violations('lost', ['1000001']).isMet).toBe(false)
    expect(violations('lost', [], true).isMet).toBe(false)
    expect(violations('lost', ['1000001'], true).isMet).toBe(true)
  })

  it('say in their table what was missed', () => {
    expect(table([violations('lost', ['1000001'])])).toContain('| lost | 1 | 0, missed | 1000001 |')
  })

  it('name a failed request in one cell', () => {
    const failed = {
      kind: 'page',
      startedAt: 1,
      endedAt: 5,
      status: 502,
      retryAfter: null,
      reason: '502 a|b\nc',
    } as const
    expect(failureText(failed)).toBe('page: 502 a/b c after 4 ms')
  })
})

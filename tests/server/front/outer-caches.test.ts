import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOuterCaches } from '@/server/front/outer-caches'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A hook that says each status in turn, the last one for ever; a call waits until it is released. */
async function openHook(statuses: number[]) {
  const calls: { method: string | undefined; release: () => void }[] = []
  const server = createServer((request, response) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    calls.push({ method: request.method, release: () => response.writeHead(status ?? 204).end() })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` }
}

describe('caches in front of the front', () => {
  it('hears of each change that comes while it is being called, once', async () => {
    const hook = await openHook([204])
    const { purge } = createOuterCaches({ urls: [hook.url], warn: () => undefined })
    purge()
    await vi.waitFor(() => expect(hook.calls).toHaveLength(1))
    purge()
    purge()
    hook.calls[0]?.release()
    await vi.waitFor(() => expect(hook.calls).toHaveLength(2))
    hook.calls[1]?.release()
    purge()
    await vi.waitFor(() => expect(hook.calls).toHaveLength(3))
    expect(hook.calls.every(({ method }) => method === 'POST')).toBe(true)
  })

  it('is called again until it responds, and warned of once', async () => {
    const hook = await openHook([500, 404, 204])
    const warn = vi.fn()
    const { purge } = createOuterCaches({ urls: [hook.url], warn, sleep: async () => undefined })
    purge()
    for (const at of [0, 1, 2]) {
      await vi.waitFor(() => expect(hook.calls).toHaveLength(at + 1))
      hook.calls[at]?.release()
    }
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    expect(JSON.stringify(warn.mock.calls)).not.toContain('/purge')
  })

  it('is given up when all that it holds is old', async () => {
    const sleep = vi.fn(async () => undefined)
    createOuterCaches({ urls: ['http://127.0.0.1:9/purge'], warn: () => undefined, sleep }).purge()
    await vi.waitFor(() => expect(sleep).toHaveBeenCalledTimes(60))
  })
})

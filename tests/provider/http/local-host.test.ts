import { describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { config } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const PATHS = ['/outbox', '/docs/', '/docs/json', '/openapi.json']

describe('the pages of a demo for this machine only', () => {
  const provider = useProvider()

  const statusesOf = async (headers: Record<string, string>, app = provider.app) => {
    const responses = await Promise.all(PATHS.map((url) => app.inject({ url, headers })))
    return responses.map(({ statusCode }) => statusCode)
  }

  it.each([
    { host: 'localhost:3100' },
    { host: 'LOCALHOST' },
    { host: '127.0.0.1:3100' },
    { host: '[::1]:3100' },
    { host: 'localhost:3100', 'sec-fetch-site': 'none' },
    { host: 'localhost:3100', 'sec-fetch-site': 'same-origin' },
  ])('is shown to %o', async (headers) => {
    expect(await statusesOf(headers)).toEqual([200, 200, 200, 200])
  })

  it.each([
    { host: 'rebound.example:3100' },
    { host: 'localhost.rebound.example' },
    { host: 'localhost@rebound.example' },
    { host: '127.0.0.1.rebound.example:3100' },
    { host: '192.0.2.1:3100' },
    { host: 'localhost:3100', 'sec-fetch-site': 'cross-site' },
    { host: 'localhost:3100', 'sec-fetch-site': 'same-site' },
  ])('is not there for %o', async (headers) => {
    expect(await statusesOf(headers)).toEqual([404, 404, 404, 404])
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'keeps its messages from whoever came through a front: %s',
    async (name) => {
      expect(await statusesOf({ host: 'localhost', [name]: '127.0.0.1' })).toEqual([404, 200, 200, 200])
    },
  )

  it.each(['/outbox', '/outbox/files/1'])('keeps %s from another machine', async (url) => {
    const answer = await provider.app.inject({ url, headers: { host: 'localhost' }, remoteAddress: '192.0.2.1' })
    expect({ status: answer.statusCode, message: answer.json().error.message }).toEqual({
      status: 404,
      message: 'No such route.',
    })
  })

  it('rejects an invalid number of a file first, from any machine', async () => {
    for (const remoteAddress of ['127.0.0.1', '192.0.2.1']) {
      const answer = await provider.app.inject({
        url: '/outbox/files/x',
        headers: { host: 'localhost' },
        remoteAddress,
      })
      expect(answer.json().error.message).toBe('No such address.')
    }
  })

  it('are also shown at the address of HOST', async () => {
    for (const [host, name] of [
      ['sun.local', 'sun.local:3100'],
      ['fd00::7', '[fd00::7]:3100'],
    ]) {
      const app = createProvider({ db: provider.db, now: () => new Date(), config: { ...config, host: host ?? '' } })
      expect(await statusesOf({ host: name ?? '' }, app)).toEqual([200, 200, 200, 200])
      expect(await statusesOf({ host: 'rebound.example' }, app)).toEqual([404, 404, 404, 404])
      await app.close()
    }
  })
})

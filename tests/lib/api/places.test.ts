import { afterEach, expect, it, vi } from 'vitest'
import { findPlaces, listPlaces } from '@/lib/api/places'

vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('a page that has more to say than its places stays up while the provider is away', async () => {
  vi.stubEnv('PROVIDER_URL', 'http://127.0.0.1:1')
  vi.stubEnv('PROVIDER_TOKEN', 't'.repeat(43))
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await expect(listPlaces()).rejects.toThrow()
  expect(await findPlaces()).toEqual([])
  expect(String(log.mock.calls[0]?.[0])).toContain('/sun/v2/places')
})

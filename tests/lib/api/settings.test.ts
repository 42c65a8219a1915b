import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dataResponse, sampleProvider } from '../../setup/sample-provider'
import { settings } from '../../setup/sample-settings'

let findSettings: typeof import('@/lib/api/settings').findSettings
let requireSettings: typeof import('@/lib/api/settings').requireSettings
let log: ReturnType<typeof vi.spyOn>

const down = async () => {
  throw new TypeError('fetch failed')
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const module = await import('@/lib/api/settings')
  findSettings = module.findSettings
  requireSettings = module.requireSettings
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('findSettings', () => {
  it('shows the last good copy of the language while the provider is away, and logs why', async () => {
    vi.stubGlobal('fetch', sampleProvider())
    await findSettings('ru')
    vi.stubGlobal('fetch', down)
    expect(await findSettings('ru')).toEqual(settings)
    expect(await findSettings('en')).toBeNull()
    expect(log).toHaveBeenCalledTimes(2)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      code: 'unavailable',
      causes: ['TypeError: fetch failed'],
    })
  })

  it('keeps a broken answer out of the copy', async () => {
    vi.stubGlobal('fetch', sampleProvider())
    await findSettings('ru')
    vi.stubGlobal(
      'fetch',
      sampleProvider({ '/sun/fetchSettings/': () => dataResponse({ ...settings, main_phone: undefined }) }),
    )
    expect(await findSettings('ru')).toEqual(settings)
    expect(String(log.mock.calls[0]?.[0])).toContain('data.main_phone')
  })

  it('hides no error of ours', async () => {
    vi.stubEnv('PROVIDER_TOKEN', '')
    await expect(findSettings('ru')).rejects.toThrow('PROVIDER_TOKEN')
  })
})

describe('requireSettings', () => {
  it('is an outage when they were never heard', async () => {
    vi.stubGlobal('fetch', down)
    await expect(requireSettings('ru')).rejects.toMatchObject({ name: 'ProviderError', code: 'unavailable' })
  })
})

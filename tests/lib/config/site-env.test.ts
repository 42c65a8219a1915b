import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSiteEnv } from '@/lib/config/site-env'

const live = {
  SUN_MODE: 'live',
  SITE_URL: 'https://rent.example',
  PROVIDER_TOKEN: 'x'.repeat(32),
  TRUSTED_PROXY: '10.0.0.1',
}

describe('readSiteEnv', () => {
  it('needs nothing but the token, and takes empty values for absent ones', () => {
    expect(readSiteEnv({ PROVIDER_TOKEN: 'token', PORT: '4000', HOST: '', SITE_URL: '' })).toMatchObject({
      SUN_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: 4000,
      SITE_URL: 'http://localhost:4000',
      PROVIDER_URL: 'http://127.0.0.1:3100',
      TRUSTED_PROXY: [],
    })
  })

  it('names everything that is wrong in one table', () => {
    const wrong = {
      PORT: '70000',
      SITE_URL: 'ftp://x',
      TRUSTED_PROXY: 'proxy',
      NEXT_PUBLIC_STATION_TIME_ZONE: 'Mars/Base',
    }
    const names = ['PORT', 'SITE_URL', 'PROVIDER_TOKEN', 'TRUSTED_PROXY', 'NEXT_PUBLIC_STATION_TIME_ZONE']
    for (const name of names) expect(() => readSiteEnv(wrong)).toThrow(new RegExp(`^ {2}${name} +\\S`, 'm'))
  })

  it.each([
    { name: 'an http address', env: { SITE_URL: 'http://rent.example' }, fault: 'SITE_URL' },
    { name: 'no address', env: { SITE_URL: '' }, fault: 'SITE_URL' },
    { name: 'a short token', env: { PROVIDER_TOKEN: 'short' }, fault: 'PROVIDER_TOKEN' },
    { name: 'no word about proxies', env: { TRUSTED_PROXY: '' }, fault: 'TRUSTED_PROXY' },
    { name: 'a proxy that is no address', env: { TRUSTED_PROXY: 'none,10.0.0.1' }, fault: 'TRUSTED_PROXY' },
    {
      name: 'a provider that is asked in the open',
      env: { PROVIDER_URL: 'http://10.0.0.7:3100' },
      fault: 'PROVIDER_URL',
    },
    { name: 'a provider without an address', env: { PROVIDER_URL: 'provider' }, fault: 'PROVIDER_URL' },
    { name: 'a store without TLS elsewhere', env: { REDIS_URL: 'redis://10.0.0.5:6379' }, fault: 'REDIS_URL' },
    { name: 'a store that is none', env: { REDIS_URL: 'http://10.0.0.5' }, fault: 'REDIS_URL' },
    {
      name: 'a purge hook that is no web address',
      env: { PURGE_URLS: 'http://10.0.0.5/purge,nginx' },
      fault: 'PURGE_URLS',
    },
    { name: 'the token of a demo', env: { PROVIDER_TOKEN: `demo-${'x'.repeat(43)}` }, fault: 'PROVIDER_TOKEN' },
  ])('rejects $name in live mode', ({ env, fault }) => {
    expect(() => readSiteEnv({ ...live, ...env })).toThrow(fault)
    expect(readSiteEnv(live).SUN_MODE).toBe('live')
  })

  it.each(['https://provider.example', 'http://localhost:3100', 'http://127.0.0.1:3100', 'http://[::1]:3100'])(
    'asks a provider of live mode at %s',
    (address) => {
      expect(readSiteEnv({ ...live, PROVIDER_URL: address }).PROVIDER_URL).toBe(address)
    },
  )

  it('takes it in live mode when there are no proxies, said aloud', () => {
    expect(readSiteEnv({ ...live, TRUSTED_PROXY: 'none' }).TRUSTED_PROXY).toEqual([])
    expect(() => readSiteEnv({ SUN_MODE: 'live' })).toThrow(/^ {2}TRUSTED_PROXY +is missing/m)
  })

  it.each(['rediss://:word@store.example:6380', 'redis://127.0.0.1', 'redis://[::1]:6379'])(
    'takes a store of attempts with TLS, or on this machine: %s',
    (url) => expect(readSiteEnv({ ...live, REDIS_URL: url }).REDIS_URL).toBe(url),
  )

  it('never says a value that is wrong: it may hold a password', () => {
    expect(() => readSiteEnv({ ...live, REDIS_URL: 'redis://:word@10.0.0.5' })).toThrow(/^(?!.*word)/s)
  })

  it('shows metrics nowhere unless a port is named, and then to this machine', () => {
    const { METRICS_HOST, METRICS_PORT } = readSiteEnv({ PROVIDER_TOKEN: 'token' })
    expect([METRICS_HOST, METRICS_PORT]).toEqual(['127.0.0.1', undefined])
  })
})

describe('product configuration', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('is that of Vladivostok', async () => {
    const { IS_DEVELOPMENT, HAS_COMPONENTS_PAGE, ...values } = await import('@/lib/config/product')
    expect(values).toEqual({
      STATION: 'vldk',
      SETTINGS_STATION: 'vldk_sun',
      DEFAULT_PLACE_ID: 50,
      STATION_TIME_ZONE: 'Asia/Vladivostok',
      BRAND: 'SUN rent',
      ENVIRONMENT: 'prod',
      PAYMENT_SHOP: { shopId: '62579', scid: '57355' },
      MAP_CENTRE: { latitude: 43.14, longitude: 131.96 },
      NEWS_LANGUAGES: ['zh-CN'],
    })
  })

  it('can be another branch', async () => {
    vi.stubEnv('NEXT_PUBLIC_DEFAULT_PLACE_ID', '7')
    vi.stubEnv('NEXT_PUBLIC_STATION_TIME_ZONE', 'Asia/Yakutsk')
    const { DEFAULT_PLACE_ID, STATION_TIME_ZONE } = await import('@/lib/config/product')
    expect([DEFAULT_PLACE_ID, STATION_TIME_ZONE]).toEqual([7, 'Asia/Yakutsk'])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitorHeaders } from '@/lib/api/provider/headers'
import { foreignReferrer } from '@/lib/tracking/foreign-referrer'
import { withMetrika } from '@/lib/tracking/metrika-policy'
import { readTracking } from '@/lib/tracking/tracking-cookies'

describe('readTracking', () => {
  it('makes headers only of cookies that exist', () => {
    expect(readTracking('sp_id=s1; other=2; referer=https://ya.ru/?q=a=b')).toEqual({
      'x-sp-id': 's1',
      'x-referer': 'https://ya.ru/?q=a=b',
    })
    expect(readTracking('')).toEqual({})
    expect(readTracking('ubtcuid=; xsp_id=1')).toEqual({})
  })

  it('prefers the specified name to the one that Metrika itself writes', () => {
    expect(readTracking('_ym_uid=1')).toEqual({ 'x-ym-uid': '1' })
    expect(readTracking('_ym_uid=1; ym_uid=2')).toEqual({ 'x-ym-uid': '2' })
  })

  it('never gives a header that fetch rejects', () => {
    const headers = readTracking(`sp_id=жар птица; ubtcuid=${'я'.repeat(900)}`)
    expect(() => new Headers(headers)).not.toThrow()
    expect(decodeURIComponent(headers['x-sp-id'] ?? '')).toBe('жар птица')
    expect(headers['x-ubtcid']?.length).toBeLessThanOrEqual(500)
  })
})

describe('visitorHeaders', () => {
  it('passes on the four tracking headers and nothing else', () => {
    const visitor = new Headers({
      'x-sp-id': '1',
      'x-referer': 'https://ya.ru/',
      cookie: 'a=b',
      authorization: 'Bearer x',
    })
    expect(visitorHeaders(visitor)).toEqual({ 'x-sp-id': '1', 'x-referer': 'https://ya.ru/' })
  })
})

describe('foreignReferrer', () => {
  it.each([
    ['https://ya.ru/search', 'sun.example', 'https://ya.ru/search'],
    ['https://sun.example/prices/', 'sun.example', null],
    ['http://localhost:4000/', 'localhost:3000', 'http://localhost:4000/'],
    ['android-app://com.google/', 'sun.example', null],
    ['not an address', 'sun.example', null],
    ['', 'sun.example', null],
    [null, 'sun.example', null],
  ])('%s on %s → %s', (referrer, host, expected) => {
    expect(foreignReferrer(referrer, host)).toBe(expected)
  })
})

describe('withMetrika', () => {
  it('opens scripts, calls and pixels to the counter, and nothing else', () => {
    const policy = withMetrika("default-src 'none'; script-src 'self' 'nonce-a'; img-src 'self'; connect-src 'self'")
    const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
    expect(rules['default-src']).toBe("default-src 'none'")
    for (const name of ['script-src', 'img-src', 'connect-src']) expect(rules[name]).toContain('https://mc.yandex.ru')
  })

  it('asks for no trusted types: the counter has none', () => {
    const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types default; object-src 'none'"
    expect(withMetrika(policy).split('; ')).toEqual([expect.stringMatching(/^script-src/), "object-src 'none'"])
  })
})

describe('watchTracking', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('reads the cookies at once, at every cookie change and every 10 seconds', async () => {
    const store = new EventTarget()
    const jar = { cookie: 'sp_id=1' }
    vi.stubGlobal('document', jar)
    vi.stubGlobal('window', { cookieStore: store })
    const { watchTracking } = await import('@/lib/tracking/start-tracking')
    const noted: unknown[] = []
    const end = watchTracking((headers) => noted.push(headers))
    expect(noted.at(-1)).toEqual({ 'x-sp-id': '1' })

    jar.cookie = 'sp_id=2'
    store.dispatchEvent(new Event('change'))
    expect(noted.at(-1)).toEqual({ 'x-sp-id': '2' })

    jar.cookie = 'sp_id=3'
    vi.advanceTimersByTime(9_999)
    expect(noted.at(-1)).toEqual({ 'x-sp-id': '2' })
    vi.advanceTimersByTime(1)
    expect(noted.at(-1)).toEqual({ 'x-sp-id': '3' })

    end()
    jar.cookie = ''
    vi.advanceTimersByTime(60_000)
    expect(noted.at(-1)).toEqual({ 'x-sp-id': '3' })
  })
})

import { describe, expect, it } from 'vitest'
import { kindOf, providerBreaker } from '@/lib/api/provider/breaker'

const answer = () => providerBreaker.fire('search', async () => new Response('ok'))
const away = () => providerBreaker.fire('search', () => fetch('http://127.0.0.1:9'))

describe('providerBreaker', () => {
  it('counts no request that could not be sent: the provider is not to blame', async () => {
    const unsendable = () =>
      providerBreaker.fire('search', () => fetch('http://127.0.0.1:9', { headers: { 'x-booking-key': 'ж' } }))
    for (let sent = 0; sent < 12; sent++) await expect(unsendable()).rejects.toBeInstanceOf(TypeError)
    expect((await answer()).status).toBe(200)
  })

  it.each([404, 429, 503])('counts no rejection: %i is an answer', async (status) => {
    const refuse = () => providerBreaker.fire('catalogue', async () => new Response('', { status }))
    for (let sent = 0; sent < 30; sent++) expect((await refuse()).status).toBe(status)
  })

  it('counts no visitor who goes away, as long as the provider is there', async () => {
    const cutOff = () => {
      const visitor = new AbortController()
      const send = () => fetch('http://127.0.0.1:9', { signal: visitor.signal })
      visitor.abort()
      return providerBreaker.fire('file', send, visitor.signal)
    }
    for (let sent = 0; sent < 30; sent++) await expect(cutOff()).rejects.toHaveProperty('name', 'AbortError')
    expect((await providerBreaker.fire('file', async () => new Response('ok'))).status).toBe(200)
    const late = new AbortController()
    const silent = () => providerBreaker.fire('file', () => fetch('http://127.0.0.1:9'), late.signal)
    for (let sent = 0; sent < 40; sent++) await expect(silent()).rejects.toHaveProperty('code', 'unavailable')
    await expect(providerBreaker.fire('file', async () => new Response('ok'))).rejects.toHaveProperty(
      'code',
      'unavailable',
    )
  })

  it('opens when nothing answers, and then asks no more: for this kind of call only', async () => {
    for (let sent = 0; sent < 30; sent++) await expect(away()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(answer()).rejects.toMatchObject({ code: 'unavailable' })
    for (const kind of ['datedCar', 'catalogue', 'booking', 'signIn', 'session'] as const)
      expect((await providerBreaker.fire(kind, async () => new Response('ok'))).status).toBe(200)
  })
})

describe('kindOf', () => {
  it.each([
    ['/sun/v2/cars?city=50&df=2026-12-01-10-00&dt=2026-12-05-10-00', 'search'],
    ['/sun/v2/cars/honda-fit?df=2026-12-01-10-00&dt=2026-12-05-10-00', 'datedCar'],
    ['/sun/v2/cars?', 'catalogue'],
    ['/sun/v2/cars/honda-fit?', 'catalogue'],
    ['/sun/v2/cars/honda-fit/calendar?month=2026-12', 'catalogue'],
    ['/sun/v2/prices?mileage=standard', 'catalogue'],
    ['/sun/v2/quote', 'booking'],
    ['/sun/v2/promo/check', 'booking'],
    ['/sun/v2/bookings/1234567', 'booking'],
    ['/sun/v2/places', 'booking'],
    ['/sun/v2/bookings/1234567/voucher', 'file'],
    ['/sun/v2/photos/0123456789abcdef0123456789abcdef-480.avif', 'file'],
    ['/auth-client/files?kind=passport', 'file'],
    ['/sun/fetchSettings/vldk', 'booking'],
    ['/auth-client/login', 'signIn'],
    ['/auth-client/registration', 'signIn'],
    ['/auth-client/renew_password', 'signIn'],
    ['/auth-client/code', 'signIn'],
    ['/auth-client/client', 'session'],
    ['/auth-client/logout', 'session'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { openSite } from './open-site'

const QUERY = 'booking=1234567&key=q7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'

describe('a link with the key of a guest', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  afterEach(() => site.close())

  it.each([
    ['/status/success/', '/status/success/'],
    ['/status/success', '/status/success/'],
    ['//status/success/', '/status/success/'],
    ['/Status/Success/', '/status/success/'],
    ['/status/%73uccess/', '/status/success/'],
    ['/ru/status/success/', '/status/success/'],
    ['/en/status/success', '/en/status/success/'],
    ['/cn//status/success//', '/cn/status/success/'],
  ])('%s reaches Next as %s only, where the key is taken', async (path, exact) => {
    site = await openSite((request, response) => void response.end(request.url))
    expect((await site.get(`${path}?${QUERY}`)).body).toBe(`${exact}?${QUERY}`)
  })

  it.each([
    ['/status/error/', '/status/error/?booking=1234567'],
    ['/', '/?booking=1234567'],
    ['/en/rent/toyota-rav4', '/en/rent/toyota-rav4?booking=1234567'],
    ['/rent/%25/', '/rent/%25/?booking=1234567'],
    ['//evil.example/', '/evil.example/?booking=1234567'],
    ['/\\evil.example/', '/evil.example/?booking=1234567'],
    ['/api/bookings', '/api/bookings?booking=1234567'],
    ['/api/bookings/1234567/key/', '/api/bookings/1234567/key/?booking=1234567'],
    ['/opengraph/suv.white.png', '/opengraph/suv.white.png?booking=1234567'],
    ['/assets/a.svg', '/assets/a.svg?booking=1234567'],
  ])('%s never reaches Next: it loses the key and leaves no trace', async (path, location) => {
    const seen: unknown[] = []
    site = await openSite((request, response) => {
      seen.push(request.url)
      response.end()
    })
    const { status, headers, body } = await site.get(`${path}?${QUERY}`)
    expect([status, headers.location, body]).toEqual([303, location, ''])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(seen).toEqual([])
  })

  it.each([
    ['/status/success/', 200, '/status/success/'],
    ['/EN/status/success', 200, '/en/status/success/'],
    ['/rent/', 303, '/rent/?phone=not-mine'],
    ['/status/error/', 303, '/status/error/?phone=not-mine'],
  ])('of the owner of a phone reaches the page that takes it, and no other: %s', async (path, status, exact) => {
    const query = `phone=not-mine&key=1234567.${'A'.repeat(22)}`
    site = await openSite((request, response) => void response.end(request.url))
    const response = await site.get(`${path}?${query}`)
    const reached = status === 303 ? response.headers.location : response.body
    expect([response.status, reached]).toEqual([status, status === 303 ? exact : `${exact}?${query}`])
  })

  it('keeps the silence that middleware asked for', async () => {
    site = await openSite((_request, response) => void response.setHeader('referrer-policy', 'no-referrer').end())
    expect((await site.get('/status/success/')).headers['referrer-policy']).toBe('no-referrer')
  })
})

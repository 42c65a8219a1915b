import { afterEach, describe, expect, it } from 'vitest'
import { openSite } from './open-site'

describe('a path that cannot be read', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  afterEach(() => site.close())

  it.each([
    ['/rent/%25/', '/missing/'],
    ['/booking-online/%25zz/', '/missing/'],
    ['/account/%25/', '/missing/'],
    ['/rent/%252e%252e/', '/missing/'],
    ['/rent/%2e%2e/', '/missing/'],
    ['/rent/../account/', '/missing/'],
    ['/rent/%ff/', '/missing/'],
    ['/rent/%ED%A0%80/', '/missing/'],
    ['/en/rent/a%2Fb/', '/en/missing/'],
    ['/cn/rent/a%5cb/?x=%25', '/cn/missing/'],
  ])('%s is an address that no page claims', async (path, shown) => {
    site = await openSite((request, response) => void response.end(request.url))
    expect((await site.get(path)).body).toBe(shown)
    expect(site.failures).toEqual([])
  })

  it.each([
    '/api/events/%zz/calendar/',
    '/api/bookings/%c0%af/renew/?x=1',
    '/api/bookings/1000000/cancel/.rsc.rsc?_rsc=1',
    '/api/bookings/x.segments/y.segment.rsc',
    '/api/bookings%2f1000000/',
  ])('%s asks no door', async (path) => {
    site = await openSite((request, response) => void response.end(request.url))
    expect((await site.get(path)).status).toBe(400)
    expect((await site.get('/api/events/%D1%82/calendar/?x=%zz')).status).toBe(200)
  })

  it.each(['/rent/?x=%25&y=%zz', '/rent/%D1%82/', '/account/a..b', '/_next/static/%5Bslug%5D.js', '/assets/%25'])(
    '%s is left alone',
    async (path) => {
      site = await openSite((request, response) => void response.end(request.url))
      expect((await site.get(path)).body).toBe(path)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { createRouteNames } from '@/server/route-names'

const PATTERNS = [
  ...['/[locale]', '/[locale]/rent', '/[locale]/rent/[carSlug]', '/[locale]/account/[clientId]', '/photos/[photo]'],
  ...['/[locale]/account/history/[[...clientId]]', '/api/bookings/[number]', '/api/bookings/phone-code'],
]

describe('the name of a route', () => {
  const routeOf = createRouteNames(PATTERNS)

  it.each([
    ['/', '/[locale]'],
    ['/en/', '/[locale]'],
    ['/cn/rent/?df=2026-12-01', '/[locale]/rent'],
    ['/rent/toyota-rav4/', '/[locale]/rent/[carSlug]'],
    ['/account/79990000001/', '/[locale]/account/[clientId]'],
    ['/account/history/', '/[locale]/account/history/[[...clientId]]'],
    ['/en/account/history/12/', '/[locale]/account/history/[[...clientId]]'],
    ['/api/bookings/1047840/', '/api/bookings/[number]'],
    ['/api/bookings/phone-code/', '/api/bookings/phone-code'],
    ['/photos/7-a.webp', '/photos/[photo]'],
    ['/rent/a/b/', 'none'],
    ['/secret-path/', 'none'],
    ['/_next/static/chunk.js', 'none'],
  ])('%s is of %s', (url, name) => {
    expect(routeOf(url)).toBe(name)
  })

  it('is one of the patterns or none, whatever the address is', () => {
    for (const url of ['', '?', '//', '/%', '/[locale]/rent/', '/api/bookings/%00/', `/${'a/'.repeat(2_000)}`])
      expect([...PATTERNS, 'none']).toContain(routeOf(url))
  })
})

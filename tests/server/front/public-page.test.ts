import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PUBLIC_QUERIES } from '@/lib/routing/public-queries'
import { ROUTES } from '@/lib/routing/routes'
import { pageKey } from '@/server/front/page-key'
import { publicPage } from '@/server/front/public-page'

describe('publicPage', () => {
  it.each([
    ['/', '/'],
    ['/en/', '/en/'],
    ['/cn/prices/', '/cn/prices/'],
    ['/?utm_source=x&key2=1', '/'],
    ['/rent/?drive=awd&class=suv&utm=1', '/rent/?class=suv&drive=awd'],
    ['/rent/?fuel=diesel&fuel=hybrid', '/rent/?fuel=diesel&fuel=hybrid'],
    ['/rent/toyota-rav4/?month=2027-01&x=1', '/rent/toyota-rav4/?month=2027-01'],
    ['/rent/toyota-rav4/?colour=black&x=1', '/rent/toyota-rav4/?colour=black'],
    ['/rent/toyota-rav4/?cash=1&colour=black', '/rent/toyota-rav4/?colour=black&cash=1'],
    ['/rent/?cash=1&x=1', '/rent/?cash=1'],
    ['/contacts/?map', '/contacts/?map='],
    ['/personal_data_agreement/?purpose=driver&x=1', '/personal_data_agreement/?purpose=driver'],
    ['/personal_data_agreement/?purpose=zz1', '/personal_data_agreement/'],
    ['/personal_data_agreement/?purpose=driver&purpose=driver', '/personal_data_agreement/'],
  ])('knows %s as %s', (url, key) => expect(publicPage(url)).toBe(key))

  it.each([
    '/account/1/',
    '/account/login/',
    '/en/account/history/',
    '/booking-online/',
    '/booking-online/toyota-rav4/?from=2027-01-01',
    '/status/success/?booking=1234567',
    '/payment/',
    '/api/auth/client/',
    '/rent/?from=2027-01-01&to=2027-01-03',
    '/rent/?list=toyota-rav4,honda-fit',
    '/rent/?compare=toyota-rav4,honda-fit',
    '/rent/toyota-rav4/?promo=SUN',
    '/about/drivers/?age=30',
    '/rent',
    '//rent/',
    '/rent/../account/1/',
    '/rent/%2e%2e/account/1/',
    '/RENT/',
    '/rent/Toyota/',
    '/zzz/',
    `/rent/?class=${'x'.repeat(400)}`,
  ])('passes %s through', (url) => expect(publicPage(url)).toBeNull())

  it('knows no page of the client area, of a booking or of a payment', () => {
    const own = /^\/(account|booking-online|status|payment)\//
    expect(Object.keys(PUBLIC_QUERIES).filter((route) => own.test(route))).toEqual([])
    expect(ROUTES.filter((route) => !(route in PUBLIC_QUERIES) && !own.test(route))).toEqual([])
  })

  it('gives one key for any order of names and whatever nobody knows', () => {
    const names = fc.shuffledSubarray(['class=suv', 'drive=awd', 'page=2', 'sort=price'], { minLength: 4 })
    const unknown = fc.array(fc.tuple(fc.stringMatching(/^(utm_|x)[a-z]{0,6}$/), fc.string({ maxLength: 10 })), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(names, unknown, (known, others) => {
        const query = [...known, new URLSearchParams(others)].join('&')
        expect(publicPage(`/rent/?${query}`)).toBe('/rent/?class=suv&sort=price&drive=awd&page=2')
      }),
    )
  })
})

describe('pageKey', () => {
  const rsc = { rsc: '1', 'next-router-state-tree': 'tree', cookie: 'sid=secret', 'x-anything': 'else' }

  it('keeps data for soft navigations apart, by what Next’s client says and by nothing else', () => {
    const key = pageKey('/rent/?_rsc=abc&utm=1', rsc)
    expect(key).toMatchObject({ kind: 'data', path: '/rent/?_rsc=abc', headers: { rsc: '1' } })
    expect(JSON.stringify(key)).not.toContain('secret')
    expect(pageKey('/rent/?_rsc=abc', { ...rsc, 'next-url': '/en/' })?.key).not.toBe(key?.key)
    expect(pageKey('/rent/?_rsc=abd', rsc)?.key).not.toBe(key?.key)
    expect(pageKey('/rent/?_rsc=abc', { ...rsc, cookie: 'sid=other' })?.key).toBe(key?.key)
  })

  it('asks the renderer with no header of a visitor for a page', () => {
    expect(pageKey('/rent/', { cookie: 'sid=secret', 'accept-language': 'en' })).toEqual({
      kind: 'page',
      key: '/rent/',
      path: '/rent/',
      headers: {},
    })
  })

  it('passes data through that it cannot know: without a fingerprint, or with endless headers', () => {
    expect(pageKey('/rent/', rsc)).toBeNull()
    expect(pageKey('/rent/?_rsc=abc', { ...rsc, 'next-router-state-tree': 'x'.repeat(5_000) })).toBeNull()
  })
})

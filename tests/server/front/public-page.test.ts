import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALONE, PUBLIC_QUERIES, type PublicQuery } from '@/lib/routing/public-queries'
import { ROUTES } from '@/lib/routing/routes'
import { FACETS, LONG_TERM_MONTHS_MAX, PAGE_MAX } from '@/provider/contract/rules/cars/car-filters'
import { pageKey } from '@/server/front/page-key'
import { publicPage } from '@/server/front/public-page'

/** Pages that read something of a query that everybody may have. */
const KEPT = Object.entries<PublicQuery>(PUBLIC_QUERIES).flatMap(([route, query]) =>
  query === ALONE ? [] : [route.replace(':slug', 'toyota-rav4')],
)
/** What any page reads, but for the season: that of a table which is not there is not kept, see `page-cache.test.ts`. */
const NAMES = [
  ...['map', 'class', 'sort', 'mileage', 'insurance', ...FACETS, 'driverAge', 'page', 'month', 'colour', 'months'],
  ...['priceFrom', 'priceTo', 'purpose'],
]
/** Numbers that a page knows; a page of the list that is not there is not kept. */
const NUMBERS_MAX: Record<string, number> = { driverAge: 0, page: PAGE_MAX - 1, months: LONG_TERM_MONTHS_MAX, seats: 4 }

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
    ['/contacts/?map=1', '/contacts/?map=1'],
    ['/contacts/?map=zz1', '/contacts/'],
    ['/rent/?class=zz1&sort=zz1&fuel=zz1&seats=zz1&cash=2&driverAge=999&page=1001', '/rent/'],
    ['/rent/?fuel=hybrid&fuel=diesel&fuel=diesel&driverAge=', '/rent/?fuel=diesel&fuel=hybrid'],
    ['/rent/?seats=5&drive=awd&gearbox=automatic&page=2', '/rent/?gearbox=automatic&drive=awd&seats=5&page=2'],
    ['/rent/toyota-rav4/?month=2027-13&colour=zz1&cash=2', '/rent/toyota-rav4/'],
    ['/prices/?season=plain&class=suv&sort=price', '/prices/?season=plain&class=suv&sort=price'],
    ['/prices/?class=zz1&sort=zz1&mileage=zz1&insurance=zz1', '/prices/'],
    ['/prices/?sort=-price', '/prices/'],
    ['/long_term_rental/?months=6&fuel=zz1&drive=zz1&sort=zz1', '/long_term_rental/?months=6'],
    ['/long_term_rental/a949ck25/?months=37', '/long_term_rental/a949ck25/'],
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
    '/rent/?driverAge=31',
    '/rent/?seats=5&drive=awd&gearbox=automatic&fuel=hybrid',
    '/rent/?fuel=hybrid&fuel=diesel&noDeposit=1&cash=1',
    '/rent/toyota-rav4/?promo=SUN',
    '/about/drivers/?age=30',
    '/long_term_rental/?priceFrom=30000&sort=price',
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

  it.each(KEPT)('gives any texts in the query of %s no more keys than the page has answers', (path) => {
    const keys = (names: readonly string[], values: readonly string[]) => {
      const urls = names.flatMap((name) => values.map((value) => `${path}?${name}=${encodeURIComponent(value)}`))
      return [...new Set(urls.map(publicPage))].filter((key) => key !== path && key !== null)
    }
    const texts = fc.sample(fc.string({ maxLength: 40 }), { numRuns: 100, seed: 1 }).map((text) => `~${text}`)
    expect(keys(NAMES, texts)).toEqual([])
    const numbers = Array.from({ length: 1_100 }, (_, number) => String(number))
    const counts = NAMES.map((name) => [name, keys([name], numbers).length] as const)
    expect(counts.filter(([name, count]) => count > (NUMBERS_MAX[name] ?? 1))).toEqual([])
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

import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '@/tests/setup/client-session'
import { dumpTables } from '@/tests/setup/dump-tables'
import { CONFIRM, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** GET routes that are there to change something. Of the first the browser has a POST alone; the second spends a link. */
const CHANGING = ['/auth-client/logout', '/auth-client/files/download/:token']

/** What a page asks by POST because it is too long for an address: both only count a price. */
const READS_BY_POST = ['/sun/v2/quote', '/sun/v2/transfers/quote']

/** When a session was used last: it ends by disuse, and its owner sees it in the list of his devices. */
const LEFT_OUT = { sessions: ['last_seen_at'] }

/** Lines such as `GET /sun/v2/cars optional-session dated-search default`. */
const ROUTES = readFileSync('tests/provider/http/route-policy/live.txt', 'utf8')
  .split('\n')
  .flatMap((line) => /^GET (\S+)/.exec(line)?.[1] ?? [])
  // The documentation has no database, and a voucher is drawn from what `voucher-text` reads.
  .filter((route) => !/^\/docs\b|^\/openapi|\/voucher$/.test(route))

/** Where the parameter of this name is another thing. */
const SAMPLES: Record<string, string> = {
  '/sun/v2/transfers/:slug slug': 'toyota-crown',
  '/sun/v2/content/news/:slug slug': 'winter-tyres-2026',
}

/** Queries without which a route answers less. */
const QUERIES: Record<string, string[]> = {
  '/sun/v2/cars': ['', '?df=2026-12-05-10-00&dt=2026-12-09-10-00', '?df=2026-12-05-10-00&dt=2026-12-09-10-00&ac=suv'],
  '/sun/v2/cars/:slug': ['', '?df=2026-12-05-10-00&dt=2026-12-09-10-00'],
  '/sun/v2/cars/:slug/calendar': ['?month=2026-12'],
  '/sun/v2/cars-calendar/days': ['?month=2026-12&months=2'],
  '/sun/v2/cars-calendar/total': ['?df=2026-12-05-10-00&dt=2026-12-09-10-00&city=50&dropoffPlace=50'],
  '/sun/v2/bookings/:number/calendar': ['', '?language=en'],
  '/sun/v2/prices': ['', '?class=suv'],
  '/auth-client/charge': ['', '?year=2026'],
  '/auth-client/history': ['', '?year=2026'],
}

describe('a GET of the provider', () => {
  const provider = useProvider()
  let parameters: Record<string, string>
  let guest: Record<string, string>
  let owner: Record<string, string>
  let ownersBooking: string

  const sampleOf = (route: string, name: string) => SAMPLES[`${route} ${name}`] ?? parameters[name] ?? ''
  const dump = () => dumpTables((text) => provider.db.execute(sql.raw(text)), LEFT_OUT)

  beforeAll(async () => {
    const { booking, key } = (await provider.hold(await provider.requestFor(rentalOf('honda-fit')))).json().data
    guest = { 'x-booking-key': key }
    await provider.call('PATCH', `/sun/v2/bookings/${booking.number}`, CONFIRM, guest)
    owner = await sessionOf(provider, 1)
    const find = async (statement: string) => String((await provider.db.execute(sql.raw(statement))).rows[0]?.value)
    ownersBooking = await find('select max(number) as value from bookings where client_id = 1')
    parameters = {
      ...{ number: booking.number, station: 'vldk_sun', slug: 'toyota-rav4', token: 'x'.repeat(43) },
      id: await find('select min(id) as value from events'),
      gosnomer: 'a949ck25',
      name: 'none.webp',
    }
  })

  it('changes nothing, whoever asks', async () => {
    const before = await dump()
    expect(Object.keys(before).length).toBeGreaterThan(60)
    const answered: string[] = []
    for (const route of ROUTES.filter((path) => !CHANGING.includes(path)))
      for (const query of QUERIES[route] ?? [''])
        for (const who of [guest, owner]) {
          const number = (who === owner ? ownersBooking : parameters.number) ?? ''
          const url = route.replace(/:(\w+)/g, (_, name: string) =>
            name === 'number' ? number : sampleOf(route, name),
          )
          const { statusCode, body } = await provider.call('GET', url + query, undefined, who)
          expect(statusCode, `${url}${query} ${body}`).toBeLessThan(500)
          if (statusCode === 200) answered.push(route)
        }
    // Or nothing of it was tried.
    expect(ROUTES.filter((route) => !CHANGING.includes(route) && !answered.includes(route))).toEqual(UNANSWERED)
    expect(await dump()).toEqual(before)
  })

  it('is a POST only to count a price, which changes nothing either', async () => {
    const before = await dump()
    const statuses = []
    for (const url of READS_BY_POST)
      for (const headers of [{}, owner]) {
        const body = url.includes('transfers') ? TRIP : rentalOf('honda-fit')
        statuses.push((await provider.call('POST', url, body, headers)).statusCode)
      }
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await dump()).toEqual(before)
  })

  it('would be seen to change something', async () => {
    const before = await dump()
    await provider.call('GET', '/auth-client/logout', undefined, owner)
    expect(await dump()).not.toEqual(before)
  })
})

/** What this database has none of: payments, photos. */
const UNANSWERED = ['/sun/v2/bookings/:number/photos', '/sun/v2/payments/:id', '/sun/v2/photos/:name']

const TRIP = {
  ...{ slug: 'toyota-crown', kind: 'hour', at: { date: '2026-12-05', time: '12:00' }, hours: 3, route: null },
  ...{ fromPlace: 'office', toPlace: null, back: null, passengers: 1, childSeats: 0 },
}

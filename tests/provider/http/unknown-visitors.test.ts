import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addModel, CONFIRM, newPhone, openProvider, rentalOf, type TestProvider } from '@/tests/setup/open-provider'

const HOLDS = 8
const HOLD_MS = 15 * 60_000
const UNPAID = 20
const CODES = 10
const LOGINS = 50
const NOBODYS = [
  {},
  { 'x-client-ip': '127.0.0.1' },
  { 'x-client-ip': '::1' },
  { 'x-client-ip': '0.0.0.0' },
  { 'x-client-ip': 'x' },
]
const OTHER = { 'x-client-ip': '203.0.113.9' }

/** A branch in live mode behind a proxy on its own machine that names no visitor, or whose site was not told of it. */
describe('visitors without an address of their own', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider(undefined, { mode: 'live' })
  })
  afterAll(() => provider.close())

  const headersOf = (index: number) => NOBODYS[index % NOBODYS.length] ?? {}

  async function guestsOf(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 40))
    return async (headers: object) => {
      const response = await provider.hold(await provider.requestFor(rental), undefined, headers)
      return { status: response.statusCode, data: response.json().data }
    }
  }

  it('share the limit of holds', async () => {
    const hold = await guestsOf('unknown-holds')
    const statuses = []
    for (let index = 0; index <= HOLDS; index++) statuses.push((await hold(headersOf(index))).status)
    expect(statuses).toEqual([...Array.from({ length: HOLDS }, () => 201), 429])
    expect((await hold(OTHER)).status).toBe(201)
    provider.clock.now = new Date(provider.clock.now.getTime() + HOLD_MS)
  })

  it('share the limit of twenty unpaid cars, though each is confirmed at once', async () => {
    const hold = await guestsOf('unknown-unpaid')
    let unpaid = 0
    for (; unpaid <= UNPAID; unpaid++) {
      const { status, data } = await hold(headersOf(unpaid))
      if (status !== 201) break
      const url = `/sun/v2/bookings/${data.booking.number}`
      const confirmed = await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': data.key, ...headersOf(unpaid) })
      expect(confirmed.statusCode).toBe(200)
    }
    expect(unpaid).toBe(UNPAID)
    expect((await hold(OTHER)).status).toBe(201)
  })

  it('share the limit of codes', async () => {
    const requestCode = async (index: number) => {
      const body = { purpose: 'registration', phone: newPhone() }
      return (await provider.call('POST', '/auth-client/code', body, headersOf(index))).statusCode
    }
    const statuses = []
    for (let index = 0; index <= CODES; index++) statuses.push(await requestCode(index))
    expect(statuses).toEqual([...Array.from({ length: CODES }, () => 200), 429])
  })

  it('share the limit of wrong passwords', { tags: '@wide' }, async () => {
    const logIn = async (headers: object) => {
      const body = { phone: newPhone(), password: 'not the password' }
      return (await provider.call('POST', '/auth-client/login', body, headers)).statusCode
    }
    for (let index = 0; index < LOGINS; index++) expect(await logIn(headersOf(index))).toBe(401)
    expect(await logIn({})).toBe(429)
    expect(await logIn(OTHER)).toBe(401)
  })
})

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
describe('visitors whom nobody can tell apart', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider(undefined, { mode: 'live' })
  })
  afterAll(() => provider.close())

  const headersOf = (turn: number) => NOBODYS[turn % NOBODYS.length] ?? {}

  async function guestsOf(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 40))
    return async (headers: object) => {
      const answer = await provider.hold(await provider.requestFor(rental), undefined, headers)
      return { status: answer.statusCode, data: answer.json().data }
    }
  }

  it('have the holds of one together', async () => {
    const hold = await guestsOf('unknown-holds')
    const statuses = []
    for (let turn = 0; turn <= HOLDS; turn++) statuses.push((await hold(headersOf(turn))).status)
    expect(statuses).toEqual([...Array.from({ length: HOLDS }, () => 201), 429])
    expect((await hold(OTHER)).status).toBe(201)
    provider.clock.now = new Date(provider.clock.now.getTime() + HOLD_MS)
  })

  it('keep twenty cars together that nobody paid for, though each is confirmed at once', async () => {
    const hold = await guestsOf('unknown-unpaid')
    let kept = 0
    for (; kept <= UNPAID; kept++) {
      const { status, data } = await hold(headersOf(kept))
      if (status !== 201) break
      const url = `/sun/v2/bookings/${data.booking.number}`
      const confirmed = await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': data.key, ...headersOf(kept) })
      expect(confirmed.statusCode).toBe(200)
    }
    expect(kept).toBe(UNPAID)
    expect((await hold(OTHER)).status).toBe(201)
  })

  it('have the codes of one together', async () => {
    const ask = async (turn: number) => {
      const body = { purpose: 'registration', phone: newPhone() }
      return (await provider.call('POST', '/auth-client/code', body, headersOf(turn))).statusCode
    }
    const statuses = []
    for (let turn = 0; turn <= CODES; turn++) statuses.push(await ask(turn))
    expect(statuses).toEqual([...Array.from({ length: CODES }, () => 200), 429])
  })

  it('have the wrong passwords of one together', { tags: '@wide' }, async () => {
    const logIn = async (headers: object) => {
      const body = { phone: newPhone(), password: 'not the password' }
      return (await provider.call('POST', '/auth-client/login', body, headers)).statusCode
    }
    for (let turn = 0; turn < LOGINS; turn++) expect(await logIn(headersOf(turn))).toBe(401)
    expect(await logIn({})).toBe(429)
    expect(await logIn(OTHER)).toBe(401)
  })
})

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  addPromo,
  fromAnother,
  openGuest,
  openSecondProvider,
  outcomeOf,
  tally,
  withOptions,
} from '@/tests/setup/booking-guests'
import { addModel, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const ATTEMPTS = 50
const HOLD_MS = 15 * 60_000

describe('a promo code', () => {
  const provider = useProvider()

  const rentalWith = async (code: string, plates = 10) =>
    withOptions(rentalOf(await addModel(provider, `with-${code.toLowerCase()}`, plates)), {}, code)
  const requestWith = async (code: string, plates = 10, phone = newPhone()) =>
    provider.requestFor(await rentalWith(code, plates), { phone })

  it('for one use is given to one of 50 simultaneous requests', async () => {
    const request = await requestWith(await addPromo(provider, 'ONCE', { maxUses: 1 }), ATTEMPTS)
    const responses = await Promise.all(Array.from({ length: ATTEMPTS }, () => provider.hold(fromAnother(request))))
    const {
      201: heldCount,
      promo_used_up: rejectedCount = 0,
      price_changed: late = 0,
    } = tally(responses.map(outcomeOf))
    expect([heldCount, rejectedCount + late]).toEqual([1, ATTEMPTS - 1])
    expect(rejectedCount).toBeGreaterThan(0)
    expect(await uses('ONCE')).toBe(1)
  })

  it('for one use is given to one of 50 requests through two providers with pools of their own', async () => {
    const secondProvider = openSecondProvider(provider)
    const request = await requestWith(await addPromo(provider, 'ONCEOFTWO', { maxUses: 1 }), ATTEMPTS)
    const responses = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) =>
        (attempt % 2 ? provider : secondProvider).hold(fromAnother(request)),
      ),
    )
    await secondProvider.close()
    const {
      201: heldCount,
      promo_used_up: rejectedCount = 0,
      price_changed: late = 0,
    } = tally(responses.map(outcomeOf))
    expect([heldCount, rejectedCount + late]).toEqual([1, ATTEMPTS - 1])
    expect(await uses('ONCEOFTWO')).toBe(1)
  })

  it('that was used up between the quote and the hold changes the price, and both prices are returned', async () => {
    const request = await requestWith(await addPromo(provider, 'USEDMEANWHILE', { maxUses: 1 }))
    const late = fromAnother(request)
    const { booking } = await openGuest(provider, request)
    const response = await provider.hold(late)
    const { code, details } = response.json().error
    expect([code, details.oldTotalKop]).toEqual(['price_changed', booking.price.totalKop])
    expect(details.newTotalKop).toBeGreaterThan(details.oldTotalKop)
  })

  it('for one use of each client is rejected for the client’s second booking, at once or later, and not for another client', async () => {
    const code = await addPromo(provider, 'ONEEACH', { perClient: 1 })
    const request = await requestWith(code)
    const both = await Promise.all([provider.hold(request), provider.hold(request)])
    expect(both.map(outcomeOf).sort()).toEqual(['201', 'promo_client_limit'])
    expect(outcomeOf(await provider.hold(request))).toBe('promo_client_limit')
    expect(outcomeOf(await provider.hold(fromAnother(request)))).toBe('201')
  })

  it('for a first rental is rejected for a client who has booked before, and not because of a cancelled booking', async () => {
    const code = await addPromo(provider, 'FIRST', { firstRentalOnly: true })
    const phone = newPhone()
    const plain = await provider.requestFor(rentalOf(await addModel(provider, 'first-plain', 5)), { phone })
    const request = await requestWith(code, 5, phone)
    const first = await openGuest(provider, plain)
    expect(outcomeOf(await provider.hold(request))).toBe('promo_client_limit')
    await first.cancel(0)
    expect(outcomeOf(await provider.hold(request))).toBe('201')
  })

  it('is rejected with the same text for a client who used it and for one who has rented before', async () => {
    const phone = newPhone()
    const used = await requestWith(await addPromo(provider, 'HADIT', { perClient: 1 }), 5, phone)
    const first = await requestWith(await addPromo(provider, 'RENTED', { firstRentalOnly: true }), 5, phone)
    await openGuest(provider, used)
    const [hadIt, rented] = [await provider.hold(used), await provider.hold(first)]
    expect(hadIt.json().error.code).toBe('promo_client_limit')
    const { requestId: _, ...same } = hadIt.json().error
    expect(rented.json().error).toMatchObject(same)
  })

  it.each([
    ['of each client', 'MOVEDONE', { perClient: 1 }],
    ['on a first rental', 'MOVEDFIRST', { firstRentalOnly: true }],
  ])('for one use %s is rejected when a hold goes over to a client who has had it', async (_, name, terms) => {
    const code = await addPromo(provider, name, terms)
    const request = await requestWith(code)
    const before = await openGuest(provider, request)
    const later = await openGuest(provider, fromAnother(request))
    for (const [guest, other] of [
      [later, before],
      [before, later],
    ] as const) {
      const driver = { ...guest.booking.driver, phone: other.booking.driver.phone }
      const body = { rental: request.rental, quoteToken: 'not asked for', driver }
      expect(outcomeOf(await guest.patch(body))).toBe('promo_client_limit')
      expect((await guest.read()).driver.phone).toBe(guest.booking.driver.phone)
    }
    const fresh = { ...later.booking.driver, phone: newPhone() }
    expect(outcomeOf(await later.patch({ rental: request.rental, quoteToken: 'x', driver: fresh }))).toBe('200')
  })

  it.each(['a\u0000b', 'a\u202eb'])('with an invisible character is no code: %j', async (pc) => {
    const rental = rentalOf(await addModel(provider, `hidden-${pc.charCodeAt(1)}`, 1))
    expect(outcomeOf(await provider.quote({ ...rental, pc }))).toBe('invalid_request')
    const { df, dt } = rental
    const query = new URLSearchParams({ df, dt, pc })
    expect((await provider.search(query.toString())).promo).toMatchObject({ state: 'promo_invalid' })
  })

  it.each(['a cancelled', 'an expired'])('comes back from %s booking', async (way) => {
    const code = await addPromo(provider, `BACK${way.length}`, { maxUses: 1 })
    const request = await requestWith(code)
    const guest = await openGuest(provider, request)
    const start = provider.clock.now
    if (way === 'a cancelled') await guest.cancel(0)
    else provider.clock.now = new Date(start.getTime() + HOLD_MS)
    expect(outcomeOf(await provider.hold(fromAnother(request)))).toBe('201')
    provider.clock.now = start
  })

  it('that does nothing for the price is not stored with the booking', async () => {
    const code = await addPromo(provider, 'OVER', { validTo: '2026-11-20' })
    const { booking } = await openGuest(provider, await requestWith(code))
    expect(booking.promo).toBe('')
    expect(await uses('OVER')).toBe(0)
  })

  it('stands in the booking that it was accepted for', async () => {
    const { booking } = await openGuest(provider, await requestWith(await addPromo(provider, 'KEPT', {})))
    expect(booking.promo).toBe('KEPT')
    expect(booking.price.lines.map(({ code }) => code)).toContain('promo_discount')
  })

  async function uses(code: string): Promise<number> {
    const { rows } = await provider.db.execute<{ n: number }>(sql`
      select count(*)::int n from bookings where promo_code = ${code} and status = 'held'`)
    return rows[0]?.n ?? 0
  }
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPromo, fromAnother, openGuest, openTwin, outcomeOf, tally, withOptions } from '@/tests/setup/booking-guests'
import { addModel, newPhone, openProvider, rentalOf, type TestProvider } from '@/tests/setup/open-provider'

const ATTEMPTS = 50
const HOLD_MS = 15 * 60_000

describe('a promo code', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  const rentalWith = async (code: string, plates = 10) =>
    withOptions(rentalOf(await addModel(provider, `with-${code.toLowerCase()}`, plates)), {}, code)
  const requestWith = async (code: string, plates = 10, phone = newPhone()) =>
    provider.requestFor(await rentalWith(code, plates), { phone })

  it('for one use is given to one of 50 who ask at the same time', async () => {
    const request = await requestWith(await addPromo(provider, 'ONCE', { maxUses: 1 }), ATTEMPTS)
    const answers = await Promise.all(Array.from({ length: ATTEMPTS }, () => provider.hold(fromAnother(request))))
    const { 201: given, promo_used_up: refused = 0, price_changed: late = 0 } = tally(answers.map(outcomeOf))
    expect([given, refused + late]).toEqual([1, ATTEMPTS - 1])
    expect(refused).toBeGreaterThan(0)
    expect(await uses('ONCE')).toBe(1)
  })

  it('for one use is given to one of 50 through two providers with pools of their own', async () => {
    const twin = openTwin(provider)
    const request = await requestWith(await addPromo(provider, 'ONCEOFTWO', { maxUses: 1 }), ATTEMPTS)
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) => (attempt % 2 ? provider : twin).hold(fromAnother(request))),
    )
    await twin.close()
    const { 201: given, promo_used_up: refused = 0, price_changed: late = 0 } = tally(answers.map(outcomeOf))
    expect([given, refused + late]).toEqual([1, ATTEMPTS - 1])
    expect(await uses('ONCEOFTWO')).toBe(1)
  })

  it('that was used up between the quote and the hold changes the price, and both prices are told', async () => {
    const request = await requestWith(await addPromo(provider, 'USEDMEANWHILE', { maxUses: 1 }))
    const late = fromAnother(request)
    const { booking } = await openGuest(provider, request)
    const answer = await provider.hold(late)
    const { code, details } = answer.json().error
    expect([code, details.oldTotalKop]).toEqual(['price_changed', booking.price.totalKop])
    expect(details.newTotalKop).toBeGreaterThan(details.oldTotalKop)
  })

  it('for one use of each client is refused to his second booking, at once or later, and not to another', async () => {
    const code = await addPromo(provider, 'ONEEACH', { perClient: 1 })
    const request = await requestWith(code)
    const both = await Promise.all([provider.hold(request), provider.hold(request)])
    expect(both.map(outcomeOf).sort()).toEqual(['201', 'promo_client_limit'])
    expect(outcomeOf(await provider.hold(request))).toBe('promo_client_limit')
    expect(outcomeOf(await provider.hold(fromAnother(request)))).toBe('201')
  })

  it('for a first rental is refused to who has booked before, and not for what he gave back', async () => {
    const code = await addPromo(provider, 'FIRST', { firstRentalOnly: true })
    const phone = newPhone()
    const plain = await provider.requestFor(rentalOf(await addModel(provider, 'first-plain', 5)), { phone })
    const request = await requestWith(code, 5, phone)
    const first = await openGuest(provider, plain)
    expect(outcomeOf(await provider.hold(request))).toBe('promo_first_rental')
    await first.cancel(0)
    expect(outcomeOf(await provider.hold(request))).toBe('201')
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

  it('that does nothing for the price is not kept with the booking', async () => {
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

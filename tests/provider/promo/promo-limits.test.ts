import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { HoldRequest } from '@/provider/contract/bookings'
import {
  addPromo,
  fromAnother,
  openGuest,
  openSecondProvider,
  outcomeOf,
  tally,
  withOptions,
} from '@/tests/setup/booking-guests'

import { sessionOf } from '@/tests/setup/client-session'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { proofOf } from '@/tests/setup/phone-proof'
import { useProvider } from '@/tests/setup/use-provider'

const ATTEMPTS = 50
const HOLD_MS = 15 * 60_000

describe('a promo code', () => {
  const provider = useProvider()

  const rentalWith = async (code: string, plates = 10) =>
    withOptions(rentalOf(await addModel(provider, `with-${code.toLowerCase()}`, plates)), {}, code)
  const requestWith = async (code: string, plates = 10, phone = newPhone()) =>
    provider.requestFor(await rentalWith(code, plates), { phone })
  const proved = async (request: HoldRequest) => ({
    ...request,
    proof: await proofOf(provider, request.driver.phone),
  })
  const holdProved = async (request: HoldRequest) => provider.hold(await proved(request))

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
    const client = await sessionOf(provider, 1)
    const both = await Promise.all([provider.hold(request, newKey(), client), provider.hold(request, newKey(), client)])
    expect(both.map(outcomeOf).sort()).toEqual(['201', 'promo_client_limit'])
    expect(outcomeOf(await provider.hold(request, newKey(), client))).toBe('promo_client_limit')
    expect(outcomeOf(await holdProved(fromAnother(request)))).toBe('201')
  })

  it('for a first rental is rejected for a client who has booked before, and not because of a cancelled booking', async () => {
    const code = await addPromo(provider, 'FIRST', { firstRentalOnly: true })
    const phone = newPhone()
    const plain = await provider.requestFor(rentalOf(await addModel(provider, 'first-plain', 5)), { phone })
    const request = await requestWith(code, 5, phone)
    const first = await openGuest(provider, plain)
    await first.prove()
    const second = await proved(request)
    expect(outcomeOf(await provider.hold(second))).toBe('promo_client_limit')
    await first.cancel(0)
    expect(outcomeOf(await provider.hold(second))).toBe('201')
  })

  it.each([
    ['of each client', 'ASKSONE', { perClient: 1 }],
    ['on a first rental', 'ASKSFIRST', { firstRentalOnly: true }],
  ])('for one use %s tells a stranger nothing of a phone: the proof is asked for first', async (_, name, terms) => {
    const code = await addPromo(provider, name, terms)
    const phone = newPhone()
    const used = await requestWith(code, 10, phone)
    await openUsed(code, phone)
    const [known, unknown] = [await provider.hold(used), await provider.hold(fromAnother(used))]
    expect([outcomeOf(known), outcomeOf(unknown)]).toEqual(['phone_unproved', 'phone_unproved'])
    const { requestId: _id, ...same } = known.json().error
    expect(unknown.json().error).toMatchObject(same)

    const guest = await openGuest(provider, await provider.requestFor({ ...used.rental, pc: '' }))
    const { quoteToken } = (await guest.quote(used.rental)).json().data
    for (const other of [phone, newPhone()]) {
      const driver = { ...guest.booking.driver, phone: other }
      const refused = await guest.patch({ rental: used.rental, quoteToken, driver })
      expect(outcomeOf(refused)).toBe('phone_unproved')
    }
    expect(outcomeOf(await holdProved(used))).toBe('promo_client_limit')
  })

  it('for a first rental is not lost to a client because a stranger booked with his phone', async () => {
    const phone = newPhone()
    await openGuest(provider, await provider.requestFor(rentalOf(await addModel(provider, 'strangers', 5)), { phone }))
    const request = await requestWith(await addPromo(provider, 'STILLFIRST', { firstRentalOnly: true }), 5, phone)
    expect(outcomeOf(await holdProved(request))).toBe('201')
  })

  it('is rejected with the same text for a client who used it and for one who has rented before', async () => {
    const phone = newPhone()
    const used = await requestWith(await addPromo(provider, 'HADIT', { perClient: 1 }), 5, phone)
    const first = await requestWith(await addPromo(provider, 'RENTED', { firstRentalOnly: true }), 5, phone)
    await openUsed('HADIT', phone)
    const { proof } = await proved(used)
    const [hadIt, rented] = [await provider.hold({ ...used, proof }), await provider.hold({ ...first, proof })]
    expect(hadIt.json().error.code).toBe('promo_client_limit')
    const { requestId: _, ...same } = hadIt.json().error
    expect(rented.json().error).toMatchObject(same)
  })

  it.each([
    ['of each client', 'MOVEDONE', { perClient: 1 }],
    ['on a first rental', 'MOVEDFIRST', { firstRentalOnly: true }],
  ])('for one use %s is rejected when a hold goes over to a client who has had it', async (_, name, terms) => {
    const code = await addPromo(provider, name, terms)
    const before = await openUsed(code)
    const later = await openUsed(code)
    for (const [guest, other] of [
      [later, before],
      [before, later],
    ] as const) {
      const driver = { ...guest.booking.driver, phone: other.booking.driver.phone }
      const proof = await proofOf(provider, driver.phone)
      const body = { rental: guest.rental, quoteToken: 'not asked for', driver, proof }
      expect(outcomeOf(await guest.patch(body))).toBe('promo_client_limit')
      expect((await guest.read()).driver.phone).toBe(guest.booking.driver.phone)
    }
    const fresh = { ...later.booking.driver, phone: newPhone() }
    const change = { rental: later.rental, quoteToken: 'x', driver: fresh }
    expect(outcomeOf(await later.patch(change))).toBe('phone_unproved')
    const proof = await proofOf(provider, fresh.phone)
    expect(outcomeOf(await later.patch({ ...change, proof: { ...proof, code: '000000' } }))).toBe('code_wrong')
    expect(outcomeOf(await later.patch({ ...change, proof }))).toBe('200')
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

  /** A proved hold that has used a code. */
  async function openUsed(code: string, phone = newPhone()) {
    const rental = rentalOf(await addModel(provider, `used-${phone.slice(1)}`, 1))
    const guest = await openGuest(provider, await provider.requestFor(rental, { phone }))
    await guest.prove()
    await provider.db.execute(sql`update bookings set promo_code = ${code} where number = ${guest.booking.number}`)
    return { ...guest, rental }
  }

  async function uses(code: string): Promise<number> {
    const { rows } = await provider.db.execute<{ n: number }>(sql`
      select count(*)::int n from bookings where promo_code = ${code} and status = 'held'`)
    return rows[0]?.n ?? 0
  }
})

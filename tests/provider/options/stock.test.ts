import { describe, expect, it } from 'vitest'
import type { RentalRequest } from '@/provider/contract/quotes'
import {
  addExtra,
  fromAnother,
  openGuest,
  openSecondProvider,
  outcomeOf,
  tally,
  withOptions,
} from '@/tests/setup/booking-guests'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const ATTEMPTS = 50
const HOLD_MS = 15 * 60_000

describe('the stock of an extra', () => {
  const provider = useProvider()

  /** A model with a plate for everybody, so that only the extra is scarce. */
  const rentalWith = async (code: string, quantity = 1, plates = ATTEMPTS): Promise<RentalRequest> =>
    withOptions(rentalOf(await addModel(provider, `with-${code}`, plates)), { extras: [{ code, quantity }] })
  const asking = (rental: RentalRequest, code: string, quantity: number) =>
    withOptions(rental, { extras: [{ code, quantity }] })

  it('gives the last child seat to one of 50 simultaneous requests', async () => {
    const rental = await rentalWith(await addExtra(provider, 'last-seat', 1))
    const request = await provider.requestFor(rental)
    const responses = await Promise.all(Array.from({ length: ATTEMPTS }, () => provider.hold(fromAnother(request))))
    expect(tally(responses.map(outcomeOf))).toEqual({ 201: 1, extra_sold_out: ATTEMPTS - 1 })
  })

  it('gives it to one of 50 through two providers with pools of their own', { tags: '@wide' }, async () => {
    const secondProvider = openSecondProvider(provider)
    const rental = await rentalWith(await addExtra(provider, 'last-seat-of-two', 1))
    const request = await provider.requestFor(rental)
    const responses = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) =>
        (attempt % 2 ? provider : secondProvider).hold(fromAnother(request)),
      ),
    )
    await secondProvider.close()
    expect(tally(responses.map(outcomeOf))).toEqual({ 201: 1, extra_sold_out: ATTEMPTS - 1 })
  })

  it('causes no deadlock when two extras are requested in opposite orders', { tags: '@wide' }, async () => {
    const [one, other] = [await addExtra(provider, 'circle-a', 20), await addExtra(provider, 'circle-b', 20)]
    const base = await rentalWith(one)
    const extras = [one, other].map((code) => ({ code, quantity: 1 }))
    const request = await provider.requestFor(withOptions(base, { extras }))
    const backward = await provider.requestFor(withOptions(base, { extras: extras.toReversed() }))
    const responses = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, n) => provider.hold(fromAnother(n % 2 ? request : backward))),
    )
    expect(tally(responses.map(outcomeOf))).toEqual({ 201: 20, extra_sold_out: ATTEMPTS - 20 })
  })

  it('counts at its peak: two rentals that do not meet need one seat between them', async () => {
    const code = await addExtra(provider, 'peak-seat', 2)
    const slug = await addModel(provider, 'peak-model', 10)
    const during = (from: number, days: number) => asking(rentalOf(slug, from, days), code, 1)
    for (const [from, days] of [
      [30, 4],
      [35, 4],
    ] as const)
      await openGuest(provider, await provider.requestFor(during(from, days)))
    // Across both: at no moment more than one of the two is out.
    await openGuest(provider, await provider.requestFor(during(30, 9)))
    const rejection = await provider.quote(during(32, 1))
    expect([outcomeOf(rejection), rejection.json().error.details]).toEqual(['extra_sold_out', { code, left: 0 }])
    expect((await provider.quote(during(40, 2))).statusCode).toBe(200)
  })

  it('is returned with what is left, and a larger number than that is rejected', async () => {
    const code = await addExtra(provider, 'three-seats', 3)
    const rental = await rentalWith(code, 2)
    const request = await provider.requestFor(rental)
    await openGuest(provider, request)
    const response = await provider.hold(fromAnother(request))
    expect([outcomeOf(response), response.json().error.details]).toEqual(['extra_sold_out', { code, left: 1 }])
  })

  it.each(['a cancelled', 'an expired'])('comes back from %s booking', async (way) => {
    const code = await addExtra(provider, `back-from-${way.split(' ')[1]}`, 1)
    const request = await provider.requestFor(await rentalWith(code))
    const guest = await openGuest(provider, request)
    const start = provider.clock.now
    expect(outcomeOf(await provider.hold(fromAnother(request)))).toBe('extra_sold_out')
    if (way === 'a cancelled') expect((await guest.cancel(0)).statusCode).toBe(200)
    else provider.clock.now = new Date(start.getTime() + HOLD_MS)
    expect(outcomeOf(await provider.hold(fromAnother(request)))).toBe('201')
    provider.clock.now = start
  })

  it('without a stock never runs out', async () => {
    const code = await addExtra(provider, 'endless', null)
    const request = await provider.requestFor(await rentalWith(code, 3, 6))
    const responses = await Promise.all(Array.from({ length: 5 }, () => provider.hold(fromAnother(request))))
    expect(tally(responses.map(outcomeOf))).toEqual({ 201: 5 })
  })
})

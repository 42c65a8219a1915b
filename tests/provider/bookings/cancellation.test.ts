import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Guest, openGuest, outcomeOf, tally, withOptions } from '@/tests/setup/booking-guests'
import { addModel, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
const HOLD_MS = 15 * 60_000

describe('cancelling a booking', () => {
  const provider = useProvider()
  let serial = 0
  beforeEach(() => {
    serial += 1
  })

  async function openFresh({ paidKop = 0, protection = false } = {}) {
    const rental = rentalOf(await addModel(provider, `cancelled-${serial}`, 1))
    const guest = await openGuest(provider, await provider.requestFor(withOptions(rental, { protection })))
    await provider.db.execute(sql`update bookings set paid_kop = ${paidKop} where number = ${guest.booking.number}`)
    return { ...guest, rental }
  }
  const beforePickup = ({ booking }: Pick<Guest, 'booking'>, hours: number, ms = 0) => {
    provider.clock.now = new Date(Date.parse(booking.pickupAt) - hours * HOUR_MS - ms)
  }

  it('is a transition by the client, with its time and reason, and frees the car', async () => {
    const guest = await openFresh()
    await guest.confirm()
    const { data } = (await guest.cancel(0)).json()
    expect(data).toMatchObject({
      status: 'cancelled_client',
      changeable: false,
      cancellation: { allowed: false, refundKop: 0, keptKop: 0, onlineKop: 0, zones: [] },
    })
    const { rows } = await provider.db.execute(sql`
      select h.status, h.actor, h.reason from booking_status_history h join bookings b on b.id = h.booking_id
      where number = ${guest.booking.number} order by h.id desc limit 1`)
    expect(rows).toEqual([{ status: 'cancelled_client', actor: 'client', reason: 'cancelled by the client' }])
    expect((await provider.hold(await provider.requestFor(guest.rental))).statusCode).toBe(201)
  })

  it('happens once of fifty times at once, and every request gets the same response', { tags: '@wide' }, async () => {
    const guest = await openFresh({ paidKop: 100_000 })
    const responses = await Promise.all(Array.from({ length: 50 }, () => guest.cancel(100_000)))
    expect(tally(responses.map(outcomeOf))).toEqual({ 200: 50 })
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(responses[0]?.json().data.history.map(({ status }: { status: string }) => status)).toEqual([
      'held',
      'cancelled_client',
    ])
  })

  it.each([
    ['48 hours before: everything', 48, 0, false, 500_000],
    ['a second later, without protection: nothing', 48, -1_000, false, 0],
    ['a second later, with protection: all but its price', 48, -1_000, true, 380_000],
    ['24 hours before, with protection: the same', 24, 0, true, 380_000],
    ['a second later, with protection: the same', 24, -1_000, true, 380_000],
    ['at the start, with protection: nothing', 0, 0, true, 0],
  ])('gives back what the preview says, %s', async (_, hours, ms, protection, refundKop) => {
    const guest = await openFresh({ paidKop: 500_000, protection })
    await guest.confirm()
    beforePickup(guest, hours, ms)
    const { cancellation } = await guest.read()
    expect(cancellation).toMatchObject({ allowed: true, refundKop, keptKop: 500_000 - refundKop })
    const { data } = (await guest.cancel(refundKop)).json()
    expect(data.cancellation).toMatchObject({ refundKop, keptKop: 500_000 - refundKop })
    const { rows } = await provider.db.execute(sql`
      select refund_kop::int from bookings where number = ${guest.booking.number}`)
    expect(rows).toEqual([{ refund_kop: refundKop }])
  })

  it('is rejected with both sums when the limit passed after the preview, and nothing changes', async () => {
    const guest = await openFresh({ paidKop: 500_000, protection: true })
    await guest.confirm()
    beforePickup(guest, 48)
    const expectedKop = (await guest.read()).cancellation.refundKop
    beforePickup(guest, 48, -1)
    const { error } = (await guest.cancel(expectedKop)).json()
    expect([error.code, error.details]).toEqual(['refund_changed', { oldRefundKop: 500_000, newRefundKop: 380_000 }])
    expect((await guest.read()).status).toBe('confirmed')
    expect((await guest.cancel(380_000)).statusCode).toBe(200)
  })

  it('gets the same response when it is repeated, also with another refund', async () => {
    const guest = await openFresh({ paidKop: 500_000 })
    const { car: _, ...first } = (await guest.cancel(500_000)).json().data
    provider.clock.now = new Date(Date.parse(guest.booking.pickupAt))
    expect((await guest.cancel(0)).json().data).toMatchObject(first)
  })

  it.each(['held', 'awaiting_payment', 'confirmed'] as const)('is open while the booking is %s', async (status) => {
    const guest = await openFresh()
    if (status !== 'held') await walk(guest, [status])
    expect(outcomeOf(await guest.cancel(0))).toBe('200')
  })

  it.each([
    ['active', ['confirmed', 'active']],
    ['completed', ['confirmed', 'active', 'completed']],
    ['no_show', ['confirmed', 'no_show']],
    ['cancelled_branch', ['cancelled_branch']],
  ])('is closed when the booking is %s, and so is its preview', async (_, steps) => {
    const guest = await openFresh()
    await walk(guest, steps)
    expect(outcomeOf(await guest.cancel(0))).toBe('conflict')
    expect((await guest.read()).cancellation).toEqual({
      allowed: false,
      refundKop: 0,
      keptKop: 0,
      onlineKop: 0,
      zones: [],
    })
  })

  it('of a hold that ran out finds it expired, by the job or not', async () => {
    const guest = await openFresh()
    provider.clock.now = new Date(START.getTime() + HOLD_MS)
    expect(outcomeOf(await guest.cancel(0))).toBe('hold_expired')
    expect(outcomeOf(await guest.cancel(0))).toBe('hold_expired')
    expect((await guest.read()).status).toBe('expired')
  })

  it('asks for the key: a wrong one finds nothing', async () => {
    const { url } = await openFresh()
    const response = await provider.call('POST', `${url}/cancel`, { refundKop: 0 }, { 'x-booking-key': 'wrong' })
    expect(outcomeOf(response)).toBe('not_found')
  })

  async function walk({ booking }: Pick<Guest, 'booking'>, steps: readonly string[]): Promise<void> {
    for (const status of steps) {
      await provider.db.transaction(async (tx) => {
        await tx.execute(sql`update bookings set status = ${status} where number = ${booking.number}`)
        await tx.execute(sql`insert into booking_status_history (booking_id, status, actor, at)
          select id, ${status}, 'branch', now() from bookings where number = ${booking.number}`)
      })
    }
  }
})

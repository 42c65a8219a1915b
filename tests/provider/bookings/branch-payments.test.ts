import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Booking } from '@/provider/contract/bookings'
import { openGuest } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, rentalOf, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000

describe('money that the branch took for a booking', () => {
  const provider = useProvider()

  it('is on the guest’s page and in the account, from the pick-up to after the return: when, how and how much', async () => {
    provider.clock.now = START
    const run = openCommands(provider.url, provider.clock)
    const slug = await addModel(provider, 'paid-at-branch', 1)
    const guest = await openGuest(provider, await provider.requestFor(rentalOf(slug, 1, 3)))
    await guest.confirm()
    const { number, price, pickupAt, dropoffAt } = guest.booking
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select client_id as id from bookings where number = ${number}`,
    )
    const session = await sessionOf(provider, Number(rows[0]?.id), { createdAt: provider.clock.now })
    const account = async (): Promise<Booking> =>
      (await provider.call('GET', `/auth-client/history/${number}`, undefined, session)).json().data.booking
    const done = async (line: string) => {
      expect((await run(line)).errors).toBe('')
      provider.clock.now = new Date(provider.clock.now.getTime() + MINUTE_MS)
    }
    const pay = (roubles: number, more: string) => done(`booking pay --number ${number} --amount ${roubles} ${more}`)

    expect((await guest.read()).branchPayments).toEqual([])
    provider.clock.now = new Date(pickupAt)
    const minutesLater = (minutes: number) => new Date(new Date(pickupAt).getTime() + minutes * MINUTE_MS).toISOString()
    await pay(1000, '--means cash')
    await pay(500, '--means card')
    await pay(700, '--means cash')
    await pay(700, '--undo')
    await pay(200, '--undo')
    await pay(1000, '--means card')
    await pay(1000, '--undo --means cash')
    await pay(600, '--undo --means card')
    await pay(600, '--means cash')
    const payments = [
      { amountKop: 60_000, means: 'cash', at: minutesLater(8) },
      { amountKop: 40_000, means: 'card', at: minutesLater(5) },
      { amountKop: 30_000, means: 'card', at: minutesLater(1) },
    ]
    const outcomes = async () => [await guest.read(), await account()]
    for (const booking of await outcomes())
      expect([booking.paidKop, booking.branchPayments, booking.payments]).toEqual([130_000, payments, []])

    await done(`booking give-out --number ${number} --mileage 1000 --anyway test`)
    for (const { status, branchPayments } of await outcomes())
      expect([status, branchPayments]).toEqual(['active', payments])
    provider.clock.now = new Date(dropoffAt)
    await pay(price.totalKop / 100 - 1300, '--means card')
    await done(`booking take-back --number ${number} --mileage 1001`)
    for (const { status, dueKop, branchPayments } of await outcomes())
      expect([status, dueKop, branchPayments]).toEqual([
        'completed',
        0,
        [{ amountKop: price.totalKop - 130_000, means: 'card', at: dropoffAt }, ...payments],
      ])
  })
})

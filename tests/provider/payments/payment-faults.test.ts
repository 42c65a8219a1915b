import { differenceInSeconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import pLimit, { type LimitFunction } from 'p-limit'
import { describe, expect, it } from 'vitest'
import type { HoldResponse } from '@/provider/contract/bookings'
import { byForm } from '@/tests/setup/by-form'
import { START } from '@/tests/setup/open-provider'
import { begin, beginOther, CARDS, holdOf, payAt, readPayment, useTestGateway } from '@/tests/setup/test-gateway'

const PAYMENTS = byForm({ short: 300, all: 300, long: 10_000 })
const AT_ONCE = 10
const PATIENCE_SECONDS = 180
const RUN_SECONDS = 5
/** Together 30 % of the gateway's responses. */
const SHARES = {
  ...{ lost: 0.07, '500_before': 0.05, '500_after': 0.05, busy: 0.04, garbage: 0.03 },
  ...{ processing: 0.03, slow: 0.03 },
}
/** A slow response comes after the time-out, and the operation is carried out all the same. */
const TIMEOUT_MS = 500
const SLOW_MS = 750
/** One in so many is for a booking, which is cancelled once it is paid: its money comes back. */
const BOOKINGS = 20
const LEAST_BOOKING_KOP = 100_000

describe(`${PAYMENTS} payments while the gateway fails three times in ten`, () => {
  const provider = useTestGateway({ timeoutMs: TIMEOUT_MS })
  const booked: HoldResponse[] = []

  it('are each charged once, and each is recorded here within three minutes', async () => {
    provider.cashier.scenarios.change({ faultShares: SHARES, slowAnswerMs: SLOW_MS })
    const limited = pLimit(AT_ONCE)
    const ids = await Promise.all(
      Array.from({ length: PAYMENTS }, (_, n) => limited(() => (n % BOOKINGS === 0 ? beginBooking() : beginAny(n)))),
    )
    await everyoneSettled((open) => payOpen(open, limited))
    expect(differenceInSeconds(provider.clock.now, START)).toBeLessThanOrEqual(PATIENCE_SECONDS)
    expect(new Set(ids).size).toBe(PAYMENTS)

    await Promise.all(booked.map((held) => limited(() => cancel(held))))
    const cancelledAt = provider.clock.now
    await everyoneSettled(async () => undefined)
    expect(differenceInSeconds(provider.clock.now, cancelledAt)).toBeLessThanOrEqual(PATIENCE_SECONDS)
    await requireOneTruth()
  }, 2_400_000)

  async function beginAny(n: number): Promise<string> {
    const response = await beginOther(provider, 10_000 + n, `Договор ${n}`)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data.id
  }

  async function beginBooking(): Promise<string> {
    const held = await holdOf(provider)
    booked.push(held)
    const response = await begin(provider, held, held.booking.price.totalKop)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data.id
  }

  async function cancel({ booking, key }: HoldResponse): Promise<void> {
    const refundKop = booking.price.totalKop
    const url = `/sun/v2/bookings/${booking.number}/cancel`
    const response = await provider.call('POST', url, { refundKop }, { 'x-booking-key': key })
    expect(response.statusCode, response.body).toBe(200)
  }

  /** What the gateway has charged and sent back is what stands here, to the kopeck. */
  async function requireOneTruth(): Promise<void> {
    const { rows: charged } = await provider.db.execute<{ payment: string; sum: string; status: string }>(sql`
      select document -> 'metadata' ->> 'payment' as payment, document -> 'amount' ->> 'value' as sum, document ->> 'status' as status
      from sandbox.objects where kind = 'payment'`)
    const { rows: storedPayments } = await provider.db.execute<{ payment: string; sum: string; status: string }>(sql`
      select public_id as payment, (amount_kop / 100.0)::numeric(12, 2)::text as sum, state as status from payments`)
    const byId = (a: { payment: string }, b: { payment: string }) => a.payment.localeCompare(b.payment)
    expect(charged.sort(byId)).toEqual(storedPayments.sort(byId))
    expect(new Set(storedPayments.map(({ status }) => status))).toEqual(new Set(['succeeded', 'canceled']))
    const { rows: sentBack } = await provider.db.execute<{ payment: string; sum: string }>(sql`
      select document ->> 'payment_id' as payment, document -> 'amount' ->> 'value' as sum
      from sandbox.objects where kind = 'refund' and document ->> 'status' = 'succeeded'`)
    const { rows: storedRefunds } = await provider.db.execute<{ payment: string; sum: string }>(sql`
      select p.gateway_id as payment, (r.amount_kop / 100.0)::numeric(12, 2)::text as sum
      from refunds r join payments p on p.id = r.payment_id where r.state = 'succeeded'`)
    expect(sentBack.length).toBe(booked.length)
    expect(sentBack.sort(byId)).toEqual(storedRefunds.sort(byId))
    const { rows: receipts } = await provider.db.execute(
      sql`select payment_id from receipts group by payment_id, kind, refund_id having count(*) > 1`,
    )
    expect(receipts).toEqual([])
    expect(provider.alerts).toEqual([])
  }

  /** Runs the reconciler until nothing is open. */
  async function everyoneSettled(pay: (open: string[]) => Promise<void>): Promise<void> {
    const began = provider.clock.now
    for (;;) {
      const { rows } = await provider.db.execute<{ id: string }>(
        sql`select public_id as id from payments where state in ('created', 'pending')
          union all select 'refund' from refunds where state in ('created', 'pending')`,
      )
      if (rows.length === 0 || differenceInSeconds(provider.clock.now, began) > PATIENCE_SECONDS) return
      await pay(rows.map(({ id }) => id))
      provider.pass(RUN_SECONDS)
      await provider.settle()
    }
  }

  /** Every tenth payer of anything else has no money; a payer without an address to pay at reads the payment again later. */
  async function payOpen(open: string[], limited: LimitFunction): Promise<void> {
    await Promise.all(
      open.map((id) =>
        limited(async () => {
          const { confirmationUrl, amountKop } = await readPayment(provider, id)
          const isPoor = amountKop < LEAST_BOOKING_KOP && amountKop % 10 === 0
          if (confirmationUrl) await payAt(confirmationUrl, isPoor ? CARDS.poor : CARDS.good)
        }),
      ),
    )
  }
})

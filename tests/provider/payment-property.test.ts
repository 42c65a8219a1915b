import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking, HoldAnswer } from '@/provider/contract/bookings'
import { rentalOf } from '@/tests/setup/open-provider'
import { begin, CARDS, holdOf, look, payAt, payable, useTill } from '@/tests/setup/paying'

const RUNS = process.env.E2E_LONG === '1' ? 100 : 8
const ACTS = ['prepay', 'payAll', 'decline', 'shorter', 'longer', 'wait', 'cancel'] as const
type Act = (typeof ACTS)[number]

describe('whatever a client does with a booking and its money', () => {
  const till = useTill()

  it('its lines make its total, paid and due make its total, and no more goes back than came in', async () => {
    const acts = fc.array(fc.constantFrom(...ACTS), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(acts, async (plan) => {
        const held = await holdOf(till, {}, 2)
        for (const act of plan) {
          await perform(act, held)
          await requireTruth(held)
        }
        await till.settle()
        await requireTruth(held)
      }),
      { numRuns: RUNS, endOnFailure: true, seed: 2026 },
    )
  }, 600_000)

  async function perform(act: Act, held: HoldAnswer & { slug: string }): Promise<void> {
    const booking = await read(held)
    if (act === 'wait') till.pass(20)
    else if (act === 'shorter' || act === 'longer') await change(held, booking, act === 'shorter' ? 2 : 6)
    else if (act === 'cancel') await cancel(held, booking)
    else
      await pay(
        held,
        act === 'payAll' ? booking.dueKop : booking.prepayKop,
        act === 'decline' ? CARDS.poor : CARDS.good,
      )
  }

  async function pay(held: HoldAnswer, amountKop: number, card: string): Promise<void> {
    if (amountKop === 0) return
    const begun = await begin(till, held, amountKop)
    if (begun.statusCode !== 201) return
    const { id } = begun.json().data
    await payAt(await payable(till, id), card)
    till.pass(3)
    await look(till, id)
  }

  async function change({ key, slug }: HoldAnswer & { slug: string }, booking: Booking, days: number): Promise<void> {
    const rental = rentalOf(slug, 30, days)
    const headers = { 'x-booking-key': key }
    const url = `/sun/v2/bookings/${booking.number}`
    const quote = await till.call('POST', `${url}/quote`, rental, headers)
    if (quote.statusCode === 200) {
      await till.call('PATCH', url, { rental, quoteToken: quote.json().data.quoteToken }, headers)
    }
  }

  /** What the preview shows is what the rows of the refund say. */
  async function cancel({ key }: HoldAnswer, { number, cancellation }: Booking): Promise<void> {
    const before = await backOf(number)
    const url = `/sun/v2/bookings/${number}/cancel`
    const answer = await till.call('POST', url, { refundKop: cancellation.refundKop }, { 'x-booking-key': key })
    if (answer.statusCode === 200) expect((await backOf(number)) - before).toBe(cancellation.refundKop)
  }

  async function requireTruth(held: HoldAnswer): Promise<void> {
    const { price, paidKop, dueKop, status, payments } = await read(held)
    expect(price.lines.reduce((sum, { amountKop }) => sum + amountKop, 0)).toBe(price.totalKop)
    if (status !== 'expired' && status !== 'cancelled_client') expect(paidKop + dueKop).toBe(price.totalKop)
    const capturedKop = sumOf(payments.filter(({ state }) => state === 'succeeded'))
    const backKop = sumOf(payments.flatMap(({ refunds }) => refunds))
    expect(backKop).toBeLessThanOrEqual(capturedKop)
    const isOver = status === 'expired' || status === 'cancelled_client'
    expect(isOver ? 0 : capturedKop - backKop).toBe(isOver ? 0 : paidKop)
  }

  async function read({ booking, key }: HoldAnswer): Promise<Booking> {
    return (await till.call('GET', `/sun/v2/bookings/${booking.number}`, undefined, { 'x-booking-key': key })).json()
      .data
  }

  async function backOf(number: string): Promise<number> {
    const { rows } = await till.db.execute<{ sum: string }>(sql`
      select coalesce(sum(r.amount_kop), 0) as sum from refunds r join payments p on p.id = r.payment_id
      where p.number = ${number}`)
    return Number(rows[0]?.sum)
  }
})

function sumOf(rows: readonly { amountKop: number }[]): number {
  return rows.reduce((sum, { amountKop }) => sum + amountKop, 0)
}

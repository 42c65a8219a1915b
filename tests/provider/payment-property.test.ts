import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking, HoldResponse } from '@/provider/contract/bookings'
import { rentalOf } from '@/tests/setup/open-provider'
import { begin, CARDS, holdOf, look, payAt, payable, useTill } from '@/tests/setup/paying'

const RUNS = process.env.E2E_LONG === '1' ? 200 : 12
const ACTS = ['prepay', 'payAll', 'decline', 'shorter', 'longer', 'wait', 'cancel'] as const
type Act = (typeof ACTS)[number]

/** Longer than a hold. */
const HOLD_SECONDS = 16 * 60

describe('whatever a client does with a booking and its money', () => {
  const till = useTill()
  const done = new Set<Act>()

  it('its lines make its total, paid and due make its total, and no more goes back than came in', async () => {
    const acts = fc.array(fc.constantFrom(...ACTS), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(acts, async (plan) => {
        const held = await holdOf(till, {}, 2)
        for (const act of plan) {
          if (await perform(act, held)) done.add(act)
          await requireTruth(held)
        }
        await till.settle()
        await requireTruth(held)
      }),
      { numRuns: RUNS, endOnFailure: true, seed: 2026 },
    )
    // Each act was not only tried.
    expect([...done].sort()).toEqual([...ACTS].sort())
  }, 600_000)

  /** @returns whether it was done; refused, it was for a reason that is one. */
  async function perform(act: Act, held: HoldResponse & { slug: string }): Promise<boolean> {
    const booking = await read(held)
    if (act === 'wait') {
      till.pass(HOLD_SECONDS)
      return true
    }
    if (act === 'shorter' || act === 'longer') return change(held, booking, act === 'shorter' ? 2 : 6)
    if (act === 'cancel') return cancel(held, booking)
    const card = act === 'decline' ? CARDS.poor : CARDS.good
    return pay(held, act === 'payAll' ? booking.dueKop : booking.prepayKop, card)
  }

  async function pay(held: HoldResponse, amountKop: number, card: string): Promise<boolean> {
    if (amountKop === 0) return false
    const begun = await begin(till, held, amountKop)
    if (begun.statusCode !== 201) return isRefused(begun, ['hold_expired', 'nothing_due'])
    const { id } = begun.json().data
    await payAt(await payable(till, id), card)
    till.pass(3)
    return (await look(till, id)).state === (card === CARDS.good ? 'succeeded' : 'canceled')
  }

  async function change(held: HoldResponse & { slug: string }, { number }: Booking, days: number): Promise<boolean> {
    const rental = rentalOf(held.slug, 30, days)
    const headers = { 'x-booking-key': held.key }
    const url = `/sun/v2/bookings/${number}`
    const quote = await till.call('POST', `${url}/quote`, rental, headers)
    if (quote.statusCode !== 200) return isRefused(quote, ['hold_expired', 'conflict'])
    const changed = await till.call('PATCH', url, { rental, quoteToken: quote.json().data.quoteToken }, headers)
    expect(changed.statusCode, changed.body).toBe(200)
    return true
  }

  /** What the preview shows is what the rows of the refund say. */
  async function cancel({ key }: HoldResponse, { number, cancellation }: Booking): Promise<boolean> {
    const before = await backOf(number)
    const url = `/sun/v2/bookings/${number}/cancel`
    const { refundKop } = cancellation
    const answer = await till.call('POST', url, { refundKop }, { 'x-booking-key': key })
    if (answer.statusCode !== 200) return isRefused(answer, ['hold_expired', 'conflict'])
    if (cancellation.allowed) expect((await backOf(number)) - before).toBe(refundKop)
    return cancellation.allowed
  }

  function isRefused(answer: { json(): { error: { code: string } } }, codes: string[]): false {
    expect(codes).toContain(answer.json().error.code)
    return false
  }

  async function requireTruth(held: HoldResponse): Promise<void> {
    const { price, paidKop, dueKop, status, payments, cancellation } = await read(held)
    expect(price.lines.reduce((sum, { amountKop }) => sum + amountKop, 0)).toBe(price.totalKop)
    const capturedKop = sumOf(payments.filter(({ state }) => state === 'succeeded'))
    const backKop = sumOf(payments.flatMap(({ refunds }) => refunds))
    expect(backKop).toBeLessThanOrEqual(capturedKop)
    const isOver = status === 'expired' || status === 'cancelled_client'
    if (!isOver) expect(paidKop + dueKop).toBe(price.totalKop)
    const keptKop = status === 'cancelled_client' ? cancellation.keptKop : status === 'expired' ? 0 : paidKop
    expect(capturedKop - backKop).toBe(keptKop)
  }

  async function read({ booking, key }: HoldResponse): Promise<Booking> {
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

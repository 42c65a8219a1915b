import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking, HoldResponse } from '@/provider/contract/bookings'
import { rentalOf } from '@/tests/setup/open-provider'
import { begin, CARDS, holdOf, payAt, readPayment, useTestGateway, waitForPaymentUrl } from '@/tests/setup/test-gateway'

const RUNS = process.env.E2E_LONG === '1' ? 200 : 12
const ACTIONS = ['prepay', 'payAll', 'decline', 'shorter', 'longer', 'wait', 'cancel'] as const
type Action = (typeof ACTIONS)[number]

/** Longer than a hold. */
const HOLD_SECONDS = 16 * 60

describe('any sequence of a client’s actions on a booking and its money', () => {
  const provider = useTestGateway()
  const done = new Set<Action>()

  it('its lines make its total, paid and due make its total, and no more goes back than came in', async () => {
    const actions = fc.array(fc.constantFrom(...ACTIONS), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(actions, async (plan) => {
        const held = await holdOf(provider, {}, 2)
        for (const action of plan) {
          if (await perform(action, held)) done.add(action)
          await requireTruth(held)
        }
        await provider.settle()
        await requireTruth(held)
      }),
      { numRuns: RUNS, endOnFailure: true, seed: 2026 },
    )
    // Each action succeeded at least once.
    expect([...done].sort()).toEqual([...ACTIONS].sort())
  }, 600_000)

  /** @returns whether it was done; a rejection must have one of the expected codes */
  async function perform(action: Action, held: HoldResponse & { slug: string }): Promise<boolean> {
    const booking = await read(held)
    if (action === 'wait') {
      provider.pass(HOLD_SECONDS)
      return true
    }
    if (action === 'shorter' || action === 'longer') return change(held, booking, action === 'shorter' ? 2 : 6)
    if (action === 'cancel') return cancel(held, booking)
    const card = action === 'decline' ? CARDS.poor : CARDS.good
    return pay(held, action === 'payAll' ? booking.dueKop : booking.prepayKop, card)
  }

  async function pay(held: HoldResponse, amountKop: number, card: string): Promise<boolean> {
    if (amountKop === 0) return false
    const startResponse = await begin(provider, held, amountKop)
    if (startResponse.statusCode !== 201) return requireRejection(startResponse, ['hold_expired', 'nothing_due'])
    const { id } = startResponse.json().data
    await payAt(await waitForPaymentUrl(provider, id), card)
    provider.pass(3)
    return (await readPayment(provider, id)).state === (card === CARDS.good ? 'succeeded' : 'canceled')
  }

  async function change(held: HoldResponse & { slug: string }, { number }: Booking, days: number): Promise<boolean> {
    const rental = rentalOf(held.slug, 30, days)
    const headers = { 'x-booking-key': held.key }
    const url = `/sun/v2/bookings/${number}`
    const quote = await provider.call('POST', `${url}/quote`, rental, headers)
    if (quote.statusCode !== 200) return requireRejection(quote, ['hold_expired', 'conflict'])
    const changed = await provider.call('PATCH', url, { rental, quoteToken: quote.json().data.quoteToken }, headers)
    expect(changed.statusCode, changed.body).toBe(200)
    return true
  }

  /** What the preview shows is what the rows of the refund say. */
  async function cancel({ key }: HoldResponse, { number, cancellation }: Booking): Promise<boolean> {
    const before = await backOf(number)
    const url = `/sun/v2/bookings/${number}/cancel`
    const { refundKop } = cancellation
    const response = await provider.call('POST', url, { refundKop }, { 'x-booking-key': key })
    if (response.statusCode !== 200) return requireRejection(response, ['hold_expired', 'conflict'])
    if (cancellation.allowed) expect((await backOf(number)) - before).toBe(refundKop)
    return cancellation.allowed
  }

  function requireRejection(response: { json(): { error: { code: string } } }, codes: string[]): false {
    expect(codes).toContain(response.json().error.code)
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
    const retainedKop = status === 'cancelled_client' ? cancellation.keptKop : status === 'expired' ? 0 : paidKop
    expect(capturedKop - backKop).toBe(retainedKop)
  }

  async function read({ booking, key }: HoldResponse): Promise<Booking> {
    return (
      await provider.call('GET', `/sun/v2/bookings/${booking.number}`, undefined, { 'x-booking-key': key })
    ).json().data
  }

  async function backOf(number: string): Promise<number> {
    const { rows } = await provider.db.execute<{ sum: string }>(sql`
      select coalesce(sum(r.amount_kop), 0) as sum from refunds r join payments p on p.id = r.payment_id
      where p.number = ${number}`)
    return Number(rows[0]?.sum)
  }
})

function sumOf(rows: readonly { amountKop: number }[]): number {
  return rows.reduce((sum, { amountKop }) => sum + amountKop, 0)
}

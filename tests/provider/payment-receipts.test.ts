import { subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forgetPayers } from '@/provider/db/forget-payers'
import { begin, CARDS, holdOf, look, payAt, useTill } from '@/tests/setup/paying'

const TIDY_SECONDS = 10 * 60

describe('the receipts of a booking', () => {
  const till = useTill()

  async function paidBooking(sumOf: (booking: { prepayKop: number; price: { totalKop: number } }) => number) {
    const held = await holdOf(till)
    const payment = (await begin(till, held, sumOf(held.booking))).json().data
    await payAt(payment.confirmationUrl, CARDS.good)
    till.pass(3)
    expect((await look(till, payment.id)).state).toBe('succeeded')
    return { ...held.booking, key: held.key, paymentId: String(payment.id) }
  }

  const payerOf = async (paymentId: string) =>
    (
      await till.db.execute<{ phone: string | null; email: string | null; clientId: string }>(sql`
        select payer_phone as phone, payer_email as email, client_id as "clientId" from payments
        where public_id = ${paymentId}`)
    ).rows[0]

  it('keep the payer no longer than they need him: he is forgotten once the last one has left', async () => {
    const { paymentId } = await paidBooking(({ price }) => price.totalKop)
    const other = await paidBooking(({ price }) => price.totalKop)
    const clientId = Number((await payerOf(paymentId))?.clientId)
    await forgetPayers(till.db, clientId)
    expect(await payerOf(paymentId)).toMatchObject({ email: 'anna@clients.example' })

    await till.db.execute(sql`
      update clients set first_name = '—', last_name = null, middle_name = null, phone = null, email = null,
        birth_date = null, citizenship = null, password_hash = null, email_confirmed_at = null, registered_at = null,
        deleted_at = ${till.clock.now.toISOString()} where id = ${clientId}`)
    await leave()
    expect(await payerOf(paymentId)).toMatchObject({ phone: null, email: null })
    expect((await payerOf(other.paymentId))?.phone).toMatch(/^\+/)
  })

  it.each([
    ['a late cancellation', 'cancelled_client'],
    ['nobody who came', 'no_show'],
  ] as const)('close with what %s leaves to the branch', async (_name, status) => {
    const { number, key, pickupAt, price, paymentId } = await paidBooking((booking) => booking.price.totalKop)
    await leave()
    expect(await closedKop(paymentId)).toBeNull()
    till.clock.now = subHours(new Date(pickupAt), 1)
    if (status === 'no_show') await noteNoShow(number)
    else await cancel({ number, key }, 0)
    await leave()
    expect(await closedKop(paymentId)).toBe(price.totalKop)
  })

  it('are none of a refund that the gateway refused: it goes back by hand', async () => {
    const { number, key, price, paymentId } = await paidBooking((booking) => booking.price.totalKop)
    till.sandbox.knobs.change({ refunds: 'canceled' })
    await cancel({ number, key }, price.totalKop)
    await leave()
    till.sandbox.knobs.change({ refunds: 'succeeded' })
    expect((await look(till, paymentId)).refunds).toMatchObject([{ state: 'canceled' }])
    await leave()
    expect(await closedKop(paymentId)).toBeNull()
  })

  async function cancel({ number, key }: { number: string; key: string }, refundKop: number): Promise<void> {
    const url = `/sun/v2/bookings/${number}/cancel`
    const answer = await till.call('POST', url, { refundKop }, { 'x-booking-key': key })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  /** As the branch does it. */
  async function noteNoShow(number: string): Promise<void> {
    await till.db.execute(sql`
      with moved as (update bookings set status = 'no_show' where number = ${number} returning id)
      insert into booking_status_history (booking_id, status, actor, at, reason)
      select id, 'no_show', 'branch', ${till.clock.now.toISOString()}, 'nobody came' from moved`)
  }

  async function closedKop(paymentId: string): Promise<number | null> {
    const { rows } = await till.db.execute<{ sum: string }>(sql`
      select r.amount_kop as sum from receipts r join payments p on p.id = r.payment_id
      where p.public_id = ${paymentId} and r.kind = 'closing'`)
    return rows[0] ? Number(rows[0].sum) : null
  }

  /** The receipts go out, the tax service takes them, and the reconciler tidies up. */
  async function leave() {
    for (const seconds of [0, 61, TIDY_SECONDS, 61]) {
      till.pass(seconds)
      await till.settle()
      await till.sandbox.tick()
    }
  }
})

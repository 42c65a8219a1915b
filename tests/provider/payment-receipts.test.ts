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
    await drive(paymentId)
    await leave()
    expect(await payerOf(paymentId)).toMatchObject({ phone: null, email: null })
    expect((await payerOf(other.paymentId))?.phone).toMatch(/^\+/)
  })

  /** The rental happens: only then is the prepayment used up, and its closing receipt the last one. */
  async function drive(paymentId: string) {
    for (const status of ['active', 'completed'])
      await till.db.execute(sql`
        with moved as (
          update bookings set status = ${status}::booking_status
          where id = (select booking_id from payments where public_id = ${paymentId}) returning id)
        insert into booking_status_history (booking_id, status, actor, at)
        select id, ${status}::booking_status, 'branch', now() from moved`)
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

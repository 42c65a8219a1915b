import { addHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { erasePayers } from '@/provider/records/payments/erase-payers'
import { confirmAt, newKey, personalConsents } from '@/tests/setup/open-provider'
import { begin, CARDS, holdOf, payAt, readPayment, type TestGateway, useTestGateway } from '@/tests/setup/test-gateway'

const TIDY_SECONDS = 10 * 60

describe('a payer', () => {
  const provider = useTestGateway()

  const payerOf = async (paymentId: string) =>
    (
      await provider.db.execute<{ phone: string | null; email: string | null; clientId: string }>(sql`
        select payer_phone as phone, payer_email as email, client_id as "clientId" from payments
        where public_id = ${paymentId}`)
    ).rows[0]

  it('is erased once the last receipt has left, when the client is deleted', async () => {
    const { id } = await paidBooking(provider, ({ price }) => price.totalKop)
    const other = await paidBooking(provider, ({ price }) => price.totalKop)
    const clientId = Number((await payerOf(id))?.clientId)
    await erasePayers(provider.db, clientId)
    expect(await payerOf(id)).toMatchObject({ email: 'anna@clients.example' })

    await provider.db.execute(sql`
      update clients set first_name = '—', last_name = null, middle_name = null, phone = null, email = null,
        birth_date = null, citizenship = null, password_hash = null, email_confirmed_at = null, registered_at = null,
        deleted_at = ${provider.clock.now.toISOString()} where id = ${clientId}`)
    await drive(provider, id)
    await leave(provider)
    expect(await payerOf(id)).toMatchObject({ phone: null, email: null })
    expect((await payerOf(other.id))?.phone).toMatch(/^\+/)
  })

  it('keeps his receipt when somebody else goes on with his payment by number and surname', async () => {
    const { booking, key } = await holdOf(provider)
    const { id } = (await begin(provider, { booking, key }, booking.prepayKop)).json().data
    const first = await payerOf(id)
    const consents = [...personalConsents(provider.clock.now), ...confirmAt(provider.clock.now).consents]
    const stranger = { phone: '+79115550001', email: 'stranger@clients.example', language: 'ru', consents }
    const named = { purpose: 'booking', number: booking.number, fio: 'Проверкина', amountKop: booking.prepayKop }
    const headers = { 'idempotency-key': newKey() }
    const continued = await provider.call('POST', '/sun/v2/payments', { ...named, ...stranger }, headers)
    expect([continued.statusCode, continued.json().data?.id]).toEqual([201, id])
    expect(await payerOf(id)).toEqual(first)
  })
})

/** The rental happens: only then is the prepayment used up, and its closing receipt the last one. */
async function drive(provider: TestGateway, paymentId: string): Promise<void> {
  for (const status of ['active', 'completed'])
    await provider.db.execute(sql`
      with moved as (
        update bookings set status = ${status}::booking_status
        where id = (select booking_id from payments where public_id = ${paymentId}) returning id)
      insert into booking_status_history (booking_id, status, actor, at)
      select id, ${status}::booking_status, 'branch', now() from moved`)
}

describe('the payer of a booking', () => {
  const provider = useTestGateway()

  it('sees how far the receipts of what came and went back are', async () => {
    const { booking, key } = await holdOf(provider)
    const startedPayment = (await begin(provider, { booking, key }, booking.prepayKop)).json().data
    expect(startedPayment).toMatchObject({ state: 'pending', receipt: null })
    await payAt(startedPayment.confirmationUrl, CARDS.good)
    provider.pass(3)
    expect(await readPayment(provider, startedPayment.id)).toMatchObject({ state: 'succeeded', receipt: 'pending' })
    await leave(provider)
    expect(await readPayment(provider, startedPayment.id)).toMatchObject({ receipt: 'sent' })

    const url = `/sun/v2/bookings/${booking.number}/cancel`
    const refundKop = booking.prepayKop
    expect((await provider.call('POST', url, { refundKop }, { 'x-booking-key': key })).statusCode).toBe(200)
    expect((await readPayment(provider, startedPayment.id)).refunds).toMatchObject([
      { state: 'pending', receipt: null },
    ])
    await leave(provider)
    expect((await readPayment(provider, startedPayment.id)).refunds).toMatchObject([
      { state: 'succeeded', receipt: 'sent' },
    ])
  })

  it('does not display a receipt that did not leave as one that is on its way', async () => {
    const { id } = await paidBooking(provider, ({ prepayKop }) => prepayKop)
    provider.pass(25 * 60 * 60)
    await provider.settle()
    expect(await readPayment(provider, id)).toMatchObject({ state: 'succeeded', receipt: 'failed' })
  })
})

describe('the receipts of a booking', () => {
  const provider = useTestGateway()

  const receiptsOf = async (id: string) =>
    (
      await provider.db.execute(sql`
        select r.kind, r.state, r.amount_kop::int as kop, r.lines -> 0 ->> 'mode' as mode, (r.lines -> 0 ->> 'unitKop')::int as line
        from receipts r join payments p on p.id = r.payment_id where p.public_id = ${id} order by r.id`)
    ).rows

  it('say of a part that goes back that it was a part', async () => {
    const { id, booking, key } = await paidBooking(provider, ({ prepayKop }) => prepayKop)
    const kop = booking.prepayKop
    const headers = { 'x-booking-key': key }
    const cancelled = await provider.call(
      'POST',
      `/sun/v2/bookings/${booking.number}/cancel`,
      { refundKop: kop },
      headers,
    )
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    await leave(provider)
    const part = { state: 'succeeded', kop, line: kop, mode: 'partial_prepayment' }
    expect(await receiptsOf(id)).toEqual([
      { kind: 'prepayment', ...part },
      { kind: 'refund', ...part },
    ])
  })

  it('close a rental that has begun once, for what was paid less what went back', async () => {
    const atBranchKop = 100_000
    const takeAtBranch = (number: string) =>
      provider.db.execute(sql`update bookings set paid_kop = ${atBranchKop} where number = ${number}`)
    const { id, booking } = await paidBooking(provider, ({ price }) => price.totalKop, takeAtBranch)
    const { totalKop } = booking.price
    await leave(provider)
    const before = await receiptsOf(id)
    expect(before).toMatchObject([
      { kind: 'prepayment', kop: totalKop },
      { kind: 'refund', kop: atBranchKop },
    ])
    await provider.db.execute(sql`
      with begun as (update bookings set status = 'active' where number = ${booking.number} returning id)
      insert into booking_status_history (booking_id, status, actor, at) select id, 'active', 'branch', now() from begun`)
    await leave(provider)
    await leave(provider)
    const kop = totalKop - atBranchKop
    const closingReceipt = { kind: 'closing', state: 'succeeded', kop, line: kop, mode: 'full_payment' }
    expect(await receiptsOf(id)).toEqual([...before, closingReceipt])
  })

  it.each([
    ['cancelled_client', -1],
    ['no_show', 2],
  ] as const)('close what %s leaves to the branch', async (status, hoursAfterStart) => {
    const { id, booking, key } = await paidBooking(provider, ({ price }) => price.totalKop)
    await leave(provider)
    expect(await receiptsOf(id)).toMatchObject([{ kind: 'prepayment' }])
    provider.clock.now = addHours(new Date(booking.pickupAt), hoursAfterStart)
    if (status === 'no_show') await noteNoShow(booking.number)
    else await cancel(booking.number, key, 0)
    // The client who is deleted at this moment is the customer of one more receipt.
    await erasePayers(provider.db, await clientOf(id))
    await leave(provider)
    expect(await receiptsOf(id)).toMatchObject([
      { kind: 'prepayment' },
      { kind: 'closing', state: 'succeeded', kop: booking.price.totalKop },
    ])
  })

  it('close nothing of a refund that the gateway rejected: it goes back by hand', async () => {
    const { id, booking, key } = await paidBooking(provider, ({ price }) => price.totalKop)
    provider.cashier.scenarios.change({ refunds: 'canceled' })
    await cancel(booking.number, key, booking.price.totalKop)
    await leave(provider)
    provider.cashier.scenarios.change({ refunds: 'succeeded' })
    expect((await readPayment(provider, id)).refunds).toMatchObject([{ state: 'canceled' }])
    provider.clock.now = addHours(new Date(booking.pickupAt), 5)
    await leave(provider)
    expect(await receiptsOf(id)).toMatchObject([{ kind: 'prepayment' }])
  })

  it.each([
    ['500_before', 'the call fails'],
    ['lost', 'the answer is lost'],
    ['busy', 'the gateway has no time'],
    ['garbage', 'the answer cannot be read'],
  ] as const)('leave later, once, when %s: %s', async (fault, _) => {
    const { id, booking } = await paidBooking(provider, ({ prepayKop }) => prepayKop)
    provider.cashier.scenarios.change({
      faultPlan: [
        { fault, on: 'POST /v3/receipts' },
        { fault, on: 'POST /v3/receipts' },
      ],
    })
    await provider.settle()
    expect(await receiptsOf(id), 'after the call').toMatchObject([
      { kind: 'prepayment', state: expect.not.stringMatching('succeeded') },
    ])
    for (const seconds of [61, 300, 900, 3_600]) {
      provider.pass(seconds)
      await provider.settle()
      await provider.cashier.tick()
    }
    expect(await receiptsOf(id)).toMatchObject([{ kind: 'prepayment', state: 'succeeded', kop: booking.prepayKop }])
    const { rows } = await provider.db.execute(sql`
      select count(*)::int as printed from sandbox.objects r join payments p on r.document ->> 'payment_id' = p.gateway_id
      where r.kind = 'receipt' and p.public_id = ${id}`)
    expect(rows).toEqual([{ printed: 1 }])
  })

  async function clientOf(id: string): Promise<number> {
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select client_id as id from payments where public_id = ${id}`,
    )
    return Number(rows[0]?.id)
  }

  async function cancel(number: string, key: string, refundKop: number): Promise<void> {
    const url = `/sun/v2/bookings/${number}/cancel`
    const response = await provider.call('POST', url, { refundKop }, { 'x-booking-key': key })
    expect(response.statusCode, response.body).toBe(200)
  }

  /** As the branch does it. */
  async function noteNoShow(number: string): Promise<void> {
    await provider.db.execute(sql`
      with moved as (update bookings set status = 'no_show' where number = ${number} returning id)
      insert into booking_status_history (booking_id, status, actor, at, reason)
      select id, 'no_show', 'branch', ${provider.clock.now.toISOString()}, 'nobody came' from moved`)
  }
})

describe('a refund that cannot be written down', () => {
  const provider = useTestGateway()

  it('holds up no receipt of anybody else', async () => {
    const broken = await paidBooking(provider, ({ prepayKop }) => prepayKop)
    const { id } = await paidBooking(provider, ({ prepayKop }) => prepayKop)
    const now = provider.clock.now.toISOString()
    await provider.db.execute(
      sql`delete from receipts where payment_id = (select id from payments where public_id = ${broken.id})`,
    )
    await provider.db.execute(sql`insert into refunds (payment_id, amount_kop, reason, next_at, created_at)
      select id, 100, 'branch', ${now}, ${now} from payments where public_id = ${broken.id}`)
    await expect(provider.services.reconciler.run()).rejects.toThrow('has no receipt')
    provider.pass(61)
    await provider.services.reconciler.run().catch(() => undefined)
    expect(await readPayment(provider, id)).toMatchObject({ receipt: 'sent' })
  })
})

type Sums = { prepayKop: number; price: { totalKop: number } }

/** @param meanwhile what happens to the booking while the payer is at the gateway */
async function paidBooking(
  provider: TestGateway,
  sumOf: (booking: Sums) => number,
  meanwhile: (number: string) => Promise<unknown> = async () => undefined,
) {
  const held = await holdOf(provider)
  const { id, confirmationUrl } = (await begin(provider, held, sumOf(held.booking))).json().data
  await meanwhile(held.booking.number)
  await payAt(confirmationUrl, CARDS.good)
  provider.pass(3)
  expect((await readPayment(provider, id)).state).toBe('succeeded')
  return { ...held, id: String(id) }
}

/** The receipts go out, the tax service takes them, and the reconciler tidies up. */
async function leave(provider: TestGateway) {
  for (const seconds of [0, 61, TIDY_SECONDS, 61, 61]) {
    provider.pass(seconds)
    await provider.settle()
    await provider.cashier.tick()
  }
}

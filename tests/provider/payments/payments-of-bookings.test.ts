import { addMinutes, addSeconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '@/lib/payments/payment-outcome'
import messages from '@/messages/ru/payments.json'
import { outcomeOf as failureOf, guestOf, withOptions } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { CONFIRM, newKey, rentalOf, START } from '@/tests/setup/open-provider'
import { proofOf } from '@/tests/setup/phone-proof'
import {
  begin,
  bookingRow,
  CARDS,
  holdOf,
  payAt,
  readPayment,
  useTestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

describe('a booking that is paid online', () => {
  const provider = useTestGateway()
  const receipts = async () =>
    (
      await provider.db.execute<{ kind: string; state: string; amount: string }>(
        sql`select kind, state, amount_kop as amount from receipts order by id`,
      )
    ).rows

  it('waits for its payment, is firm when it has come, and gets its receipt', async () => {
    const held = await holdOf(provider)
    const { number, prepayKop, price } = held.booking
    expect(prepayKop).toBe(Math.ceil(price.totalKop / 500) * 100)
    const startResponse = await begin(provider, held, prepayKop)
    expect(startResponse.statusCode, startResponse.body).toBe(201)
    const payment = startResponse.json().data
    expect(payment).toMatchObject({
      state: 'pending',
      amountKop: prepayKop,
      number,
      booking: { status: 'awaiting_payment' },
    })

    expect(await payAt(payment.confirmationUrl, CARDS.good)).toBe(
      `http://localhost:3000/status/success/?payment=${payment.id}`,
    )
    provider.pass(3)
    expect(await readPayment(provider, payment.id)).toMatchObject({
      state: 'succeeded',
      cardLast4: '4444',
      confirmationUrl: null,
      refunds: [],
      booking: { status: 'confirmed', paidKop: prepayKop, dueKop: price.totalKop - prepayKop },
    })
    expect(await bookingRow(provider, number)).toMatchObject({ status: 'confirmed', paidKop: prepayKop })
    await provider.settle()
    await provider.cashier.tick()
    provider.pass(61)
    await provider.settle()
    expect(await receipts()).toEqual([{ kind: 'prepayment', state: 'succeeded', amount: String(prepayKop) }])
  })

  it('stays on hold after a declined card, and can be paid with another one, or at the branch', async () => {
    const held = await holdOf(provider)
    const { number, price } = held.booking
    const first = (await begin(provider, held, price.totalKop)).json().data
    await payAt(first.confirmationUrl, CARDS.poor)
    provider.pass(3)
    expect(await readPayment(provider, first.id)).toMatchObject({ state: 'canceled', reason: 'insufficient_funds' })
    expect((await bookingRow(provider, number)).status).toBe('awaiting_payment')
    const second = (await begin(provider, held, price.totalKop)).json().data
    expect(second.id).not.toBe(first.id)
    await payAt(second.confirmationUrl, CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, second.id)).booking).toMatchObject({ status: 'confirmed', dueKop: 0 })

    const other = await holdOf(provider)
    const declined = (await begin(provider, other, other.booking.price.totalKop)).json().data
    const atBranch = () =>
      provider.call('PATCH', `/sun/v2/bookings/${other.booking.number}`, CONFIRM, { 'x-booking-key': other.key })
    await payAt(declined.confirmationUrl, CARDS.poor)
    provider.pass(3)
    await readPayment(provider, declined.id)
    expect((await atBranch()).json().data.status).toBe('confirmed')
  })

  it('starts one payment for repeated requests: the same key, another key, twenty at once', async () => {
    const held = await holdOf(provider)
    const { totalKop } = held.booking.price
    const key = newKey()
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, () => begin(provider, held, totalKop, key)),
      ...Array.from({ length: 10 }, () => begin(provider, held, totalKop)),
    ])
    expect(new Set(responses.map((response) => response.json().data?.id)).size).toBe(1)
    const { rows } = await provider.db.execute(sql`select 1 from payments where number = ${held.booking.number}`)
    expect(rows.length).toBe(1)
    const other = await begin(provider, held, held.booking.prepayKop)
    expect(other.json().error).toMatchObject({ code: 'payment_pending', details: { amountKop: totalKop } })
  })

  it('rejects a sum that is not due, a firm booking paid in full, and a hold without accepted terms', async () => {
    const held = await holdOf(provider)
    const { number, price, prepayKop } = held.booking
    const wrong = await begin(provider, held, price.totalKop - 100)
    expect(wrong.json().error).toMatchObject({
      code: 'amount_changed',
      details: { dueKop: price.totalKop, prepayKop },
    })
    const headers = { 'x-booking-key': held.key, 'idempotency-key': newKey() }
    const bare = { amountKop: price.totalKop, language: 'ru', consents: [] }
    const silent = await provider.call('POST', `/sun/v2/bookings/${number}/payments`, bare, headers)
    expect(silent.json().error.code).toBe('consent_required')
    const foreign = await begin(provider, { ...held, key: 'x'.repeat(43) }, price.totalKop)
    expect(foreign.statusCode).toBe(404)
    const payment = (await begin(provider, held, price.totalKop)).json().data
    await payAt(payment.confirmationUrl, CARDS.good)
    provider.pass(3)
    await readPayment(provider, payment.id)
    expect((await begin(provider, held, price.totalKop)).json().error.code).toBe('nothing_due')
  })

  it('takes money that comes after the hold ran out when its car is free, and gives it back when it is not', async () => {
    const held = await holdOf(provider)
    const { number, price } = held.booking
    const late = (await begin(provider, held, price.totalKop)).json().data
    provider.clock.now = addMinutes(START, 40)
    expect(await provider.services.bookings.expireHolds()).toBeGreaterThan(0)
    expect((await bookingRow(provider, number)).status).toBe('expired')
    await payAt(late.confirmationUrl, CARDS.good)
    expect((await readPayment(provider, late.id)).booking).toMatchObject({
      status: 'confirmed',
      paidKop: price.totalKop,
    })

    const lost = await holdOf(provider)
    const payment = (await begin(provider, lost, lost.booking.price.totalKop)).json().data
    provider.pass(40 * 60)
    const rival = await provider.hold(await provider.requestFor(rentalOf(lost.slug)))
    expect(rival.statusCode, rival.body).toBe(201)
    await payAt(payment.confirmationUrl, CARDS.good)
    const seen = await readPayment(provider, payment.id)
    expect(seen).toMatchObject({
      state: 'succeeded',
      booking: { status: 'expired', paidKop: 0 },
      refunds: [{ amountKop: lost.booking.price.totalKop, reason: 'no_car', state: 'pending' }],
    })
    await provider.settle()
    expect((await readPayment(provider, payment.id)).refunds[0]?.state).toBe('succeeded')
  })

  it('made cheaper gives back the difference, and its payment is still listed as one that booked the car', async () => {
    const held = await holdOf(provider)
    const { price } = held.booking
    const { id, confirmationUrl } = (await begin(provider, held, price.totalKop)).json().data
    await payAt(confirmationUrl, CARDS.good)
    provider.pass(3)
    await readPayment(provider, id)
    const changed = await guestOf(provider, held).change(rentalOf(held.slug, 30, 2))
    expect(changed.statusCode, changed.body).toBe(200)
    const { totalKop } = changed.json().data.price
    const payment = await readPayment(provider, id)
    expect(payment.refunds).toMatchObject([{ amountKop: price.totalKop - totalKop, reason: 'changed' }])
    expect(payment.booking).toMatchObject({ status: 'confirmed', paidKop: totalKop, dueKop: 0 })
    expect(messages.result.title[outcomeOf(payment)]).toBe('Оплачено, машина забронирована')
  })

  describe('made dearer', () => {
    const pay = async (held: Awaited<ReturnType<typeof holdOf>>, amountKop: number) => {
      const { id, confirmationUrl } = (await begin(provider, held, amountKop)).json().data
      await payAt(confirmationUrl, CARDS.good)
      provider.pass(3)
      await readPayment(provider, id)
    }
    const prepaid = async () => {
      const held = await holdOf(provider)
      await pay(held, held.booking.prepayKop)
      return { held, guest: guestOf(provider, held), longer: rentalOf(held.slug, 30, 20) }
    }

    it('is proved no more by a prepayment of the small price: it needs a code, or the prepayment of the new one', async () => {
      const { held, guest, longer } = await prepaid()
      const rejected = await guest.change(longer)
      expect(rejected.json().error).toMatchObject({ code: 'phone_unproved', details: { about: 'prepayment' } })
      // What does not raise the price, and what is paid enough for, asks for nothing.
      expect(failureOf(await guest.change(rentalOf(held.slug, 31)))).toBe('200')
      await pay(held, held.booking.price.totalKop - held.booking.prepayKop)
      expect(failureOf(await guest.change(rentalOf(held.slug, 30, 8)))).toBe('200')
      const proof = await proofOf(provider, held.booking.driver.phone)
      expect(failureOf(await guest.change(rentalOf(held.slug, 30, 60)))).toBe('phone_unproved')
      expect(failureOf(await guest.change(rentalOf(held.slug, 30, 60), { proof }))).toBe('200')
    })

    it('nor by one that is on its way', async () => {
      const held = await holdOf(provider)
      const guest = guestOf(provider, held)
      expect(failureOf(await guest.confirm())).toBe('200')
      const { id, confirmationUrl } = (await begin(provider, held, held.booking.prepayKop)).json().data
      expect(failureOf(await guest.change(rentalOf(held.slug, 30, 20)))).toBe('phone_unproved')
      await payAt(confirmationUrl, CARDS.good)
      provider.pass(3)
      expect((await readPayment(provider, id)).booking).toMatchObject({ totalKop: held.booking.price.totalKop })
    })

    it('is proved by the session of its client who makes it, and by nobody else’s', async () => {
      const { guest, longer } = await prepaid()
      const { rows } = await provider.db.execute<{ id: string }>(sql`
        select client_id as id from bookings where number = ${guest.booking.number}`)
      const { quoteToken } = (await guest.quote(longer)).json().data
      const changeIn = async (clientId: number) => {
        const session = await sessionOf(provider, clientId, { createdAt: provider.clock.now })
        const headers = { ...guest.guest, ...session }
        return failureOf(await provider.call('PATCH', guest.url, { rental: longer, quoteToken }, headers))
      }
      expect(await changeIn(1)).not.toBe('200')
      expect(await changeIn(Number(rows[0]?.id))).toBe('200')
      const { rows: proved } = await provider.db.execute(sql`
        select proved_by from bookings where number = ${guest.booking.number}`)
      expect(proved).toEqual([{ proved_by: 'session' }])
    })
  })

  type Late = { lateMs: number; protection?: boolean; drops?: boolean }
  it.each<[name: string, late: Late, back: 'difference' | 'nothing' | 'rest']>([
    ['at the end of free cancellation the difference', { lateMs: 0 }, 'difference'],
    ['after it nothing', { lateMs: 1 }, 'nothing'],
    ['after it, with protection, the difference', { lateMs: 1, protection: true }, 'difference'],
    ['after it, without its protection any more, not its price', { lateMs: 1, protection: true, drops: true }, 'rest'],
  ])('made cheaper gives back no more than a cancellation: %s', async (_, late, back) => {
    const { lateMs, protection = false, drops = false } = late
    const { slug, ...held } = await holdOf(provider)
    const guest = guestOf(provider, held)
    const rental = (days: number, isProtected: boolean) =>
      withOptions(rentalOf(slug, 30, days), { protection: isProtected })
    expect((await guest.change(rental(7, protection))).statusCode).toBe(200)
    const { price, freeCancellationUntil } = await guest.read()
    const { id, confirmationUrl } = (await begin(provider, held, price.totalKop)).json().data
    await payAt(confirmationUrl, CARDS.good)
    provider.pass(3)
    await readPayment(provider, id)
    provider.clock.now = new Date(Date.parse(freeCancellationUntil) + lateMs)
    const { data } = (await guest.change(rental(1, protection && !drops))).json()
    const differenceKop = price.totalKop - data.price.totalKop
    const protectionKop = price.lines.find(({ code }) => code === 'booking_protection')?.amountKop ?? 0
    const refundKop = { difference: differenceKop, nothing: 0, rest: differenceKop - protectionKop }[back]
    const { refunds, booking } = await readPayment(provider, id)
    expect(refunds.map(({ amountKop }) => amountKop)).toEqual(refundKop ? [refundKop] : [])
    expect(booking).toMatchObject({ paidKop: price.totalKop - refundKop, totalKop: data.price.totalKop, dueKop: 0 })
    if (!drops) return
    await guest.change(rental(2, false))
    expect((await readPayment(provider, id)).refunds).toHaveLength(1)
  })

  it('gives back what was previewed when it is cancelled, once, also when many cancel at the same time', async () => {
    const held = await holdOf(provider)
    const { number, price, prepayKop } = held.booking
    for (const amountKop of [prepayKop, price.totalKop - prepayKop]) {
      const payment = (await begin(provider, held, amountKop)).json().data
      await payAt(payment.confirmationUrl, CARDS.good)
      provider.clock.now = addSeconds(provider.clock.now, 3)
      await readPayment(provider, payment.id)
    }
    const { cancellation } = (
      await provider.call('GET', `/sun/v2/bookings/${number}`, undefined, { 'x-booking-key': held.key })
    ).json().data
    expect(cancellation.refundKop).toBe(price.totalKop)
    const cancel = () =>
      provider.call(
        'POST',
        `/sun/v2/bookings/${number}/cancel`,
        { refundKop: price.totalKop },
        { 'x-booking-key': held.key },
      )
    const responses = await Promise.all(Array.from({ length: 8 }, cancel))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const { rows } = await provider.db.execute<{ sum: string }>(
      sql`select sum(r.amount_kop) as sum from refunds r join payments p on p.id = r.payment_id where p.number = ${number}`,
    )
    expect(Number(rows[0]?.sum)).toBe(cancellation.refundKop)
    await provider.settle()
    const { payments } = (
      await provider.call('GET', `/sun/v2/bookings/${number}`, undefined, { 'x-booking-key': held.key })
    ).json().data
    expect(payments.flatMap((one: { refunds: { state: string }[] }) => one.refunds.map(({ state }) => state))).toEqual([
      'succeeded',
      'succeeded',
    ])
  })

  it('can be confirmed for the branch while the gateway is silent; money that comes all the same is a part of it', async () => {
    const held = await holdOf(provider)
    const { number, prepayKop } = held.booking
    provider.cashier.scenarios.change({ faultPlan: [{ fault: 'lost', on: 'POST /v3/payments' }] })
    const { id, confirmationUrl } = (await begin(provider, held, prepayKop)).json().data
    expect(confirmationUrl).toBeNull()
    const response = await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, { 'x-booking-key': held.key })
    expect(response.json().data.status).toBe('confirmed')
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, id)).booking).toMatchObject({ status: 'confirmed', paidKop: prepayKop })
  })

  it('is not held again under another number while its payment may still bring it back', async () => {
    const held = await holdOf(provider, {}, 2)
    const { number, price } = held.booking
    const { id } = (await begin(provider, held, price.totalKop)).json().data
    provider.pass(40 * 60)
    const headers = { 'x-booking-key': held.key, 'idempotency-key': newKey() }
    const again = () => provider.call('POST', `/sun/v2/bookings/${number}/renew`, { totalKop: price.totalKop }, headers)
    expect((await again()).json().error).toMatchObject({ code: 'payment_pending', details: { id } })
  })

  it('gives its refund once, though the response was lost and the key at the gateway expired', async () => {
    const held = await holdOf(provider)
    const { number, price } = held.booking
    const { id } = (await begin(provider, held, price.totalKop)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    provider.pass(3)
    await readPayment(provider, id)
    provider.cashier.scenarios.change({ faultPlan: [{ fault: 'lost', on: 'POST /v3/refunds' }] })
    const body = { refundKop: price.totalKop }
    await provider.call('POST', `/sun/v2/bookings/${number}/cancel`, body, { 'x-booking-key': held.key })
    await provider.services.reconciler.run()
    provider.pass(25 * 60 * 60)
    await provider.settle()
    expect((await readPayment(provider, id)).refunds).toMatchObject([{ state: 'succeeded', amountKop: price.totalKop }])
    const { rows } = await provider.db.execute<{ n: number }>(sql`
      select count(*)::int as n from sandbox.objects r join payments p on p.gateway_id = r.document ->> 'payment_id'
      where r.kind = 'refund' and p.public_id = ${id}`)
    expect(rows).toEqual([{ n: 1 }])
    expect(provider.alerts.filter((alert) => 'refund' in alert)).toEqual([])
  })

  it('gives its refund after a day without the gateway, and finds one whose response was lost', async () => {
    const paid = async () => {
      const held = await holdOf(provider)
      const { id } = (await begin(provider, held, held.booking.price.totalKop)).json().data
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      provider.pass(3)
      await readPayment(provider, id)
      return { id, held }
    }
    const cancel = ({ booking, key }: Awaited<ReturnType<typeof paid>>['held']) => {
      const body = { refundKop: booking.price.totalKop }
      return provider.call('POST', `/sun/v2/bookings/${booking.number}/cancel`, body, { 'x-booking-key': key })
    }
    const late = await paid()
    await cancel(late.held)
    provider.pass(25 * 60 * 60)
    await provider.settle()
    expect((await readPayment(provider, late.id)).refunds).toMatchObject([{ state: 'succeeded' }])

    const payment = await paid()
    await cancel(payment.held)
    provider.cashier.scenarios.change({ faultPlan: [{ fault: 'lost', on: 'POST /v3/refunds' }] })
    await provider.services.reconciler.run()
    const { rows } = await provider.db.execute<{ id: string; paymentId: string }>(sql`
      select r.id, p.gateway_id as "paymentId" from sandbox.objects r
      join payments p on p.gateway_id = r.document ->> 'payment_id' where r.kind = 'refund' and p.public_id = ${payment.id}`)
    const [refund] = rows
    const object = { id: refund?.id, payment_id: refund?.paymentId }
    const headers = { 'x-client-ip': '127.0.0.1' }
    await provider.call('POST', '/sun/v2/payments/notifications', { event: 'refund.succeeded', object }, headers)
    expect((await readPayment(provider, payment.id)).refunds).toMatchObject([{ state: 'succeeded' }])
  })
})

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { newKey, rentalOf } from '@/tests/setup/open-provider'
import {
  begin,
  beginOther,
  CARDS,
  holdOf,
  PERSONAL,
  payAt,
  readPayment,
  useTestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

describe('notifications of payments', () => {
  const provider = useTestGateway()

  beforeEach(async () => {
    await provider.db.execute(sql`delete from outbox`)
    provider.cashier.scenarios.change({ refunds: 'succeeded' })
  })

  async function deliver(): Promise<Sent[]> {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    return sent
  }
  const lettersTo = (sent: Sent[], address: string) =>
    sent.filter((message) => message.channel === 'email' && message.address === address)
  const eventsOf = (sent: Sent[], payment: string) =>
    sent
      .filter(({ channel, text }) => channel === 'webhook' && text.includes(payment))
      .map(({ text }): Record<string, unknown> => JSON.parse(text))
  /** The notifications of one payment to the branch. */
  async function branchSubjects(sent: Sent[], payment: string) {
    const { rows } = await provider.db.execute<{ email: string }>(
      sql`select data ->> 'main_email' as email from settings`,
    )
    const mine = lettersTo(sent, rows[0]?.email ?? '').filter(({ text }) => text.includes(payment))
    return mine.map(({ subject }) => subject)
  }

  async function paidOther(amountKop: number, number: string): Promise<string> {
    const { id } = (await beginOther(provider, amountKop, number)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, id)).state).toBe('succeeded')
    return id
  }

  it('of what is no booking: the payer and the branch are notified once, also when the gateway repeats it', async () => {
    const id = await paidOther(123_400, 'Договор 71')
    const at = provider.clock.now.toISOString()
    provider.pass(3)
    await readPayment(provider, id)
    await provider.settle()
    const sent = await deliver()
    const letters = lettersTo(sent, 'payer@clients.example')
    expect(letters.map(({ subject }) => subject)).toEqual(['Оплата получена: документ Договор 71'])
    expect(letters[0]?.text).toContain('1\u00a0234\u00a0₽')
    expect(eventsOf(sent, id)).toEqual([
      {
        event: 'payment.succeeded',
        payment: id,
        purpose: 'other',
        number: 'Договор 71',
        amountKop: 123_400,
        at,
      },
    ])
  })

  it('of a fine that the branch took meanwhile: only that it goes back', async () => {
    const fine = `188${String(Date.now()).padStart(17, '0')}`
    await provider.db.execute(sql`
      insert into fines (station, client_id, car_id, name, size_kop, date, decision_date, decision_number, place,
        discount_percent, status, told_on)
      select station, client_id, car_id, name, 100000, '2026-11-10', '2026-11-12', ${fine}, place, 0, 'new', '2026-11-13'
      from fines where client_id = 3 limit 1`)
    const [row] = (await provider.db.execute<{ fio: string }>(sql`select last_name as fio from clients where id = 3`))
      .rows
    const payer = { fio: row?.fio, phone: '+79995550188', email: 'friend@clients.example', language: 'en' }
    const body = { purpose: 'fine', number: fine, ...payer, amountKop: 100_000, consents: PERSONAL }
    const startResponse = await provider.call('POST', '/sun/v2/payments', body, { 'idempotency-key': newKey() })
    expect(startResponse.statusCode, startResponse.body).toBe(201)
    const { id } = startResponse.json().data
    const url = await waitForPaymentUrl(provider, id)
    await provider.db.execute(
      sql`update fines set paid_kop = size_kop, status = 'paid' where decision_number = ${fine}`,
    )
    await payAt(url, CARDS.good)
    provider.pass(3)
    await readPayment(provider, id)
    await provider.settle()
    const sent = await deliver()
    const letters = lettersTo(sent, 'friend@clients.example')
    expect(letters.map(({ subject }) => subject)).toEqual([`Your refund is on its way: fine notice ${fine}`])
    expect(letters[0]?.text).toMatch(/₽1,000[\s\S]*within 10\u00a0working days/)
    expect(eventsOf(sent, id)).toMatchObject([
      { event: 'payment.refunded', purpose: 'fine', number: fine, amountKop: 100_000 },
    ])
  })

  it('that came too late for a booking: why it goes back, at once, without the trip', async () => {
    const lost = await holdOf(provider, { email: `${newKey()}@clients.example` })
    const { number, price, driver } = lost.booking
    const payment = (await begin(provider, lost, price.totalKop)).json().data
    provider.pass(40 * 60)
    await provider.hold(await provider.requestFor(rentalOf(lost.slug)))
    await provider.db.execute(sql`delete from outbox`)
    await payAt(payment.confirmationUrl, CARDS.good)
    await readPayment(provider, payment.id)
    const [letter, ...others] = lettersTo(await deliver(), driver.email)
    expect(others).toEqual([])
    expect(letter?.subject).toBe(`Возвращаем деньги: бронь № ${number}`)
    expect(letter?.text).toMatch(/не удалось[\s\S]*в течение 10\u00a0рабочих дней/)
    expect(letter?.html).not.toContain('<table class="rows"')
  })

  it('of a cancellation: what comes through the bank and what at the branch', async () => {
    const held = await holdOf(provider, { email: `${newKey()}@clients.example` })
    const { number, prepayKop, driver } = held.booking
    const payment = (await begin(provider, held, prepayKop)).json().data
    await payAt(payment.confirmationUrl, CARDS.good)
    provider.pass(3)
    await readPayment(provider, payment.id)
    await provider.db.execute(sql`update bookings set paid_kop = paid_kop + 100000 where number = ${number}`)
    await provider.db.execute(sql`delete from outbox`)
    const refundKop = prepayKop + 100_000
    const url = `/sun/v2/bookings/${number}/cancel`
    const response = await provider.call('POST', url, { refundKop }, { 'x-booking-key': held.key })
    expect(response.statusCode, response.body).toBe(200)
    const sent = await deliver()
    const [letter] = lettersTo(sent, driver.email)
    const sums = [refundKop, prepayKop, 100_000].map((kop) => (kop / 100).toLocaleString('ru', { useGrouping: true }))
    const [all, online, here] = sums
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(
      `Вернём ${all} ₽: ${online} ₽ — тем же способом, каким вы платили, ${here} ₽ — в филиале.`.replaceAll(
        '\u00a0',
        ' ',
      ),
    )
    expect(eventsOf(sent, number)).toMatchObject([{ event: 'booking.cancelled', refundKop, onlineKop: prepayKop }])
  })

  it('that a refund did not leave: the branch is notified by letter and webhook, once', async () => {
    const id = await paidOther(50_000, 'Договор 72')
    await provider.db.execute(sql`delete from outbox`)
    provider.cashier.scenarios.change({ refunds: 'canceled' })
    await provider.db.execute(sql`
      insert into refunds (payment_id, amount_kop, reason, next_at, created_at)
      select id, amount_kop, 'branch', ${provider.clock.now.toISOString()}, ${provider.clock.now.toISOString()}
      from payments where public_id = ${id}`)
    await provider.settle()
    provider.pass(61)
    await provider.settle()
    const sent = await deliver()
    expect(await branchSubjects(sent, id)).toEqual(['Возврат не ушёл: документ Договор 72'])
    expect(eventsOf(sent, id)).toMatchObject([
      { event: 'refund.failed', payment: id, amountKop: 50_000, why: 'rejected_by_payee' },
    ])
    expect(sent.every(({ address }) => address !== 'payer@clients.example')).toBe(true)
  })

  it('that a payment is another one at the gateway: the branch is notified to check it', async () => {
    const { id } = (await beginOther(provider, 70_000, 'Договор 73')).json().data
    await waitForPaymentUrl(provider, id)
    await provider.db.execute(sql`
      update sandbox.objects set document = jsonb_set(document, '{amount,value}', '"800.00"')
      where document -> 'metadata' ->> 'payment' = ${id}`)
    for (let again = 0; again < 3; again++) {
      provider.pass(61)
      await provider.settle()
    }
    const sent = await deliver()
    expect(await branchSubjects(sent, id)).toEqual(['Проверьте платёж: документ Договор 73'])
    expect(eventsOf(sent, id)).toMatchObject([{ event: 'payment.attention', payment: id, why: 'amount' }])
    expect(sent.find(({ channel }) => channel === 'webhook')?.address).toBe('branch')
  })

  it('that a receipt does not leave: the branch is notified to print it, once', async () => {
    const id = await paidOther(60_000, 'Договор 74')
    await provider.db.execute(sql`delete from outbox`)
    provider.pass(25 * 60 * 60)
    await provider.settle()
    provider.pass(61)
    await provider.settle()
    const sent = await deliver()
    expect(await branchSubjects(sent, id)).toEqual(['Чек не ушёл: документ Договор 74'])
    expect(eventsOf(sent, id)).toMatchObject([{ event: 'receipt.failed', payment: id, amountKop: 60_000 }])
    expect(JSON.stringify(sent)).not.toMatch(/Платонова|79995550199/)
  })
})

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { CONFIRM, PAYMENTS } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import {
  begin,
  beginOther,
  bookingRow,
  CARDS,
  holdOf,
  payAt,
  readPayment,
  useTestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

describe('commands of payments', () => {
  const provider = useTestGateway()
  let run: ReturnType<typeof openCommands>
  beforeAll(() => {
    const env = { YOOKASSA_SECRET_KEY: PAYMENTS.secretKey, YOOKASSA_URL: provider.cashier.url }
    const bare = openCommands(provider.url, provider.clock)
    run = (command, more = {}) => bare(command, { ...env, ...more })
  })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const settle = async () => {
    provider.pass(61)
    await provider.settle()
  }
  const stateOf = async (id: string) =>
    (await rows(sql`select state, quarantine, cancel_reason as why from payments where public_id = ${id}`))[0]
  const actionsNamed = async (name: string) =>
    (await rows(sql`select details, operator from operator_acts where act = ${name} order by id desc limit 1`))[0]

  /** A payment that is paid at the gateway, which names another sum. */
  async function setAside(amountKop: number, isPaid = true): Promise<string> {
    const { id } = (await beginOther(provider, amountKop)).json().data
    const url = await waitForPaymentUrl(provider, id)
    await changeThere(id, '{amount,value}', '1.00')
    if (isPaid) await payAt(url, CARDS.good)
    await settle()
    expect(await stateOf(id)).toMatchObject({ state: 'pending', quarantine: 'amount' })
    return id
  }
  const changeThere = (id: string, path: string, value: unknown) =>
    provider.db.execute(sql`update sandbox.objects set document = jsonb_set(document, ${path}::text[], ${JSON.stringify(value)}::jsonb)
      where kind = 'payment' and document -> 'metadata' ->> 'payment' = ${id}`)

  async function paidBooking(): Promise<{ number: string; id: string; totalKop: number }> {
    const held = await holdOf(provider)
    const { totalKop } = held.booking.price
    const { id } = (await begin(provider, held, totalKop)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    await settle()
    expect(await bookingRow(provider, held.booking.number)).toMatchObject({ status: 'confirmed', paidKop: totalKop })
    return { number: held.booking.number, id, totalKop }
  }

  it('list by state, booking and day, with what does not fit', async () => {
    const id = await setAside(701_00)
    const { number } = await paidBooking()
    const listed = await run('payment list --state quarantine')
    expect([listed.code, listed.output]).toEqual([0, expect.stringMatching(/Договор 7.*701 ₽.*не сходится сумма/)])
    expect(listed.output).not.toContain(number)
    expect((await run(`payment list --booking ${number}`)).output).toMatch(/^#\d+ .*бронь .*оплачен/m)
    expect((await run('payment list --day 2026-11-21 --state succeeded')).output).toContain(number)
    expect((await run('payment list --day 2026-11-20')).output).toBe('Таких платежей нет.')
    expect((await run('payment list --state odd')).code).toBe(2)
    const booking = `booking show --number ${number}`
    expect((await run(booking)).output).toMatch(/^ {2}Платёж #\d+: [\d ]+ ₽, оплачен$/m)
    expect((await run(`${booking} --lang en`)).output).toMatch(/^ {2}Payment #\d+: ₽[\d,]+, paid$/m)
    const details = await run(`payment show --id ${id} --lang en`)
    expect(details.output).toContain('the sum does not fit')
    expect((await run('payment show --id 999999')).code).toBe(3)
  })

  it('release a payment that fits now: the gateway is asked again, and its money is recorded once', async () => {
    const id = await setAside(702_00)
    const named = await run(`payment release --id ${id} --gateway-id 2c5d0000-0000-4000-8000-000000000001`)
    expect([named.code, named.errors]).toEqual([3, expect.stringContaining('уберите --gateway-id')])
    expect(await stateOf(id)).toMatchObject({ quarantine: 'amount' })
    expect(await run(`payment release --id ${id}`)).toMatchObject({ code: 0 })
    await settle()
    expect(await stateOf(id)).toMatchObject({ state: 'pending', quarantine: 'amount' })
    await changeThere(id, '{amount,value}', '702.00')
    expect(await run(`payment release --id ${id}`)).toMatchObject({ code: 0, errors: '' })
    await settle()
    expect(await stateOf(id)).toMatchObject({ state: 'succeeded', quarantine: null })
    expect((await run(`payment release --id ${id}`)).errors).toContain('не в карантине')
    expect(await actionsNamed('payment.release')).toMatchObject({ operator: 'petrova' })
  })

  it('do not close a payment that has money at the gateway, or may still get some', async () => {
    const id = await setAside(703_00, false)
    const close = ['payment', 'close', '--id', id, '--reason', 'не наш']
    expect((await run(close)).errors).toContain('могут ещё оплатить')
    expect((await run([...close, '--gateway-id', '2c5d0000'])).errors).toContain('уберите --gateway-id')
    await changeThere(id, '{status}', 'succeeded')
    expect((await run(close)).errors).toContain('деньги у кассы')
    expect(await stateOf(id)).toMatchObject({ state: 'pending', quarantine: 'amount' })
    await changeThere(id, '{refunded_amount}', { value: '1.00', currency: 'RUB' })
    expect(await run(close)).toMatchObject({ code: 0, errors: '' })
    expect(await stateOf(id)).toEqual({ state: 'canceled', quarantine: null, why: 'branch' })
    await settle()
    expect(await stateOf(id)).toMatchObject({ state: 'canceled' })
    expect((await run(close)).code).toBe(3)
  })

  it('do not close a payment that fits, nor without the gateway', async () => {
    const id = await setAside(704_00)
    const close = ['payment', 'close', '--id', id, '--reason', 'не наш']
    expect((await run(close, { YOOKASSA_SECRET_KEY: '' })).errors).toContain('касса не настроена')
    expect((await run(close, { YOOKASSA_URL: 'http://127.0.0.1:9/v3' })).errors).toContain('Касса не отвечает')
    await changeThere(id, '{amount,value}', '704.00')
    expect((await run(close)).errors).toContain('payment release')
  })

  it('find money that came for a failed payment', async () => {
    const id = await setAside(705_00)
    await changeThere(id, '{amount,value}', '705.00')
    const [there] = await rows(sql`select id from sandbox.objects where document -> 'metadata' ->> 'payment' = ${id}`)
    const foreign = await setAside(706_00)
    const [other] = await rows(
      sql`select id from sandbox.objects where document -> 'metadata' ->> 'payment' = ${foreign}`,
    )
    // As after a day without a response, and then a notification.
    await rows(sql`alter table payments disable trigger payments_guard`)
    await rows(sql`update payments set state = 'failed', gateway_id = null, quarantine = 'end', ended_at = created_at
      where public_id = ${id}`)
    await rows(sql`alter table payments enable trigger payments_guard`)
    expect((await run(`payment release --id ${id}`)).errors).toContain('--gateway-id')
    expect((await run(`payment release --id ${id} --gateway-id ${other?.id}`)).errors).toContain('другого платежа')
    expect(await run(`payment release --id ${id} --gateway-id ${there?.id}`)).toMatchObject({ code: 0, errors: '' })
    await settle()
    expect(await stateOf(id)).toMatchObject({ state: 'succeeded', quarantine: null })
  })

  it('refund no more than is left, and record the operator and the reason', async () => {
    const { id, number, totalKop } = await paidBooking()
    const back = (roubles: string) => [
      'payment',
      'refund',
      '--id',
      id,
      '--amount',
      roubles,
      '--reason',
      'платит на месте',
    ]
    const over = await run(back(String(totalKop / 100 + 1)))
    expect([over.code, over.errors]).toEqual([3, expect.stringContaining('Вернуть можно не больше')])
    expect(await run([...back('1000,50'), '--by', 'Иванова'])).toMatchObject({ code: 0, errors: '' })
    // The price is the same, so the refunded sum is due again.
    expect((await bookingRow(provider, number)).paidKop).toBe(totalKop - 1000_50)
    await settle()
    expect((await readPayment(provider, id)).refunds).toMatchObject([
      { amountKop: 1000_50, reason: 'branch', state: 'succeeded' },
    ])
    expect((await run(back(String(totalKop / 100)))).code).toBe(3)
    expect(await actionsNamed('payment.refund')).toMatchObject({
      operator: 'Иванова',
      details: { amountKop: 1000_50, reason: 'платит на месте' },
    })
    const cancelled = await run(['booking', 'cancel', '--number', number, '--reason', 'машина в ремонте'])
    expect(cancelled.output).toContain('на месте верните 0 ₽')
    await settle()
    const [sent] =
      await rows(sql`select sum(r.amount_kop)::int as back from refunds r join payments p on p.id = r.payment_id
      where p.public_id = ${id} and r.state = 'succeeded'`)
    expect(sent).toEqual({ back: totalKop })
  })

  it('of ten operators at once refund once', async () => {
    const { id, totalKop } = await paidBooking()
    const command = ['payment', 'refund', '--id', id, '--amount', String(totalKop / 100), '--reason', 'ошибка']
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await run(command)).code))
    expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3)])
  })

  it('refund a rental that is over without making the sum due again', async () => {
    const { id, number, totalKop } = await paidBooking()
    await provider.db.transaction(async (tx) => {
      for (const status of ['active', 'completed'])
        await tx.execute(sql`with moved as (update bookings set status = ${status}::booking_status where number = ${number} returning id)
          insert into booking_status_history (booking_id, status, actor, at) select id, ${status}::booking_status, 'branch', now() from moved`)
    })
    expect((await run(`payment refund --id ${id} --amount 500 --reason скидка`)).code).toBe(0)
    expect((await bookingRow(provider, number)).paidKop).toBe(totalKop)
  })

  it('send a rejected refund once more, unless the money is back already', async () => {
    const { id, totalKop } = await paidBooking()
    provider.cashier.scenarios.change({ refunds: 'canceled' })
    expect((await run(`payment refund --id ${id} --amount 100 --reason скидка`)).code).toBe(0)
    await settle()
    provider.cashier.scenarios.change({ refunds: 'succeeded' })
    const listed = await run('refund list')
    expect(listed.output).toContain('100 ₽')
    const [, refund] = /#(\d+)/.exec(listed.output) ?? []
    // It counts as refunded by hand.
    expect((await run(`payment refund --id ${id} --amount ${totalKop / 100} --reason всё`)).code).toBe(3)
    await changeThere(id, '{refunded_amount}', { value: '100.00', currency: 'RUB' })
    expect((await run(`refund retry --id ${refund}`)).errors).toContain('уже вернула')
    await changeThere(id, '{refunded_amount}', { value: '0.00', currency: 'RUB' })
    expect(await run(`refund retry --id ${refund}`)).toMatchObject({ code: 0, errors: '' })
    expect((await run(`refund retry --id ${refund}`)).code).toBe(3)
    await settle()
    expect((await readPayment(provider, id)).refunds).toMatchObject([{ amountKop: 100_00, state: 'succeeded' }])
    expect((await run('refund list')).output).toBe('Все возвраты ушли.')
  })

  it('count a manual refund against its own payment: the rest is refunded from the others', async () => {
    const held = await holdOf(provider)
    const { number, price, prepayKop } = held.booking
    await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, { 'x-booking-key': held.key })
    const pay = async (amountKop: number) => {
      const { id } = (await begin(provider, held, amountKop)).json().data
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      await settle()
      return id
    }
    const [first, second] = [await pay(prepayKop), await pay(price.totalKop - prepayKop)]
    provider.cashier.scenarios.change({ refunds: 'canceled' })
    expect((await run(`payment refund --id ${second} --amount 300 --reason скидка`)).code).toBe(0)
    await settle()
    provider.cashier.scenarios.change({ refunds: 'succeeded' })
    const [, refund] = /#(\d+)/.exec((await run('refund list')).output) ?? []
    expect((await run(`refund done --id ${refund}`)).code).toBe(0)
    expect((await run(['booking', 'cancel', '--number', number, '--reason', 'ремонт'])).output).toContain('верните 0 ₽')
    await settle()
    const back = await rows(sql`select p.public_id as id, p.amount_kop::int as paid, sum(r.amount_kop)::int as back
      from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
      where b.number = ${number} group by p.id order by p.id`)
    expect(back).toEqual([
      { id: first, paid: prepayKop, back: prepayKop },
      { id: second, paid: price.totalKop - prepayKop, back: price.totalKop - prepayKop },
    ])
    const more = rows(sql`insert into refunds (payment_id, amount_kop, reason, next_at, created_at)
      select id, 1, 'branch', now(), now() from payments where public_id = ${second}`)
    await expect(more).rejects.toMatchObject({ cause: { constraint: 'refunds_within_payment' } })
  })

  it('send a failed receipt once more', async () => {
    const { id } = (await beginOther(provider, 707_00)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    await settle()
    const [made] = await rows(sql`update receipts set state = 'canceled', gateway_id = null, ended_at = created_at
      where payment_id = (select id from payments where public_id = ${id}) returning id::int, gateway_key as key`)
    expect((await run('receipt list')).output).toContain(`#${made?.id}  707 ₽`)
    expect((await run(`receipt retry --id ${made?.id}`)).errors).toContain('--checked')
    expect(await run(`receipt retry --id ${made?.id} --checked`)).toMatchObject({ code: 0, errors: '' })
    await settle()
    await settle()
    const [again] = await rows(
      sql`select state, gateway_key <> ${made?.key}::uuid as other from receipts where id = ${made?.id}`,
    )
    expect(again).toEqual({ state: 'succeeded', other: true })
    expect((await run(`receipt retry --id ${made?.id} --checked`)).code).toBe(3)
    expect(await actionsNamed('receipt.retry')).toMatchObject({ details: { receipt: made?.id } })
  })
})

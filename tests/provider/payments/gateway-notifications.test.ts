import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newKey, openTestCashier, orderOf, type TestCashier } from '@/tests/setup/open-test-cashier'

const HOUR_MS = 3_600_000

let cashier: TestCashier
beforeEach(async () => {
  cashier = await openTestCashier()
})
afterEach(() => cashier.close())

async function paid(changes = {}) {
  const payment = await cashier.gateway.createPayment(orderOf(changes), newKey())
  await cashier.pay(payment)
  return payment
}

async function passMs(ms: number): Promise<void> {
  cashier.clock.now = new Date(cashier.clock.now.getTime() + ms)
  await cashier.tick()
}

describe('notifications', () => {
  it('are sent at every end of a payment and of a refund, with the object of that time', async () => {
    const { id } = await paid({ capture: false })
    await cashier.tick()
    await cashier.gateway.capturePayment(id, 1_000, newKey())
    await cashier.tick()
    await cashier.gateway.createRefund({ paymentId: id, amountKop: 500, description: '', metadata: {} }, newKey())
    const unpaid = await cashier.gateway.createPayment(orderOf(), newKey())
    await cashier.tick()
    await passMs(HOUR_MS)
    expect(cashier.listener.heard).toMatchObject([
      { type: 'notification', event: 'payment.waiting_for_capture', object: { id, status: 'waiting_for_capture' } },
      { event: 'payment.succeeded', object: { id, status: 'succeeded', amount: { value: '10.00' } } },
      { event: 'refund.succeeded', object: { payment_id: id, amount: { value: '5.00' } } },
      { event: 'payment.canceled', object: { id: unpaid.id, status: 'canceled' } },
    ])
  })

  it('are repeated until a 200, at growing intervals', async () => {
    await paid()
    cashier.listener.statuses.push(500, 302, 204)
    await cashier.tick()
    await cashier.tick()
    expect(cashier.listener.heard).toHaveLength(1)
    for (const ms of [2_000, 4_000, 8_000]) await passMs(ms)
    expect(cashier.listener.heard).toHaveLength(4)
    await passMs(HOUR_MS)
    expect(cashier.listener.heard).toHaveLength(4)
  })

  it('are given up after a day', async () => {
    await paid()
    cashier.scenarios.change({ notifications: { loss: 1 } })
    await cashier.tick()
    await passMs(24 * HOUR_MS)
    cashier.scenarios.change({ notifications: { loss: 0 } })
    await passMs(HOUR_MS)
    expect(cashier.listener.heard).toEqual([])
  })

  it('that get lost are sent again', async () => {
    cashier.scenarios.change({ notifications: { loss: 0.5 } })
    for (let n = 0; n < 5; n++) await paid()
    await cashier.tick()
    expect(cashier.listener.heard.length).toBeLessThan(5)
    for (let n = 0; n < 12; n++) await passMs(HOUR_MS)
    expect(cashier.listener.events()).toEqual(Array(5).fill('payment.succeeded'))
  })

  it('may come twice, late, and in another order', async () => {
    cashier.scenarios.change({ notifications: { extraCopies: 1, delayMs: 1_000, spreadMs: 60_000 } })
    const ids = []
    for (let n = 0; n < 6; n++) ids.push((await paid()).id)
    await cashier.tick()
    expect(cashier.listener.heard).toEqual([])
    for (let n = 0; n < 61; n++) await passMs(1_000)
    const heard = cashier.listener.heard.map(({ object }) => object.id)
    expect([...heard].sort()).toEqual([...ids, ...ids].sort())
    expect([...new Set(heard)]).not.toEqual(ids)
  })
})

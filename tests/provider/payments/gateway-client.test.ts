import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceiptOrder } from '@/provider/gateway/payment-gateway'
import { newKey, openTestCashier, orderOf, type TestCashier } from '@/tests/setup/open-test-cashier'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

async function paid(changes = {}) {
  const payment = await cashier.gateway.createPayment(orderOf(changes), newKey())
  await cashier.pay(payment)
  return cashier.gateway.getPayment(payment.id)
}

/** As the gateway says it to whoever asks. */
const refundedOf = async (id: string) =>
  (await (await cashier.fetchApi(`/payments/${id}`)).json()).refunded_amount.value

function receiptOf(changes: Partial<ReceiptOrder>): ReceiptOrder {
  return {
    type: 'payment',
    objectId: '',
    customer: { email: 'anna@clients.example', phone: '+7 999 000-11-22' },
    taxSystemCode: 1,
    lines: [
      {
        description: 'Аренда автомобиля',
        quantity: 3,
        unitKop: 400_000,
        vatCode: 1,
        mode: 'full_prepayment',
        subject: 'service',
      },
      {
        description: 'Доставка',
        quantity: 1,
        unitKop: 34_567,
        vatCode: 1,
        mode: 'full_prepayment',
        subject: 'service',
      },
    ],
    settlement: { type: 'cashless', amountKop: 1_234_567 },
    ...changes,
  }
}

describe('a payment in one stage', () => {
  it('starts pending with a page to go to, and repeats the order', async () => {
    const payment = await cashier.gateway.createPayment(orderOf(), newKey())
    expect(payment).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-000f-5000-[89ab]000-[0-9a-f]{12}$/),
      status: 'pending',
      amountKop: 1_234_567,
      currency: 'RUB',
      refundedKop: 0,
      shopId: '62579',
      metadata: { booking: '1234567', scid: '57355' },
      confirmationUrl: `${cashier.origin}/checkout/${payment.id}`,
      method: null,
      cardLast4: null,
      cancelReason: null,
      isTest: true,
    })
    expect(await cashier.gateway.getPayment(payment.id)).toEqual(payment)
  })

  it('succeeds when it is paid, and cannot be captured or cancelled then', async () => {
    const payment = await paid()
    expect(payment).toMatchObject({
      status: 'succeeded',
      confirmationUrl: null,
      method: 'bank_card',
      cardLast4: '4444',
    })
    await expect(cashier.gateway.cancelPayment(payment.id, newKey())).rejects.toMatchObject({ kind: 'refused' })
    await expect(cashier.gateway.capturePayment(payment.id, 1, newKey())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('cannot be cancelled before it is paid: it runs out within the hour', async () => {
    const payment = await cashier.gateway.createPayment(orderOf(), newKey())
    await expect(cashier.gateway.cancelPayment(payment.id, newKey())).rejects.toMatchObject({ kind: 'refused' })
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 3_600_000)
    expect(await cashier.gateway.getPayment(payment.id)).toMatchObject({
      status: 'canceled',
      cancelReason: 'expired_on_confirmation',
      confirmationUrl: null,
    })
  })

  it('clips a description that is too long for the gateway, and rejects an invalid order', async () => {
    const long = await cashier.gateway.createPayment(orderOf({ description: `${'я'.repeat(127)}😀` }), newKey())
    expect(long.status).toBe('pending')
    for (const wrong of [
      { amountKop: 0 },
      { returnUrl: 'javascript:alert(1)' },
      { metadata: { note: 'x'.repeat(513) } },
    ])
      await expect(cashier.gateway.createPayment(orderOf(wrong), newKey())).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('a payment in two stages', () => {
  it('is held until it is captured, wholly or in part', async () => {
    const held = await paid({ capture: false })
    expect(held.status).toBe('waiting_for_capture')
    await expect(cashier.gateway.capturePayment(held.id, 1_234_568, newKey())).rejects.toMatchObject({
      kind: 'refused',
    })
    expect(await cashier.gateway.capturePayment(held.id, 1_000_000, newKey())).toMatchObject({
      status: 'succeeded',
      amountKop: 1_000_000,
    })
  })

  it('is released when it is cancelled, or after seven days', async () => {
    const held = await paid({ capture: false })
    expect(await cashier.gateway.cancelPayment(held.id, newKey())).toMatchObject({
      status: 'canceled',
      cancelReason: 'canceled_by_merchant',
    })
    const uncaptured = await paid({ capture: false })
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 7 * 86_400_000)
    await cashier.tick()
    expect(await cashier.gateway.getPayment(uncaptured.id)).toMatchObject({
      status: 'canceled',
      cancelReason: 'expired_on_capture',
    })
  })
})

describe('a refund', () => {
  it('may be made in parts, up to the payment and no kopeck more', async () => {
    const { id } = await paid()
    const refund = (amountKop: number) =>
      cashier.gateway.createRefund(
        { paymentId: id, amountKop, description: 'Отмена', metadata: { refund: '7' } },
        newKey(),
      )
    const first = await refund(1_000_000)
    expect(first).toEqual({
      id: expect.stringMatching(/-0015-/),
      paymentId: id,
      status: 'succeeded',
      amountKop: 1_000_000,
      currency: 'RUB',
      metadata: { refund: '7' },
      cancelReason: null,
    })
    await expect(refund(234_568)).rejects.toMatchObject({ kind: 'refused' })
    await refund(234_567)
    await expect(refund(1)).rejects.toMatchObject({ kind: 'refused' })
    expect(await cashier.gateway.getRefund(first.id)).toEqual(first)
    expect(await refundedOf(id)).toBe('12345.67')
  })

  it('is found among all of its payment, however many', async () => {
    const { id } = await paid()
    const ids: string[] = []
    for (let n = 1; n <= 101; n++) {
      const refund = { paymentId: id, amountKop: 1, description: '', metadata: { refund: String(n) } }
      ids.unshift((await cashier.gateway.createRefund(refund, newKey())).id)
      cashier.clock.now = new Date(cashier.clock.now.getTime() + 1)
    }
    const listed = await cashier.gateway.listRefunds(id)
    expect(listed.map((refund) => refund.id)).toEqual(ids)
    expect(listed.at(-1)?.metadata).toEqual({ refund: '1' })
    expect(await cashier.gateway.listRefunds((await paid()).id)).toEqual([])
  })

  it('is for paid payments alone; of two full refunds at once only one succeeds', async () => {
    const refund = (paymentId: string) =>
      cashier.gateway.createRefund({ paymentId, amountKop: 1_234_567, description: '', metadata: {} }, newKey())
    const pending = await cashier.gateway.createPayment(orderOf(), newKey())
    await expect(refund(pending.id)).rejects.toMatchObject({ kind: 'refused' })
    await expect(refund('no-such-payment')).rejects.toMatchObject({ kind: 'missing' })
    const { id } = await paid()
    const both = await Promise.allSettled([refund(id), refund(id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('may stay pending, or be rejected by the bank', async () => {
    const { id } = await paid()
    const refund = () =>
      cashier.gateway.createRefund({ paymentId: id, amountKop: 100, description: '', metadata: {} }, newKey())
    cashier.scenarios.change({ refunds: 'pending' })
    const slow = await refund()
    cashier.scenarios.change({ refunds: 'canceled' })
    expect(await refund()).toMatchObject({ status: 'canceled', cancelReason: 'rejected_by_payee' })
    cashier.scenarios.change({ refunds: 'succeeded' })
    expect(slow.status).toBe('pending')
    // Only what the bank has given back is back; what is on its way cannot be asked for again.
    expect(await refundedOf(id)).toBe('0.00')
    const rest = { paymentId: id, amountKop: 1_234_567, description: '', metadata: {} }
    await expect(cashier.gateway.createRefund(rest, newKey())).rejects.toMatchObject({ kind: 'refused' })
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 5_000)
    expect((await cashier.gateway.getRefund(slow.id)).status).toBe('succeeded')
    expect(await refundedOf(id)).toBe('1.00')
  })
})

describe('a receipt', () => {
  it('is registered a little later, for a payment and for a refund', async () => {
    const { id } = await paid()
    const refund = await cashier.gateway.createRefund(
      { paymentId: id, amountKop: 1_234_567, description: '', metadata: {} },
      newKey(),
    )
    const orders = [receiptOf({ objectId: id }), receiptOf({ type: 'refund', objectId: refund.id })]
    for (const order of orders) {
      const receipt = await cashier.gateway.createReceipt(order, newKey())
      expect(receipt).toEqual({ id: expect.stringMatching(/^rt-/), status: 'pending' })
      cashier.clock.now = new Date(cashier.clock.now.getTime() + 2_000)
      expect(await cashier.gateway.getReceipt(receipt.id)).toEqual({ id: receipt.id, status: 'succeeded' })
    }
  })

  it('must add up, name a payer and belong to a payment that succeeded', async () => {
    const { id } = await paid()
    const pending = await cashier.gateway.createPayment(orderOf(), newKey())
    for (const wrong of [
      { objectId: id, settlement: { type: 'cashless', amountKop: 1_234_566 } as const },
      { objectId: id, customer: { email: null, phone: null } },
      { objectId: pending.id },
    ])
      await expect(cashier.gateway.createReceipt(receiptOf(wrong), newKey())).rejects.toMatchObject({
        kind: 'refused',
      })
    const phoneOnly = receiptOf({ objectId: id, customer: { email: null, phone: '+79990001122' } })
    expect((await cashier.gateway.createReceipt(phoneOnly, newKey())).status).toBe('pending')
  })
})

describe('an object that is not there', () => {
  it.each(['getPayment', 'getRefund', 'getReceipt'] as const)('is missing for %s', (call) =>
    expect(cashier.gateway[call]('2d8f0b1c-000f-5000-9000-1b2c3d4e5f60')).rejects.toMatchObject({ kind: 'missing' }),
  )
})

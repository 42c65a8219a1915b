import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCashier } from '@/provider/demo/test-cashier/test-cashier'
import { createYooKassa } from '@/provider/gateway/yookassa/yookassa'
import { newKey, openTestCashier, orderOf, SHOP, type TestCashier } from '@/tests/setup/open-test-cashier'

const AMOUNT = { value: '100.00', currency: 'RUB' }
const ABOVE_CARDS = { value: '350000.01', currency: 'RUB' }
const CONFIRMATION = { type: 'redirect', return_url: 'http://127.0.0.1:9/back' } as const
const BODY = { amount: AMOUNT, capture: true, confirmation: CONFIRMATION }
const ITEM = { description: 'Аренда', quantity: '1.00', amount: AMOUNT, vat_code: 12 }
const RECEIPT = {
  type: 'payment',
  payment_id: '1',
  send: true,
  customer: { email: 'anna@clients.example' },
  items: [ITEM],
  settlements: [{ type: 'cashless', amount: AMOUNT }],
}
const DAY_MS = 86_400_000

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

const create = (key: string, body: object = BODY) => cashier.fetchApi('/payments', { key, body })

describe('a key', () => {
  it('of twenty requests at once makes one payment', async () => {
    const key = newKey()
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(key)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('takes one hold once, and one refund once', async () => {
    const held = await cashier.gateway.createPayment(orderOf({ capture: false }), newKey())
    await cashier.pay(held)
    const [captureKey, refundKey] = [newKey(), newKey()]
    const captures = await Promise.all([1, 2, 3].map(() => cashier.gateway.capturePayment(held.id, 1_000, captureKey)))
    expect(new Set(captures.map(({ amountKop }) => amountKop))).toEqual(new Set([1_000]))
    const refund = { paymentId: held.id, amountKop: 600, description: '', metadata: {} }
    const refunds = await Promise.all([1, 2, 3].map(() => cashier.gateway.createRefund(refund, refundKey)))
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
    expect((await (await cashier.fetchApi(`/payments/${held.id}`)).json()).refunded_amount.value).toBe('6.00')
  })

  it('gives the object as it is now', async () => {
    const key = newKey()
    const payment = await cashier.gateway.createPayment(orderOf(), key)
    await cashier.pay(payment)
    expect(await cashier.gateway.createPayment(orderOf(), key)).toMatchObject({ id: payment.id, status: 'succeeded' })
  })

  it('with another body, or for another operation, is rejected; it expires after a day', async () => {
    const key = newKey()
    const first = await (await create(key)).json()
    for (const response of [
      await create(key, { ...BODY, amount: { ...AMOUNT, value: '100.01' } }),
      await cashier.fetchApi('/refunds', { key, body: { payment_id: first.id, amount: AMOUNT } }),
    ]) {
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid_request', parameter: 'Idempotence-Key' })
    }
    cashier.clock.now = new Date(cashier.clock.now.getTime() + DAY_MS)
    expect((await (await create(key)).json()).id).not.toBe(first.id)
  })

  it('is required, and stays free after a rejection', async () => {
    const without = await cashier.fetchApi('/payments', { body: BODY })
    expect(await without.json()).toMatchObject({ type: 'error', code: 'invalid_request', parameter: 'Idempotence-Key' })
    const key = newKey()
    expect((await create(key, { ...BODY, amount: { ...AMOUNT, value: '1,00' } })).status).toBe(400)
    expect((await create(key)).status).toBe(200)
  })
})

describe('API v3', () => {
  it('requires the shop and its secret', async () => {
    const response = await cashier.fetchApi('/payments', { secret: 'wrong' })
    expect([response.status, (await response.json()).code]).toEqual([401, 'invalid_credentials'])
  })

  it.each<readonly [string, object]>([
    ['amount.value', { ...BODY, amount: { value: '1', currency: 'RUB' } }],
    ['amount.value', { ...BODY, amount: { value: '0.00', currency: 'RUB' } }],
    ['amount.value', { ...BODY, amount: { value: '0.99', currency: 'RUB' } }],
    ['amount.value', { ...BODY, amount: ABOVE_CARDS, payment_method_data: { type: 'bank_card' } }],
    ['amount.value', { ...BODY, amount: ABOVE_CARDS, capture: false }],
    ['amount.value', { ...BODY, amount: { value: '1000000.01', currency: 'RUB' } }],
    ['client_ip', { ...BODY, client_ip: 'nobody' }],
    ['merchant_customer_id', { ...BODY, merchant_customer_id: '' }],
    ['amount.currency', { ...BODY, amount: { value: '1.00', currency: 'EUR' } }],
    ['confirmation', { amount: AMOUNT }],
    ...['embedded', 'external', 'mobile_application'].map(
      (type) => ['confirmation.type', { ...BODY, confirmation: { ...CONFIRMATION, type } }] as const,
    ),
    ['confirmation.return_url', { ...BODY, confirmation: { type: 'redirect' } }],
    ['payment_method_data', { ...BODY, confirmation: { type: 'qr' } }],
    ['payment_method_data', { ...BODY, confirmation: { type: 'qr' }, payment_method_data: { type: 'bank_card' } }],
    ['payment_method_data.type', { ...BODY, payment_method_data: { type: 'sberbank' } }],
    ['payment_method_data.card', { ...BODY, payment_method_data: { type: 'bank_card', card: {} } }],
    ['capture', { ...BODY, capture: false, payment_method_data: { type: 'sbp' } }],
    ['save_payment_method', { ...BODY, save_payment_method: true }],
    ['amount.fee', { ...BODY, amount: { ...AMOUNT, fee: '1.00' } }],
    ...['transfers', 'deal', 'airline', 'receipt', 'payment_token', 'payment_method_id', 'nothing_of_v3'].map(
      (name) => [name, { ...BODY, [name]: {} }] as const,
    ),
    ['description', { ...BODY, description: 'x'.repeat(129) }],
  ])('names the wrong parameter: %s', async (parameter, body) => {
    expect(await (await create(newKey(), body)).json()).toMatchObject({ code: 'invalid_request', parameter })
  })

  it.each([
    ['sources', '/refunds', { payment_id: '1', amount: AMOUNT, sources: [] }],
    ['deal', '/refunds', { payment_id: '1', amount: AMOUNT, deal: {} }],
    ['transfers', '/payments/1/capture', { amount: AMOUNT, transfers: [] }],
    ['amount', '/payments/1/cancel', { amount: AMOUNT }],
    ['on_behalf_of', '/receipts', { ...RECEIPT, on_behalf_of: '1' }],
    ['payment_id', '/receipts', { ...RECEIPT, payment_id: undefined }],
    ['refund_id', '/receipts', { ...RECEIPT, type: 'refund' }],
    ['items.0.agent_type', '/receipts', { ...RECEIPT, items: [{ ...ITEM, agent_type: 'agent' }] }],
    ['items.0.payment_mode', '/receipts', { ...RECEIPT, items: [{ ...ITEM, payment_mode: 'paid' }] }],
    ['items.0.payment_subject', '/receipts', { ...RECEIPT, items: [{ ...ITEM, payment_subject: 'car' }] }],
    ['items.0.vat_code', '/receipts', { ...RECEIPT, items: [{ ...ITEM, vat_code: 13 }] }],
    ['items.0.quantity', '/receipts', { ...RECEIPT, items: [{ ...ITEM, quantity: true }] }],
  ])('refuses what it does not support, and does nothing: %s of %s', async (parameter, path, body) => {
    const response = await cashier.fetchApi(path, { key: newKey(), body })
    expect([response.status, await response.json()]).toEqual([
      400,
      { type: 'error', id: expect.any(String), code: 'invalid_request', description: expect.any(String), parameter },
    ])
  })

  it('offers a sum above the limit of cards by SBP alone', async () => {
    const page = async (amount: object) => {
      const { id } = await (await create(newKey(), { ...BODY, amount })).json()
      return cashier.read(`/checkout/${id}`)
    }
    const [within, above] = [await page({ value: '350000.00', currency: 'RUB' }), await page(ABOVE_CARDS)]
    expect([within.includes('name="number"'), within.includes('id="sbp"')]).toEqual([true, true])
    expect([above.includes('name="number"'), above.includes('id="sbp" checked')]).toEqual([false, true])
  })

  it('has no other method, with any body', async () => {
    const { id } = await (await create(newKey())).json()
    const response = await fetch(`${cashier.url}/payments/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
    })
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  })

  it('has all its data after a restart, on another port', async () => {
    const key = newKey()
    const { id } = await (await create(key)).json()
    const again = await createTestCashier({
      ...SHOP,
      databaseUrl: cashier.databaseUrl,
      notifyUrl: null,
      now: () => cashier.clock.now,
    })
    const payment = await createYooKassa({ ...SHOP, baseUrl: again.url }).getPayment(id)
    expect(payment).toMatchObject({ id, confirmationUrl: `${again.origin}/checkout/${id}` })
    await again.close()
  })
})

import { YooCheckout } from '@a2seven/yoo-checkout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '@/provider/gateway/sandbox/sandbox'
import { newKey, openSandbox, orderOf, SHOP, type TestSandbox } from '@/tests/setup/open-sandbox'

const AMOUNT = { value: '100.00', currency: 'RUB' }
const CONFIRMATION = { type: 'redirect', return_url: 'http://127.0.0.1:9/back' } as const
const BODY = { amount: AMOUNT, capture: true, confirmation: CONFIRMATION }
const ITEM = { description: 'Аренда', quantity: '1.00', amount: AMOUNT, vat_code: 1 }
const RECEIPT = {
  type: 'payment',
  payment_id: '1',
  send: true,
  customer: { email: 'anna@clients.example' },
  items: [ITEM],
  settlements: [{ type: 'cashless', amount: AMOUNT }],
}
const DAY_MS = 86_400_000

let cashier: TestSandbox
beforeAll(async () => {
  cashier = await openSandbox()
})
afterAll(() => cashier.close())

const create = (key: string, body: object = BODY) => cashier.ask('/payments', { key, body })

describe('a key', () => {
  it('of twenty requests at once makes one payment', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
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
    expect((await (await cashier.ask(`/payments/${held.id}`)).json()).refunded_amount.value).toBe('6.00')
  })

  it('gives the object as it is now', async () => {
    const key = newKey()
    const payment = await cashier.gateway.createPayment(orderOf(), key)
    await cashier.pay(payment)
    expect(await cashier.gateway.createPayment(orderOf(), key)).toMatchObject({ id: payment.id, status: 'succeeded' })
  })

  it('with another body, or for another act, is refused; after a day it is forgotten', async () => {
    const key = newKey()
    const first = await (await create(key)).json()
    for (const answer of [
      await create(key, { ...BODY, amount: { ...AMOUNT, value: '100.01' } }),
      await cashier.ask('/refunds', { key, body: { payment_id: first.id, amount: AMOUNT } }),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_request', parameter: 'Idempotence-Key' })
    }
    cashier.clock.now = new Date(cashier.clock.now.getTime() + DAY_MS)
    expect((await (await create(key)).json()).id).not.toBe(first.id)
  })

  it('is required, and stays free after a refusal', async () => {
    const without = await cashier.ask('/payments', { body: BODY })
    expect(await without.json()).toMatchObject({ type: 'error', code: 'invalid_request', parameter: 'Idempotence-Key' })
    const key = newKey()
    expect((await create(key, { ...BODY, amount: { ...AMOUNT, value: '1,00' } })).status).toBe(400)
    expect((await create(key)).status).toBe(200)
  })
})

describe('API v3', () => {
  it('wants the shop and its secret', async () => {
    const answer = await cashier.ask('/payments', { secret: 'wrong' })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'invalid_credentials'])
  })

  it.each<readonly [string, object]>([
    ['amount.value', { ...BODY, amount: { value: '1', currency: 'RUB' } }],
    ['amount.value', { ...BODY, amount: { value: '0.00', currency: 'RUB' } }],
    ['amount.currency', { ...BODY, amount: { value: '1.00', currency: 'EUR' } }],
    ['confirmation', { amount: AMOUNT }],
    ...['embedded', 'external', 'mobile_application'].map(
      (type) => ['confirmation.type', { ...BODY, confirmation: { ...CONFIRMATION, type } }] as const,
    ),
    ['confirmation.return_url', { ...BODY, confirmation: { type: 'redirect' } }],
    ['confirmation.enforce', { ...BODY, confirmation: { ...CONFIRMATION, enforce: true } }],
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
    ['items.0.quantity', '/receipts', { ...RECEIPT, items: [{ ...ITEM, quantity: true }] }],
  ])('refuses what it does not support, and does nothing: %s of %s', async (parameter, path, body) => {
    const answer = await cashier.ask(path, { key: newKey(), body })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { type: 'error', id: expect.any(String), code: 'invalid_request', description: expect.any(String), parameter },
    ])
  })

  it('remembers everything over a restart, on another port', async () => {
    const key = newKey()
    const { id } = await (await create(key)).json()
    const again = await createSandbox({
      ...SHOP,
      databaseUrl: cashier.databaseUrl,
      notifyUrl: null,
      now: () => cashier.clock.now,
    })
    const client = new YooCheckout(SHOP)
    Object.assign(client, { root: again.url })
    const known = await client.createPayment(BODY, key)
    expect([known.id, known.confirmation.confirmation_url]).toEqual([id, `${again.origin}/checkout/${id}`])
    await again.close()
  })
})

/** A library that others wrote for the real gateway; only the address that it keeps in `root` is changed. */
describe('a foreign client', () => {
  it('creates, reads, captures, cancels, refunds, lists and writes receipts', async () => {
    const client = Object.assign(new YooCheckout(SHOP), { root: cashier.url })
    const twoStages = { ...BODY, capture: false }
    const created = await client.createPayment(twoStages, newKey())
    expect([created.status, created.paid, created.test]).toEqual(['pending', false, true])
    expect(created).not.toHaveProperty('refunded_amount')
    await cashier.pay(created)
    const held = await client.getPayment(created.id)
    expect([held.status, held.payment_method.card?.last4]).toEqual(['waiting_for_capture', '4444'])
    const captured = await client.capturePayment(created.id, { amount: { ...AMOUNT, value: '90.00' } }, newKey())
    expect([captured.status, captured.amount.value, captured.refundable]).toEqual(['succeeded', '90.00', true])

    const other = await client.createPayment(twoStages, newKey())
    await cashier.pay(other)
    expect((await client.cancelPayment(other.id, newKey())).status).toBe('canceled')

    const amount = { value: '40.00', currency: 'RUB' }
    const refund = await client.createRefund({ payment_id: created.id, amount }, newKey())
    expect((await client.getRefund(refund.id)).status).toBe('succeeded')

    const receipt = await client.createReceipt(
      {
        type: 'refund',
        refund_id: refund.id,
        send: true,
        customer: { email: 'anna@clients.example' },
        items: [{ description: 'Аренда', quantity: '1.00', amount, vat_code: 1 }],
        settlements: [{ type: 'cashless', amount }],
      },
      newKey(),
    )
    expect((await client.getReceipt(receipt.id)).id).toBe(receipt.id)
    const { items } = await client.getPaymentList({ limit: 100 })
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([created.id, other.id]))
    const created_at = { value: cashier.clock.now.toISOString(), mode: 'lte' } as const
    const refunds = await client.getRefundList({ payment_id: created.id, status: 'succeeded', created_at, limit: 5 })
    expect(refunds.items.map(({ id }) => id)).toEqual([refund.id])
    const receipts = await client.getReceiptList({ refund_id: refund.id, status: 'pending' })
    expect(receipts.items.map(({ id }) => id)).toEqual([receipt.id])
    await expect(client.cancelPayment(other.id, newKey())).rejects.toMatchObject({ response: { status: 400 } })
  })

  it('gives a code to scan for SBP, and chooses the method for the payer', async () => {
    const client = Object.assign(new YooCheckout(SHOP), { root: cashier.url })
    const sbp = { amount: AMOUNT, capture: true, payment_method_data: { type: 'sbp' } } as const
    const scanned = await client.createPayment({ ...sbp, confirmation: { type: 'qr' } }, newKey())
    expect(scanned.confirmation).toEqual({ type: 'qr', confirmation_data: `${cashier.origin}/checkout/${scanned.id}` })
    expect(scanned.payment_method).toMatchObject({ type: 'sbp', saved: false })
    const page = await cashier.read(`/checkout/${scanned.id}`)
    expect([page.includes('name="number"'), page.match(/<svg /g)?.length]).toEqual([false, 1])
    expect(page).toContain('id="sbp" checked')

    // There is nowhere to go back to: the page itself says how it ended.
    const paid = await cashier.submit(`/checkout/${scanned.id}`, {})
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/checkout/${scanned.id}`])
    expect(await cashier.read(`/checkout/${scanned.id}`)).toContain('role="status"')
    expect(await client.getPayment(scanned.id)).toMatchObject({ status: 'succeeded', payment_method: { type: 'sbp' } })

    const back = await client.createPayment(
      { ...sbp, confirmation: { type: 'qr', return_url: CONFIRMATION.return_url } },
      newKey(),
    )
    const answer = await cashier.submit(`/checkout/${back.id}`, { method: 'sbp' })
    expect(answer.headers.get('location')).toBe(CONFIRMATION.return_url)

    const card = await client.createPayment({ ...BODY, payment_method_data: { type: 'bank_card' } }, newKey())
    expect(await cashier.read(`/checkout/${card.id}`)).not.toContain('id="sbp"')
    await cashier.submit(`/checkout/${card.id}`, { method: 'sbp' })
    expect((await client.getPayment(card.id)).status).toBe('pending')
  })
})

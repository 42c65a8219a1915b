import { CurrencyEnum, YooKassa, type YooKassaSdk } from '@webzaytsev/yookassa-ts-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, openTestCashier, SHOP, type TestCashier } from '@/tests/setup/open-test-cashier'

const roubles = (value: string) => ({ value, currency: CurrencyEnum.RUB })
const AMOUNT = roubles('100.00')
const RETURN_URL = 'http://127.0.0.1:9/back'
const BODY = { amount: AMOUNT, capture: true, confirmation: { type: 'redirect', return_url: RETURN_URL } } as const
const SECURE_CARD = { number: '4000000000003220' }
const DECLINED_CARD = { number: '4000000000000002' }
const HOUR_MS = 3_600_000

let cashier: TestCashier
let shop: YooKassaSdk
beforeAll(async () => {
  cashier = await openTestCashier()
  shop = YooKassa({ shop_id: SHOP.shopId, secret_key: SHOP.secretKey, endpoint: cashier.url, retries: 0, maxRPS: 1000 })
})
afterAll(() => cashier.close())

const create = (changes: object = {}) => shop.payments.create({ ...BODY, ...changes } as never, newKey())
const paidBy = async (form: object = {}, changes: object = {}) => {
  const { id } = await create(changes)
  await cashier.pay({ id }, form)
  return shop.payments.load(id)
}
const paidBySbp = () => paidBy({ method: 'sbp' })
const sbpOperation = /^[0-9A-Z]{32}$/

/** A library that others wrote for the real gateway: every way of ours as it sees it, with all the fields it knows. */
describe('a foreign client of API v3', () => {
  it('creates a payment and is sent to its page', async () => {
    expect(await create({ description: 'Аренда', metadata: { booking: '1047840' } })).toMatchObject({
      ...{ status: 'pending', paid: false, test: true, refundable: false, amount: AMOUNT, description: 'Аренда' },
      metadata: { booking: '1047840' },
      recipient: { account_id: SHOP.shopId, gateway_id: expect.any(String) },
      confirmation: { type: 'redirect', confirmation_url: expect.stringContaining(cashier.origin) },
    })
  })

  it('reads the whole of a payment by card', async () => {
    expect(await paidBy()).toMatchObject({
      ...{ status: 'succeeded', paid: true, refundable: true, captured_at: expect.any(String) },
      ...{ income_amount: roubles('96.50'), refunded_amount: roubles('0.00') },
      payment_method: {
        ...{ type: 'bank_card', saved: false, status: 'inactive', title: 'Bank card *4444' },
        card: {
          ...{ first6: '555555', last4: '4444', card_type: 'MasterCard', issuer_country: 'RU' },
          ...{ expiry_month: '12', expiry_year: '2030' },
        },
      },
      authorization_details: {
        rrn: expect.stringMatching(/^\d{12}$/),
        auth_code: expect.stringMatching(/^[0-9A-Z]{6}$/),
        three_d_secure: { applied: false },
      },
    })
  })

  it('reads the whole of a payment by SBP', async () => {
    const payment = await paidBySbp()
    expect(payment).not.toHaveProperty('authorization_details')
    expect(payment.payment_method).toMatchObject({
      ...{ type: 'sbp', saved: false, sbp_operation_id: expect.stringMatching(sbpOperation) },
      payer_bank_details: { bank_id: expect.any(String), bic: expect.stringMatching(/^\d{9}$/), name: 'Test bank' },
    })
  })

  it('names the method, and gives a code to scan', async () => {
    const sbp = { amount: AMOUNT, capture: true, payment_method_data: { type: 'sbp' } }
    const scanned = await create({ ...sbp, confirmation: { type: 'qr' } })
    expect(scanned.confirmation).toEqual({ type: 'qr', confirmation_data: `${cashier.origin}/checkout/${scanned.id}` })
    expect(scanned.payment_method).toMatchObject({ type: 'sbp', saved: false, status: 'inactive' })
    const page = await cashier.read(`/checkout/${scanned.id}`)
    expect([page.includes('name="number"'), page.match(/<svg /g)?.length]).toEqual([false, 1])
    expect(page).toContain('id="sbp" checked')

    // There is nowhere to go back to: the page itself says how it ended.
    const paid = await cashier.submit(`/checkout/${scanned.id}`, {})
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/checkout/${scanned.id}`])
    expect(await cashier.read(`/checkout/${scanned.id}`)).toContain('role="status"')

    const back = await create({ ...sbp, confirmation: { type: 'qr', return_url: RETURN_URL } })
    const response = await cashier.submit(`/checkout/${back.id}`, { method: 'sbp' })
    expect(response.headers.get('location')).toBe(RETURN_URL)

    const card = await create({ payment_method_data: { type: 'bank_card' } })
    expect(await cashier.read(`/checkout/${card.id}`)).not.toContain('id="sbp"')
    await cashier.submit(`/checkout/${card.id}`, { method: 'sbp' })
    expect((await shop.payments.load(card.id)).status).toBe('pending')
  })

  it('has the bank ask for a code, of every card when it says so', async () => {
    const applied = async (form: object, confirmation: object) => {
      const { id } = await create({ confirmation: { ...BODY.confirmation, ...confirmation } })
      await cashier.pay({ id }, form)
      const [, code = ''] = /Тестовый код: (\d{4})/.exec(await cashier.read(`/checkout/${id}/bank`)) ?? []
      await cashier.submit(`/checkout/${id}/bank`, { answer: 'confirm', code })
      return (await shop.payments.load(id)).authorization_details?.three_d_secure.applied
    }
    expect(await applied(SECURE_CARD, {})).toBe(true)
    expect(await applied({}, { enforce: true })).toBe(true)
  })

  it('gets the reason why a card was declined', async () => {
    expect(await paidBy(DECLINED_CARD)).toMatchObject({
      ...{ status: 'canceled', paid: false },
      cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
    })
  })

  it('captures a hold, in part too, and cancels one', async () => {
    const held = await paidBy({}, { capture: false })
    expect(held).toMatchObject({ status: 'waiting_for_capture', paid: true, expires_at: expect.any(String) })
    expect(await shop.payments.capture(held.id, { amount: roubles('90.00') }, newKey())).toMatchObject({
      ...{ status: 'succeeded', amount: { value: '90.00' }, income_amount: { value: '86.85' } },
    })
    const payment = await paidBy({}, { capture: false })
    expect((await shop.payments.capture(payment.id, undefined, newKey())).amount).toEqual(AMOUNT)
    const other = await paidBy({}, { capture: false })
    expect(await shop.payments.cancel(other.id, newKey())).toMatchObject({
      ...{ status: 'canceled', cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' } },
    })
  })

  it('refunds in parts, never more than there is, and sees how it went back', async () => {
    const card = await paidBy()
    const part = { payment_id: card.id, amount: roubles('40.00') }
    const refund = await shop.refunds.create({ ...part, description: 'Отмена' }, newKey())
    expect(refund).toMatchObject({ status: 'succeeded', payment_id: card.id, description: 'Отмена' })
    expect(await shop.refunds.load(refund.id)).toMatchObject({
      refund_authorization_details: { rrn: expect.stringMatching(/^\d{12}$/) },
    })
    expect((await shop.payments.load(card.id)).refunded_amount?.value).toBe('40.00')
    await expect(shop.refunds.create({ ...part, amount: AMOUNT }, newKey())).rejects.toThrow()

    const sbp = await paidBySbp()
    expect(await shop.refunds.create({ payment_id: sbp.id, amount: AMOUNT }, newKey())).toMatchObject({
      refund_method: { type: 'sbp', sbp_operation_id: expect.stringMatching(sbpOperation) },
    })
  })

  it('writes a receipt and reads what the fiscal storage made of it', async () => {
    const { id } = await paidBy()
    // The library types a receipt as the word of its kind.
    const idOf = (receipt: unknown) => (receipt as { id: string }).id
    const receipt = await shop.receipts.create(
      {
        ...{ type: 'payment', payment_id: id, send: true, customer: { email: 'anna@clients.example' } },
        items: [{ description: 'Аренда', quantity: 1, amount: AMOUNT, vat_code: 1 }],
        settlements: [{ type: 'cashless', amount: AMOUNT }],
      } as never,
      newKey(),
    )
    expect(receipt).toMatchObject({ status: 'pending', type: 'payment', payment_id: id })
    expect(receipt).not.toHaveProperty('fiscal_document_number')
    cashier.clock.now = new Date(cashier.clock.now.getTime() + HOUR_MS)
    expect(await shop.receipts.load(idOf(receipt))).toMatchObject({
      ...{ status: 'succeeded', fiscal_document_number: expect.stringMatching(/^\d{5}$/) },
      ...{
        fiscal_storage_number: expect.stringMatching(/^\d{16}$/),
        fiscal_attribute: expect.stringMatching(/^\d{10}$/),
      },
      ...{ fiscal_provider_id: expect.any(String), registered_at: expect.any(String) },
    })
    expect((await shop.receipts.list({ payment_id: id } as never)).map(idOf)).toEqual([idOf(receipt)])
  })

  it('lists by state and page', async () => {
    const made = await Promise.all([create(), create(), create()])
    const ids = (await shop.payments.list({ status: 'pending', limit: 2 } as never)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
    const { id } = await paidBy()
    const refund = await shop.refunds.create({ payment_id: id, amount: AMOUNT }, newKey())
    expect((await shop.refunds.list({ payment_id: id } as never)).map((one) => one.id)).toEqual([refund.id])
  })

  it('gets its own name of the customer back, and may send the address', async () => {
    const named = await create({ merchant_customer_id: 'client-7', client_ip: '203.0.113.7' })
    expect(named.merchant_customer_id).toBe('client-7')
    expect(JSON.stringify(named)).not.toContain('203.0.113.7')
  })

  it('repeats a call under its key and gets the same object', async () => {
    const key = newKey()
    const [first, again] = [
      await shop.payments.create(BODY as never, key),
      await shop.payments.create(BODY as never, key),
    ]
    expect(again.id).toBe(first.id)
  })

  it('is rejected with the gateway’s own codes', async () => {
    const { id } = await create()
    await expect(shop.payments.cancel(id, newKey())).rejects.toThrow('Incorrect payment status')
    await expect(shop.payments.load('no-such')).rejects.toThrow('Payment is not found')
    const above = { amount: roubles('350000.01'), payment_method_data: { type: 'bank_card' } }
    await expect(create(above)).rejects.toThrow('out of the bounds')
  })
})

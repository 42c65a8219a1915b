import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, openTestCashier, type TestCashier } from '@/tests/setup/open-test-cashier'

const AMOUNT = { value: '100.00', currency: 'RUB' }
const CONFIRMATION = { type: 'redirect', return_url: 'http://127.0.0.1:9/back' } as const
const BODY = { amount: AMOUNT, capture: true, confirmation: CONFIRMATION }
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

const create = (key: string, body: object = BODY) => cashier.fetchApi('/payments', { key, body })

describe('a list of API v3', () => {
  it('of payments goes by age, a page at a time', async () => {
    const older = await paidPayment()
    const since = passDay()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift((await (await create(newKey())).json()).id)
      cashier.clock.now = new Date(cashier.clock.now.getTime() + 1_000)
    }
    const first = await listOf(`/payments?limit=2&created_at.gte=${since}`)
    const second = await listOf(`/payments?limit=2&created_at.gte=${since}&cursor=${first.next_cursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second).not.toHaveProperty('next_cursor')
    expect(await idsIn(`/payments?created_at.gt=${since}`)).toEqual(ids.slice(0, 2))
    expect(await idsIn(`/payments?limit=100&created_at.lt=${since}`)).toEqual([older])
    expect(await idsIn(`/payments?limit=1&created_at.lte=${since}`)).toEqual(ids.slice(2))
  })

  it('of payments is filtered by their present state', async () => {
    const since = passDay()
    const [open, paid, poor] = [await create(newKey()), await create(newKey()), await create(newKey())]
    const [{ id: openId }, { id: paidId }, { id: poorId }] = [await open.json(), await paid.json(), await poor.json()]
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 1_000)
    const capturedAt = cashier.clock.now.toISOString()
    await cashier.pay({ id: paidId })
    await cashier.pay({ id: poorId }, { number: '4000000000000002' })
    const idsOf = async (query: string) => idsIn(`/payments?created_at.gte=${since}&${query}`)
    expect(await idsOf('status=succeeded')).toEqual([paidId])
    expect(await idsOf('status=canceled&payment_method=bank_card')).toEqual([poorId])
    expect(await idsOf('status=pending')).toEqual([openId])
    expect(await idsOf(`captured_at.gte=${capturedAt}&captured_at.lt=9999-01-01T00:00:00Z`)).toEqual([paidId])
    expect(await idsOf(`captured_at.gt=${capturedAt}`)).toEqual([])
    // Nobody has asked for it since its hour ran out.
    cashier.clock.now = new Date(cashier.clock.now.getTime() + HOUR_MS)
    expect(await idsOf('status=pending')).toEqual([])
    expect((await idsOf('status=canceled')).sort()).toEqual([openId, poorId].sort())
  })

  it('is of the refunds of a payment, of the receipts of a payment or of a refund, a page at a time', async () => {
    const since = passDay()
    const [one, other] = [await paidPayment(), await paidPayment()]
    const refunds: string[] = []
    for (const kop of ['1.00', '2.00', '3.00']) refunds.unshift(await refundOf(one, kop))
    const late = await refundOf(other, '4.00')
    cashier.scenarios.change({ refunds: 'canceled' })
    const rejected = await refundOf(other, '5.00')
    cashier.scenarios.change({ refunds: 'succeeded' })

    const first = await listOf(`/refunds?payment_id=${one}&limit=2`)
    const second = await listOf(`/refunds?payment_id=${one}&limit=2&cursor=${first.next_cursor}`)
    expect(first.type).toBe('list')
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(refunds)
    expect(second).not.toHaveProperty('next_cursor')
    expect(await idsIn(`/refunds?created_at.gte=${since}&payment_id=${other}`)).toEqual([rejected, late])
    expect(await idsIn(`/refunds?payment_id=${other}&status=canceled`)).toEqual([rejected])
    expect(await idsIn(`/refunds?created_at.lt=${since}&payment_id=${one}`)).toEqual([])

    const ofPayment = await receiptOf({ type: 'payment', payment_id: one }, '100.00')
    const ofRefund = await receiptOf({ type: 'refund', refund_id: late }, '4.00')
    expect(await idsIn(`/receipts?payment_id=${one}`)).toEqual([ofPayment])
    expect(await idsIn(`/receipts?refund_id=${late}&status=pending`)).toEqual([ofRefund])
    expect(await idsIn(`/receipts?created_at.gte=${since}&limit=1`)).toEqual([ofRefund])
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 2_000)
    expect(await idsIn(`/receipts?refund_id=${late}&status=pending`)).toEqual([])
  })

  it.each([
    ['limit', '/payments?limit=101'],
    ['limit', '/refunds?limit=0'],
    ['cursor', '/refunds?cursor=no-such-refund'],
    ['status', '/refunds?status=waiting_for_capture'],
    ['created_at.gte', '/receipts?created_at.gte=yesterday'],
    ['refund_id', '/receipts?payment_id=1&refund_id=2'],
    ['captured_at.gte', '/refunds?captured_at.gte=2026-11-21T04:00:00Z'],
    ['page', '/payments?page=2'],
  ])('names the wrong filter: %s of %s', async (parameter, path) => {
    const response = await cashier.fetchApi(path)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ type: 'error', code: 'invalid_request', parameter }),
    ])
  })
})

/** Of everything that other tests made nothing is as young. */
function passDay(): string {
  cashier.clock.now = new Date(cashier.clock.now.getTime() + DAY_MS)
  return cashier.clock.now.toISOString()
}

type List = { type: string; items: { id: string }[]; next_cursor?: string }
const listOf = async (path: string): Promise<List> => (await cashier.fetchApi(path)).json()
const idsIn = async (path: string) => (await listOf(path)).items.map(({ id }) => id)

/** One that the list cannot confuse with the next. */
async function made(path: string, body: object): Promise<string> {
  const response = await cashier.fetchApi(path, { key: newKey(), body })
  expect(response.status).toBe(200)
  cashier.clock.now = new Date(cashier.clock.now.getTime() + 1)
  return (await response.json()).id
}

async function paidPayment(): Promise<string> {
  const id = await made('/payments', BODY)
  await cashier.pay({ id })
  return id
}

const refundOf = (payment_id: string, value: string) =>
  made('/refunds', { payment_id, amount: { value, currency: 'RUB' } })

const receiptOf = (object: object, value: string) =>
  made('/receipts', {
    ...object,
    send: true,
    customer: { email: 'anna@clients.example' },
    items: [{ description: 'Аренда', quantity: '1.00', amount: { value, currency: 'RUB' }, vat_code: 1 }],
    settlements: [{ type: 'cashless', amount: { value, currency: 'RUB' } }],
  })

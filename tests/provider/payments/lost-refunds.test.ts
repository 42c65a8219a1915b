import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createYooKassa } from '@/provider/gateway/yookassa/yookassa'
import { PAYMENTS } from '@/tests/setup/open-provider'
import { beginOther, CARDS, payAt, readPayment, useTestGateway, waitForPaymentUrl } from '@/tests/setup/test-gateway'

const DAY_SECONDS = 25 * 60 * 60
const REFUND = 'POST /v3/refunds'
const LIST = 'GET /v3/refunds'

type Made = { id: string; kop: number; name: string | null }
type StoredRefund = { id: number; state: string; gatewayId: string | null; why: string | null; receipt: string | null }

/** The gateway accepted them, its responses were lost, and their keys have expired. */
describe('a refund whose response was lost for a day', () => {
  const provider = useTestGateway()
  let numbers = 0

  beforeEach(() => {
    provider.cashier.scenarios.change({ refunds: 'succeeded', faultPlan: [] })
  })

  it('is found by its number, and its receipt leaves', async () => {
    const id = await paid()
    await loseRefunds(id, 40_000)
    await aDayLater()
    const [made] = await madeOf(id)
    const [storedRefunds] = await storedRefundsOf(id)
    expect(storedRefunds).toMatchObject({ state: 'succeeded', gatewayId: made?.id, receipt: made?.id })
    expect(made?.name).toBe(String(storedRefunds?.id))
    expect([await madeOf(id), provider.alerts]).toEqual([[made], []])
  })

  it('is not taken for another one of the same sum', async () => {
    const id = await paid()
    await loseRefunds(id, 30_000, 30_000)
    await aDayLater()
    const made = await madeOf(id)
    const storedRefunds = await storedRefundsOf(id)
    expect(made).toHaveLength(2)
    expect(storedRefunds.map(({ id, gatewayId, receipt }) => ({ name: String(id), gatewayId, receipt }))).toEqual(
      made.map(({ id, name }) => ({ name, gatewayId: id, receipt: id })),
    )
    expect(provider.alerts).toEqual([])
  })

  it('is distinguished from another of the same sum by a notification too', async () => {
    const id = await paid()
    await loseRefunds(id, 30_000, 30_000)
    const [, second] = await madeOf(id)
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select gateway_id as id from payments where public_id = ${id}`,
    )
    const object = { id: second?.id, payment_id: rows[0]?.id }
    const headers = { 'x-client-ip': '127.0.0.1' }
    await provider.call('POST', '/sun/v2/payments/notifications', { event: 'refund.succeeded', object }, headers)
    expect(await storedRefundsOf(id)).toMatchObject([
      { gatewayId: null },
      { gatewayId: second?.id, state: 'succeeded' },
    ])
    provider.pass(61)
    await provider.settle()
    expect((await storedRefundsOf(id)).map(({ id, state }) => [String(id), state])).toEqual(
      (await madeOf(id)).map(({ name }) => [name, 'succeeded']),
    )
  })

  it('is waited for when the bank is still at it', async () => {
    const id = await paid()
    await loseRefunds(id, 40_000)
    // As though the bank had taken a day.
    await provider.db.execute(sql`
      update sandbox.objects set document = document || '{"status": "pending"}', due_at = now() + interval '9 years'
      where id = ${(await madeOf(id))[0]?.id}`)
    await aDayLater()
    const [made] = await madeOf(id)
    expect(await storedRefundsOf(id)).toMatchObject([{ state: 'pending', gatewayId: made?.id, receipt: null }])
    await provider.db.execute(sql`update sandbox.objects set due_at = '2026-01-01' where id = ${made?.id}`)
    provider.pass(61)
    await provider.settle()
    expect(await storedRefundsOf(id)).toMatchObject([{ state: 'succeeded', receipt: made?.id }])
  })

  it('goes back by hand when the bank rejected it', async () => {
    const id = await paid()
    provider.cashier.scenarios.change({ refunds: 'canceled' })
    await loseRefunds(id, 40_000)
    await aDayLater()
    expect(await storedRefundsOf(id)).toMatchObject([{ state: 'canceled', why: 'rejected_by_payee' }])
    expect([(await madeOf(id)).length, provider.alerts]).toMatchObject([1, [{ why: 'rejected_by_payee' }]])
  })

  it('is made when it never was, also when others of its payment are stored', async () => {
    const id = await paid()
    await order(id, 30_000)
    await provider.settle()
    await loseRefunds(id, 20_000)
    provider.cashier.scenarios.change({ faultPlan: [{ fault: 'busy', on: REFUND }] })
    await order(id, 30_000)
    await provider.services.reconciler.run()
    await aDayLater()
    const made = await madeOf(id)
    expect(made.map(({ kop }) => kop)).toEqual([30_000, 20_000, 30_000])
    const storedRefunds = await storedRefundsOf(id)
    expect(storedRefunds.map(({ state, why }) => why ?? state)).toEqual([
      'succeeded',
      'succeeded',
      'replaced',
      'succeeded',
    ])
    expect(storedRefunds.flatMap(({ gatewayId }) => gatewayId ?? [])).toEqual(made.map(({ id }) => id))
    expect(provider.alerts).toEqual([])
  })

  it.each([
    { name: 'of its sum is this one', byHandKop: 40_000, state: 'succeeded', count: 1 },
    { name: 'of another sum leaves it to a person', byHandKop: 39_999, state: 'canceled', count: 1 },
  ])('and that an operator gave back in the cabinet: a refund $name', async ({ byHandKop, state, count }) => {
    const id = await paid()
    provider.cashier.scenarios.change({ faultPlan: [{ fault: '500_before', on: REFUND }] })
    await order(id, 40_000)
    await provider.services.reconciler.run()
    await giveBackByHand(id, byHandKop)
    await aDayLater()
    expect([await storedRefundsOf(id), await madeOf(id)]).toMatchObject([[{ state }], { length: count }])
    expect(provider.alerts).toMatchObject(state === 'canceled' ? [{ why: 'unanswered' }] : [])
  })

  it.each(['lost', '500_after', 'busy', 'garbage'] as const)(
    'is not decided by a list that fails: %s',
    async (kind) => {
      const id = await paid()
      await loseRefunds(id, 40_000)
      provider.pass(DAY_SECONDS)
      provider.cashier.scenarios.change({ faultPlan: [{ fault: kind, on: LIST }] })
      await provider.services.reconciler.run()
      expect(provider.cashier.scenarios.now.faultPlan).toEqual([])
      expect(await storedRefundsOf(id)).toMatchObject([{ state: 'created', gatewayId: null }])
      provider.pass(61)
      await provider.settle()
      const [made] = await madeOf(id)
      expect([await storedRefundsOf(id), await madeOf(id)]).toMatchObject([
        [{ state: 'succeeded', gatewayId: made?.id }],
        [made],
      ])
      expect(provider.alerts).toEqual([])
    },
  )

  /** A payment whose own receipt has left. */
  async function paid(): Promise<string> {
    numbers += 1
    const { id } = (await beginOther(provider, 100_000, `Договор 9${numbers}`)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, id)).state).toBe('succeeded')
    await provider.settle()
    provider.pass(61)
    await provider.settle()
    return id
  }

  async function order(id: string, kop: number): Promise<void> {
    const at = provider.clock.now.toISOString()
    await provider.db.execute(sql`
      insert into refunds (payment_id, amount_kop, reason, next_at, created_at)
      select id, ${kop}, 'branch', ${at}, ${at} from payments where public_id = ${id}`)
  }

  async function loseRefunds(id: string, ...sums: number[]): Promise<void> {
    const before = (await madeOf(id)).length
    for (const kop of sums) {
      provider.cashier.scenarios.change({ faultPlan: [{ fault: 'lost', on: REFUND }] })
      await order(id, kop)
      await provider.services.reconciler.run()
      expect(provider.cashier.scenarios.now.faultPlan).toEqual([])
    }
    expect((await madeOf(id)).length).toBe(before + sums.length)
  }

  async function aDayLater(): Promise<void> {
    provider.pass(DAY_SECONDS)
    for (let run = 0; run < 3; run++) {
      await provider.settle()
      provider.pass(61)
    }
  }

  /** Without a number of ours, as the gateway's cabinet makes it. */
  async function giveBackByHand(id: string, kop: number): Promise<void> {
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select gateway_id as id from payments where public_id = ${id}`,
    )
    const { shopId, secretKey } = PAYMENTS
    const cabinet = createYooKassa({ baseUrl: provider.cashier.url, shopId, secretKey })
    const refund = { paymentId: rows[0]?.id ?? '', amountKop: kop, description: '', metadata: {} }
    await cabinet.createRefund(refund, `by-hand-${id}`)
  }

  /** At the gateway. */
  async function madeOf(id: string): Promise<Made[]> {
    const { rows } = await provider.db.execute<Made>(sql`
      select r.id, (100 * (r.document #>> '{amount,value}')::numeric)::int as kop, r.document #>> '{metadata,refund}' as name
      from sandbox.objects r join payments p on p.gateway_id = r.document ->> 'payment_id'
      where r.kind = 'refund' and p.public_id = ${id} order by (r.document #>> '{metadata,refund}')::int`)
    return rows
  }

  /** Here, each with the gateway's id of what its receipt is for. */
  async function storedRefundsOf(id: string): Promise<StoredRefund[]> {
    const { rows } = await provider.db.execute<StoredRefund>(sql`
      select r.id::int, r.state, r.gateway_id as "gatewayId", r.cancel_reason as why,
        (select o.document ->> 'refund_id' from receipts k join sandbox.objects o on o.id = k.gateway_id
         where k.refund_id = r.id) as receipt
      from refunds r join payments p on p.id = r.payment_id where p.public_id = ${id} order by r.id`)
    return rows
  }
})

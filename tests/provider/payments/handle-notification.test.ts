import { differenceInSeconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { describe, expect, it } from 'vitest'
import { byForm } from '@/tests/setup/by-form'
import { START } from '@/tests/setup/open-provider'
import { beginOther, CARDS, payAt, readPayment, useTestGateway, waitForPaymentUrl } from '@/tests/setup/test-gateway'

const LONGEST = byForm({ short: 3, all: 5, long: 5 })
const AT_ONCE = 10
/** The reconciler does not ask for a payment for this long. */
const RECONCILED_SECONDS = 60

/** Notifications of a payment that was paid and partly refunded; they may come more than once, or be untrue. */
const HINTS = [
  'payment.succeeded',
  'refund.succeeded',
  'payment.succeeded',
  'payment.canceled',
  'refund.succeeded',
] as const
type Hint = (typeof HINTS)[number]

describe('notifications of the gateway', () => {
  const provider = useTestGateway()
  const notify = (event: string, id: string, ip = '127.0.0.1') =>
    provider.call(
      'POST',
      '/sun/v2/payments/notifications',
      { type: 'notification', event, object: { id } },
      { 'x-client-ip': ip },
    )

  async function startPayment() {
    const { id } = (await beginOther(provider, 500_00)).json().data
    const url = await waitForPaymentUrl(provider, id)
    return { id, url, gatewayId: await gatewayIdOf('payments', id) }
  }

  async function paid() {
    const payment = await startPayment()
    await payAt(payment.url, CARDS.good)
    return payment
  }

  async function gatewayIdOf(table: 'payments' | 'refunds', id: string): Promise<string> {
    const of =
      table === 'payments'
        ? sql`payments where public_id = ${id}`
        : sql`refunds where payment_id = (select id from payments where public_id = ${id})`
    const { rows } = await provider.db.execute<{ id: string }>(sql`select gateway_id as id from ${of}`)
    return rows[0]?.id ?? ''
  }

  async function stateOf(id: string) {
    const { rows } = await provider.db.execute(sql`
      select p.state, p.quarantine, count(distinct r.id)::int as receipts, coalesce(sum(distinct b.amount_kop), 0)::int as back,
        max(b.state) as refund
      from payments p left join receipts r on r.payment_id = p.id left join refunds b on b.payment_id = p.id
      where p.public_id = ${id} group by p.id`)
    return rows[0]
  }

  it.each(['\udfff', 'a/b', '', 'x'.repeat(65)])(
    'about an object that no gateway names so is rejected: %j',
    async (id) => {
      const response = await notify('payment.succeeded', id)
      expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
    },
  )

  it('in any order, repeated, replayed after a refund, and about what never was, end in one state', async () => {
    const orders = Array.from({ length: LONGEST }, (_, n) => arrangements(HINTS.slice(0, n + 1))).flat()
    expect(orders.length).toBe([1, 2, 6, 24, 120].slice(0, LONGEST).reduce((sum, many) => sum + many))
    const limited = pLimit(AT_ONCE)
    const each = <Item, Result>(items: readonly Item[], work: (item: Item, n: number) => Promise<Result>) =>
      Promise.all(items.map((item, n) => limited(() => work(item, n))))
    const cases = await each(orders, async (order, n) => {
      // What really happens comes between the hints, at another place each time: or before or after all of them.
      const places = order.length + 1
      const [paidAt, backAt] = [n % places, Math.floor(n / places) % places].sort((a, b) => a - b)
      return { order, paidAt, backAt, ...(await startPayment()) }
    })
    // Step by step for all at once, so that the reconciler runs once a step, and cannot find out by itself.
    const notifyAll = async (place: number) => {
      provider.pass(1)
      await each(cases, async ({ order, ...payment }) => notifyOne(order[place], payment))
    }
    for (let place = 0; place <= LONGEST; place++) {
      provider.pass(1)
      await each(
        cases.filter(({ paidAt }) => paidAt === place),
        ({ url }) => payAt(url, CARDS.good),
      )
      await each(
        cases.filter(({ backAt }) => backAt === place),
        giveBack,
      )
      await provider.settle()
      await notifyAll(place)
    }
    for (let place = 0; place < LONGEST; place++) await Promise.all([notifyAll(place), provider.settle()])
    expect(differenceInSeconds(provider.clock.now, START)).toBeLessThan(RECONCILED_SECONDS)
    // A call to the gateway for one of them may still have run for another.
    await provider.settle()
    const ends = await Promise.all(cases.map(({ id }) => stateOf(id)))
    expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(
      new Set([
        JSON.stringify({ state: 'succeeded', quarantine: null, receipts: 2, back: 200_00, refund: 'succeeded' }),
      ]),
    )
  }, 240_000)

  async function notifyOne(
    hint: Hint | undefined,
    { id, gatewayId }: { id: string; gatewayId: string },
  ): Promise<void> {
    if (hint === undefined) return
    const about = hint === 'refund.succeeded' ? await gatewayIdOf('refunds', id) : gatewayId
    const response = await notify(hint, about || 'of-nobody')
    expect(response.statusCode, hint).toBe(200)
  }

  /** Refunds by the branch; any notification makes the provider read the payment first. */
  async function giveBack({ id, gatewayId }: { id: string; gatewayId: string }): Promise<void> {
    await notify('', gatewayId)
    await provider.db.execute(sql`
      insert into refunds (payment_id, amount_kop, reason, next_at, created_at)
      select id, 20000, 'branch', now() - interval '10 years', now() from payments where public_id = ${id}`)
  }

  it('are accepted from the gateway’s networks only, and change nothing by their content', async () => {
    const { id } = (await beginOther(provider, 300_00)).json().data
    const gatewayId = await gatewayIdOf('payments', id)
    provider.pass(1)
    expect((await notify('payment.succeeded', gatewayId, '8.8.8.8')).statusCode).toBe(403)
    expect((await notify('payment.succeeded', gatewayId)).statusCode).toBe(200)
    expect((await readPayment(provider, id)).state).toBe('pending')
  })

  it('that are invalid are rejected as such, from any address', async () => {
    for (const ip of ['8.8.8.8', '127.0.0.1', 'no address']) {
      const { statusCode, body } = await provider.call('POST', '/sun/v2/payments/notifications', [], {
        'x-client-ip': ip,
      })
      expect({ ip, statusCode, code: JSON.parse(body).error.code }).toEqual({
        ip,
        statusCode: 400,
        code: 'invalid_request',
      })
    }
    for (const ip of ['', 'no address']) expect((await notify('', 'of-nobody', ip)).statusCode).toBe(403)
  })

  it('come again when the gateway does not respond', async () => {
    const { id, gatewayId } = await paid()
    provider.cashier.scenarios.change({ faultPlan: [{ fault: '500_before', on: 'GET /v3/payments/:id' }] })
    provider.pass(1)
    expect((await notify('payment.succeeded', gatewayId)).statusCode).toBe(503)
    provider.pass(1)
    expect((await notify('payment.succeeded', gatewayId)).statusCode).toBe(200)
    expect((await readPayment(provider, id)).state).toBe('succeeded')
  })

  it('arrive before the response to the payment’s creation', async () => {
    provider.cashier.scenarios.change({ faultPlan: [{ fault: 'lost', on: 'POST /v3/payments' }] })
    const { id, confirmationUrl } = (await beginOther(provider, 400_00)).json().data
    expect(confirmationUrl).toBeNull()
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select id from sandbox.objects where document -> 'metadata' ->> 'payment' = ${id}`,
    )
    provider.pass(1)
    expect((await notify('payment.waiting_for_capture', rows[0]?.id ?? '')).statusCode).toBe(200)
    expect((await readPayment(provider, id)).confirmationUrl).not.toBeNull()
  })
})

function arrangements<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    arrangements(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

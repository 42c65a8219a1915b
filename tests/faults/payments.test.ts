import { differenceInSeconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { testFault } from '@/tests/setup/faults/fault'
import { confirmAt, newKey } from '@/tests/setup/open-provider'
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

const COPIES = 100
const SUCCEEDED = 'payment.succeeded'
/** SECURITY §9: a notification that never comes. */
const RECONCILED_SECONDS = 180
const RUN_SECONDS = 5

describe('payments', () => {
  const provider = useTestGateway()

  testFault({
    number: 25,
    fault: `a notification of a payment comes ${COPIES} times at once`,
    expected: 'one effect: the sum once, one receipt, one message',
    control: {
      without: 'the effect written twice into the database',
      unmet: ['the sum once', 'one receipt', 'one message'],
    },
    inject: async (isGuarded) => {
      const { id, number, totalKop } = await payBooking()
      const copies = Array.from({ length: COPIES }, () => notify(SUCCEEDED, id))
      const statuses = (await Promise.all(copies)).map(({ statusCode }) => statusCode)
      await provider.settle()
      if (!isGuarded) await doubleEffect(id, number)
      return { statuses: [...new Set(statuses)], totalKop, ...(await effectOf(id, number)) }
    },
    judge: ({ statuses, totalKop, paidKop, receipts, messages }) => ({
      'each is answered 200': statuses.join() === '200',
      'the sum once': paidKop === totalKop,
      'one receipt': receipts === 1,
      'one message': messages === 1,
    }),
  })

  /** Events of a payment in every order; the gateway holds the truth. */
  const EVENTS = [SUCCEEDED, 'payment.canceled', 'payment.waiting_for_capture']

  testFault({
    number: 26,
    fault: 'notifications come in any order, before the answer to our own call too',
    expected: 'every order ends in the state that the gateway has',
    control: {
      without: 'a gateway that cannot be asked',
      unmet: ['all orders end alike', 'the one before our answer leads on'],
    },
    inject: async (isGuarded) => {
      const orders = permutations(EVENTS)
      const ends: string[] = []
      for (const order of orders) {
        const { id, number, totalKop } = await payBooking()
        if (!isGuarded) silenceGateway()
        for (const event of order) {
          await notify(event, id)
          provider.pass(1)
        }
        const { status, paidKop } = await bookingRow(provider, number)
        ends.push(`${(await readPayment(provider, id)).state} ${status} ${paidKop === totalKop}`)
        calmGateway()
      }
      return { orders: orders.length, ends, early: await notifyEarly(isGuarded) }
    },
    judge: ({ orders, ends, early }) => ({
      'all orders were tried': orders === 6,
      'all orders end alike': ends.every((end) => end === 'succeeded confirmed true'),
      'the one before our answer leads on': early,
    }),
    tell: ({ orders }) => `${orders} orders, one end`,
  })

  testFault({
    number: 27,
    fault: 'no notification of a payment ever comes',
    expected: `the reconciler finds it within ${RECONCILED_SECONDS} s`,
    control: { without: 'no reconciler', unmet: ['it was found in time'] },
    inject: async (isGuarded) => {
      const { number } = await payBooking()
      const began = provider.clock.now
      const seconds = () => differenceInSeconds(provider.clock.now, began)
      for (;;) {
        const { status } = await bookingRow(provider, number)
        if (status === 'confirmed' || seconds() > RECONCILED_SECONDS) return { status, seconds: seconds() }
        provider.pass(RUN_SECONDS)
        if (isGuarded) await provider.settle()
      }
    },
    judge: ({ status, seconds }) => ({
      'it was found in time': status === 'confirmed' && seconds <= RECONCILED_SECONDS,
    }),
    tell: ({ seconds }) => `confirmed after ${seconds} s`,
  })

  testFault({
    number: 29,
    fault: 'the gateway is down when a booking is to be paid',
    expected: 'the car stays held, the branch takes the payment, and nobody is charged twice',
    control: {
      without: 'a payer who pays once more as for another debt',
      unmet: ['nobody is charged twice'],
    },
    inject: async (isGuarded) => {
      const held = await holdOf(provider)
      const { number, price } = held.booking
      provider.cashier.scenarios.change({ faultShares: { '500_before': 1 } })
      const key = newKey()
      const tries = []
      for (let left = 3; left > 0; left--) tries.push(await begin(provider, held, price.totalKop, key))
      const { status } = await bookingRow(provider, number)
      calmGateway()
      const { id } = tries[0]?.json().data ?? {}
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      if (!isGuarded) await payAgain(number, price.totalKop)
      provider.pass(60)
      await provider.settle()
      const branch = await holdOf(provider)
      provider.cashier.scenarios.change({ faultShares: { '500_before': 1 } })
      await begin(provider, branch, branch.booking.price.totalKop)
      const later = await provider.call(
        'PATCH',
        `/sun/v2/bookings/${branch.booking.number}`,
        confirmAt(provider.clock.now),
        {
          'x-booking-key': branch.key,
        },
      )
      calmGateway()
      return {
        codes: tries.map(({ statusCode }) => statusCode),
        status,
        later: later.json().data?.status,
        charges: await chargesOf(number),
      }
    },
    judge: ({ codes, status, later, charges }) => ({
      'the payment is begun': codes.every((code) => code === 201),
      'the car stays held': status === 'held' || status === 'awaiting_payment',
      'it can be paid at the branch': later === 'confirmed',
      'nobody is charged twice': charges === 1,
    }),
    tell: ({ status, charges }) => `${status} meanwhile, ${charges} charge`,
  })

  /** A booking whose payer has paid at the gateway; the provider does not know yet. */
  async function payBooking() {
    const held = await holdOf(provider)
    const { number, price } = held.booking
    const { id } = (await begin(provider, held, price.totalKop)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    provider.pass(1)
    return { id: String(id), number, totalKop: price.totalKop }
  }

  async function payAgain(number: string, totalKop: number): Promise<void> {
    const { id } = (await beginOther(provider, totalKop, number)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
  }

  /** As the gateway sends it, of one of our payments. */
  async function notify(event: string, id: string) {
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select gateway_id as id from payments where public_id = ${id}`,
    )
    return notifyOf(event, rows[0]?.id ?? '')
  }

  function notifyOf(event: string, gatewayId: string) {
    const body = { type: 'notification', event, object: { id: gatewayId } }
    return provider.call('POST', '/sun/v2/payments/notifications', body, { 'x-client-ip': '127.0.0.1' })
  }

  /** The gateway has made the payment, and its answer is lost: the notification comes first. @returns whether the payer can pay */
  async function notifyEarly(isGuarded: boolean): Promise<boolean> {
    provider.cashier.scenarios.change({ faultPlan: [{ fault: 'lost', on: 'POST /v3/payments' }] })
    const { id } = (await beginOther(provider, 400_00)).json().data
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select id from sandbox.objects where document -> 'metadata' ->> 'payment' = ${id}`,
    )
    if (!isGuarded) silenceGateway()
    provider.pass(1)
    await notifyOf('payment.waiting_for_capture', rows[0]?.id ?? '')
    const { confirmationUrl } = await readPayment(provider, id)
    calmGateway()
    return confirmationUrl !== null
  }

  function silenceGateway(): void {
    provider.cashier.scenarios.change({ faultShares: { '500_before': 1 } })
  }

  function calmGateway(): void {
    provider.cashier.scenarios.change({ faultShares: {}, faultPlan: [] })
  }

  async function effectOf(id: string, number: string) {
    const { paidKop } = await bookingRow(provider, number)
    const { rows } = await provider.db.execute<{ receipts: number; messages: number }>(sql`
    select (select count(*)::int from receipts r join payments p on p.id = r.payment_id where p.public_id = ${id}) as receipts,
      (select max(n)::int from (select count(*) as n from outbox where kind in ('booking_confirmed', 'booking_paid')
        and dedup_key like '%:' || ${number} || ':%' group by kind, channel) each) as messages`)
    return { paidKop, receipts: rows[0]?.receipts, messages: rows[0]?.messages }
  }

  async function doubleEffect(id: string, number: string): Promise<void> {
    await provider.db.execute(sql`update bookings set paid_kop = paid_kop * 2 where number = ${number}`)
    await provider.db.execute(sql`insert into receipts (kind, payment_id, amount_kop, lines, next_at, created_at)
    select 'closing', payment_id, amount_kop, lines, next_at, created_at from receipts
    where payment_id = (select id from payments where public_id = ${id})`)
    await provider.db.execute(sql`insert into outbox (station, kind, channel, address, params, next_at, created_at, dedup_key)
    select station, kind, channel, address, params, next_at, created_at, dedup_key || ':again' from outbox
    where kind in ('booking_confirmed', 'booking_paid') and dedup_key like '%:' || ${number} || ':%'`)
  }

  async function chargesOf(number: string): Promise<number> {
    const { rows } = await provider.db.execute<{ n: number }>(sql`select count(*)::int as n from sandbox.objects
    where kind = 'payment' and document ->> 'status' = 'succeeded' and document -> 'metadata' ->> 'number' = ${number}`)
    return rows[0]?.n ?? 0
  }
})

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

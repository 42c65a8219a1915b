import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { createProvider } from '@/provider/app'
import { testFault } from '@/tests/setup/faults/fault'
import { config, PAYMENTS, TOKEN } from '@/tests/setup/open-provider'
import { beginOther, CARDS, payAt, useTestGateway, waitForPaymentUrl } from '@/tests/setup/test-gateway'

const FORGER = '8.8.8.8'
const GATEWAY = '127.0.0.1'
const WARNING = 'a payment notification did not come from the gateway'

describe('forged notifications', () => {
  const provider = useTestGateway()

  testFault({
    number: 28,
    fault: 'a notification is forged, untrue, or an old one that is sent again',
    expected: 'nothing changes, and the log warns of a sender who is not the gateway',
    control: {
      without: 'every network is the gateway’s, and the payment is paid meanwhile',
      unmet: ['a foreign sender is refused', 'nothing changed', 'the log warned'],
    },
    inject: async (isGuarded) => {
      const warnings: string[] = []
      const app = createProvider({
        db: provider.db,
        now: () => provider.clock.now,
        config: {
          ...config,
          logLevel: 'warn',
          payments: { ...PAYMENTS, url: provider.cashier.url, ...(isGuarded ? {} : { networks: ['0.0.0.0/0'] }) },
        },
        logTo: { write: (line) => warnings.push(JSON.parse(line).msg) },
      })
      await app.ready()
      const notify = async (event: string, id: string, ip: string) => {
        provider.pass(1)
        const response = await app.inject({
          method: 'POST',
          url: '/sun/v2/payments/notifications',
          headers: { authorization: `Bearer ${TOKEN}`, 'x-client-ip': ip },
          payload: { type: 'notification', event, object: { id, status: 'succeeded', paid: true } },
        })
        return response.statusCode
      }
      const [paid, open] = [await startPayment(true), await startPayment(false)]
      await notify('payment.succeeded', paid.gatewayId, GATEWAY)
      await provider.settle()
      const before = await stateOf()
      if (!isGuarded) await payAt(open.url, CARDS.good)
      const forged = await notify('payment.succeeded', open.gatewayId, FORGER)
      const untrue = await notify('payment.succeeded', open.gatewayId, GATEWAY)
      const replayed = await notify('payment.succeeded', paid.gatewayId, GATEWAY)
      const ofNobody = await notify('payment.succeeded', 'never-was', GATEWAY)
      await app.close()
      return { forged, others: [untrue, replayed, ofNobody], isUnchanged: (await stateOf()) === before, warnings }
    },
    judge: ({ forged, others, isUnchanged, warnings }) => ({
      'a foreign sender is refused': forged === 403,
      'the gateway is not asked to come again': others.every((status) => status === 200),
      'nothing changed': isUnchanged,
      'the log warned': warnings.filter((text) => text === WARNING).length === 1,
    }),
  })

  async function startPayment(isPaid: boolean) {
    const { id } = (await beginOther(provider, 500_00)).json().data
    const url = await waitForPaymentUrl(provider, id)
    if (isPaid) await payAt(url, CARDS.good)
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select gateway_id as id from payments where public_id = ${id}`,
    )
    return { url, gatewayId: rows[0]?.id ?? '' }
  }

  /** What a payment can change. */
  async function stateOf(): Promise<string> {
    const { rows } = await provider.db.execute(sql`
    select (select json_agg(json_build_array(id, state, quarantine, method) order by id) from payments) as payments,
      (select count(*) from receipts) as receipts, (select count(*) from refunds) as refunds,
      (select sum(paid_kop) from bookings) as paid`)
    return JSON.stringify(rows)
  }
})

import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { randomFrom } from '@/provider/demo/seeded-random'
import { createTestCashier, type TestCashierOptions } from '@/provider/demo/test-cashier/test-cashier'
import type { GatewayPayment, PaymentOrder } from '@/provider/gateway/payment-gateway'
import { createYooKassa } from '@/provider/gateway/yookassa/yookassa'
import { openTestDatabase } from './test-database'

export const SHOP = { shopId: '62579', secretKey: 'test_secret-of-the-tests' }
export const GOOD_CARD = { method: 'bank_card', number: '5555555555554444', expiry: '12/30', cvc: '123' }

export type TestCashier = Awaited<ReturnType<typeof openTestCashier>>

/** A test cashier with a clock that only the test sets, a client of it, and a listener for its notifications. */
export async function openTestCashier(options: Partial<TestCashierOptions> = {}) {
  const database = options.databaseUrl === undefined ? await openTestDatabase('template0') : null
  const clock = { now: new Date('2026-11-21T04:00:00Z') }
  const listener = await openListener()
  const cashier = await createTestCashier({
    ...SHOP,
    databaseUrl: database?.url ?? '',
    notifyUrl: listener.url,
    now: () => clock.now,
    random: randomFrom(7),
    ...options,
  })
  const gateway = createYooKassa({ ...SHOP, baseUrl: cashier.url, timeoutMs: 2_000 })

  const submit = (path: string, form: Record<string, string>) =>
    fetch(cashier.origin + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

  return {
    ...cashier,
    gateway,
    clock,
    listener,
    databaseUrl: options.databaseUrl ?? database?.url ?? '',
    submit,
    read: async (path: string, headers = {}) => (await fetch(cashier.origin + path, { headers })).text(),
    pay: ({ id }: Pick<GatewayPayment, 'id'>, changes: Partial<typeof GOOD_CARD> = {}) =>
      submit(`/checkout/${id}`, { ...GOOD_CARD, ...changes }),
    /** A raw request, as another client sends it. */
    fetchApi: (
      path: string,
      { key, body, secret = SHOP.secretKey }: { key?: string; body?: unknown; secret?: string } = {},
    ) =>
      fetch(cashier.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${SHOP.shopId}:${secret}`).toString('base64')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotence-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async close() {
      await cashier.close()
      await listener.close()
      await database?.close()
    },
  }
}

let keys = 0
export function newKey(): string {
  keys += 1
  return `key-of-the-tests-${keys}`
}

export function orderOf(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    amountKop: 1_234_567,
    description: 'Бронирование 1234567',
    returnUrl: 'http://127.0.0.1:9/status/success/?number=1234567',
    language: 'ru',
    capture: true,
    method: null,
    metadata: { booking: '1234567', scid: '57355' },
    ...changes,
  }
}

/** Records notifications, and responds with the statuses that the test sets, else with 200. */
async function openListener() {
  const heard: { event: string; object: { id: string; status: string } }[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    heard.push(JSON.parse(await readText(request)))
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/notifications`,
    heard,
    statuses,
    events: () => heard.map(({ event }) => event),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

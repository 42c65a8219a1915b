import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { HoldResponse } from '@/provider/contract/bookings'
import type { Payment } from '@/provider/contract/payments'
import { randomFrom } from '@/provider/demo/seeded-random'
import { createTestCashier } from '@/provider/demo/test-cashier/test-cashier'
import type { GatewayConfig } from '@/provider/gateway/create-payment-gateway'
import { createServices } from '@/provider/services'
import {
  addModel,
  config,
  confirmAt,
  newKey,
  openProvider,
  PAYMENTS,
  personalConsents,
  rentalOf,
  START,
  type TestProvider,
} from './open-provider'
import { openTestDatabase } from './test-database'

export const CARDS = {
  good: '5555 5555 5555 4444',
  poor: '4000 0000 0000 0002',
  secure: '4000 0000 0000 3220',
  slow: '4000 0000 0000 0077',
  never: '4000 0000 0000 0341',
}
export const PERSONAL = personalConsents(START)

/** A provider with its own test cashier, and one clock for both that only the test sets, from `start` on. */
export async function createTestGateway(start = START, changes: Pick<GatewayConfig, 'timeoutMs'> = {}) {
  const database = await openTestDatabase('sun_seeded')
  const clock = { now: start }
  const cashier = await createTestCashier({
    databaseUrl: database.url,
    shopId: PAYMENTS.shopId,
    secretKey: PAYMENTS.secretKey,
    notifyUrl: null,
    now: () => clock.now,
    random: randomFrom(20_261_122),
  })
  const payments = { ...PAYMENTS, url: cashier.url, ...changes }
  const provider = await openProvider(database, { payments })
  Object.defineProperty(provider.clock, 'now', { get: () => clock.now, set: (now: Date) => (clock.now = now) })
  const alerts: Record<string, unknown>[] = []
  const services = createServices({
    db: database.db,
    now: () => clock.now,
    config: { ...config, payments },
    isDraining: () => false,
    warn: () => undefined,
    alert: (details) => alerts.push(details),
  })
  return {
    ...provider,
    clock,
    cashier,
    services,
    /** Runs the reconciler until nothing is due now. */
    async settle() {
      while ((await services.reconciler.run()) > 0);
    },
    alerts,
    pass: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    close: async () => {
      await provider.app.close()
      await cashier.close()
      await database.close()
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof createTestGateway>>

export function useTestGateway(changes?: Parameters<typeof createTestGateway>[1]): TestGateway {
  const provider: TestGateway = Object.create(null)
  beforeAll(async () => {
    Object.assign(provider, await createTestGateway(START, changes))
  })
  beforeEach(() => {
    provider.clock.now = START
    provider.alerts.length = 0
  })
  afterAll(() => provider.close())
  return provider
}

/** A payment for no booking and no debt: the cheapest to make. */
export function beginOther(provider: TestProvider, amountKop: number, number = 'Договор 7', once = newKey()) {
  const payer = { fio: 'Платонова', phone: '+79995550199', email: 'payer@clients.example', language: 'ru' }
  const body = { purpose: 'other', number, ...payer, amountKop, consents: personalConsents(provider.clock.now) }
  return provider.call('POST', '/sun/v2/payments', body, { 'idempotency-key': once })
}

let models = 0
/** A hold on a model of its own. */
export async function holdOf(
  provider: TestProvider,
  changes = {},
  plates = 1,
): Promise<HoldResponse & { slug: string }> {
  models += 1
  const slug = await addModel(provider, `paid-${models}`, plates)
  const request = await provider.requestFor(rentalOf(slug), changes)
  const response = await provider.hold(request)
  return { ...response.json().data, slug }
}

/** Begins a payment with the booking's key. */
export function begin(provider: TestProvider, { booking, key }: HoldResponse, amountKop: number, once = newKey()) {
  const body = { amountKop, language: 'ru', consents: confirmAt(provider.clock.now).consents }
  const headers = { 'x-booking-key': key, 'idempotency-key': once }
  return provider.call('POST', `/sun/v2/bookings/${booking.number}/payments`, body, headers)
}

export async function readPayment(provider: TestProvider, id: string): Promise<Payment> {
  return (await provider.call('GET', `/sun/v2/payments/${id}`)).json().data
}

/** The address where the payer continues; a slow gateway is polled. */
export async function waitForPaymentUrl(provider: TestGateway, id: string): Promise<string> {
  for (;;) {
    const { confirmationUrl, state } = await readPayment(provider, id)
    if (confirmationUrl !== null) return confirmationUrl
    if (state !== 'pending') throw new Error(`there is nowhere to pay: ${state}`)
    provider.pass(3)
  }
}

/** Pays on the page of the gateway, without a call to the provider. */
export async function payAt(confirmationUrl: string | null, number: string): Promise<string | null> {
  if (confirmationUrl === null) throw new Error('there is nowhere to pay')
  const body = new URLSearchParams({ method: 'card', number, expiry: '12/30', cvc: '123' })
  const response = await fetch(confirmationUrl, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location')
}

export async function bookingRow({ db }: Pick<TestProvider, 'db'>, number: string) {
  const { rows } = await db.execute<{ status: string; paid: string; total: string; refund: string | null }>(
    sql`select status, paid_kop as paid, total_kop as total, refund_kop as refund from bookings where number = ${number}`,
  )
  const [row] = rows
  if (!row) throw new Error('no such booking')
  return {
    status: row.status,
    paidKop: Number(row.paid),
    totalKop: Number(row.total),
    refundKop: row.refund && Number(row.refund),
  }
}

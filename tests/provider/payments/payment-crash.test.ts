import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byForm } from '@/tests/setup/by-form'
import { PAYMENTS, rentalOf, TOKEN } from '@/tests/setup/open-provider'
import { bundleProvider } from '@/tests/setup/provider-process'
import {
  begin,
  bookingRow,
  CARDS,
  createTestGateway,
  holdOf,
  payAt,
  readPayment,
  type TestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

const ROUNDS = byForm({ short: 2, all: 6, long: 20 })
/** How long the gateway's response takes: the provider dies before it comes, or while it is recorded. */
const ON_ITS_WAY_MS = 300

describe('a provider that is killed between the charge and its own record of it', () => {
  let provider: TestGateway
  let program: Awaited<ReturnType<typeof bundleProvider>>
  beforeAll(async () => {
    provider = await createTestGateway(new Date())
    program = await bundleProvider()
  })
  afterAll(async () => {
    await program.remove()
    await provider.close()
  })

  it(`${ROUNDS} times leaves every payment booked or refunded`, async () => {
    const rounds: { id: string; number: string; totalKop: number; isTaken: boolean }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const held = await holdOf(provider)
      const { number, price } = held.booking
      const { id } = (await begin(provider, held, price.totalKop)).json().data
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      await killWhileAsking(id, momentOf(round))
      // Every third car is another client's by the time that the provider is back.
      const isTaken = round % 3 === 1
      if (isTaken) {
        provider.pass(60 * 60)
        const rival = await provider.hold(await provider.requestFor(rentalOf(held.slug, 30, 4, provider.clock.now)))
        expect(rival.statusCode === 201 || (await bookingRow(provider, number)).status === 'confirmed').toBe(true)
      }
      rounds.push({ id, number, totalKop: price.totalKop, isTaken })
    }
    provider.pass(5 * 60)
    await provider.settle()
    for (const { id, number, totalKop } of rounds) {
      const { state, refunds } = await readPayment(provider, id)
      const { status, paidKop } = await bookingRow(provider, number)
      const backKop = refunds.filter((one) => one.state === 'succeeded').reduce((sum, one) => sum + one.amountKop, 0)
      expect({ state, isWhole: paidKop + backKop === totalKop }).toEqual({ state: 'succeeded', isWhole: true })
      expect(status).toBe(backKop > 0 ? 'expired' : 'confirmed')
    }
  }, 300_000)

  /** Before the response, and every few milliseconds while it is recorded. */
  function momentOf(round: number): number {
    return round % 4 === 0 ? ON_ITS_WAY_MS / 2 : ON_ITS_WAY_MS + ((round * 7) % 40)
  }

  async function killWhileAsking(id: string, afterMs: number): Promise<void> {
    const { origin, child } = await program.start(provider.url, {
      YOOKASSA_SECRET_KEY: PAYMENTS.secretKey,
      YOOKASSA_URL: provider.cashier.url,
    })
    provider.cashier.scenarios.change({
      slowAnswerMs: ON_ITS_WAY_MS,
      faultPlan: [{ fault: 'slow', on: 'GET /v3/payments/:id' }],
    })
    const died = new Promise((resolve) => child.once('exit', resolve))
    const request = fetch(`${origin}/sun/v2/payments/${id}`, { headers: { authorization: `Bearer ${TOKEN}` } })
    setTimeout(() => child.kill('SIGKILL'), afterMs)
    await Promise.allSettled([request, died])
    provider.cashier.scenarios.change({ faultPlan: [] })
  }
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import type { HoldRequest } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import {
  addModel,
  config,
  count,
  newPhone,
  openProvider,
  rentalOf,
  type TestProvider,
  TOKEN,
} from '@/tests/setup/open-provider'
import { bundleProvider } from '@/tests/setup/provider-process'
import { useProvider } from '@/tests/setup/use-provider'

const ATTEMPTS = 200

/** How often each outcome came. */
function tally(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** The same request of another client: holds of one phone would queue for their client before they race for a plate. */
function fromAnother(request: HoldRequest): HoldRequest {
  return { ...request, driver: { ...request.driver, phone: newPhone() } }
}

describe('the last car of a model', () => {
  const provider = useProvider()

  it('is sold once among 200 simultaneous requests', async () => {
    const request = await provider.requestFor(rentalOf(await addModel(provider, 'last-car', 1)))
    const before = await count(provider, 'bookings')
    const responses = await Promise.all(Array.from({ length: ATTEMPTS }, () => provider.hold(fromAnother(request))))
    expect(tally(responses.map((response) => response.json().error?.code ?? String(response.statusCode)))).toEqual({
      201: 1,
      car_taken: ATTEMPTS - 1,
    })
    expect(await count(provider, 'bookings')).toBe(before + 1)
  })

  it('is sold once by two providers with pools of their own', async () => {
    const rival = openDatabase(provider.url, 10, () => undefined, true, WORK_LIMITS)
    const second = createProvider({ db: rival.db, now: () => provider.clock.now, config })
    const request = await provider.requestFor(rentalOf(await addModel(provider, 'last-of-two', 1)))
    const responses = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) =>
        (attempt % 2 ? provider.app : second).inject({
          method: 'POST',
          url: '/sun/v2/bookings',
          headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': `key-of-two-providers-${attempt}` },
          payload: fromAnother(request),
        }),
      ),
    )
    await second.close()
    await rival.close()
    expect(tally(responses.map((response) => response.json().error?.code ?? String(response.statusCode)))).toEqual({
      201: 1,
      car_taken: ATTEMPTS - 1,
    })
  })

  it('sells each of five plates once', async () => {
    const slug = await addModel(provider, 'five-plates', 5)
    const request = await provider.requestFor(rentalOf(slug))
    const responses = await Promise.all(Array.from({ length: 40 }, () => provider.hold(fromAnother(request))))
    expect(tally(responses.map((response) => String(response.statusCode)))).toEqual({ 201: 5, 409: 35 })
  })
})

describe('two provider processes on one database', () => {
  let provider: TestProvider
  let program: Awaited<ReturnType<typeof bundleProvider>>
  beforeAll(async () => {
    provider = await openProvider()
    program = await bundleProvider()
  })
  afterAll(async () => {
    await program.remove()
    await provider.close()
  })

  it('sell the last car once over HTTP, and stop cleanly', async () => {
    const now = new Date()
    const rental = rentalOf(await addModel(provider, 'last-over-http', 1), 30, 4, now)
    const processes = await Promise.all([program.start(provider.url), program.start(provider.url)])
    const request = await requestOver(processes[0].origin, rental, now)
    const outcomes = await Promise.all(
      Array.from({ length: ATTEMPTS }, async (_, attempt) => {
        const response = await post(`${processes[attempt % 2]?.origin}/sun/v2/bookings`, fromAnother(request), {
          'idempotency-key': `key-of-two-processes-${attempt}`,
        })
        return response.error?.code ?? response.status
      }),
    )
    expect(tally(outcomes)).toEqual({ success: 1, car_taken: ATTEMPTS - 1 })

    const exits = processes.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)))
    for (const { child } of processes) child.kill('SIGTERM')
    expect(await Promise.all(exits)).toEqual([0, 0])
  })

  async function requestOver(origin: string, rental: RentalRequest, now: Date) {
    provider.clock.now = now
    const request = await provider.requestFor(rental)
    const quote = await post(`${origin}/sun/v2/quote`, rental)
    return { ...request, quoteToken: quote.data.quoteToken }
  }
})

async function post(url: string, body: object, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return response.json()
}

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCli } from '@/provider/cli/run'
import { createDatabaseClock } from '@/provider/db/database-clock'
import { readTime } from '@/provider/db/sql/read-time'
import { createServices } from '@/provider/services'
import {
  addModel,
  config,
  confirmAt,
  newKey,
  openProvider,
  rentalOf,
  type TestProvider,
  TOKEN,
} from '@/tests/setup/open-provider'
import { bundleProvider } from '@/tests/setup/provider-process'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** A provider whose machine is wrong by so much. */
const wrongBy = (shiftMs: number) => ({
  CLOCK_SHIFT_MS: String(shiftMs),
  NODE_OPTIONS: `--import=${new URL('../../setup/shift-clock.mjs', import.meta.url).href}`,
})

async function fetchJson(method: string, url: string, body?: object, headers = {}) {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

describe('providers over one database whose machines are an hour ahead and an hour behind', () => {
  let provider: TestProvider
  let program: Awaited<ReturnType<typeof bundleProvider>>
  let origins: { ahead: string; behind: string }
  beforeAll(async () => {
    provider = await openProvider()
    program = await bundleProvider()
    const [ahead, behind] = await Promise.all(
      [HOUR_MS, -HOUR_MS].map((shiftMs) => program.start(provider.url, wrongBy(shiftMs))),
    )
    if (!ahead || !behind) throw new Error('not started')
    origins = { ahead: ahead.origin, behind: behind.origin }
  })
  afterAll(async () => {
    await program.remove()
    await provider.close()
  })

  async function holdAt(origin: string, slug: string) {
    provider.clock.now = new Date()
    const rental = rentalOf(slug, 30, 4, provider.clock.now)
    const request = await provider.requestFor(rental)
    const { quoteToken } = (await fetchJson('POST', `${origin}/sun/v2/quote`, rental)).data
    return fetchJson('POST', `${origin}/sun/v2/bookings`, { ...request, quoteToken }, { 'idempotency-key': newKey() })
  }

  it.each([
    ['ahead', 'behind'],
    ['behind', 'ahead'],
  ] as const)(
    'keep a car that the one %s holds from whoever asks the other, and let its holder confirm there',
    async (mine, other) => {
      const slug = await addModel(provider, `held-${mine}`, 1)
      const held = await holdAt(origins[mine], slug)
      expect(held.error).toBeUndefined()
      const { booking, key } = held.data
      const leftMs = Date.parse(booking.holdUntil) - Date.now()
      expect(leftMs).toBeGreaterThan(14 * MINUTE_MS)
      expect(leftMs).toBeLessThanOrEqual(15 * MINUTE_MS)

      expect((await holdAt(origins[other], slug)).error?.code).toBe('car_taken')
      const url = `${origins[other]}/sun/v2/bookings/${booking.number}`
      const guest = { 'x-booking-key': key }
      const seen = (await fetchJson('GET', url, undefined, guest)).data
      expect(seen.status).toBe('held')
      expect(Math.abs(Date.parse(seen.asOf) - Date.now())).toBeLessThan(MINUTE_MS)
      expect((await fetchJson('PATCH', url, confirmAt(new Date()), guest)).data?.status).toBe('confirmed')
    },
  )

  it('are ready, and say by how much their clocks differ', async () => {
    const ready = await Promise.all(
      [origins.ahead, origins.behind].map((origin) => fetchJson('GET', `${origin}/readyz`)),
    )
    const [ahead, behind] = ready.map(({ data }) => data)
    expect(Math.abs(ahead.clock.differenceMs - HOUR_MS)).toBeLessThan(MINUTE_MS)
    expect(Math.abs(behind.clock.differenceMs + HOUR_MS)).toBeLessThan(MINUTE_MS)
    for (const { ready, clock } of [ahead, behind]) expect([ready, clock.warnings >= 1]).toEqual([true, true])
  })

  it('expire holds by the database’s clock alone', async () => {
    const held = await holdAt(origins.ahead, await addModel(provider, 'swept-by-another', 1))
    const expireAt = async (machine: () => number, readAgainMs: number) => {
      const clock = createDatabaseClock({
        readTime: async () => (await readTime(provider.db)) + readAgainMs,
        warn: () => undefined,
        machine,
      })
      await clock.read()
      const { bookings } = createServices({
        ...{ db: provider.db, now: clock.now, config, isDraining: () => false },
        ...{ warn: () => undefined, alert: () => undefined },
      })
      await bookings.expireHolds()
    }
    const statusNow = async () => {
      const { number } = held.data.booking
      const { rows } = await provider.db.$client.query('select status from bookings where number = $1', [number])
      return rows[0]?.status
    }
    await expireAt(() => Date.now() + HOUR_MS, 0)
    expect(await statusNow()).toBe('held')
    await expireAt(() => Date.now() - HOUR_MS, 16 * MINUTE_MS)
    expect(await statusNow()).toBe('expired')
  })

  it('show an operator at such a machine the time of the database’s clock', async () => {
    const { number } = (await holdAt(origins.behind, await addModel(provider, 'seen-by-an-operator', 1))).data.booking
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    const output: string[] = []
    const code = await runCli(['booking', 'show', '--number', number], {
      ...{ env: { DATABASE_URL: provider.url, LANG: 'en_GB.UTF-8' }, user: 'petrova' },
      ...{ print: (line: string) => output.push(line), complain: (line: string) => output.push(line) },
    })
    vi.useRealTimers()
    expect(code, output.join('\n')).toBe(0)
    expect(output.join('\n')).toContain('held')
    expect(output.join('\n')).not.toContain('expired')
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { byForm } from '@/tests/setup/by-form'
import { addModel, holdConsents, holdRequest, newKey, rentalOf, TOKEN } from '@/tests/setup/open-provider'
import { NO_PAIR, type PostgresPair, startPostgresPair } from '@/tests/setup/postgres-pair'
import { bundleProvider, type ProviderProcess } from '@/tests/setup/provider-process'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'

reportSkipped('of a failover', NO_PAIR)
const ROUNDS = byForm({ short: 1, all: 2, long: 10 })
const CALLERS = 4
/** From the promotion on. */
const RECOVERY = { timeout: 10_000 }

type Outcome = { status: number; code?: string; retryAfter: string | null; number?: string }

describe.skipIf(NO_PAIR !== null)(`a provider whose primary is killed${NO_PAIR ? ` (${NO_PAIR})` : ''}`, () => {
  let pair: PostgresPair
  let program: Awaited<ReturnType<typeof bundleProvider>>
  let provider: ProviderProcess
  let open: OpenDatabase
  let slug: string
  beforeAll(async () => {
    pair = await startPostgresPair()
    program = await bundleProvider()
    provider = await program.start(pair.url, { DATABASE_WAIT_MS: '1800' })
    open = openDatabase(pair.url, 2, () => undefined, true, WORK_LIMITS)
    await open.db.execute(sql`update settings set data = data || ${JSON.stringify(NO_PROOF_ASKED)}::jsonb`)
    slug = await addModel(open, 'failover', 200)
  }, 180_000)
  afterAll(async () => {
    await open?.close()
    await program?.remove()
    await pair?.stop()
  })

  it(`${ROUNDS} times writes to the replica that took over, refuses with 503 in between, and loses no booking`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const outcomes = await underLoad(async (more) => {
        await more(CALLERS)
        await pair.killPrimary()
        await more(CALLERS)
        await pair.promote()
        await expect.poll(async () => (await holdCar()).status, RECOVERY).toBe(201)
        await more(CALLERS)
      })
      expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
      expect(outcomes.some(({ status }) => status === 503)).toBe(true)
      expect(await missing(outcomes.flatMap(({ number }) => number ?? []))).toEqual([])
      expect(provider.child.exitCode).toBe(null)
      // The jobs too: what the bookings of before and after wrote into the outbox is delivered.
      await expect.poll(countWaiting, { timeout: 30_000 }).toBe(0)
      await pair.rebuild()
    }
  }, 240_000)

  async function missing(numbers: string[]): Promise<string[]> {
    const { rows } = await open.db.execute<{ number: string }>(sql`select number from bookings`)
    const stored = new Set(rows.map(({ number }) => String(number)))
    expect(numbers.length).toBeGreaterThan(0)
    return numbers.filter((number) => !stored.has(String(number)))
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await open.db.execute<{ n: number }>(sql`
      select count(*)::int as n from outbox where state = 'waiting' and next_at <= now()`)
    return rows[0]?.n ?? 0
  }

  /** @param work gets a way to wait for so many outcomes more */
  async function underLoad(work: (more: (count: number) => Promise<void>) => Promise<void>): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    let isOver = false
    const callers = Array.from({ length: CALLERS }, async (_, index) => {
      while (!isOver) outcomes.push(await (index % 2 === 0 ? searchCars() : holdCar()))
    })
    try {
      await work(async (count) => {
        const wanted = outcomes.length + count
        await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted)
      })
    } finally {
      isOver = true
      await Promise.all(callers)
    }
    return outcomes
  }

  const searchCars = () => {
    const { df, dt } = rentalOf('honda-fit', 30, 4, new Date())
    return send(`/sun/v2/cars?${new URLSearchParams({ df, dt })}`)
  }

  async function holdCar(): Promise<Outcome> {
    const now = new Date()
    const rental = rentalOf(slug, 30, 4, now)
    const quoted = await fetch(`${provider.origin}/sun/v2/quote`, post(rental))
    if (!quoted.ok) return outcomeOf(quoted)
    const { data } = await quoted.json()
    const request = { ...holdRequest(rental, data.quoteToken), consents: holdConsents(now) }
    return send('/sun/v2/bookings', post(request, { 'idempotency-key': newKey() }))
  }

  async function send(path: string, init: RequestInit = post()): Promise<Outcome> {
    return outcomeOf(await fetch(provider.origin + path, init))
  }
})

function post(body?: object, headers = {}): RequestInit {
  const own = { authorization: `Bearer ${TOKEN}`, ...headers }
  if (!body) return { headers: own }
  return { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const { error, data } = await response.json()
  return {
    status: response.status,
    code: error?.code,
    retryAfter: response.headers.get('retry-after'),
    number: data?.booking?.number,
  }
}

/** Done, or to be asked again later. */
function isGood({ status, code, retryAfter }: Outcome): boolean {
  return status === 503 ? code === 'unavailable' && Number(retryAfter) > 0 : status < 400
}

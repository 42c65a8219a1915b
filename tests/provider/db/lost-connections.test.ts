import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byForm } from '@/tests/setup/by-form'
import {
  addModel,
  holdConsents,
  holdRequest,
  newKey,
  openProvider,
  rentalOf,
  type TestProvider,
  TOKEN,
} from '@/tests/setup/open-provider'
import { bundleProvider, type ProviderProcess } from '@/tests/setup/provider-process'

const ROUNDS = byForm({ short: 3, all: 10, long: 100 })
const CALLERS = 8
const RECOVERY = { timeout: 5_000 }

type Outcome = { status: number; code: string | undefined; retryAfter: string | null }

describe('a provider that loses its connections to PostgreSQL', () => {
  let branch: TestProvider
  let program: Awaited<ReturnType<typeof bundleProvider>>
  let provider: ProviderProcess
  let slug: string
  beforeAll(async () => {
    branch = await openProvider()
    branch.clock.now = new Date()
    program = await bundleProvider()
    provider = await program.start(branch.url)
    slug = await addModel(branch, 'lost-connections', 40)
  })
  afterAll(async () => {
    await program.remove()
    await branch.close()
  })
  beforeEach(() => expectWell())

  it(`${ROUNDS} times while it works lives on, answers nothing but 503 meanwhile, and is well within 5 s`, async () => {
    const outcomes = await underLoad(async (more) => {
      for (let round = 0; round < ROUNDS; round++) {
        await more(CALLERS)
        await expect.poll(endConnections, RECOVERY).toBeGreaterThan(0)
      }
      await expectWell()
    })
    expect(outcomes.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
    expect(provider.child.exitCode).toBe(null)
  }, 120_000)

  it('while it is frozen itself lives on and is well within 5 s', async () => {
    const outcomes = await underLoad(async (more) => {
      await more(CALLERS)
      provider.child.kill('SIGSTOP')
      // As after 5 s in a transaction without a word: the server's farewell waits for the provider.
      await endConnections()
      provider.child.kill('SIGCONT')
      await expectWell()
    })
    expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
    expect(provider.child.exitCode).toBe(null)
  })

  it('that runs out of patience with it (idle_in_transaction_session_timeout) lives on', {
    tags: '@wide',
  }, async () => {
    const outcomes = await underLoad(async (more) => {
      await more(CALLERS)
      provider.child.kill('SIGSTOP')
      await pause(7_000)
      provider.child.kill('SIGCONT')
      await expectWell()
    })
    expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
    expect(provider.child.exitCode).toBe(null)
  })

  /** Of the provider and of its test cashier. */
  async function endConnections(): Promise<number> {
    const { rows } = await branch.db.execute<{ n: number }>(sql`
      select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    return rows[0]?.n ?? 0
  }

  async function expectWell(): Promise<void> {
    await expect.poll(async () => (await send('/readyz')).status, RECOVERY).toBe(200)
    await expect.poll(async () => (await searchCars()).status, RECOVERY).toBe(200)
  }

  /** @param work gets a way to wait for so many answers more */
  async function underLoad(work: (more: (count: number) => Promise<void>) => Promise<void>): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    let isOver = false
    const callers = Array.from({ length: CALLERS }, async (_, index) => {
      while (!isOver) outcomes.push(await (index % 2 === 0 ? searchCars() : holdCar()).catch(lost))
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
    const { df, dt } = rentalOf('honda-fit', 30, 4, branch.clock.now)
    return send(`/sun/v2/cars?${new URLSearchParams({ df, dt })}`)
  }

  async function holdCar(): Promise<Outcome> {
    const rental = rentalOf(slug, 30, 4, branch.clock.now)
    const quoted = await fetch(`${provider.origin}/sun/v2/quote`, post(rental))
    if (!quoted.ok) return outcomeOf(quoted)
    const { data } = await quoted.json()
    // The process has the clock of the machine.
    const request = { ...holdRequest(rental, data.quoteToken), consents: holdConsents(new Date()) }
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
  const { error } = await response.json()
  return { status: response.status, code: error?.code, retryAfter: response.headers.get('retry-after') }
}

/** Done, refused for a reason of the branch, or to be asked again later. */
function isGood({ status, code, retryAfter }: Outcome): boolean {
  if (status > 0 && status < 500) return status < 400 || ['car_taken', 'too_many_requests'].includes(code ?? '')
  return status === 503 && code === 'unavailable' && Number(retryAfter) > 0
}

/** Nobody answered at all. */
function lost(): Outcome {
  return { status: 0, code: undefined, retryAfter: null }
}

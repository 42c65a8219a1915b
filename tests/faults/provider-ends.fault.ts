import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe } from 'vitest'
import { openBalancer } from '@/tests/setup/faults/balancer'
import { testFault } from '@/tests/setup/faults/fault'
import { addModel, count, newKey, openProvider, rentalOf, type TestProvider, TOKEN } from '@/tests/setup/open-provider'
import { bundleProvider, type ProviderProcess } from '@/tests/setup/provider-process'

const KILLS = 3
const AT_ONCE = 8
const READERS = 4
/** Requests before and after the signal. */
const REQUESTS = 150
const DRAIN_MS = 10_000

describe('a provider that ends', () => {
  let branch: TestProvider
  let program: Awaited<ReturnType<typeof bundleProvider>>
  beforeAll(async () => {
    branch = await openProvider()
    branch.clock.now = new Date()
    program = await bundleProvider()
  }, 120_000)
  afterAll(async () => {
    await program?.remove()
    await branch?.close()
  })

  testFault({
    number: 18,
    fault: `a provider is killed ${KILLS} times while it books ${AT_ONCE} cars`,
    expected: 'each booking is there whole or not at all, and its key finds or makes the one',
    control: { without: 'a booking without its history', unmet: ['each is whole'] },
    timeout: 180_000,
    inject: async (isGuarded) => {
      const before = await count(branch, 'bookings')
      const last = await lastId()
      const statuses: number[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const provider = await program.start(branch.url)
        const holds = await Promise.all(Array.from({ length: AT_ONCE }, prepareHold))
        const died = new Promise((resolve) => provider.child.once('exit', resolve))
        const sent = holds.map((hold) => hold(provider.origin).catch(() => 0))
        // Each time at another place of the work.
        await pause(15 + 40 * kill)
        provider.child.kill('SIGKILL')
        await Promise.all([...sent, died])
        // The provider of the branch is the other instance.
        for (const hold of holds) statuses.push(await hold(null))
      }
      if (!isGuarded)
        await branch.db.execute(
          sql.raw(`alter table booking_status_history disable trigger user;
            delete from booking_status_history where booking_id = (select max(id) from bookings);
            alter table booking_status_history enable trigger user`),
        )
      const { rows } = await branch.db.execute<{ n: number }>(sql`
        select count(*)::int as n from bookings b where b.id > ${last} and not (
          exists (select from booking_status_history h where h.booking_id = b.id)
          and exists (select from outbox o where o.dedup_key like 'booking_held:' || b.number || ':%'))`)
      return { statuses, made: (await count(branch, 'bookings')) - before, broken: rows[0]?.n }
    },
    judge: ({ statuses, made, broken }) => ({
      'each is whole': broken === 0,
      'each key has its booking': statuses.every((status) => status === 201),
      'there is one for each key': made === KILLS * AT_ONCE,
    }),
    tell: ({ made }) => `${KILLS} kills, ${made} bookings of ${KILLS * AT_ONCE} keys`,
  })

  testFault({
    number: 20,
    fault: 'one of two providers gets SIGTERM under load, behind a balancer',
    expected: 'no request fails, and it has ended within 10 s',
    control: {
      without: 'SIGKILL, and a balancer that asks nobody else',
      unmet: ['no request fails', 'it ended by itself'],
    },
    timeout: 180_000,
    inject: async (isGuarded) => {
      const pair = await Promise.all([program.start(branch.url), program.start(branch.url)])
      const [leaving] = pair as [ProviderProcess, ProviderProcess]
      const balancer = await openBalancer(
        pair.map(({ origin }) => origin),
        isGuarded,
      )
      const failures: string[] = []
      let done = 0
      let isOver = false
      let phase = 'before'
      const reading = Array.from({ length: READERS }, async () => {
        while (!isOver) {
          const status = await read(balancer.origin)
          done += 1
          if (status !== 200) failures.push(`${status} ${phase}`)
        }
      })
      while (done < REQUESTS) await pause(10)
      const exit = new Promise<number | null>((resolve) => leaving.child.once('exit', resolve))
      const began = performance.now()
      phase = 'after'
      leaving.child.kill(isGuarded ? 'SIGTERM' : 'SIGKILL')
      const code = await exit
      const drainMs = performance.now() - began
      while (done < 2 * REQUESTS) await pause(10)
      isOver = true
      await Promise.all(reading)
      balancer.close()
      for (const { child } of pair) child.kill('SIGKILL')
      return { done, failures, code, drainMs: Math.round(drainMs) }
    },
    judge: ({ failures, code, drainMs }) => ({
      'no request fails': failures.length === 0,
      'it ended by itself': code === 0,
      'it ended in time': drainMs < DRAIN_MS,
    }),
    tell: ({ done, failures, drainMs }) => `${done} requests, ${failures.length} failed, ended after ${drainMs} ms`,
  })

  /** A hold of a car of its own with a key of its own; null: at the branch's provider. */
  async function prepareHold() {
    const key = newKey()
    const rental = rentalOf(await addModel(branch, newKey(), 1), 30, 4, branch.clock.now)
    // An address of its own: one gets only so many letters a day.
    const payload = await branch.requestFor(rental, { email: `${key}@clients.example` })
    return async (origin: string | null): Promise<number> => {
      if (origin === null) return (await branch.hold(payload, key)).statusCode
      const response = await fetch(`${origin}/sun/v2/bookings`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(payload),
      })
      return response.status
    }
  }

  async function lastId(): Promise<number> {
    const { rows } = await branch.db.execute<{ id: number }>(sql`select max(id)::int as id from bookings`)
    return rows[0]?.id ?? 0
  }

  /** The catalogue: a busy machine sends no such reader away, as it does with searches. */
  async function read(origin: string): Promise<number> {
    try {
      const response = await fetch(`${origin}/sun/v2/cars`, { headers: { authorization: `Bearer ${TOKEN}` } })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
})

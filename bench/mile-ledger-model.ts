import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { integerBetween, randomFrom } from '@/provider/demo/seeded-random'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { mileDrift } from './mile-drift'
import { MileLots, type ModelClient } from './mile-lots'
import { BOOKINGS, drawStep, OUTCOMES, type Outcome, STATION, StepRunner, type Worker } from './mile-steps'

type Outcomes = Record<Outcome, number>

const WORKERS = 2
/** Workers that run at the same time, no more than the pool has connections. */
const AT_ONCE = 8
/** Of one transaction. */
const STEPS_MAX = 6

/**
 * Random operations on the ledger of the database and on plain lists of lots, which must agree. Two workers share each
 * client and meet at its lock, as a job and the client do. The seed decides what a worker does, not which of the two comes
 * first; that must not matter.
 */
export class MileLedgerModel {
  private constructor(
    private readonly db: Database,
    private readonly seed: number,
    private readonly clients: ModelClient[],
    private readonly workers: Worker[],
  ) {}

  /** Makes the clients; the bookings that miles pay for are any of the demo's. */
  static async open(db: Database, { clients, seed }: { clients: number; seed: number }): Promise<MileLedgerModel> {
    const { rows } = await db.execute<{ id: string; bookings: string[] }>(sql`
      with made as (
        insert into clients (station, phone, first_name, language, created_at)
        select ${STATION}, '+7955' || lpad(n::text, 7, '0'), 'Модель', 'ru', now()
        from generate_series(1, ${clients}::int) n returning id
      ), chosen as (select id from bookings where kind = 'booking' and id not in (
        select booking_id from mile_entries where booking_id is not null) order by id limit ${BOOKINGS})
      select made.id, array_agg(chosen.id) as bookings from made, chosen group by made.id order by made.id`)
    const made = rows.map(({ id, bookings }) => ({
      id: Number(id),
      account: new MileLots(),
      bookings: bookings.map((booking) => ({ id: Number(booking), taken: new Map<number, number>() })),
      settledId: null,
    }))
    const workers = made.flatMap((client, index) =>
      Array.from({ length: WORKERS }, (_, worker) => ({
        name: `client ${index}, worker ${worker}`,
        client,
        random: randomFrom(seed * 1_000_003 + index * WORKERS + worker),
      })),
    )
    return new MileLedgerModel(db, seed, made, workers)
  }

  /**
   * Checks every client after each `checkInterval` operations, when no transaction is open, and at the end.
   *
   * @returns how often each outcome came
   * @throws when the database and the lists differ
   */
  async run(operations: number, checkInterval: number): Promise<Outcomes> {
    const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Outcomes
    for (let done = 0; done < operations; done += checkInterval) {
      await this.work(Math.min(checkInterval, operations - done), counts)
      const drift = await mileDrift(this.db, this.clients)
      if (drift.length > 0)
        throw new Error(`seed ${this.seed}: ${drift.length} clients drifted, ${drift.slice(0, 5).join('; ')}`)
    }
    return counts
  }

  private async work(operations: number, counts: Outcomes): Promise<void> {
    // Both workers of a client stand side by side, so that they meet.
    const idle = [...this.workers]
    let left = operations
    const work = async () => {
      for (let worker = idle.shift(); worker && left > 0; worker = idle.shift()) {
        const steps = Math.min(left, integerBetween(worker.random, 1, STEPS_MAX))
        left -= steps
        for (const outcome of await this.transact(worker, steps)) counts[outcome] += 1
        idle.push(worker)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Some steps of one worker. The lists change while the client is locked, so in the order of the database. */
  private async transact(worker: Worker, steps: number): Promise<Outcome[]> {
    const done: Outcome[] = []
    try {
      await this.db.transaction(async (tx) => {
        await lockClientById(tx, worker.client.id)
        for (let step = 0; step < steps; step++)
          done.push(await new StepRunner(tx, worker).run(drawStep(worker.random)))
      })
    } catch (cause) {
      throw new Error(`seed ${this.seed}: ${worker.name}, after ${done.join(', ') || 'nothing'}`, { cause })
    }
    return done
  }
}

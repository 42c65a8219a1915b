import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { integerBetween, randomFrom } from '@/provider/demo/seeded-random'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { mileDrift } from './mile-drift'
import { MileLots, type ModelClient } from './mile-lots'
import { BOOKINGS, drawStep, type Lane, OUTCOMES, type Outcome, STATION, Turn } from './mile-steps'

type Outcomes = Record<Outcome, number>

const LANES = 2
/** Lanes at work at the same time, no more than the pool has connections. */
const AT_ONCE = 8
/** Of one transaction. */
const STEPS_MAX = 6

/**
 * Random operations on the ledger of the database, and on plain lists of lots beside it: what the one and the other say
 * must be the same. Two lanes share each client and meet at his lock, as a sweep and he himself do. What a lane does
 * follows from the seed; which of the two comes first does not, and must not matter.
 */
export class MileLedgerModel {
  private constructor(
    private readonly db: Database,
    private readonly seed: number,
    private readonly clients: ModelClient[],
    private readonly lanes: Lane[],
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
    const lanes = made.flatMap((client, index) =>
      Array.from({ length: LANES }, (_, lane) => ({
        name: `client ${index}, lane ${lane}`,
        client,
        random: randomFrom(seed * 1_000_003 + index * LANES + lane),
      })),
    )
    return new MileLedgerModel(db, seed, made, lanes)
  }

  /**
   * Looks at every client after each `checkEvery` operations, when nothing is on its way, and at the end.
   *
   * @returns how often each outcome came
   * @throws where the database says anything else than the lists
   */
  async run(operations: number, checkEvery: number): Promise<Outcomes> {
    const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Outcomes
    for (let done = 0; done < operations; done += checkEvery) {
      await this.work(Math.min(checkEvery, operations - done), counts)
      const drift = await mileDrift(this.db, this.clients)
      if (drift.length > 0)
        throw new Error(`seed ${this.seed}: ${drift.length} clients drifted, ${drift.slice(0, 5).join('; ')}`)
    }
    return counts
  }

  private async work(operations: number, counts: Outcomes): Promise<void> {
    // Both lanes of a client stand side by side, so that they meet.
    const idle = [...this.lanes]
    let left = operations
    const work = async () => {
      for (let lane = idle.shift(); lane && left > 0; lane = idle.shift()) {
        const steps = Math.min(left, integerBetween(lane.random, 1, STEPS_MAX))
        left -= steps
        for (const outcome of await this.transact(lane, steps)) counts[outcome] += 1
        idle.push(lane)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Some steps of one lane. The lists change while the client is locked, so in the order of the database. */
  private async transact(lane: Lane, steps: number): Promise<Outcome[]> {
    const done: Outcome[] = []
    try {
      await this.db.transaction(async (tx) => {
        await lockClientById(tx, lane.client.id)
        for (let step = 0; step < steps; step++) done.push(await new Turn(tx, lane).take(drawStep(lane.random)))
      })
    } catch (cause) {
      throw new Error(`seed ${this.seed}: ${lane.name}, after ${done.join(', ') || 'nothing'}`, { cause })
    }
    return done
  }
}

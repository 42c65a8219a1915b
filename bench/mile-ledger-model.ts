import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { lockClientById } from '@/provider/db/lock-client'
import { enterMiles, expireMiles, returnMiles, spendMiles } from '@/provider/db/mile-ledger'
import { databaseErrorOf } from '@/provider/db/pg-error'
import { type Random, randomFrom, wholeBetween } from '@/provider/db/seed/random'
import { mileDrift } from './mile-drift'
import { MileLots, type ModelClient, type PaidBooking } from './mile-lots'

/** One of the two who work on a client at the same time, each with random numbers of his own. */
type Lane = { name: string; client: ModelClient; random: Random }

const STEPS = {
  credit: 0.2,
  spend: 0.3,
  'give back': 0.15,
  expire: 0.05,
  promise: 0.12,
  settle: 0.08,
  'take back': 0.05,
  'settle again': 0.05,
} as const
type Step = keyof typeof STEPS

export const OUTCOMES = [
  'credit',
  'spend',
  'give back',
  'expire',
  'promise',
  'settle',
  'take back',
  'refused spend',
  'refused give back',
  'refused settle',
  'nothing to do',
] as const
type Outcome = (typeof OUTCOMES)[number]
type Outcomes = Record<Outcome, number>

const STATION = 'vldk'
const TEXT = { ru: 'Проверка', en: 'Check', 'zh-CN': '检查' }
const BOOKINGS = 3
const LANES = 2
/** Lanes at work at the same time, no more than the pool has connections. */
const AT_ONCE = 8
/** Of one transaction. */
const STEPS_MAX = 6
const AT = new Date('2026-11-21T04:00:00Z')
const REFUSALS = ['mile_entries_no_overdraft', 'mile_entries_return_of_booking', 'mile_entries_settles_id_key']

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
        const steps = Math.min(left, wholeBetween(lane.random, 1, STEPS_MAX))
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

function drawStep(random: Random): Step {
  let roll = random()
  for (const [step, share] of Object.entries(STEPS) as [Step, number][]) {
    roll -= share
    if (roll < 0) return step
  }
  return 'credit'
}

/** One step in a transaction that has locked its client. */
class Turn {
  constructor(
    private readonly tx: Transaction,
    private readonly lane: Lane,
  ) {}

  async take(step: Step): Promise<Outcome> {
    if (step === 'credit') return this.credit()
    if (step === 'spend') return this.spend()
    if (step === 'give back') return this.giveBack()
    if (step === 'expire') return this.expire()
    if (step === 'promise') return this.promise()
    return step === 'settle again' ? this.settleAgain() : this.settle(step)
  }

  private async credit(): Promise<Outcome> {
    const { client, random } = this.lane
    const miles = wholeBetween(random, 1, 500)
    const expiresOn = random() < 0.2 ? null : monthOf2027(wholeBetween(random, 1, 12), 1)
    const entry = { ...this.move(null, miles), to: 'client:available', text: TEXT, expiresOn } as const
    await enterMiles(this.tx, { ...entry, from: random() < 0.5 ? 'program:bonus' : 'program:earned' })
    client.account.credit(miles, expiresOn)
    return 'credit'
  }

  private async spend(): Promise<Outcome> {
    const { account } = this.lane.client
    const booking = this.drawBooking()
    const miles = wholeBetween(this.lane.random, 1, 800)
    const move = this.move(booking.id, miles)
    if (miles > account.balance) {
      await this.expectRefusal((tx) => spendMiles(tx, move))
      return 'refused spend'
    }
    await spendMiles(this.tx, move)
    account.spend(miles, booking)
    return 'spend'
  }

  private async giveBack(): Promise<Outcome> {
    const booking = this.drawBooking()
    const miles = wholeBetween(this.lane.random, 1, 400)
    const move = this.move(booking.id, miles)
    if (miles > [...booking.taken.values()].reduce((sum, taken) => sum + taken, 0)) {
      await this.expectRefusal((tx) => returnMiles(tx, move, TEXT))
      return 'refused give back'
    }
    await returnMiles(this.tx, move, TEXT)
    this.lane.client.account.giveBack(miles, booking)
    return 'give back'
  }

  private async expire(): Promise<Outcome> {
    const { client, random } = this.lane
    const today = monthOf2027(wholeBetween(random, 1, 4), 15)
    await expireMiles(this.tx, { clientId: client.id, today, at: AT })
    client.account.expire(today)
    return 'expire'
  }

  /** Of a rental that set off. */
  private async promise(): Promise<Outcome> {
    const miles = wholeBetween(this.lane.random, 1, 500)
    const entry = { ...this.move(null, miles), from: 'program:earned', to: 'client:pending', text: TEXT } as const
    await enterMiles(this.tx, entry)
    this.lane.client.account.promised.push(miles)
    return 'promise'
  }

  /** The rental ended as it was promised, or for another price: then the promise goes back. */
  private async settle(step: 'settle' | 'take back'): Promise<Outcome> {
    const { client, random } = this.lane
    const expiresOn = monthOf2027(wholeBetween(random, 1, 12), 1)
    const [miles] = client.account.promised
    if (miles === undefined) return 'nothing to do'
    const settlesId = await this.oldestPromise()
    const entry = { ...this.move(null, miles), from: 'client:pending', settlesId, text: TEXT } as const
    if (step === 'settle') await enterMiles(this.tx, { ...entry, to: 'client:available', expiresOn })
    else await enterMiles(this.tx, { ...entry, to: 'program:earned' })
    client.account.promised.shift()
    client.settledId = settlesId
    if (step === 'settle') client.account.credit(miles, expiresOn)
    return step
  }

  /** What a second sweep would do. */
  private async settleAgain(): Promise<Outcome> {
    const { settledId } = this.lane.client
    if (settledId === null) return 'nothing to do'
    const move = { ...this.move(null, 1), settlesId: settledId, text: TEXT }
    await this.expectRefusal((tx) => enterMiles(tx, { ...move, from: 'client:pending', to: 'client:available' }))
    return 'refused settle'
  }

  private async oldestPromise(): Promise<number> {
    const { rows } = await this.tx.execute<{ id: string }>(sql`
      select id from mile_entries p where client_id = ${this.lane.client.id} and to_account = 'client:pending'
        and not exists (select 1 from mile_entries where settles_id = p.id) order by id limit 1`)
    return Number(rows[0]?.id)
  }

  private drawBooking(): PaidBooking {
    const booking = this.lane.client.bookings[wholeBetween(this.lane.random, 0, BOOKINGS - 1)]
    if (!booking) throw new Error('a client of the model has no booking')
    return booking
  }

  private move(bookingId: number | null, miles: number) {
    return { station: STATION, clientId: this.lane.client.id, bookingId, miles, at: AT }
  }

  private async expectRefusal(work: (tx: Transaction) => Promise<void>): Promise<void> {
    const refusal = await this.tx.transaction(work).then(
      () => null,
      (error: unknown) => databaseErrorOf(error)?.constraint ?? String(error),
    )
    if (refusal === null || !REFUSALS.includes(refusal))
      throw new Error(`the ledger said ${refusal ?? 'yes'}, the lists no`)
  }
}

function monthOf2027(month: number, day: number): string {
  return `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { enterMiles, expireMiles, returnMiles, spendMiles } from '@/provider/db/mile-ledger'
import { databaseErrorOf } from '@/provider/db/pg-error'
import { type Random, randomFrom, wholeBetween } from '@/provider/db/seed/random'

type Lot = { left: number; expiresOn: string | null }
/** `taken`: how many of each lot, by its place in `lots`. */
type Client = { id: number; lots: Lot[]; bookings: { id: number; taken: Map<number, number> }[] }

export const OUTCOMES = ['credit', 'spend', 'give back', 'expire', 'refused spend', 'refused give back'] as const
type Outcome = (typeof OUTCOMES)[number]

const STATION = 'vldk'
const TEXT = { ru: 'Проверка', en: 'Check', 'zh-CN': '检查' }
const BOOKINGS = 3
/** Clients at work at the same time, each with one operation after another. */
const AT_ONCE = 8
const AT = new Date('2026-11-21T04:00:00Z')
const REFUSALS = ['mile_entries_no_overdraft', 'mile_entries_return_of_booking']

/**
 * Random operations on the ledger of the database, and on plain lists of lots beside it: what the one and the other say
 * must be the same. The lists know the rule in its simplest words and nothing of the triggers.
 */
export class MileLedgerModel {
  private constructor(
    private readonly db: Database,
    private readonly clients: Client[],
    private readonly random: Random,
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
    const bookingsOf = (ids: string[]) => ids.map((id) => ({ id: Number(id), taken: new Map<number, number>() }))
    return new MileLedgerModel(
      db,
      rows.map(({ id, bookings }) => ({ id: Number(id), lots: [], bookings: bookingsOf(bookings) })),
      randomFrom(seed),
    )
  }

  /** @returns how often each outcome came */
  async run(operations: number): Promise<Record<Outcome, number>> {
    const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>
    const idle = [...this.clients]
    let left = operations
    const work = async () => {
      for (let client = idle.shift(); client && left > 0; client = idle.shift()) {
        left -= 1
        const outcome = await this.operate(client)
        counts[outcome] += 1
        idle.push(client)
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, idle.length) }, work))
    return counts
  }

  /** Where the database says anything else than the lists: of each client the sum of the ledger and what is left of each lot. */
  async drift(): Promise<string[]> {
    const { rows } = await this.db.execute<{ id: string; ledger: string; lowest: string; lots: number[] | null }>(sql`
      with moved as (
        select client_id, id, case 'client:available' when to_account then miles when from_account then -miles else 0 end as miles
        from mile_entries
      ), ran as (select client_id, miles, sum(miles) over (partition by client_id order by id) as balance from moved)
      select c.id, coalesce(sum(ran.miles), 0) as ledger, coalesce(min(ran.balance), 0) as lowest,
        (select array_agg(l.left_miles order by l.entry_id) from mile_lots l where l.client_id = c.id) as lots
      from clients c left join ran on ran.client_id = c.id where c.first_name = 'Модель' group by c.id`)
    const stored = new Map(rows.map((row) => [Number(row.id), row]))
    return this.clients.flatMap(({ id, lots }) => {
      const row = stored.get(id)
      const expected = lots.map(({ left }) => left)
      const balance = expected.reduce((sum, left) => sum + left, 0)
      const isSame = Number(row?.ledger) === balance && String(row?.lots ?? []) === String(expected)
      return isSame && Number(row?.lowest) >= 0 ? [] : [`client ${id}: ${JSON.stringify(row)} and not ${expected}`]
    })
  }

  private async operate(client: Client): Promise<Outcome> {
    const roll = this.random()
    if (roll < 0.35) return this.credit(client)
    if (roll < 0.7) return this.spend(client)
    return roll < 0.9 ? this.giveBack(client) : this.expire(client)
  }

  private async credit(client: Client): Promise<Outcome> {
    const miles = wholeBetween(this.random, 1, 500)
    const expiresOn =
      this.random() < 0.2 ? null : `2027-${String(wholeBetween(this.random, 1, 12)).padStart(2, '0')}-01`
    const entry = {
      ...this.move(client, null, miles),
      from: 'program:bonus',
      to: 'client:available',
      text: TEXT,
    } as const
    await this.db.transaction((tx) => enterMiles(tx, { ...entry, expiresOn }))
    client.lots.push({ left: miles, expiresOn })
    return 'credit'
  }

  private async spend(client: Client): Promise<Outcome> {
    const booking = client.bookings[wholeBetween(this.random, 0, BOOKINGS - 1)]
    if (!booking) throw new Error('a client of the model has no booking')
    const miles = wholeBetween(this.random, 1, 800)
    const isRefused = miles > client.lots.reduce((sum, { left }) => sum + left, 0)
    const move = this.move(client, booking.id, miles)
    await this.expectRefusal(isRefused, () => this.db.transaction((tx) => spendMiles(tx, move)))
    if (isRefused) return 'refused spend'
    let missing = miles
    for (const [place, lot] of inOrder(client.lots)) {
      const taken = Math.min(missing, lot.left)
      if (taken === 0) continue
      lot.left -= taken
      missing -= taken
      booking.taken.set(place, (booking.taken.get(place) ?? 0) + taken)
    }
    return 'spend'
  }

  private async giveBack(client: Client): Promise<Outcome> {
    const booking = client.bookings[wholeBetween(this.random, 0, BOOKINGS - 1)]
    if (!booking) throw new Error('a client of the model has no booking')
    const miles = wholeBetween(this.random, 1, 400)
    const isRefused = miles > [...booking.taken.values()].reduce((sum, taken) => sum + taken, 0)
    const move = this.move(client, booking.id, miles)
    await this.expectRefusal(isRefused, () => this.db.transaction((tx) => returnMiles(tx, move, TEXT)))
    if (isRefused) return 'refused give back'
    let missing = miles
    for (const [place, lot] of inOrder(client.lots).reverse()) {
      const taken = booking.taken.get(place) ?? 0
      const given = Math.min(missing, taken)
      lot.left += given
      missing -= given
      booking.taken.set(place, taken - given)
    }
    return 'give back'
  }

  private async expire(client: Client): Promise<Outcome> {
    const today = `2027-${String(wholeBetween(this.random, 1, 4)).padStart(2, '0')}-15`
    await this.db.transaction((tx) => expireMiles(tx, { clientId: client.id, today, at: AT }))
    for (const lot of client.lots) if (lot.expiresOn !== null && lot.expiresOn <= today) lot.left = 0
    return 'expire'
  }

  private move({ id }: Client, bookingId: number | null, miles: number) {
    return { station: STATION, clientId: id, bookingId, miles, at: AT }
  }

  private async expectRefusal(isRefused: boolean, work: () => Promise<void>): Promise<void> {
    const refusal = await work().then(
      () => null,
      (error: unknown) => databaseErrorOf(error)?.constraint ?? String(error),
    )
    if (isRefused !== (refusal !== null && REFUSALS.includes(refusal)) || (!isRefused && refusal !== null))
      throw new Error(`the ledger said ${refusal ?? 'yes'}, the model ${isRefused ? 'no' : 'yes'}`)
  }
}

/** As they are spent: what runs out first, and of one term what came first. */
function inOrder(lots: Lot[]): [place: number, lot: Lot][] {
  const lastDay = '9999-12-31'
  return lots
    .map((lot, place): [number, Lot] => [place, lot])
    .sort(([, a], [, b]) => (a.expiresOn ?? lastDay).localeCompare(b.expiresOn ?? lastDay))
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { integerBetween, type Random } from '@/provider/demo/seeded-random'
import { enterMiles, expireMiles, returnMiles, spendMiles } from '@/provider/records/miles/ledger'
import type { ModelClient, PaidBooking } from './mile-lots'

/** One of the two who work on a client at the same time, each with random numbers of his own. */
export type Lane = { name: string; client: ModelClient; random: Random }

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
export type Outcome = (typeof OUTCOMES)[number]

export const STATION = 'vldk'
export const BOOKINGS = 3
const TEXT = { ru: 'Проверка', en: 'Check', 'zh-CN': '检查' }
const AT = new Date('2026-11-21T04:00:00Z')
const REFUSALS = ['mile_entries_no_overdraft', 'mile_entries_return_of_booking', 'mile_entries_settles_id_key']

export function drawStep(random: Random): Step {
  let roll = random()
  for (const [step, share] of Object.entries(STEPS) as [Step, number][]) {
    roll -= share
    if (roll < 0) return step
  }
  return 'credit'
}

/** One step in a transaction that has locked its client. */
export class Turn {
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
    const miles = integerBetween(random, 1, 500)
    const expiresOn = random() < 0.2 ? null : monthOf2027(integerBetween(random, 1, 12), 1)
    const entry = { ...this.move(null, miles), to: 'client:available', text: TEXT, expiresOn } as const
    await enterMiles(this.tx, { ...entry, from: random() < 0.5 ? 'program:bonus' : 'program:earned' })
    client.account.credit(miles, expiresOn)
    return 'credit'
  }

  private async spend(): Promise<Outcome> {
    const { account } = this.lane.client
    const booking = this.drawBooking()
    const miles = integerBetween(this.lane.random, 1, 800)
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
    const miles = integerBetween(this.lane.random, 1, 400)
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
    const today = monthOf2027(integerBetween(random, 1, 4), 15)
    await expireMiles(this.tx, { clientId: client.id, today, at: AT })
    client.account.expire(today)
    return 'expire'
  }

  /** Of a rental that set off. */
  private async promise(): Promise<Outcome> {
    const miles = integerBetween(this.lane.random, 1, 500)
    const entry = { ...this.move(null, miles), from: 'program:earned', to: 'client:pending', text: TEXT } as const
    await enterMiles(this.tx, entry)
    this.lane.client.account.promised.push(miles)
    return 'promise'
  }

  /** The rental ended as it was promised, or for another price: then the promise goes back. */
  private async settle(step: 'settle' | 'take back'): Promise<Outcome> {
    const { client, random } = this.lane
    const expiresOn = monthOf2027(integerBetween(random, 1, 12), 1)
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
    const booking = this.lane.client.bookings[integerBetween(this.lane.random, 0, BOOKINGS - 1)]
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

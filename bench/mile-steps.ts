import { sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { integerBetween, type Random } from '@/provider/demo/seeded-random'
import { enterMiles, expireMiles, returnMiles, spendMiles } from '@/provider/records/miles/ledger'
import type { ModelClient, PaidBooking } from './mile-lots'

/** One of two workers that change a client at the same time, each with random numbers of its own. */
export type Worker = { name: string; client: ModelClient; random: Random }

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
const REJECTIONS = ['mile_entries_no_overdraft', 'mile_entries_return_of_booking', 'mile_entries_settles_id_key']

export function drawStep(random: Random): Step {
  let roll = random()
  for (const [step, share] of Object.entries(STEPS) as [Step, number][]) {
    roll -= share
    if (roll < 0) return step
  }
  return 'credit'
}

/** Runs steps in a transaction that has locked its client. */
export class StepRunner {
  constructor(
    private readonly tx: Transaction,
    private readonly worker: Worker,
  ) {}

  async run(step: Step): Promise<Outcome> {
    if (step === 'credit') return this.credit()
    if (step === 'spend') return this.spend()
    if (step === 'give back') return this.giveBack()
    if (step === 'expire') return this.expire()
    if (step === 'promise') return this.promise()
    return step === 'settle again' ? this.settleAgain() : this.settle(step)
  }

  private async credit(): Promise<Outcome> {
    const { client, random } = this.worker
    const miles = integerBetween(random, 1, 500)
    const expiresOn = random() < 0.2 ? null : monthOf2027(integerBetween(random, 1, 12), 1)
    const entry = { ...this.operation(null, miles), to: 'client:available', text: TEXT, expiresOn } as const
    await enterMiles(this.tx, { ...entry, from: random() < 0.5 ? 'program:bonus' : 'program:earned' })
    client.account.credit(miles, expiresOn)
    return 'credit'
  }

  private async spend(): Promise<Outcome> {
    const { account } = this.worker.client
    const booking = this.drawBooking()
    const miles = integerBetween(this.worker.random, 1, 800)
    const operation = this.operation(booking.id, miles)
    if (miles > account.balance) {
      await this.expectRejection((tx) => spendMiles(tx, operation))
      return 'refused spend'
    }
    await spendMiles(this.tx, operation)
    account.spend(miles, booking)
    return 'spend'
  }

  private async giveBack(): Promise<Outcome> {
    const booking = this.drawBooking()
    const miles = integerBetween(this.worker.random, 1, 400)
    const operation = this.operation(booking.id, miles)
    if (miles > [...booking.taken.values()].reduce((sum, taken) => sum + taken, 0)) {
      await this.expectRejection((tx) => returnMiles(tx, operation, TEXT))
      return 'refused give back'
    }
    await returnMiles(this.tx, operation, TEXT)
    this.worker.client.account.giveBack(miles, booking)
    return 'give back'
  }

  private async expire(): Promise<Outcome> {
    const { client, random } = this.worker
    const today = monthOf2027(integerBetween(random, 1, 4), 15)
    await expireMiles(this.tx, { clientId: client.id, today, at: AT })
    client.account.expire(today)
    return 'expire'
  }

  /** The promise of a rental that began. */
  private async promise(): Promise<Outcome> {
    const miles = integerBetween(this.worker.random, 1, 500)
    const entry = { ...this.operation(null, miles), from: 'program:earned', to: 'client:pending', text: TEXT } as const
    await enterMiles(this.tx, entry)
    this.worker.client.account.promised.push(miles)
    return 'promise'
  }

  /** The rental ended as it was promised, or for another price: then the promise goes back. */
  private async settle(step: 'settle' | 'take back'): Promise<Outcome> {
    const { client, random } = this.worker
    const expiresOn = monthOf2027(integerBetween(random, 1, 12), 1)
    const [miles] = client.account.promised
    if (miles === undefined) return 'nothing to do'
    const settlesId = await this.oldestPromise()
    const entry = { ...this.operation(null, miles), from: 'client:pending', settlesId, text: TEXT } as const
    if (step === 'settle') await enterMiles(this.tx, { ...entry, to: 'client:available', expiresOn })
    else await enterMiles(this.tx, { ...entry, to: 'program:earned' })
    client.account.promised.shift()
    client.settledId = settlesId
    if (step === 'settle') client.account.credit(miles, expiresOn)
    return step
  }

  /** A second run of the job. */
  private async settleAgain(): Promise<Outcome> {
    const { settledId } = this.worker.client
    if (settledId === null) return 'nothing to do'
    const operation = { ...this.operation(null, 1), settlesId: settledId, text: TEXT }
    await this.expectRejection((tx) => enterMiles(tx, { ...operation, from: 'client:pending', to: 'client:available' }))
    return 'refused settle'
  }

  private async oldestPromise(): Promise<number> {
    const { rows } = await this.tx.execute<{ id: string }>(sql`
      select id from mile_entries p where client_id = ${this.worker.client.id} and to_account = 'client:pending'
        and not exists (select 1 from mile_entries where settles_id = p.id) order by id limit 1`)
    return Number(rows[0]?.id)
  }

  private drawBooking(): PaidBooking {
    const booking = this.worker.client.bookings[integerBetween(this.worker.random, 0, BOOKINGS - 1)]
    if (!booking) throw new Error('a client of the model has no booking')
    return booking
  }

  private operation(bookingId: number | null, miles: number) {
    return { station: STATION, clientId: this.worker.client.id, bookingId, miles, at: AT }
  }

  private async expectRejection(work: (tx: Transaction) => Promise<void>): Promise<void> {
    const rejection = await this.tx.transaction(work).then(
      () => null,
      (error: unknown) => databaseErrorOf(error)?.constraint ?? String(error),
    )
    if (rejection === null || !REJECTIONS.includes(rejection))
      throw new Error(`the ledger said ${rejection ?? 'yes'}, the lists no`)
  }
}

function monthOf2027(month: number, day: number): string {
  return `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

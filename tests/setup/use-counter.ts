import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { addModel, confirmAt, openProvider, rentalOf, START, type TestProvider } from './open-provider'
import { openCommands } from './run-command'

const HOUR_MS = 3_600_000
/** From the booking to the morning of the pick-up, and from there to the return. */
const [PICKUP_HOURS, RENTAL_HOURS] = [22, 46]

export type Rental = { number: string; km: number; deposit: number; total: number }

/** A provider with rentals for the counter, for all tests of a file; sums in roubles. */
export function useCounter() {
  let provider: TestProvider
  let run: ReturnType<typeof openCommands>
  beforeAll(async () => {
    provider = await openProvider()
    await addModel(provider, 'counter-fit', 20)
    run = openCommands(provider.url, provider.clock)
  })
  afterAll(() => provider.close())

  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const counter = {
    rows,
    run: (...command: Parameters<typeof run>) => run(...command),

    /** While somebody else holds the rows that the query locks. */
    whileLocked: (query: ReturnType<typeof sql>, work: () => Promise<void>) =>
      provider.db.transaction(async (rival) => {
        // It does nothing meanwhile, for as long as the work needs.
        await rival.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        await rival.execute(query)
        await work()
      }),

    /** A confirmed rental of two days from tomorrow on, on the morning of its pick-up. */
    async rental(): Promise<Rental> {
      provider.clock.now = START
      const hold = await provider.hold(await provider.requestFor(rentalOf('counter-fit', 1, 2)))
      const { booking, key } = hold.json().data
      const { number } = booking
      const done = await provider.call('PATCH', `/sun/v2/bookings/${number}`, confirmAt(provider.clock.now), {
        'x-booking-key': key,
      })
      expect(done.statusCode, done.body).toBe(200)
      const [row] = await rows(sql`select c.mileage_km::int as km, (price ->> 'depositKop')::int / 100 as deposit,
          total_kop::int / 100 as total
        from bookings b join cars c on c.id = b.car_id where b.number = ${number}`)
      provider.clock.now = new Date(START.getTime() + PICKUP_HOURS * HOUR_MS)
      return { number, ...(row as Omit<Rental, 'number'>) }
    },

    /** The rental is over and the car is back, with its whole deposit on one card. */
    async returned(charges: string): Promise<Rental & { output: string }> {
      const made = await counter.rental()
      const { number, km, deposit } = made
      await rows(sql`update bookings set paid_kop = total_kop where number = ${number}`)
      for (const line of [
        `deposit hold --number ${number} --brand mir --card 1234 --amount ${deposit}`,
        `booking give-out --number ${number} --mileage ${km} --papers-seen`,
      ])
        expect((await run(line)).errors).toBe('')
      provider.clock.now = new Date(START.getTime() + (PICKUP_HOURS + RENTAL_HOURS) * HOUR_MS)
      const back = await run(`booking take-back --number ${number} --mileage ${km} ${charges}`)
      expect(back.errors).toBe('')
      return { ...made, output: back.output }
    },

    actionsOf: (number: string, action: string) =>
      rows(sql`select operator, details from operator_acts a join bookings b on b.id = a.booking_id
        where b.number = ${number} and act = ${action} order by a.id`),
  }
  return counter
}

/** Roubles as the commands write them, with plain spaces. */
export function roublesText(roubles: number): string {
  return `${roubles.toLocaleString('ru', { useGrouping: 'always' })} ₽`.replaceAll(/\s/gu, ' ')
}

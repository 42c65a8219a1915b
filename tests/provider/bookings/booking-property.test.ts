import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addExtra, type Guest, guestOf, outcomeOf, withOptions } from '@/tests/setup/booking-guests'
import { addModel, holdRequest, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const START_MS = START.getTime()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const PLATES = 3
const STOCK = 2
const RUNS = process.env.E2E_LONG === '1' ? 100 : 12
/** The outcomes that a guest may get; any other one is an error of ours. */
const ALLOWED = ['200', '201', 'car_taken', 'extra_sold_out', 'hold_expired', 'conflict', 'renewals_used_up']

const requestedRental = fc.record({
  ahead: fc.integer({ min: 30, max: 36 }),
  days: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 0, max: STOCK }),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), requestedRental }),
  fc.record({ kind: fc.constant('change' as const), guest: fc.nat(), requestedRental }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'renew' as const, 'confirm' as const), guest: fc.nat() }),
)
/** Steps of one batch happen at the same time; the clock moves between batches. */
const batches = fc.array(
  fc.record({ minutes: fc.integer({ min: 0, max: 12 }), steps: fc.array(step, { minLength: 1, maxLength: 5 }) }),
  { minLength: 4, maxLength: 10 },
)

type RequestedRental = { ahead: number; days: number; quantity: number }
type Step =
  | { kind: 'hold'; requestedRental: RequestedRental }
  | { kind: 'change'; guest: number; requestedRental: RequestedRental }
  | OnGuest
type OnGuest = { kind: 'cancel' | 'renew' | 'confirm'; guest: number }
type Live = { carId: number; from: number; until: number; quantity: number }

describe('any sequence of holds, changes, cancellations, renewals and confirmations, some at the same time,', () => {
  const provider = useProvider()
  let serial = 0

  it('never gives a plate to two at once, and never gives out more pieces than there are', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(batches, async (sequence) => {
        const branch = await openBranch()
        for (const { minutes, steps } of sequence) {
          provider.clock.now = new Date(provider.clock.now.getTime() + minutes * MINUTE_MS)
          const outcomes = await Promise.all(steps.map((one) => branch.take(one)))
          for (const outcome of outcomes) {
            seen.add(outcome)
            expect(ALLOWED).toContain(outcome)
          }
          requireSound(await branch.live())
        }
      }),
      { numRuns: RUNS, seed: 1996, endOnFailure: true },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['200', '201', 'car_taken', 'extra_sold_out', 'hold_expired']))
  }, 120_000)

  /** A model and an extra of their own for every sequence. */
  async function openBranch() {
    serial += 1
    provider.clock.now = START
    const slug = await addModel(provider, `any-model-${serial}`, PLATES)
    const code = await addExtra(provider, `any-extra-${serial}`, STOCK)
    const guests: Guest[] = []
    const rentalFor = ({ ahead, days, quantity }: RequestedRental) =>
      withOptions(rentalOf(slug, ahead, days), { extras: quantity > 0 ? [{ code, quantity }] : [] })
    const welcome = (response: Awaited<ReturnType<Guest['renew']>>) => {
      if (response.statusCode === 201) guests.push(guestOf(provider, response.json().data))
      return outcomeOf(response)
    }

    async function hold(wanted: RequestedRental): Promise<string> {
      const quoted = await provider.quote(rentalFor(wanted))
      if (quoted.statusCode !== 200) return outcomeOf(quoted)
      return welcome(await provider.hold(holdRequest(rentalFor(wanted), quoted.json().data.quoteToken)))
    }

    async function change(guest: Guest, wanted: RequestedRental): Promise<string> {
      const rental = rentalFor(wanted)
      const quoted = await guest.quote(rental)
      if (quoted.statusCode !== 200) return outcomeOf(quoted)
      return outcomeOf(await guest.patch({ rental, quoteToken: quoted.json().data.quoteToken }))
    }

    return {
      async take(one: Step): Promise<string> {
        if (one.kind === 'hold') return hold(one.requestedRental)
        const guest = guests[one.guest % Math.max(1, guests.length)]
        if (!guest) return 'conflict'
        if (one.kind === 'change') return change(guest, one.requestedRental)
        if (one.kind === 'cancel') return outcomeOf(await guest.cancel(0))
        if (one.kind === 'confirm') return outcomeOf(await guest.confirm())
        return welcome(await guest.renew((await guest.read()).price.totalKop))
      },

      async live(): Promise<Live[]> {
        const { rows } = await provider.db.execute<Live>(sql`
          select car_id as "carId", extract(epoch from start_at)::float8 * 1000 as "from",
            extract(epoch from blocked_until)::float8 * 1000 as "until", coalesce(e.quantity, 0) as quantity
          from bookings b left join booking_extras e on e.booking_id = b.id
          where b.model_id = (select id from car_models where slug = ${slug})
            and (status in ('confirmed', 'active')
              or (status = 'held' and hold_until > ${provider.clock.now.toISOString()}::timestamptz))`)
        return rows
      },
    }
  }
})

/** Hour by hour, by hand: no other rule than counting. */
function requireSound(live: Live[]): void {
  const unsound: string[] = []
  for (let hour = START_MS; hour < START_MS + 45 * 24 * HOUR_MS; hour += HOUR_MS) {
    const out = live.filter(({ from, until }) => from <= hour && hour < until)
    const plates = out.map(({ carId }) => carId)
    const pieces = out.reduce((sum, { quantity }) => sum + quantity, 0)
    if (new Set(plates).size < plates.length) unsound.push(`${new Date(hour).toISOString()}: plates ${plates}`)
    if (pieces > STOCK) unsound.push(`${new Date(hour).toISOString()}: ${pieces} pieces`)
  }
  expect(unsound).toEqual([])
}

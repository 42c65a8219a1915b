import { describe } from 'vitest'
import { createProvider } from '@/provider/app'
import type { RentalRequest } from '@/provider/contract/quotes'
import { createDatabaseClock } from '@/provider/db/database-clock'
import { readTime } from '@/provider/db/sql/read-time'
import { createServices } from '@/provider/services'
import { fromAnother, outcomeOf } from '@/tests/setup/booking-guests'
import { testFault } from '@/tests/setup/faults/fault'
import { addModel, config, newKey, rentalOf, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000]
const ZONES = ['Asia/Vladivostok', 'Europe/Moscow', 'America/New_York']
/** Midnight in Vladivostok, and in Moscow; before each it is the day before there. */
const MIDNIGHTS = ['2026-11-21T13:59:59Z', '2026-11-21T14:00:01Z', '2026-11-21T20:59:59Z', '2026-11-21T21:00:01Z']

describe('clocks', () => {
  const provider = useProvider()

  testFault({
    number: 16,
    fault: 'the machine of one provider is an hour ahead, that of another an hour behind',
    expected: 'holds go by the database’s clock: none ends early or late, no car is sold twice',
    control: {
      without: 'providers that go by the clock of their machine',
      unmet: ['no hold ends early', 'no car is sold twice', 'a hold ends in time'],
    },
    inject: async (isGuarded) => {
      provider.clock.now = new Date()
      const ahead = await openAt(HOUR_MS, isGuarded)
      const behind = await openAt(-HOUR_MS, isGuarded)
      const slug = await addModel(provider, newKey(), 1)
      const rental = rentalOf(slug, 30, 4, provider.clock.now)
      const first = await behind.hold(rental)
      await ahead.expireHolds()
      const status = await statusOf(first.json().data?.booking.number)
      const second = outcomeOf(await ahead.hold(rental))
      // The quarter of an hour has passed for the database.
      const late = await openAt(-HOUR_MS, isGuarded, 16 * MINUTE_MS)
      await late.expireHolds()
      const end = await statusOf(first.json().data?.booking.number)
      for (const one of [ahead, behind, late]) await one.close()
      return { first: first.statusCode, status, second, end: isGuarded || status === 'held' ? end : 'never in time' }
    },
    judge: ({ first, status, second, end }) => ({
      'the car is held': first === 201,
      'no hold ends early': status === 'held',
      'no car is sold twice': second === 'car_taken',
      'a hold ends in time': end === 'expired',
    }),
  })

  testFault({
    number: 17,
    fault: 'midnight in Vladivostok and in Moscow, on machines of three zones',
    expected: 'the same price and dates everywhere',
    control: { without: 'a rental whose days are counted in the zone of the machine', unmet: ['all are alike'] },
    inject: async (isGuarded) => {
      const zone = process.env.TZ
      const seen: string[][] = []
      for (const midnight of MIDNIGHTS) {
        provider.clock.now = new Date(midnight)
        const answers = []
        for (const name of ZONES) {
          process.env.TZ = name
          answers.push(await priceOf(isGuarded ? rentalOf('honda-fit') : localRental(new Date(midnight))))
        }
        seen.push(answers)
      }
      process.env.TZ = zone
      return seen
    },
    judge: (seen) => ({
      'all are priced': seen.flat().every((text) => text.includes('totalKop')),
      'all are alike': seen.every((answers) => new Set(answers).size === 1),
    }),
    tell: (seen) => `${seen.flat().length} quotes, ${new Set(seen.flat()).size} different`,
  })

  /** A provider whose machine is wrong by so much. @param laterMs by which the database's own time has moved on */
  async function openAt(shiftMs: number, isGuarded: boolean, laterMs = 0) {
    const machine = () => Date.now() + shiftMs
    const clock = createDatabaseClock({
      readTime: async () => (await readTime(provider.db)) + laterMs,
      warn: () => undefined,
      machine,
    })
    await clock.read()
    const now = isGuarded ? clock.now : () => new Date(machine())
    const app = createProvider({ db: provider.db, now, config })
    await app.ready()
    const { bookings } = createServices({
      ...{ db: provider.db, now, config, isDraining: () => false },
      ...{ warn: () => undefined, alert: () => undefined },
    })
    const post = (url: string, payload: object) =>
      app.inject({
        ...{ method: 'POST', url, payload },
        headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': newKey() },
      })
    return {
      expireHolds: () => bookings.expireHolds(),
      async hold(rental: RentalRequest) {
        const { quoteToken } = (await post('/sun/v2/quote', rental)).json().data
        return post('/sun/v2/bookings', { ...fromAnother(await provider.requestFor(rental)), quoteToken })
      },
      close: () => app.close(),
    }
  }

  async function statusOf(number: string): Promise<string> {
    const { rows } = await provider.db.$client.query('select status from bookings where number = $1', [number])
    return rows[0]?.status
  }

  /** What is priced and promised, without what differs between any two quotes. */
  async function priceOf(rental: RentalRequest): Promise<string> {
    const { quoteToken: _, ...quote } = (await provider.quote(rental)).json().data ?? {}
    return JSON.stringify(quote)
  }

  /** As a page would ask that formats moments with the machine's own clock. */
  function localRental(now: Date): RentalRequest {
    const text = (days: number) => {
      const date = new Date(now.getTime() + days * 24 * HOUR_MS)
      const pad = (value: number) => String(value).padStart(2, '0')
      return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}-12-00`
    }
    return { ...rentalOf('honda-fit'), df: text(30), dt: text(34) }
  }
})

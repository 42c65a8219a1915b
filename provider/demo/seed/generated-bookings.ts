import { integerBetween, waitOf } from '@/provider/demo/seeded-random'
import type { SeedBooking } from './booking-rows'
import { meanGapDays, rentalLength } from './demand'
import { generatedBooking } from './generated-booking'
import type { Market, RentedCar } from './market'
import { DAY_MS } from './seeding-day'

const HOUR_MS = 60 * 60 * 1000
/** Two years: one back, one ahead. */
const WINDOW_DAYS = 365
const OPENING_HOURS = { first: 8, last: 19 }

/** Returns two years of one car: rentals and, rarely, service. No two overlap. */
export function generateBookings(car: RentedCar, market: Market): SeedBooking[] {
  const { day, random } = market
  const bookings: SeedBooking[] = []
  let free = day.midnight.getTime() - WINDOW_DAYS * DAY_MS
  const end = day.midnight.getTime() + WINDOW_DAYS * DAY_MS

  while (free < end) {
    const days = rentalLength(random)
    const daysAhead = (free - day.midnight.getTime()) / DAY_MS
    const date = new Date(free).toISOString().slice(0, 10)
    const startAt = nextStart(free, waitOf(random, meanGapDays(date, daysAhead, days, market.rules.seasons)), market)
    const endAt = new Date(atHour(startAt.getTime() + days * DAY_MS, market))
    const blockedUntil = endAt.getTime() + market.turnaroundMinutes * 60_000
    const rival = car.taken.find(({ from, until }) => from.getTime() < blockedUntil && startAt < until)
    if (!rival && startAt.getTime() < end) {
      const booking = generatedBooking(car, { pickup: startAt, dropoff: endAt }, market)
      if (booking) bookings.push(booking)
    }
    free = rival ? rival.until.getTime() : blockedUntil
  }
  return bookings
}

/** The first opening hour that is not before `free` plus the gap. */
function nextStart(free: number, gapDays: number, market: Market): Date {
  const wanted = atHour(free + gapDays * DAY_MS, market)
  return new Date(wanted < free ? wanted + DAY_MS : wanted)
}

/** A random opening hour on the branch's day that holds the instant. */
function atHour(instant: number, { day, random }: Market): number {
  const midnight = day.midnight.getTime() + Math.floor((instant - day.midnight.getTime()) / DAY_MS) * DAY_MS
  return midnight + integerBetween(random, OPENING_HOURS.first, OPENING_HOURS.last) * HOUR_MS
}

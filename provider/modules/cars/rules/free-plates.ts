import { addHours, addMinutes } from 'date-fns'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'

const DAY_HOURS = 24

/** One car with the times in which it is not free, turnaround included. */
export type Plate = { modelId: number; blocks: readonly { from: Date; until: Date }[] }

export type NextFree = RentalPeriod

/** Whether some of these plates can be hired for the whole period, with the time to get it ready afterwards. */
export function hasFreePlate(plates: readonly Plate[], { pickup, dropoff }: RentalPeriod, turnaroundMinutes: number) {
  const blockedUntil = addMinutes(dropoff, turnaroundMinutes)
  return plates.some(({ blocks }) => blocks.every(({ from, until }) => until <= pickup || from >= blockedUntil))
}

/** The same rental some days later or, below 0, earlier: same length, same clock times. */
export function shiftDays({ pickup, dropoff }: RentalPeriod, days: number): RentalPeriod {
  return { pickup: addHours(pickup, days * DAY_HOURS), dropoff: addHours(dropoff, days * DAY_HOURS) }
}

/** The nearest later day, within a number of them, on which the same rental can be had; null: none. */
export function nextFreePeriod(
  period: RentalPeriod,
  withinDays: number,
  canBeHad: (later: RentalPeriod) => boolean,
): NextFree | null {
  for (let days = 1; days <= withinDays; days++) {
    const later = shiftDays(period, days)
    if (canBeHad(later)) return later
  }
  return null
}

/** Days to move a rental by, the nearest first: 1, −1, 2, −2 … */
export function nearestShifts(withinDays: number): number[] {
  return Array.from({ length: withinDays }, (_, index) => [index + 1, -(index + 1)]).flat()
}

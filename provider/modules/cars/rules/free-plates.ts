import { addHours, addMinutes } from 'date-fns'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'

const DAY_HOURS = 24

/** One car with the times in which it is not free, turnaround included. */
export type Plate = { modelId: number; blocks: readonly { from: Date; until: Date }[] }

export type NextFree = RentalPeriod

/** Returns whether one of these plates is free for the whole period and the turnaround after it. */
export function hasFreePlate(plates: readonly Plate[], period: RentalPeriod, turnaroundMinutes: number): boolean {
  return plates.some(isFreeDuring(period, turnaroundMinutes))
}

/** Counts the plates that are free for the whole period and the turnaround after it. */
export function countFreePlates(plates: readonly Plate[], period: RentalPeriod, turnaroundMinutes: number): number {
  return plates.filter(isFreeDuring(period, turnaroundMinutes)).length
}

function isFreeDuring({ pickup, dropoff }: RentalPeriod, turnaroundMinutes: number): (plate: Plate) => boolean {
  const blockedUntil = addMinutes(dropoff, turnaroundMinutes)
  return ({ blocks }) => blocks.every(({ from, until }) => until <= pickup || from >= blockedUntil)
}

/** Returns the same rental some days later or, below 0, earlier: same length, same clock times. */
export function shiftDays({ pickup, dropoff }: RentalPeriod, days: number): RentalPeriod {
  return { pickup: addHours(pickup, days * DAY_HOURS), dropoff: addHours(dropoff, days * DAY_HOURS) }
}

/** Returns the same rental on the nearest later day on which it is available; null: none within so many days. */
export function nextFreePeriod(
  period: RentalPeriod,
  withinDays: number,
  isAvailable: (later: RentalPeriod) => boolean,
): NextFree | null {
  for (let days = 1; days <= withinDays; days++) {
    const later = shiftDays(period, days)
    if (isAvailable(later)) return later
  }
  return null
}

/** Returns the days by which to shift a rental, the nearest first: 1, −1, 2, −2 … */
export function nearestShifts(withinDays: number): number[] {
  return Array.from({ length: withinDays }, (_, index) => [index + 1, -(index + 1)]).flat()
}

import { type RentalPeriod, rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'

/** A rental on the branch's calendar and clock: worked out once, priced for every model. */
export type Stay = {
  days: number
  /** The calendar date on which each rental day begins. */
  dates: string[]
  /** Every calendar month (1–12) that the rental touches. */
  months: number[]
  /** `HH:mm` */
  pickupTime: string
  dropoffTime: string
  /** Date of pick-up in Moscow, `YYYY-MM-DD`: legal cut-off dates are that calendar's (PRODUCT §4). */
  legalDate: string
}

/** Returns a rental on the branch's calendar and clock. */
export function describeStay(period: RentalPeriod, timeZone: string): Stay {
  const pickup = toStationMoment(period.pickup, timeZone)
  const dropoff = toStationMoment(period.dropoff, timeZone)
  const days = rentalDays(period)
  return {
    days,
    dates: datesFrom(pickup.date, days),
    months: monthsBetween(pickup.date, dropoff.date),
    pickupTime: pickup.time,
    dropoffTime: dropoff.time,
    legalDate: wireDate(period.pickup),
  }
}

/** Returns `days` calendar days, the first one being `date`. */
export function datesFrom(date: string, days: number): string[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day + index)).toISOString().slice(0, 10),
  )
}

/** Returns every day of whole months. @param month `YYYY-MM`, the first one. */
export function datesOfMonths(month: string, months: number): string[] {
  const first = monthIndex(month)
  const days = Array.from({ length: months }, (_, offset) => daysIn(first + offset))
  return datesFrom(
    `${month}-01`,
    days.reduce((total, count) => total + count, 0),
  )
}

/** @param month since year 0. */
function daysIn(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
}

function monthsBetween(from: string, to: string): number[] {
  const first = monthIndex(from)
  return Array.from({ length: monthIndex(to) - first + 1 }, (_, offset) => ((first + offset) % 12) + 1)
}

/** Months since year 0. */
function monthIndex(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

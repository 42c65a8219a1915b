import type { SeasonPrices } from './car'

/** Dates of a row of the price table, UTC midnights of both ends; null: the plain day, outside every season. */
export function seasonDates(period: string): { from: Date; to: Date } | null {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(period) ?? []
  return from && to ? { from: new Date(from), to: new Date(to) } : null
}

/** The plain day and the seasons that begin before the last day that can be booked. */
export function seasonsUntil(rows: SeasonPrices[], last: Date): SeasonPrices[] {
  return rows.filter(({ period }) => {
    const dates = seasonDates(period)
    return dates === null || dates.from <= last
  })
}

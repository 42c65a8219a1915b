import type { CarDay } from './car-day'

type FreeDay = Extract<CarDay, { state: 'free' }>
type OtherDay = Exclude<CarDay, FreeDay>

/** A day as the calendar shows it: `dearer` than a plain day; `soon` is not over, but can only be had by phone. */
export type MarkedDay =
  | (FreeDay & { dearer: boolean })
  | (Omit<OtherDay, 'state'> & { state: OtherDay['state'] | 'soon' })

type CalendarFacts = {
  /** Of the station, `YYYY-MM-DD`. */
  today: string
  /** What a day outside every season costs; null: the cheapest day of the month is taken for it. */
  plainKop: number | null
}

export function markDays(days: CarDay[], { today, plainKop }: CalendarFacts): MarkedDay[] {
  const plain = plainKop ?? Math.min(...days.flatMap(({ priceKop }) => priceKop ?? []))
  return days.map((day) => {
    if (day.state === 'free') return { ...day, dearer: day.priceKop > plain }
    return day.state === 'past' && day.date >= today ? { ...day, state: 'soon' } : day
  })
}

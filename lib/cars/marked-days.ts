import type { CalendarDay } from '@/provider/contract/cars'

/** A day as the calendar shows it: `soon` is not over, but can only be had by phone; `dearer` than a plain day. */
export type MarkedDay = Omit<CalendarDay, 'state'> & { state: CalendarDay['state'] | 'soon'; dearer: boolean }

type Known = {
  /** Of the station, `YYYY-MM-DD`. */
  today: string
  /** What a day outside every season costs; null: the cheapest day of the month is taken for it. */
  plainKop: number | null
}

export function markDays(days: CalendarDay[], { today, plainKop }: Known): MarkedDay[] {
  const plain = plainKop ?? Math.min(...days.flatMap(({ priceKop }) => priceKop ?? []))
  return days.map((day) => ({
    ...day,
    state: day.state === 'past' && day.date >= today ? 'soon' : day.state,
    dearer: day.priceKop !== null && day.priceKop > plain,
  }))
}

import { LOYALTY_LEVELS, type Loyalty } from '@/provider/contract/miles'
import type { Price } from '@/provider/contract/quotes'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { LoyaltyRules } from '@/provider/rules/settings/station-settings'

/** A completed rental. `days`: those that its price pays; null kilometres: the odometer was not read. */
export type CompletedRental = { dropoff: Date; days: number; distanceKm: number | null }

/** `price` is null for a service block only. */
type StoredRental = { startAt: Date; endAt: Date; price: Pick<Price, 'days'> | null; distanceKm: number | null }

const YEAR_MONTHS = 12

/**
 * Returns the level of the rentals in the window: one of its two conditions is enough, and the highest reached level counts
 * (PRODUCT §8). A rental counts when it ended in the window, on the branch's calendar, and then as a whole.
 */
export function loyaltyOf(
  rentals: readonly CompletedRental[],
  { windowMonths, levels }: Pick<LoyaltyRules, 'windowMonths' | 'levels'>,
  now: Date,
  timeZone: string,
): Loyalty {
  const after = monthsBefore(toStationMoment(now, timeZone).date, windowMonths)
  const recent = rentals.filter(({ dropoff }) => toStationMoment(dropoff, timeZone).date > after)
  const km = recent.reduce((sum, { distanceKm }) => sum + (distanceKm ?? 0), 0)
  const days = recent.reduce((sum, { days }) => sum + days, 0)

  const ladder = levelLadder(levels).map(({ level, km, days }) => ({ level, km, days }))
  const reached = ladder.findLastIndex((bridge) => km >= bridge.km || days >= bridge.days)
  return { level: ladder[reached]?.level ?? 'none', km, days, next: ladder[reached + 1] ?? null }
}

/** Returns what of a booking counts for the level: the paid days of its price, which the free hours of an extension do not raise. */
export function completedRental({ startAt, endAt, price, distanceKm }: StoredRental): CompletedRental {
  return { dropoff: endAt, days: price?.days ?? rentalDays({ pickup: startAt, dropoff: endAt }), distanceKm }
}

/** Returns every level of the branch, the lowest first. */
export function levelLadder(levels: LoyaltyRules['levels']) {
  return LOYALTY_LEVELS.flatMap((level) =>
    levels.filter(({ code }) => code === level).map(({ km, days, earnPercent }) => ({ level, km, days, earnPercent })),
  )
}

/**
 * @param date `YYYY-MM-DD`
 * @returns the same day of an earlier month, to be compared as text: 31 June is as good as any date between its neighbours.
 */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const count = year * YEAR_MONTHS + month - 1 - months
  const yearAndMonth = [Math.floor(count / YEAR_MONTHS), (count % YEAR_MONTHS) + 1]
  return `${yearAndMonth.map((value) => String(value).padStart(2, '0')).join('-')}${date.slice(7)}`
}

import 'server-only'
import { listCarDays } from '@/lib/api/cars'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { firstPickup } from '@/lib/search/first-pickup'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { chooseMonth, monthsLater } from './calendar-month'
import type { CarDay } from './car-day'

/** One month of a model, and the months that can be turned to. */
export type CarMonth = { month: string; previous: string | null; next: string | null; days: CarDay[] }

/** @throws {ProviderError} */
export async function findCarMonth(
  slug: string,
  requestedMonth: string | undefined,
  now: Date,
  rules: BranchRules,
): Promise<CarMonth> {
  const first = toStationMoment(firstPickup(now, rules), STATION_TIME_ZONE).date.slice(0, 7)
  const last = monthOf(now.getTime() + rules.maxDaysAhead * 24 * 60 * 60 * 1000)
  const month = chooseMonth(requestedMonth, first, last)
  return {
    month,
    previous: month > first ? monthsLater(month, -1) : null,
    next: month < last ? monthsLater(month, 1) : null,
    days: await listCarDays(slug, month),
  }
}

function monthOf(time: number): string {
  return toStationMoment(new Date(time), STATION_TIME_ZONE).date.slice(0, 7)
}

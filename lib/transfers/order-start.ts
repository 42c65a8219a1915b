import { addHours } from 'date-fns'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { firstDate } from '@/lib/search/first-pickup'
import { suggestedPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { firstTrip, type TripChoices, type TripFields } from './trip-fields'

/** How an order begins: the trip that the form suggests, and the days it may be on. */
export type OrderStart = { first: TripFields; choices: TripChoices; days: { min: string; max: string } }

export function orderStart(
  { routes, presets, places, rules, minHours, passengers }: TripChoices,
  branch: BranchRules,
  now: Date,
): OrderStart {
  const choices = { routes, presets, places, rules, minHours, passengers }
  const moment = toStationMoment(suggestedPeriod(now, branch, STATION_TIME_ZONE).pickup, STATION_TIME_ZONE)
  const { leadHours, maxDaysAhead } = rules
  const last = addHours(now, maxDaysAhead * 24)
  return {
    first: firstTrip(choices, moment),
    choices,
    days: {
      min: firstDate(now, { ...branch, minHoursBeforePickup: leadHours }),
      max: toStationMoment(last, STATION_TIME_ZONE).date,
    },
  }
}

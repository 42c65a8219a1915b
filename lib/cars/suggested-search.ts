import { DEFAULT_PLACE_ID, STATION_TIME_ZONE } from '@/lib/config/product'
import { rentalFields, type SearchFields } from '@/lib/search/search-params'
import { suggestedPeriod } from '@/provider/contract/rules/rental-period'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { firstPickup } from './first-pickup'

/** The form as it stands before anybody has chosen anything: the dates that the branch suggests (specification §9). */
export function suggestedSearch(now: Date, rules: BranchRules): SearchFields {
  const period = suggestedPeriod(now, rules, STATION_TIME_ZONE)
  const rental = { ...period, placeId: DEFAULT_PLACE_ID, dropoffPlaceId: DEFAULT_PLACE_ID }
  return { ...rentalFields(rental), class: '', sort: '' }
}

/** First date that can be chosen, `YYYY-MM-DD` on the station's calendar. */
export function firstDate(now: Date, rules: BranchRules): string {
  return toStationMoment(firstPickup(now, rules), STATION_TIME_ZONE).date
}

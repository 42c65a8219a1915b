import { DEFAULT_PLACE_ID, STATION_TIME_ZONE } from '@/lib/config/product'
import { suggestedPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { BranchRules } from '@/provider/contract/settings'
import { rentalFields, type SearchFields } from './search-params'

/** The form as it stands before anybody has chosen anything: the dates that the branch suggests (specification §9). */
export function suggestedSearch(now: Date, rules: BranchRules): SearchFields {
  const period = suggestedPeriod(now, rules, STATION_TIME_ZONE)
  const rental = { ...period, placeId: DEFAULT_PLACE_ID, dropoffPlaceId: DEFAULT_PLACE_ID }
  return { ...rentalFields(rental), class: '', sort: '' }
}

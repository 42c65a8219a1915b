import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'
import { chooseRental, hasDates, type RentalChoice, rentalFields, type SearchFields } from './search-params'

type Branch = { now: Date; places: Place[]; rules: BranchRules }

/** What an address asks for: nothing (null), a rental, or one that cannot be. */
export function chooseSearch(fields: SearchFields, { now, places, rules }: Branch): RentalChoice | null {
  if (!hasDates(fields)) return null
  return chooseRental(fields, {
    now,
    limits: rules,
    placeIds: places.map(({ id }) => id),
    defaultTime: rules.defaultTime,
  })
}

/** The form as it was sent: what the visitor left out stands as the branch reads it. */
export function searchAsSent(fields: SearchFields, choice: RentalChoice, rules: BranchRules): SearchFields {
  if (choice.rental) return { ...fields, ...rentalFields(choice.rental, fields.promo) }
  return { ...fields, fromTime: fields.fromTime || rules.defaultTime, toTime: fields.toTime || rules.defaultTime }
}

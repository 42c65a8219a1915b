import 'server-only'
import { chooseSearch } from '@/lib/search/choose-search'
import type { Rental } from '@/lib/search/rental'
import { readSearchFields, rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'

/** The rental that chosen models are priced for, and its `?from=…`; empty without dates. */
export type ListDates = { rental?: Rental; query: string }

type Query = Record<string, string | string[] | undefined>

/** The dates of an address; dates that cannot be booked any more are none: the models are what was asked for. */
export function readListDates(query: Query, branch: { now: Date; places: Place[]; rules: BranchRules }): ListDates {
  const fields = { ...readSearchFields(query), class: '', sort: '', promo: '' }
  const rental = chooseSearch(fields, branch)?.rental
  return rental ? { rental, query: searchQuery(rentalFields(rental)) } : { query: '' }
}

import { FILTER_NAMES, type FilterFields, type FilterName, type FlagName, filterPairs } from './filter-params'
import { FIELD_NAMES, type SearchFields } from './search-params'

/** What a list of cars is asked for: dates, places, class, order, code — and the filters. */
export type ListAddress = { search: Partial<SearchFields>; filters: FilterFields }

/** One ticked filter; `driverAge` has the age as its value. */
export type AppliedFilter = { name: FilterName | FlagName | 'driverAge'; value: string }

/** Names and values as a form or an address carries them, only what is asked. */
export function listPairs({ search, filters }: ListAddress): Array<[string, string]> {
  const fields = FIELD_NAMES.map((name): [string, string] => [name, search[name] ?? ''])
  return [...fields.filter(([, value]) => value !== ''), ...filterPairs(filters)]
}

/** `?from=…&drive=awd`; empty when nothing is asked. */
export function listQuery(address: ListAddress): string {
  const text = new URLSearchParams(listPairs(address)).toString()
  return text && `?${text}`
}

/** Every filter that is on, in the order of the screen. */
export function appliedFilters(filters: FilterFields): AppliedFilter[] {
  const { noDeposit, cash, driverAge } = filters
  return [
    ...FILTER_NAMES.flatMap((name) => filters[name].map((value) => ({ name, value }))),
    ...(noDeposit ? [{ name: 'noDeposit' as const, value: noDeposit }] : []),
    ...(cash ? [{ name: 'cash' as const, value: cash }] : []),
    ...(driverAge ? [{ name: 'driverAge' as const, value: driverAge }] : []),
  ]
}

/** The same without one of them, from the first page on. */
export function withoutFilter(filters: FilterFields, { name, value }: AppliedFilter): FilterFields {
  const rest = { ...filters, page: '' }
  if (name === 'noDeposit' || name === 'cash' || name === 'driverAge') return { ...rest, [name]: '' }
  return { ...rest, [name]: filters[name].filter((one) => one !== value) }
}

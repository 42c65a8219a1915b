import 'server-only'
import type { Rental } from '@/lib/search/rental'
import {
  LowestDayPrices,
  type LowestDayPricesQuery,
  LowestTotal,
  type LowestTotalQuery,
} from '@/provider/contract/cars-calendar'
import { callProvider } from './provider/call-provider'
import { wireRental } from './provider/wire-rental'

type Scope = Pick<LowestTotalQuery, 'ac' | 'car'>

/** Reads the price of the cheapest free car on each day of some months. @throws {ProviderError} */
export function readLowestDayPrices(query: LowestDayPricesQuery): Promise<LowestDayPrices> {
  return callProvider({ path: `/sun/v2/cars-calendar/days?${queryOf(query)}`, schema: LowestDayPrices, language: null })
}

/** Reads how many cars are free for a rental, and the cheapest of them. @throws {ProviderError} */
export function readLowestTotal(rental: Rental, scope: Scope): Promise<LowestTotal> {
  const query = queryOf({ ...wireRental(rental), ...scope })
  return callProvider({ path: `/sun/v2/cars-calendar/total?${query}`, schema: LowestTotal, language: null })
}

function queryOf(fields: Record<string, string | number | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

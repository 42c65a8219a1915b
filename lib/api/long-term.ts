import 'server-only'
import { cache } from 'react'
import type { RequestVisitor } from '@/lib/auth/actors'
import type { CarClassSummary } from '@/lib/cars/car'
import type { LongTermCar, LongTermPage } from '@/lib/long-term/long-term-car'
import type { LongTermFilter } from '@/lib/long-term/long-term-filter'
import {
  LongTermDetails,
  type LongTermItem,
  type LongTermRequest,
  LongTermRequestResponse,
  LongTermResponse,
} from '@/provider/contract/long-term'
import { PLATE_ADDRESS } from '@/provider/contract/rules/cars/plate'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { asClient } from './auth-session'
import { toCar } from './cars'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

export type LongTermList = Pick<LongTermResponse, 'fuels' | 'terms' | 'maxSavingPercent'> & {
  cars: LongTermCar[]
  classes: CarClassSummary[]
}

/** Plates that are hired out by the month. @throws {ProviderError} */
export function listLongTermCars(filter: LongTermFilter): Promise<LongTermList> {
  const query = new URLSearchParams({
    ac: filter.class,
    fuel: filter.fuel,
    drive: filter.drive,
    gearbox: filter.gearbox,
    months: String(filter.months),
    priceFromKop: kopecks(filter.priceFrom),
    priceToKop: kopecks(filter.priceTo),
    sort: filter.sort,
  })
  return requestList(query.toString())
}

/** One plate by its address, or null when it is not on offer. @throws {ProviderError} */
export const findLongTermCar = cache(async (address: string): Promise<LongTermPage | null> => {
  // Whatever stands in the address: the provider is asked for what can be a plate.
  if (!PLATE_ADDRESS.test(address)) return null
  try {
    const { similar, ...details } = await callProvider({
      path: `/sun/v2/long-term/${address}`,
      schema: LongTermDetails,
    })
    return { ...details, car: toCar(details.car), similar: similar.map(toLongTermCar) }
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
})

/** Asks for a plate by the month. @throws {ProviderError} `consent_required`, `car_taken`, `invalid_dates` … */
export function requestLongTerm(
  request: LongTermRequest,
  { consents, language, requestHeaders, session }: RequestVisitor,
): Promise<LongTermRequestResponse> {
  return callProvider({
    path: '/sun/v2/long-term/requests',
    method: 'POST',
    body: request,
    schema: LongTermRequestResponse,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(requestHeaders) },
    language,
    ...asClient(session),
  })
}

/** Keyed by text, so that the page and its metadata share one call. */
const requestList = cache(async (query: string): Promise<LongTermList> => {
  const { items, ...list } = await callProvider({ path: `/sun/v2/long-term?${query}`, schema: LongTermResponse })
  return { ...list, cars: items.map(toLongTermCar) }
})

function kopecks(roubles: number | null): string {
  return roubles === null ? '' : String(roubles * KOPECKS_PER_ROUBLE)
}

function toLongTermCar(item: LongTermItem): LongTermCar {
  return { ...item, car: toCar(item.car) }
}

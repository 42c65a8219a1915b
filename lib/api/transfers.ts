import 'server-only'
import { cache } from 'react'
import type { RequestVisitor } from '@/lib/auth/actors'
import type { Transfer, TransferList, TransferPage } from '@/lib/transfers/transfer'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { SLUG } from '@/provider/contract/rules/text/slug'
import {
  TransferDetails,
  type TransferItem,
  type TransferOrderRequest,
  TransferOrderResponse,
  TransferQuote,
  TransfersResponse,
  type TransferTrip,
} from '@/provider/contract/transfers'
import { asClient } from './auth-session'
import { toCar } from './cars'
import { type Once, onceHeaders } from './doors/once'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

/** Models that come with a driver. @throws {ProviderError} */
export const listTransfers = cache(async (): Promise<TransferList> => {
  const { items, ...list } = await callProvider({ path: '/sun/v2/transfers', schema: TransfersResponse })
  return { ...list, transfers: items.map(toTransfer) }
})

/** One model by its slug, or null when it does not come with a driver. @throws {ProviderError} */
export const findTransfer = cache(async (slug: string): Promise<TransferPage | null> => {
  if (!SLUG.test(slug)) return null
  try {
    const details = await callProvider({ path: `/sun/v2/transfers/${slug}`, schema: TransferDetails })
    const { description, languages, routes, presets, places, night, rules, similar } = details
    const ordering = { routes, presets, places, night, rules }
    return { ...toTransfer(details), ...ordering, description, languages, similar: similar.map(toTransfer) }
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
})

/** The price of a trip with its signed proof; a page that asks has no visitor's headers to pass on. @throws {ProviderError} */
export async function quoteTransfer(trip: TransferTrip, requestHeaders?: Headers): Promise<TransferQuote> {
  return callProvider({
    path: '/sun/v2/transfers/quote',
    method: 'POST',
    body: trip,
    schema: TransferQuote,
    headers: requestHeaders ? visitorHeaders(requestHeaders) : {},
    language: null,
  })
}

/** The price that a page begins with, or null: the page is worth reading without it. */
export async function findTransferQuote(trip: TransferTrip): Promise<TransferQuote | null> {
  try {
    return await quoteTransfer(trip)
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

/** The same key and body answer the same order. @throws {ProviderError} `price_changed`, `too_many_requests` … */
export async function orderTransfer(
  request: TransferOrderRequest,
  { consents, language, requestHeaders, session, ...once }: RequestVisitor & Once,
): Promise<TransferOrderResponse> {
  return callProvider({
    path: '/sun/v2/transfers/orders',
    method: 'POST',
    body: request,
    schema: TransferOrderResponse,
    headers: { ...onceHeaders(once), [CONSENTS_HEADER]: consents, ...visitorHeaders(requestHeaders) },
    language,
    ...asClient(session),
  })
}

/** Wire names → ours, once (PRODUCT §2). */
function toTransfer(item: TransferItem): Transfer {
  const { slug, className, hourKop, minHours, dayHours, passengers, freeWaitMinutes } = item
  return {
    slug,
    className,
    hourKop,
    minHours,
    dayHours,
    passengers,
    freeWaitMinutes,
    car: toCar(item.car),
    classId: item.class,
    dayKop: item.daily_price * KOPECKS_PER_ROUBLE,
  }
}

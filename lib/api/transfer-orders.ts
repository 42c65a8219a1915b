import 'server-only'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import {
  type TransferOrderRequest,
  TransferOrderResponse,
  TransferQuote,
  type TransferTrip,
} from '@/provider/contract/transfers'
import { type Once, onceHeaders } from './doors/once'
import type { Sender } from './doors/sender'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

/** The price of a trip with its signed proof; a page that asks has no visitor's headers to pass on. @throws {ProviderError} */
export async function quoteTransfer(trip: TransferTrip, visitor?: Headers): Promise<TransferQuote> {
  return callProvider({
    path: '/sun/v2/transfers/quote',
    method: 'POST',
    body: trip,
    answer: TransferQuote,
    headers: visitor ? visitorHeaders(visitor) : {},
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
  { consents, language, visitor, ...once }: Sender & Once,
): Promise<TransferOrderResponse> {
  return callProvider({
    path: '/sun/v2/transfers/orders',
    method: 'POST',
    body: request,
    answer: TransferOrderResponse,
    headers: { ...onceHeaders(once), [CONSENTS_HEADER]: consents, ...visitorHeaders(visitor) },
    language,
  })
}

import 'server-only'
import { cache } from 'react'
import type { Rental } from '@/lib/search/rental'
import { Quote, type RentalRequest } from '@/provider/contract/quotes'
import { formatWireMoment } from '@/provider/contract/rules/wire-time'
import { callProvider } from './call-provider'

/** The price of a rental with its signed proof. @throws {ProviderError} */
export async function quoteRental(slug: string, rental: Rental): Promise<Quote> {
  return requestQuote(JSON.stringify(toRentalRequest(slug, rental)))
}

/** A rental in wire names and Moscow time: what a quote asks and a booking repeats. */
export function toRentalRequest(slug: string, { pickup, dropoff, placeId, dropoffPlaceId }: Rental): RentalRequest {
  return {
    slug,
    df: formatWireMoment(pickup),
    dt: formatWireMoment(dropoff),
    city: placeId,
    dropoffCity: dropoffPlaceId,
  }
}

/** Keyed by text, so that one page asks once. */
const requestQuote = cache(
  async (request: string): Promise<Quote> =>
    callProvider({ path: '/sun/v2/quote', method: 'POST', body: JSON.parse(request), answer: Quote }),
)

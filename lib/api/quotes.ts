import 'server-only'
import { cache } from 'react'
import type { Rental } from '@/lib/search/rental'
import { Quote, type RentalRequest } from '@/provider/contract/quotes'
import { callProvider } from './call-provider'
import { wireRental } from './wire-rental'

/** The price of a rental with its signed proof. @throws {ProviderError} */
export async function quoteRental(slug: string, rental: Rental): Promise<Quote> {
  return requestQuote(JSON.stringify(toRentalRequest(slug, rental)))
}

/** What a quote asks and a booking repeats. */
export function toRentalRequest(slug: string, rental: Rental): RentalRequest {
  return { slug, ...wireRental(rental) }
}

/** Keyed by text, so that one page asks once. */
const requestQuote = cache(
  async (request: string): Promise<Quote> =>
    callProvider({ path: '/sun/v2/quote', method: 'POST', body: JSON.parse(request), answer: Quote }),
)

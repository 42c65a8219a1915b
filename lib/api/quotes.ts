import 'server-only'
import { cache } from 'react'
import type { Choice } from '@/lib/bookings/choice'
import type { Locale } from '@/lib/i18n/routing'
import type { Rental } from '@/lib/search/rental'
import { type PromoCheck, PromoCheckAnswer, Quote, type RentalRequest } from '@/provider/contract/quotes'
import { callProvider } from './call-provider'
import { visitorHeaders } from './visitor-headers'
import { wireRental } from './wire-rental'

/** The price of a rental with its signed proof. @throws {ProviderError} */
export async function quoteRental(request: RentalRequest): Promise<Quote> {
  return requestQuote(JSON.stringify(request))
}

/** The same for a door, which knows no page's language. @throws {ProviderError} */
export async function quoteFor(request: RentalRequest, language: Locale, visitor: Headers): Promise<Quote> {
  return callProvider({
    path: '/sun/v2/quote',
    method: 'POST',
    body: request,
    answer: Quote,
    headers: visitorHeaders(visitor),
    language,
  })
}

/** Whether a code does better than the one that the rental has. @throws {ProviderError} */
export async function checkPromo(request: PromoCheck, language: Locale, visitor: Headers): Promise<PromoCheckAnswer> {
  return callProvider({
    path: '/sun/v2/promo/check',
    method: 'POST',
    body: request,
    answer: PromoCheckAnswer,
    headers: visitorHeaders(visitor),
    language,
  })
}

/** What a quote asks and a booking repeats. */
export function toRentalRequest(slug: string, rental: Rental, { options, promo }: Choice): RentalRequest {
  return { slug, ...wireRental(rental), options, pc: promo }
}

/** Keyed by text, so that one page asks once. */
const requestQuote = cache(
  async (request: string): Promise<Quote> =>
    callProvider({ path: '/sun/v2/quote', method: 'POST', body: JSON.parse(request), answer: Quote }),
)

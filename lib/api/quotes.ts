import 'server-only'
import { cache } from 'react'
import type { AnyVisitor } from '@/lib/auth/actors'
import type { Choice } from '@/lib/options/choice'
import type { Rental } from '@/lib/search/rental'
import { type PromoCheck, PromoCheckResponse, Quote, type RentalRequest } from '@/provider/contract/quotes'
import { asClient, type Session } from './auth-session'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'
import { wireRental } from './provider/wire-rental'

/**
 * The price of a rental with its signed proof. A session is passed on where the price may be one client's.
 *
 * @throws {ProviderError}
 */
export async function quoteRental(request: RentalRequest, session: Session | null = null): Promise<Quote> {
  return requestQuote(JSON.stringify(request), mayBeForClient(request) ? (session?.id ?? null) : null)
}

/** The same for a route handler, which knows no page's language. @throws {ProviderError} */
export async function quoteFor(request: RentalRequest, visitor: AnyVisitor): Promise<Quote> {
  return callProvider({
    path: '/sun/v2/quote',
    method: 'POST',
    body: request,
    schema: Quote,
    headers: visitorHeaders(visitor.requestHeaders),
    language: visitor.language,
    ...asClient(visitor.session),
  })
}

/** Whether a code does better than the one that the rental has. @throws {ProviderError} */
export async function checkPromo(request: PromoCheck, visitor: AnyVisitor): Promise<PromoCheckResponse> {
  return callProvider({
    path: '/sun/v2/promo/check',
    method: 'POST',
    body: request,
    schema: PromoCheckResponse,
    headers: visitorHeaders(visitor.requestHeaders),
    language: visitor.language,
    ...asClient(visitor.session),
  })
}

/** What a quote asks and a booking repeats. */
export function toRentalRequest(
  slug: string,
  rental: Rental,
  { options, promo, offer, colour, cash }: Choice,
): RentalRequest {
  const optional = { ...(offer === undefined ? {} : { offer }), ...(colour && { colour }), ...(cash && { cash }) }
  return { slug, ...wireRental(rental), options, pc: promo, ...optional }
}

/** Codes of clients with an account, and personal offers; any other price is everybody's. */
function mayBeForClient({ pc, offer }: RentalRequest): boolean {
  return pc !== '' || offer !== undefined
}

/** Keyed by text, so that one page asks once. */
const requestQuote = cache(async (request: string, sessionId: string | null): Promise<Quote> => {
  const own = sessionId === null ? {} : { session: { id: sessionId, clientToken: null } }
  return callProvider({ path: '/sun/v2/quote', method: 'POST', body: JSON.parse(request), schema: Quote, ...own })
})

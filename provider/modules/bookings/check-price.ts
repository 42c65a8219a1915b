import { FailureError } from '@/provider/failure-error'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import type { Quotes } from '@/provider/modules/quotes/quote-rental'

/**
 * Requires that the present price is the quoted one. An expired quote with the same total is accepted: the promised sum is
 * charged, and another quote would change nothing.
 *
 * @throws {FailureError} `quote_invalid`, `price_changed` with both totals.
 */
export function requireQuotedPrice(quote: ReturnType<Quotes['read']>, totalKop: number): void {
  if (!quote) throw new FailureError('quote_invalid', 'The quote is not ours, or not for this rental.')
  requireSameTotal(quote.totalKop, totalKop)
}

/** Requires that a personal offer applies. @throws {FailureError} `offer_refused` with the reason */
export function requireOffer({ personalOffer }: Pick<PricedRental, 'personalOffer'>): void {
  if (!personalOffer || personalOffer.state === 'accepted') return
  throw new FailureError('offer_refused', 'The offer is not for this client, or not for this rental.', {
    details: { state: personalOffer.state },
  })
}

/** Requires that the shown total is the present one. @throws {FailureError} `price_changed` with both totals */
export function requireSameTotal(expectedTotalKop: number, totalKop: number): void {
  if (expectedTotalKop === totalKop) return
  throw new FailureError('price_changed', 'The price is not the one that was shown.', {
    details: { oldTotalKop: expectedTotalKop, newTotalKop: totalKop },
  })
}

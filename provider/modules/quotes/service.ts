import { addMinutes, subHours } from 'date-fns'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import type { CarsService } from '@/provider/modules/cars/service'
import { type QuoteClaims, readQuote, signQuote } from './quote-token'

const QUOTE_MINUTES = 30

export type QuotesService = ReturnType<typeof createQuotesService>

export function createQuotesService(cars: CarsService, secret: string, now: () => Date) {
  return {
    /**
     * The price of a rental with its signed proof. Writes nothing.
     *
     * @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates.
     */
    async quote(request: RentalRequest): Promise<Quote> {
      const { data, period, price, reason, rulesVersion } = await cars.offerRental(request)
      const expiresAt = addMinutes(now(), QUOTE_MINUTES)
      const claims = { rulesVersion, totalKop: price.totalKop, expiresAt: expiresAt.getTime() }
      return {
        price,
        quoteToken: signQuote(request, claims, secret),
        expiresAt: expiresAt.toISOString(),
        available: reason === null,
        freeCancellationUntil: subHours(period.pickup, data.rules.freeCancellationHours).toISOString(),
      }
    },

    /** What a token proves about this rental, or null when it is not ours, or for another one. */
    read: (quoteToken: string, rental: RentalRequest): QuoteClaims | null => readQuote(quoteToken, rental, secret),
  }
}

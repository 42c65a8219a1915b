import { addMinutes, subHours } from 'date-fns'
import type { PromoCheck, PromoCheckAnswer, Quote, RentalRequest } from '@/provider/contract/quotes'
import type { Cars } from '@/provider/modules/cars/cars'
import type { RentalContext } from '@/provider/modules/cars/offers'
import { type QuoteClaims, readQuote, signQuote } from './quote-token'

const QUOTE_MINUTES = 30

export type QuotesService = ReturnType<typeof createQuotesService>

export function createQuotesService(cars: Cars, secret: string, now: () => Date) {
  return {
    /**
     * The price of a rental with its signed proof. Writes nothing.
     *
     * @throws {FailureError} `not_found`, `unknown_place`, `option_not_offered`, `extra_sold_out`, or the fault of the dates.
     */
    async quote(request: RentalRequest, context: RentalContext = {}): Promise<Quote> {
      const offer = await cars.offerRental(request, context)
      const { data, period, price, promo, personalOffer, reason, liabilityKop, rulesVersion } = offer
      const expiresAt = addMinutes(now(), QUOTE_MINUTES)
      const claims = {
        rulesVersion,
        totalKop: price.totalKop,
        expiresAt: expiresAt.getTime(),
        clientId: offer.isForClient ? (context.clientId ?? null) : null,
      }
      return {
        price,
        quoteToken: signQuote(request, claims, secret),
        expiresAt: expiresAt.toISOString(),
        available: reason === null,
        freeCancellationUntil: subHours(period.pickup, data.rules.freeCancellationHours).toISOString(),
        promo,
        offer: personalOffer,
        longer: await cars.longerRental(offer, context),
        liabilityKop,
      }
    },

    /**
     * Whether a code does better than the one that the rental has. Only one of them counts; of equals the present one.
     *
     * @throws {FailureError} `not_found`, or the fault of the dates.
     */
    async checkPromo({ code, rental }: PromoCheck, reader: RentalContext): Promise<PromoCheckAnswer> {
      const present = code === rental.pc ? null : await cars.evaluatePromo(rental, rental.pc, reader)
      const promo = await cars.evaluatePromo(rental, code, reader, present?.percent)
      if (!promo) throw new Error('a code that is not empty was not judged')
      const kept = present?.state === 'accepted' ? present.code : ''
      return { promo, kept: promo.state === 'accepted' ? code : kept }
    },

    /**
     * What a token proves about this rental, or null when it is not ours, or for another one.
     *
     * @param clientId who shows it: a price for one client is nobody else's.
     */
    read(quoteToken: string, rental: RentalRequest, clientId: number | null): QuoteClaims | null {
      const claims = readQuote(quoteToken, rental, secret)
      return claims && (claims.clientId === null || claims.clientId === clientId) ? claims : null
    },
  }
}

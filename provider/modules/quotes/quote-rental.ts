import { addMinutes, subHours } from 'date-fns'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import type { Bound } from '@/provider/modules/bind'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { RentalContext } from '@/provider/modules/cars/price-car-rental'
import type { checkPromo } from './check-promo'
import { type readQuote, signQuote } from './quote-token'

const QUOTE_MINUTES = 30

type Deps = { cars: Cars; secret: string; now: () => Date }

export type Quotes = {
  quote: Bound<typeof quoteRental>
  checkPromo: Bound<typeof checkPromo>
  read: Bound<typeof readQuote>
}

/**
 * Returns the price of a rental with its signed token. Writes nothing.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, `option_not_offered`, `extra_sold_out`, or the code of wrong dates.
 */
export async function quoteRental(
  { cars, secret, now }: Deps,
  request: RentalRequest,
  context: RentalContext = {},
): Promise<Quote> {
  const pricedRental = await cars.priceCarRental(request, context)
  const { data, period, price, promo, personalOffer, reason, liabilityKop, rulesVersion } = pricedRental
  const expiresAt = addMinutes(now(), QUOTE_MINUTES)
  const claims = {
    rulesVersion,
    totalKop: price.totalKop,
    expiresAt: expiresAt.getTime(),
    clientId: pricedRental.isForClient ? (context.clientId ?? null) : null,
  }
  return {
    price,
    quoteToken: signQuote(request, claims, secret),
    expiresAt: expiresAt.toISOString(),
    available: reason === null,
    freeCancellationUntil: subHours(period.pickup, data.rules.freeCancellationHours).toISOString(),
    promo,
    offer: personalOffer,
    longer: await cars.longerRental(pricedRental, context),
    liabilityKop,
  }
}

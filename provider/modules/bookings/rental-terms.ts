import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { OfferedRental } from '@/provider/modules/cars/price-car-rental'
import type { ChosenExtra } from './reserve-extras'

/** What a booking stores of an offer. */
export type RentalTerms = {
  rental: RentalRequest
  modelId: number
  period: RentalPeriod
  blockedUntil: Date
  price: Price
  rulesVersion: string
  /** Null: the price has no code. */
  promoCode: string | null
  liabilityKop: number
  chosenExtras: readonly ChosenExtra[]
}

/** Picks the terms from an offer. A code that does nothing for the price is left out, so that it is not used up. */
export function termsOf(rental: RentalRequest, offer: OfferedRental): RentalTerms {
  const { model, period, blockedUntil, price, rulesVersion, promo, liabilityKop, chosenExtras } = offer
  return {
    rental,
    modelId: model.id,
    period,
    blockedUntil,
    price,
    rulesVersion,
    promoCode: promo?.state === 'accepted' ? promo.code : null,
    liabilityKop,
    chosenExtras,
  }
}

import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import type { ChosenExtra } from './reserve-options'

/** What a booking stores of a priced rental. */
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

/** Picks the terms from a priced rental. A code that does nothing for the price is left out, so that it is not used up. */
export function termsOf(rental: RentalRequest, pricedRental: PricedRental): RentalTerms {
  const { model, period, blockedUntil, price, rulesVersion, promo, liabilityKop, chosenExtras } = pricedRental
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

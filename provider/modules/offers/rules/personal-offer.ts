import type { OfferState } from '@/provider/contract/rules/offers/offer-states'

/** A personal offer. Dates are those of the pick-up at the branch, both included. */
export type PersonalOffer = {
  clientId: number
  modelId: number
  discountPercent: number
  validFrom: string
  validTo: string
  minDays: number
  state: 'active' | 'reserved' | 'used'
}

/** The rental that an offer is evaluated on. */
export type OfferQuestion = {
  /** Null: the visitor is not signed in. */
  clientId: number | null
  modelId: number
  /** Branch-local, `YYYY-MM-DD`. */
  today: string
  pickupDate: string
  days: number
  /** What codes and offers may take off together, by the date of pick-up. */
  limitPercent: number
}

/**
 * Evaluates a personal offer: its state, and the percent that it takes off within the limit. The offer of another client
 * is `offer_unknown`, as one that does not exist.
 *
 * @param offer null when there is no such offer.
 */
export function offerState(
  offer: PersonalOffer | null,
  question: OfferQuestion,
): { state: OfferState; percent: number } {
  const state = stateOf(offer, question)
  const percent = Math.min(offer?.discountPercent ?? 0, question.limitPercent)
  if (state !== 'accepted') return { state, percent: 0 }
  return percent > 0 ? { state, percent } : { state: 'offer_no_effect', percent: 0 }
}

function stateOf(offer: PersonalOffer | null, question: OfferQuestion): OfferState {
  const { clientId, modelId, today, pickupDate, days } = question
  if (clientId === null) return 'offer_login_required'
  if (offer?.clientId !== clientId) return 'offer_unknown'
  if (offer.state === 'used') return 'offer_used'
  if (offer.state === 'reserved') return 'offer_reserved'
  if (today > offer.validTo) return 'offer_expired'
  if (modelId !== offer.modelId) return 'offer_not_for_car'
  if (pickupDate < offer.validFrom || pickupDate > offer.validTo) return 'offer_not_for_dates'
  return days < offer.minDays ? 'offer_too_short' : 'accepted'
}

/**
 * What a personal offer comes to for one rental. All but `accepted` leave the price as it is, and a booking with it is
 * refused (`offer_refused`).
 */
export const OFFER_STATES = [
  'accepted',
  'offer_unknown',
  'offer_login_required',
  'offer_reserved',
  'offer_used',
  'offer_expired',
  'offer_not_for_car',
  'offer_not_for_dates',
  'offer_too_short',
  'offer_no_effect',
] as const

export type OfferState = (typeof OFFER_STATES)[number]

/** Ids of offers as addresses and requests may name them. */
export const OFFER_ID_MAX = 2_147_483_647

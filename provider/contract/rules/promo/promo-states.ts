/**
 * What a promo code comes to for one rental. All but `accepted` leave the price as it is; `promo_worse`: the discount
 * that the rental has already is as good or better, and is kept.
 */
export const PROMO_STATES = [
  'accepted',
  'promo_invalid',
  'promo_not_started',
  'promo_expired',
  'promo_used_up',
  'promo_not_for_dates',
  'promo_not_for_class',
  'promo_too_short',
  'promo_login_required',
  'promo_worse',
] as const

export type PromoState = (typeof PROMO_STATES)[number]

export const PROMO_CODE_MAX = 40

/** Returns a typed code in its stored form: case and spaces at the ends do not matter. */
export function cleanPromoCode(text: string): string {
  return text.trim().toUpperCase()
}

/** The search with a promo code filled in. */
export function promoHref(code: string): string {
  return `/booking-online/?${new URLSearchParams({ promo: code })}`
}

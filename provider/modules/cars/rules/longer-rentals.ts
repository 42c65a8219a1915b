import { DISCOUNT_STEPS } from '@/provider/rules/prices/discounts'

/**
 * Returns the lengths at which a rental may cost less than a shorter one: those where a discount begins. Between two of
 * them every further day costs more, and a shorter rental is available whenever a longer one is, so no other length can be
 * better. A single day with a price of its own may cost more than two.
 *
 * @param promoMinDays the length from which the code counts, or null
 */
export function cheaperLengths(
  days: number,
  promoMinDays: number | null,
  maxRentalDays: number,
  hasOneDayPrice = false,
): number[] {
  const steps = [...DISCOUNT_STEPS, ...(promoMinDays === null ? [] : [promoMinDays]), ...(hasOneDayPrice ? [2] : [])]
  return [...new Set(steps)].filter((step) => step > days && step <= maxRentalDays).sort((a, b) => a - b)
}

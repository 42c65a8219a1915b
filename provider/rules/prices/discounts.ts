import type { TermPrices } from '@/provider/contract/cars'
import type { QuoteLine } from '@/provider/contract/quotes'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'
import type { SelectedOptions } from '@/provider/rules/options/selected-options'
import type { Tariff } from './day-price'
import { saleLimitPercent } from './discount-limit'
import type { PriceRules } from './price-rules'
import type { Stay } from './stay'

/** The lengths at which a price list changes its percent: only there can a longer rental cost less. */
export const DISCOUNT_STEPS = [TERM_STEPS.first, TERM_STEPS.second] as const

/**
 * Returns the lines of discounts, which are added, not chained: each line is a percent of the undiscounted rental
 * (PRODUCT §5). Together they never take more than the rental.
 */
export function discountLines(
  rentalKop: number,
  { days, legalDate }: Pick<Stay, 'days' | 'legalDate'>,
  tariff: Tariff,
  { mileageDiscountPercent, saleLimit }: Pick<PriceRules, 'mileageDiscountPercent' | 'saleLimit'>,
  { mileage, promoPercent, offerPercent }: Pick<SelectedOptions, 'mileage' | 'promoPercent' | 'offerPercent'>,
): QuoteLine[] {
  const limited = tariff.mileageOption && mileage === 'limited'
  const salePercent = saleLimitPercent(legalDate, saleLimit)
  const promo = Math.min(promoPercent, salePercent)
  const percents = [
    ['period_discount', periodDiscountPercent(days, tariff)],
    ['mileage_discount', limited ? mileageDiscountPercent : 0],
    ['promo_discount', promo],
    ['offer_discount', Math.min(offerPercent, salePercent - promo)],
  ] as const

  let leftKop = rentalKop
  const lines: QuoteLine[] = []
  for (const [code, percent] of percents) {
    const amountKop = Math.min(leftKop, Math.round((rentalKop * percent) / 10_000) * 100)
    if (amountKop > 0) lines.push({ code, amountKop: -amountKop, percent })
    leftKop -= amountKop
  }
  return lines
}

/**
 * Returns an average day of the rental after discounts, in kopecks, rounded once to whole roubles from the percents:
 * from the rounded lines it would be another rouble at another length of hire, and the price table names one for each
 * term.
 */
export function discountedDayKop(rentalKop: number, days: number, percent: number): number {
  return Math.round((rentalKop * Math.max(0, 100 - percent)) / (days * 10_000)) * 100
}

/** What a choice makes of every day: its percent is added to the others, what it costs comes after them. */
export type DayChoice = { discountPercent: number; perDayKop: number }

/**
 * Returns what a day of this price costs by the term of hire, in kopecks: the same as a day of a quote for so many days
 * of one price.
 *
 * @param oneDayKop price of a rental of a single day; null: as any day
 */
export function termPrices(
  dayKop: number,
  tariff: Tariff,
  { discountPercent, perDayKop }: DayChoice = { discountPercent: 0, perDayKop: 0 },
  oneDayKop: number | null = null,
): TermPrices {
  const computeDayKop = (days: number, kop = dayKop) =>
    discountedDayKop(kop * days, days, periodDiscountPercent(days, tariff) + discountPercent) + perDayKop
  return {
    oneDayKop: oneDayKop === null ? null : computeDayKop(1, oneDayKop),
    underThreeKop: computeDayKop(1),
    fromThreeKop: computeDayKop(TERM_STEPS.first),
    fromSevenKop: computeDayKop(TERM_STEPS.second),
  }
}

/**
 * Returns the percent of the period discount: under 3 days none, from 3 days `discount1`, from 7 days `discount2`
 * (specification §9).
 */
export function periodDiscountPercent(days: number, { discount1Percent, discount2Percent }: Tariff): number {
  if (days >= TERM_STEPS.second) return discount2Percent
  return days >= TERM_STEPS.first ? discount1Percent : 0
}

import type { TermPrices } from '@/provider/contract/cars'
import type { QuoteLine } from '@/provider/contract/quotes'
import type { Tariff } from './day-price'

const DISCOUNT1_FROM_DAYS = 3
const DISCOUNT2_FROM_DAYS = 7

/**
 * Discounts are added, not chained: each line is a percent of the undiscounted rental (PRODUCT §5). The mileage
 * option, promo codes and offers become further lines of this list.
 */
export function discountLines(rentalKop: number, days: number, tariff: Tariff): QuoteLine[] {
  return [percentLine('period_discount', rentalKop, periodDiscountPercent(days, tariff))].filter(
    (line) => line.amountKop !== 0,
  )
}

/**
 * Rental after discounts, an average day in whole roubles. Rounded once, from the percents: from the rounded lines it
 * would be another rouble at another length of hire, and the price table names one for each term.
 */
export function discountedDayKop(rentalKop: number, days: number, percent: number): number {
  return Math.round((rentalKop * (100 - percent)) / (days * 10_000)) * 100
}

/** What a day of this price costs by the term of hire: a quote's day for as many days of one price. */
export function termPrices(dayKop: number, tariff: Tariff): TermPrices {
  const at = (days: number) => discountedDayKop(dayKop * days, days, periodDiscountPercent(days, tariff))
  return { underThreeKop: at(1), fromThreeKop: at(DISCOUNT1_FROM_DAYS), fromSevenKop: at(DISCOUNT2_FROM_DAYS) }
}

/** Under 3 days none, 3 to 7 `discount1`, 7 and over `discount2` (specification §9). */
function periodDiscountPercent(days: number, { discount1Percent, discount2Percent }: Tariff): number {
  if (days >= DISCOUNT2_FROM_DAYS) return discount2Percent
  return days >= DISCOUNT1_FROM_DAYS ? discount1Percent : 0
}

function percentLine(code: QuoteLine['code'], rentalKop: number, percent: number): QuoteLine {
  return { code, amountKop: -Math.round((rentalKop * percent) / 10_000) * 100, percent }
}

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

/** Under 3 days none, 3 to 7 `discount1`, 7 and over `discount2` (specification §9). */
function periodDiscountPercent(days: number, { discount1Percent, discount2Percent }: Tariff): number {
  if (days >= DISCOUNT2_FROM_DAYS) return discount2Percent
  return days >= DISCOUNT1_FROM_DAYS ? discount1Percent : 0
}

function percentLine(code: QuoteLine['code'], rentalKop: number, percent: number): QuoteLine {
  return { code, amountKop: -Math.round((rentalKop * percent) / 10_000) * 100, percent }
}

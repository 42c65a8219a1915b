import type { QuoteLine } from '@/provider/contract/quotes'
import type { SelectedExtra, SelectedOptions } from './selected-options'

/**
 * Returns a line for each extra; `unitKop` is one piece for the whole rental, so that quantity × unit is the amount.
 */
export function extraLines(extras: readonly SelectedExtra[], days: number): QuoteLine[] {
  return extras.map(({ code, quantity, ...extra }) => {
    const unitKop = pieceKop(extra, days)
    return { code: 'extra', amountKop: quantity * unitKop, quantity, unitKop, ref: code }
  })
}

/** Returns the lines of insurance, by the day, and of booking protection, once. Free ones make no line. */
export function coverLines({ insurance, protectionKop }: SelectedOptions, days: number): QuoteLine[] {
  const lines: QuoteLine[] = []
  if (insurance) {
    const { code, perDayKop } = insurance
    const amountKop = insuranceKop(perDayKop, days)
    lines.push({ code: 'insurance', amountKop, quantity: days, unitKop: perDayKop, ref: code })
  }
  if (protectionKop !== null) lines.push({ code: 'booking_protection', amountKop: protectionKop })
  return lines.filter((line) => line.amountKop !== 0)
}

/**
 * Returns the line of miles, which pay whole roubles, at most a share of the rental after discounts (PRODUCT §5), and
 * nothing that money paid.
 *
 * @param unpaidKop of the whole price
 */
export function milesLines(
  milesKop: number,
  discountedKop: number,
  maxSharePercent: number,
  unpaidKop: number,
): QuoteLine[] {
  const mostKop = Math.min(milesKop, unpaidKop, (Math.max(0, discountedKop) * maxSharePercent) / 100)
  const amountKop = Math.floor(mostKop / 100) * 100
  return amountKop > 0 ? [{ code: 'miles', amountKop: -amountKop }] : []
}

/** Returns what one piece of an extra costs for a whole rental, in kopecks, with its cap. */
export function pieceKop(
  { unit, priceKop, capKop }: Pick<SelectedExtra, 'unit' | 'priceKop' | 'capKop'>,
  days: number,
): number {
  const plainKop = unit === 'per_day' ? priceKop * days : priceKop
  return Math.min(plainKop, capKop ?? plainKop)
}

/** Returns what a package costs for a whole rental, in kopecks. */
export function insuranceKop(perDayKop: number, days: number): number {
  return perDayKop * days
}

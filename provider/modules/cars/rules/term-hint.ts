import type { TermHint } from '@/provider/contract/cars'
import type { Price } from '@/provider/contract/quotes'

export type LongerPrice = { price: Price; dropoffAt: string }

/**
 * Returns the first of these that is true: a longer rental costs less in all; one more day costs less than a day does
 * now; from a length on, a day costs less. Null when none is.
 *
 * @param longer the rentals at which a price list changes its percent, the shortest first
 * @param isFixed the dates cannot be made longer
 */
export function chooseTermHint(price: Price, longer: readonly LongerPrice[], isFixed: boolean): TermHint | null {
  const last = longer.at(-1)
  const fromDays: TermHint | null =
    last && last.price.perDayKop < price.perDayKop
      ? { kind: 'from_days', days: last.price.days, perDayKop: last.price.perDayKop }
      : null
  return isFixed ? fromDays : (cheaperHint(price, longer) ?? nextDayHint(price, longer) ?? fromDays)
}

function cheaperHint(price: Price, longer: readonly LongerPrice[]): TermHint | null {
  const [cheapest] = longer
    .filter((one) => one.price.totalKop < price.totalKop)
    .sort((a, b) => a.price.totalKop - b.price.totalKop || a.price.days - b.price.days)
  if (!cheapest) return null
  const { days, totalKop } = cheapest.price
  return { kind: 'cheaper', days, dropoffAt: cheapest.dropoffAt, totalKop }
}

function nextDayHint(price: Price, longer: readonly LongerPrice[]): TermHint | null {
  const next = longer.find((one) => one.price.days === price.days + 1)
  // Days of different seasons cannot be compared: the added one might be dearer or cheaper by itself.
  if (!next || !isEven(price) || !isEven(next.price)) return null
  const addedKop = next.price.totalKop - price.totalKop
  if (addedKop >= price.perDayKop) return null
  return {
    kind: 'next_day',
    days: next.price.days,
    dropoffAt: next.dropoffAt,
    addedKop,
    insteadKop: price.perDayKop,
  }
}

/** Returns whether every day has the same price. */
function isEven({ lines }: Price): boolean {
  return lines.some(({ code, unitKop }) => code === 'rental' && unitKop !== undefined)
}

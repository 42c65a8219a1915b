/** What a model costs. `salePercent` is the specification's `skidka_2`; `specialKop` overrides it when above 0. */
export type Tariff = {
  listKop: number
  salePercent: number
  specialKop: number
  /** The specification's `1day`: what a rental of exactly one day costs where that differs; null: as any day. */
  oneDayKop: number | null
  discount1Percent: number
  discount2Percent: number
  depositKop: number
  /** Whether the model is let with a limit of kilometres at a discount. */
  mileageOption: boolean
  tags: string[]
}

type ItemPrice = Pick<Tariff, 'listKop' | 'salePercent' | 'specialKop'>

/**
 * Returns the item price of one day × season in kopecks, rounded once to whole roubles (specification §9). Percents are
 * multiplied as integers: 1990 × 1.15 in floating point is 2288.4999… and would round the wrong way.
 */
export function dayPriceKop({ listKop, salePercent, specialKop }: ItemPrice, coefficientPercent: number): number {
  const itemKopTimes100 = specialKop > 0 ? specialKop * 100 : listKop * (100 - salePercent)
  return Math.round((itemKopTimes100 * coefficientPercent) / 1_000_000) * 100
}

/**
 * Returns the price of a day in a rental of `days` days, in kopecks: a rental of a single day may have a price of its
 * own (decision 0055).
 */
export function rentalDayKop(
  { oneDayKop, ...item }: ItemPrice & Pick<Tariff, 'oneDayKop'>,
  coefficientPercent: number,
  days: number,
): number {
  const isOwn = days === 1 && oneDayKop !== null
  return dayPriceKop(isOwn ? { listKop: oneDayKop, salePercent: 0, specialKop: 0 } : item, coefficientPercent)
}

/**
 * Returns the list price of one day × season in kopecks, without what the operator takes off: the price that may be
 * struck out beside the day price.
 */
export function listDayPriceKop(tariff: Tariff, coefficientPercent: number): number {
  return dayPriceKop({ listKop: tariff.listKop, salePercent: 0, specialKop: 0 }, coefficientPercent)
}

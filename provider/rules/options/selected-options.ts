import type { ExtraOffer, RentalOptions } from '@/provider/contract/options'

export type SelectedExtra = Pick<ExtraOffer, 'code' | 'unit' | 'priceKop' | 'capKop'> & { quantity: number }

/** What somebody adds to a rental, with the prices of today; everything absent costs nothing and takes nothing off. */
export type SelectedOptions = {
  mileage: RentalOptions['mileage']
  /** What the code and the offer promise; the price applies their common limit. */
  promoPercent: number
  offerPercent: number
  extras: readonly SelectedExtra[]
  insurance: { code: RentalOptions['insurance']; perDayKop: number } | null
  protectionKop: number | null
  /** Bonus miles to spend, in kopecks. */
  milesKop: number
  /** Money received already: miles do not pay it again. */
  paidKop: number
}

export const NO_SELECTED_OPTIONS: SelectedOptions = {
  mileage: 'standard',
  promoPercent: 0,
  offerPercent: 0,
  extras: [],
  insurance: null,
  protectionKop: null,
  milesKop: 0,
  paidKop: 0,
}

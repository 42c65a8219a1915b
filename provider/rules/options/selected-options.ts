import type { ExtraOffer, RentalOptions } from '@/provider/contract/options'

export type SelectedExtra = Pick<ExtraOffer, 'code' | 'unit' | 'priceKop' | 'capKop'> & { quantity: number }

/** The options of a rental with their present prices; an absent one changes nothing. */
export type SelectedOptions = {
  mileage: RentalOptions['mileage']
  /** Percents of the code and of the offer; the price applies their common limit. */
  promoPercent: number
  offerPercent: number
  extras: readonly SelectedExtra[]
  insurance: { code: RentalOptions['insurance']; perDayKop: number } | null
  protectionKop: number | null
  /** Bonus miles to spend, in kopecks. */
  milesKop: number
  /** Money that was received: miles cannot pay it again. */
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

import type { Season } from './season'

/** Half-open on the branch's clock: `from` is night, `to` is day again (PRODUCT §4). */
export type NightFee = { from: string; to: string; feeKop: number; placesFree: string[] }

/** Models with this tag are delivered to these places for nothing. */
export type FreeDelivery = { tag: string; placeCodes: string[] }

export type HandOverPlace = { code: string; feeKop: number }

/** Where the car is handed out and where it is returned. */
export type HandOver = { pickupPlace: HandOverPlace; dropoffPlace: HandOverPlace }

/** Promo code and personal offer together, in percent, by the date of pick-up: `before` until `cutoff`, that day included. */
export type SaleLimit = { cutoff: string; before: number; current: number }

export type PriceRules = {
  seasons: readonly Season[]
  nightFee: NightFee
  freeDelivery: FreeDelivery
  mileageDiscountPercent: number
  saleLimit: SaleLimit
  milesMaxSharePercent: number
}

import type { CarPage } from '@/lib/cars/car'
import type { CarMonth } from '@/lib/cars/car-month'
import type { Rental } from '@/lib/search/rental'
import type { RentalError } from '@/lib/search/rental-error'
import type { SearchFields } from '@/lib/search/search-params'
import type { Transfer } from '@/lib/transfers/transfer'
import type { Place } from '@/provider/contract/places'
import type { Colour } from '@/provider/contract/rules/cars/paints'
import type { Settings } from '@/provider/contract/settings'

export type CarViewProps = {
  car: CarPage
  now: Date
  places: Place[]
  settings: Settings
  /** Dates asked and possible: `car` then carries its price for them. */
  rental?: Rental
  /** The date form as sent; without it the branch's suggestion. */
  values?: SearchFields
  error?: RentalError
  /** Null for a car that comes with a driver only. */
  calendar: CarMonth | null
  /** The wished colour, of one of the model's plates. */
  colour: Colour | undefined
  /** The switch "No Russian bank card?". */
  isCash: boolean
  /** What such a car costs with its driver; null for the others. */
  chauffeur: Transfer | null
}

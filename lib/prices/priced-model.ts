import type { PriceRow } from '@/provider/contract/prices'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'

/** A model of the price table in our own names. */
export type PricedModel = Pick<
  PriceRow,
  'slug' | 'className' | 'gearbox' | 'drive' | 'depositKop' | 'selfDrive' | 'offered'
> & {
  name: string
  classId: CarClassId
  prices: SeasonPrice[]
}

/** What a day costs, by the term of hire, in one run of days. */
export type SeasonPrice = Pick<PriceRow['prices'][number], 'seasonId' | 'terms'> & {
  /** `from/to`, `YYYY-MM-DD`, both included. */
  period: string
}

import type { CarData } from '@/provider/contract/car-data'
import type { ClassSummary, Facet, TermHint, TermPrices, UnavailableReason } from '@/provider/contract/cars'
import type { ModelCharge } from '@/provider/contract/later-charges'
import type { CarOptions } from '@/provider/contract/options'
import type { Photo } from '@/provider/contract/photos'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { Price } from '@/provider/contract/quotes'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'

type Attributes = Omit<
  CarData,
  'naimenovanie' | 'klassavtomobilya' | 'stoimost' | 'skidka_2' | 'special_price' | 'class' | 'className'
>

/** A catalogue item in our own names; money in kopecks. */
export type Car = Attributes & {
  slug: string
  name: string
  classId: CarClassId
  className: string
  tags: string[]
  /** In lists the first one only. */
  photos: Photo[]
  /** The lowest price of a day of today's season over the terms of hire. */
  fromPerDayKop: number
  /** Null when no dates were asked. */
  available: boolean | null
  reason: UnavailableReason | null
  price: Price | null
  /** For a taken model: the nearest rental of the same length that is free. */
  nextFree: RentalPeriod | null
  /** Null without dates, or when it has passed. */
  freeCancellationUntil: Date | null
  /** What a longer rental would change; only with dates. */
  termHint: TermHint | null
}

/** Sizes are kept in millimetres and said in metres. */
export const MM_PER_METRE = 1000

export type CarPage = Car & {
  description: string
  deductibleKop: number
  overMileageKopPerKm: number
  licenceCategory: string | null
  /** Rows of days that follow each other; the first one holds today. */
  prices: [SeasonPrices, ...SeasonPrices[]]
  alternatives: Car[]
  options: CarOptions
  /** What may be charged after the rental, for this model. */
  charges: ModelCharge[]
  /** Null: no code was given. */
  promo: PromoOutcome | null
}

/** Kopecks a day by the term of hire, as the provider works them out. */
export type SeasonPrices = TermPrices & {
  /** `from/to`, `YYYY-MM-DD`, both included. */
  period: string
  /** Its name; null: plain days. */
  season: string | null
  /** 3–6 days and 7 days or more, percent off. */
  discount3: number
  discount7: number
}

export type CarClassSummary = Omit<ClassSummary, 'klassavtomobilya'>

/** The search up to one of its pages; every number is of the whole search. */
export type Catalogue = {
  cars: Car[]
  classes: CarClassSummary[]
  facets: Facet[]
  total: number
  /** Null without dates. */
  free: number | null
  page: number
  pages: number
  perPage: number
  /** Filled when nothing is free. */
  nearest: NearestRental[]
  similar: Car[]
  promo: PromoOutcome | null
}

/** Other dates of the same length on which something is free. */
export type NearestRental = RentalPeriod & { models: number; fromTotalKop: number }

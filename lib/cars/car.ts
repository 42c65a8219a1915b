import type { CarData, ClassSummary, TermPrices, UnavailableReason } from '@/provider/contract/cars'
import type { Price } from '@/provider/contract/quotes'
import type { CarClassId } from '@/provider/contract/rules/classes'

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
  /** One day of today's season: at list price, and what is asked for it today. */
  listPerDayKop: number
  fromPerDayKop: number
  /** Null when no dates were asked. */
  available: boolean | null
  reason: UnavailableReason | null
  price: Price | null
}

export type CarPage = Car & {
  description: string
  deductibleKop: number
  overMileageKopPerKm: number
  licenceCategory: string | null
  /** Rows of days that follow each other; the first one holds today. */
  prices: [SeasonPrices, ...SeasonPrices[]]
  alternatives: Car[]
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

export type Catalogue = { cars: Car[]; classes: CarClassSummary[] }

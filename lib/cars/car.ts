import type { CarData, ClassSummary, UnavailableReason } from '@/provider/contract/cars'
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
  /** Price of one day at list price and today's price of one day, both without season. */
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
  /** One row a season: kopecks a day at the start of each term of hire. */
  prices: SeasonPrices[]
  alternatives: Car[]
}

export type SeasonPrices = {
  period: string
  perDayKop: number
  /** 3–6 days and 7 days or more, percent off. */
  discount3: number
  discount7: number
}

export type CarClassSummary = Omit<ClassSummary, 'klassavtomobilya'>

export type Catalogue = { cars: Car[]; classes: CarClassSummary[] }

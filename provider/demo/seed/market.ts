import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { Random } from '@/provider/demo/seeded-random'
import type { PiecesInUse } from '@/provider/rules/options/peak-use'
import type { Tariff } from '@/provider/rules/prices/day-price'
import type { HandOverPlace, PriceRules } from '@/provider/rules/prices/price-rules'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { Guest } from './guests'
import type { SeedData } from './seed-data'
import type { SeedingDay } from './seeding-day'

export type Market = {
  day: SeedingDay
  timeZone: string
  turnaroundMinutes: number
  rules: PriceRules
  options: OptionsMarket
  guests: Guest[]
  places: (HandOverPlace & { id: number })[]
  random: Random
  /** A number that no booking has yet. */
  nextNumber: () => string
}

/** What may be added to a rental. */
export type OptionsMarket = {
  random: Random
  branch: BranchSettings
  extras: SeedData['prices']['extras']
  /** Pieces that bookings use already. */
  uses: Map<string, PiecesInUse[]>
}

export type RentedCar = { id: number; model: RentedModel; taken: { from: Date; until: Date }[] }

export type RentedModel = {
  id: number
  slug: string
  classId: CarClassId
  deductibleKop: number
  selfDrive: boolean
  rentalMonths: number[]
  tariff: Tariff
}

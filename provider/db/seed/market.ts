import type { Tariff } from '@/provider/rules/day-price'
import type { HandOverPlace, PriceRules } from '@/provider/rules/price-rules'
import type { Guest } from './guests'
import type { Random } from './random'
import type { SeedingDay } from './seeding-day'

export type Market = {
  day: SeedingDay
  timeZone: string
  turnaroundMinutes: number
  rules: PriceRules
  guests: Guest[]
  places: (HandOverPlace & { id: number })[]
  random: Random
  /** A number that no booking has yet. */
  nextNumber: () => string
}

export type RentedCar = { id: number; model: RentedModel; taken: { from: Date; until: Date }[] }

export type RentedModel = { id: number; slug: string; selfDrive: boolean; rentalMonths: number[]; tariff: Tariff }

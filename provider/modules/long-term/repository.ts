import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carModels, cars } from '@/provider/db/schema/fleet'
import { longTermCars, longTermPrices, longTermTariffs } from '@/provider/db/schema/services'

export type LongTermRepository = ReturnType<typeof createLongTermRepository>
export type OfferRow = Awaited<ReturnType<LongTermRepository['listOffers']>>[number]
export type MonthPriceRow = { modelId: number; months: number; monthKop: number }

export function createLongTermRepository(db: Database) {
  return {
    /** Plates on offer that are on the road, in the branch's order. */
    async listOffers(station: string) {
      return db
        .select({
          slug: carModels.slug,
          classId: carModels.classId,
          description: carModels.description,
          gosnomer: cars.gosnomer,
          cvet: cars.cvet,
          year: cars.year,
          mileageKm: cars.mileageKm,
          freeFrom: longTermCars.freeFrom,
          tariff: longTermTariffs,
        })
        .from(longTermCars)
        .innerJoin(cars, eq(cars.id, longTermCars.carId))
        .innerJoin(carModels, eq(carModels.id, cars.modelId))
        .innerJoin(longTermTariffs, eq(longTermTariffs.modelId, cars.modelId))
        .where(onTheRoad(station))
        .orderBy(asc(carModels.sort), asc(longTermCars.freeFrom), asc(cars.id))
    },

    async listPrices(station: string): Promise<MonthPriceRow[]> {
      return db
        .select({
          modelId: longTermPrices.modelId,
          months: longTermPrices.months,
          monthKop: longTermPrices.monthKop,
        })
        .from(longTermPrices)
        .innerJoin(carModels, eq(carModels.id, longTermPrices.modelId))
        .where(eq(carModels.station, station))
        .orderBy(asc(longTermPrices.modelId), asc(longTermPrices.months))
    },
  }
}

function onTheRoad(station: string): SQL | undefined {
  return and(eq(cars.station, station), eq(cars.state, 'active'))
}

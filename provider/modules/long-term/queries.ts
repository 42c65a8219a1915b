import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carModels, cars } from '@/provider/db/schema/cars'
import { longTermCars, longTermPrices, longTermRequests, longTermTariffs } from '@/provider/db/schema/long-term'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'

export type OfferRow = Awaited<ReturnType<typeof listOfferRows>>[number]
export type MonthPriceRow = { modelId: number; months: number; monthKop: number }

/**
 * Returns the plates that are hired out by the month, in the branch's order; `taken`: on `today` off the road or promised.
 *
 * @param today at the branch, `YYYY-MM-DD`
 */
export async function listOfferRows(db: Database, station: string, today: string) {
  return db
    .select({
      carId: cars.id,
      slug: carModels.slug,
      classId: carModels.classId,
      description: carModels.description,
      discount2Percent: carModels.discount2Percent,
      gosnomer: cars.gosnomer,
      cvet: cars.cvet,
      year: cars.year,
      mileageKm: cars.mileageKm,
      freeFrom: longTermCars.freeFrom,
      tariff: longTermTariffs,
      taken: sql<boolean>`${qualifiedColumn(cars.state)} <> 'active' or exists (select 1 from ${longTermRequests} r
            where r.car_id = ${qualifiedColumn(cars.id)} and r.state = 'agreed' and r.end_on > ${today}::date)`,
    })
    .from(longTermCars)
    .innerJoin(cars, eq(cars.id, longTermCars.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(longTermTariffs, eq(longTermTariffs.modelId, cars.modelId))
    .where(eq(cars.station, station))
    .orderBy(asc(carModels.sort), asc(longTermCars.freeFrom), asc(cars.id))
}

/** Returns the prices of every model by the month, the shortest term first. */
export async function listMonthPrices(db: Database, station: string): Promise<MonthPriceRow[]> {
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
}

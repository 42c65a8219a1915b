import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carClasses, carModels } from '@/provider/db/schema/fleet'

/** Lists one row for each pair of limits that models of a class have. */
export async function listClassLimits(db: Database, station: string) {
  const { minAge, minExperienceYears } = carModels
  return db
    .select({ id: carClasses.id, name: carClasses.name, minAge, minExperienceYears, models: count() })
    .from(carModels)
    .innerJoin(carClasses, and(eq(carClasses.id, carModels.classId), eq(carClasses.station, carModels.station)))
    .where(and(eq(carModels.station, station), eq(carModels.selfDrive, true)))
    .groupBy(carClasses.id, carClasses.name, carClasses.sort, minAge, minExperienceYears)
    .orderBy(asc(carClasses.sort), asc(minAge), asc(minExperienceYears))
}

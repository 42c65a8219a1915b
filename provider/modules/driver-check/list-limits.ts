import { and, asc, count, eq } from 'drizzle-orm'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { Database } from '@/provider/db/database'
import { carClasses, carModels } from '@/provider/db/schema/cars'
import { type Language, textIn } from '@/provider/rules/i18n/language'

type Deps = { db: Database; station: string }

/** Returns the classes for self-drive hire with the limits of age and experience of their models. */
export async function listLimits({ db, station }: Deps, language: Language): Promise<DriverClass[]> {
  const classes = new Map<string, DriverClass>()
  for (const { id, name, ...limits } of await listClassLimits(db, station)) {
    const driverClass = classes.get(id) ?? { id, name: textIn(name, language), limits: [] }
    driverClass.limits.push(limits)
    classes.set(id, driverClass)
  }
  return [...classes.values()]
}

/** Lists one row for each pair of limits that models of a class have. */
async function listClassLimits(db: Database, station: string) {
  const { minAge, minExperienceYears } = carModels
  return db
    .select({ id: carClasses.id, name: carClasses.name, minAge, minExperienceYears, models: count() })
    .from(carModels)
    .innerJoin(carClasses, and(eq(carClasses.id, carModels.classId), eq(carClasses.station, carModels.station)))
    .where(and(eq(carModels.station, station), eq(carModels.selfDrive, true)))
    .groupBy(carClasses.id, carClasses.name, carClasses.sort, minAge, minExperienceYears)
    .orderBy(asc(carClasses.sort), asc(minAge), asc(minExperienceYears))
}

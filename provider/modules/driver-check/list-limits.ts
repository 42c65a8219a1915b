import type { DriverClass } from '@/provider/contract/driver-check'
import type { Database } from '@/provider/db/database'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { listClassLimits } from './queries'

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

import type { DriverClass } from '@/provider/contract/driver-check'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { DriverClassesRepository } from './queries'

export type DriverClassesService = ReturnType<typeof createDriverClassesService>

export function createDriverClassesService(driverClasses: DriverClassesRepository, station: string) {
  return {
    /** Who may drive what: the classes for self-drive hire with the limits of their models. */
    async list(language: Language): Promise<DriverClass[]> {
      const classes = new Map<string, DriverClass>()
      for (const { id, name, ...limits } of await driverClasses.listLimits(station)) {
        const found = classes.get(id) ?? { id, name: textIn(name, language), limits: [] }
        found.limits.push(limits)
        classes.set(id, found)
      }
      return [...classes.values()]
    },
  }
}

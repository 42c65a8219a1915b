import type { CarClassSummary } from '@/lib/cars/car'
import type { Transfer } from './transfer'

/** Classes of which every model comes with a driver only, each with its cheapest day, kopecks. */
export function chauffeurClasses(
  transfers: readonly Transfer[],
  classes: readonly CarClassSummary[],
): ReadonlyMap<string, number> {
  return new Map(
    classes.flatMap(({ id, models }) => {
      const days = transfers.filter(({ car }) => car.classId === id && !car.selfDrive).map(({ dayKop }) => dayKop)
      return days.length > 0 && days.length === models ? [[id, Math.min(...days)] as const] : []
    }),
  )
}

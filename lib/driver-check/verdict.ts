import type { DriverClass } from '@/provider/contract/driver-check'
import { type CarClassId, needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { type Applicant, canRent, type RentVerdict } from '@/provider/contract/rules/driver-check/can-rent'

/** Whoever asks "can I rent?" asks about a car: a scooter alone is no yes. `rejection` and `lowest` are of cars, `classes` of everything. */
export type Verdict = RentVerdict<CarClassId> & { scootersOnly: boolean }

export function verdictOf(applicant: Applicant, maxAge: number, classes: readonly DriverClass[]): Verdict {
  const all = canRent<CarClassId>(applicant, maxAge, classes)
  const { rejection, lowest } = canRent<CarClassId>(applicant, maxAge, classes.filter(isCar))
  return { ...all, rejection, lowest, scootersOnly: rejection !== null && all.rejection === null }
}

/** What scooters ask for, or null: there are none. */
export function scooterNeeds(classes: readonly DriverClass[]): { age: number; years: number } | null {
  const limits = classes.find((one) => !isCar(one))?.limits[0]
  return limits ? { age: limits.minAge ?? 0, years: limits.minExperienceYears ?? 0 } : null
}

function isCar({ id }: DriverClass): boolean {
  return needsLicence(id)
}

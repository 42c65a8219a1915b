export const EARLIEST_BIRTH_YEAR = 1900
/** The youngest age, in full years, at which a licence of any category is issued. */
export const LICENCE_FROM_AGE = 16

/** Ages are counted on a date of the rental, in full years, on the branch's calendar. */
export type DriverRejection = 'driver_too_young' | 'driver_too_old' | 'experience_too_short'

export type DriverLimits = { minAge: number | null; maxAge: number; minExperienceYears: number | null }

export type DriverDates = {
  /** `YYYY-MM-DD` */
  birthDate: string
  /** `YYYY-MM-DD`; null: no licence, where none is needed. */
  licenceSince: string | null
}

/**
 * Returns which age or experience limit of a model the driver breaks on the rental's dates (PRODUCT §6), or null.
 *
 * The minimum must be reached on the pick-up date; the maximum must not be passed on the drop-off date.
 *
 * @param pickupDate `YYYY-MM-DD` at the branch; `dropoffDate` likewise.
 */
export function findDriverRejection(
  { birthDate, licenceSince }: DriverDates,
  { pickupDate, dropoffDate }: { pickupDate: string; dropoffDate: string },
  { minAge, maxAge, minExperienceYears }: DriverLimits,
): DriverRejection | null {
  if (minAge !== null && fullYears(birthDate, pickupDate) < minAge) return 'driver_too_young'
  if (fullYears(birthDate, dropoffDate) > maxAge) return 'driver_too_old'
  if (minExperienceYears === null) return null
  if (licenceSince === null || fullYears(licenceSince, pickupDate) < minExperienceYears) return 'experience_too_short'
  return null
}

export type ImpossibleDate = 'born_before_1900' | 'licence_before_16' | 'licence_after_pickup'

/**
 * Returns dates that no driver can have, by field; empty when there are none. The limits of the branch are checked by
 * `findDriverRejection`.
 *
 * @param pickupDate `YYYY-MM-DD` at the branch.
 */
export function impossibleDriverDates(
  { birthDate, licenceSince }: DriverDates,
  pickupDate: string,
): Partial<Record<keyof DriverDates, ImpossibleDate>> {
  if (Number(birthDate.slice(0, 4)) < EARLIEST_BIRTH_YEAR) return { birthDate: 'born_before_1900' }
  if (licenceSince === null) return {}
  if (licenceSince > pickupDate) return { licenceSince: 'licence_after_pickup' }
  return fullYears(birthDate, licenceSince) < LICENCE_FROM_AGE ? { licenceSince: 'licence_before_16' } : {}
}

/** Returns the full years between two `YYYY-MM-DD` dates. A 29 February birthday falls on 1 March in other years. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

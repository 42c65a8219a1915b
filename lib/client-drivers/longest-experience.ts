import type { OwnDriver } from '@/provider/contract/client-drivers'
import type { DriverClass } from '@/provider/contract/driver-check'
import { fullYears } from '@/provider/contract/rules/bookings/driver-limits'

type Dates = { birthDate: string; licence: Pick<OwnDriver['licence'], 'issuedAt'> }

/**
 * Returns the longest experience, in years, that is asked for by any model that the driver may drive today; 0: none is. A
 * licence that was issued anew has a later date, so the driver may have more.
 *
 * @param today `YYYY-MM-DD` at the branch
 */
export function longestExperience(
  { birthDate, licence }: Dates,
  today: string,
  classes: readonly DriverClass[],
): number {
  const age = fullYears(birthDate, today)
  const experience = fullYears(licence.issuedAt, today)
  const years = classes
    .flatMap(({ limits }) => limits)
    .filter(({ minAge }) => age >= (minAge ?? 0))
    .map(({ minExperienceYears }) => minExperienceYears ?? 0)
    .filter((needed) => needed <= experience)
  return Math.max(0, ...years)
}

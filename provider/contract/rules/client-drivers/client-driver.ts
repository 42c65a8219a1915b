import { EARLIEST_BIRTH_YEAR, fullYears, LICENCE_FROM_AGE } from '@/provider/contract/rules/bookings/driver-limits'

/** Most drivers of one client: a family and a firm's people. */
export const DRIVERS_MAX = 20

export const LICENCE_NUMBER_MAX = 30
// Letters and digits of any script, with spaces, hyphens and slashes between them.
const LICENCE_NUMBER = /^[\p{L}\d][\p{L}\d \-/]{2,}$/u

/** Dates of a driver in the client's list, `YYYY-MM-DD`. */
export type ClientDriverDates = { birthDate: string; issuedAt: string; expiresAt: string }

export type ClientDriverError =
  | 'bornTooEarly'
  | 'driverTooOld'
  | 'licenceInFuture'
  | 'licenceTooEarly'
  | 'licenceExpired'
  | 'licenceBeforeIssue'

/** Returns whether a text has the form of a licence number. */
export function isLicenceNumber(text: string): boolean {
  return text.length <= LICENCE_NUMBER_MAX && LICENCE_NUMBER.test(text.trim())
}

/**
 * Returns impossible or expired dates, by field. The limits of a car are checked at the booking; the branch's highest age
 * holds for every driver.
 *
 * @param today `YYYY-MM-DD` at the branch
 */
export function findClientDriverErrors(
  { birthDate, issuedAt, expiresAt }: ClientDriverDates,
  today: string,
  maxAge: number,
): Partial<Record<keyof ClientDriverDates, ClientDriverError>> {
  return {
    ...(Number(birthDate.slice(0, 4)) < EARLIEST_BIRTH_YEAR ? { birthDate: 'bornTooEarly' as const } : {}),
    ...(fullYears(birthDate, today) > maxAge ? { birthDate: 'driverTooOld' as const } : {}),
    ...findLicenceError(birthDate, issuedAt, today),
    ...(expiresAt < today ? { expiresAt: 'licenceExpired' as const } : {}),
    ...(expiresAt <= issuedAt ? { expiresAt: 'licenceBeforeIssue' as const } : {}),
  }
}

function findLicenceError(birthDate: string, issuedAt: string, today: string): { issuedAt?: ClientDriverError } {
  if (issuedAt > today) return { issuedAt: 'licenceInFuture' }
  return fullYears(birthDate, issuedAt) < LICENCE_FROM_AGE ? { issuedAt: 'licenceTooEarly' } : {}
}

import type { Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { RentalOptions } from '@/provider/contract/options'
import {
  type DriverDates,
  findDriverRejection,
  impossibleDriverDates,
} from '@/provider/contract/rules/bookings/driver-limits'
import { type CarClassId, needsLicence } from '@/provider/contract/rules/cars/car-classes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { isLatinOrCyrillic } from '@/provider/contract/rules/profile/name-script'
import { FailureError } from '@/provider/failure-error'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

const FIELD_OF = {
  driver_too_young: 'birthDate',
  driver_too_old: 'birthDate',
  experience_too_short: 'licenceSince',
} as const

type RentalLimits = {
  model: Pick<PricedRental['model'], 'minAge' | 'minExperienceYears'> & { classId: CarClassId }
  period: RentalPeriod
  data: Pick<BranchSettings, 'timeZone' | 'rules'>
}

/**
 * Holds all drivers to the same limits, on the rental's dates; fields are `driver.…`, `extraDrivers.0.…`.
 *
 * @throws {FailureError} `invalid_request` for dates that no driver can have; `driver_too_young`, `driver_too_old`,
 * `experience_too_short`; `invalid_request` for the main driver as his own further driver.
 */
export function requireFitDrivers(driver: Driver, extraDrivers: ExtraDriver[], rental: RentalLimits): void {
  requireFitDriver('driver', driver, rental)
  for (const [index, extra] of extraDrivers.entries()) {
    requireAnother(`extraDrivers.${index}`, driver, extra)
    requireFitDriver(`extraDrivers.${index}`, extra, rental)
  }
}

type People = { driver: Driver; extraDrivers: ExtraDriver[] }
type Names = Pick<Driver, 'last_name' | 'first_name' | 'middle_name'>
const NAMES = ['last_name', 'first_name', 'middle_name'] as const

/**
 * Requires names that the branch can compare with a passport, of everybody whom the booking does not name already.
 *
 * @throws {FailureError} `name_script_refused`
 */
export function requireReadableNames({ driver, extraDrivers }: People, booked?: People): void {
  const known = booked ? [booked.driver, ...booked.extraDrivers].map(namesText) : []
  const people = [
    ['driver', driver] as const,
    ...extraDrivers.map((one, index) => [`extraDrivers.${index}`, one] as const),
  ]
  const fields = people
    .filter(([, person]) => !known.includes(namesText(person)))
    .flatMap(([path, person]) =>
      NAMES.filter((name) => !isLatinOrCyrillic(person[name] ?? '')).map((name) => `${path}.${name}`),
    )
  if (fields.length === 0) return
  throw new FailureError('name_script_refused', 'Names are in Latin or Cyrillic letters, as in a passport.', {
    fields: Object.fromEntries(fields.map((field) => [field, 'Latin or Cyrillic letters only'])),
  })
}

function namesText({ last_name, first_name, middle_name }: Names): string {
  return JSON.stringify([last_name, first_name, middle_name])
}

/** Requires as many named people as pieces of that extra. @throws {FailureError} `extra_drivers_missing` */
export function requireNamedDrivers(extraDrivers: ExtraDriver[], { extras }: RentalOptions): void {
  const wanted = extras.find(({ code }) => code === EXTRA_DRIVER)?.quantity ?? 0
  if (extraDrivers.length === wanted) return
  throw new FailureError('extra_drivers_missing', 'As many further drivers are named as the rental has.', {
    fields: { extraDrivers: 'another number of drivers' },
    details: { wanted, named: extraDrivers.length },
  })
}

function requireAnother(path: string, driver: Driver, extra: ExtraDriver): void {
  const field = extra.phone === driver.phone ? 'phone' : personOf(extra) === personOf(driver) ? 'last_name' : null
  if (!field) return
  throw new FailureError('invalid_request', 'The main driver is no further driver.', {
    fields: { [`${path}.${field}`]: 'the main driver' },
  })
}

function personOf({ last_name, first_name, birthDate }: ExtraDriver): string {
  return [last_name, first_name, birthDate].join(' ').toLowerCase()
}

function requireFitDriver(path: string, driver: DriverDates, { model, period, data }: RentalLimits): void {
  const dateOf = (instant: Date) => toStationMoment(instant, data.timeZone).date
  const dates = { pickupDate: dateOf(period.pickup), dropoffDate: dateOf(period.dropoff) }
  const isLicenceNeeded = needsLicence(model.classId)
  if (isLicenceNeeded && driver.licenceSince === null) {
    throw new FailureError('invalid_request', 'Such a car needs a licence.', {
      fields: { [`${path}.licenceSince`]: 'missing' },
    })
  }
  const impossible = Object.entries(impossibleDriverDates(driver, dates.pickupDate))
  if (impossible.length > 0) {
    throw new FailureError('invalid_request', 'No driver has such dates.', {
      fields: Object.fromEntries(impossible.map(([field, reason]) => [`${path}.${field}`, reason])),
    })
  }
  const { minAge } = model
  const minExperienceYears = isLicenceNeeded ? model.minExperienceYears : null
  const failure = findDriverRejection(driver, dates, { minAge, minExperienceYears, maxAge: data.rules.maxDriverAge })
  if (!failure) return
  throw new FailureError(failure, 'A driver is outside the limits.', {
    fields: { [`${path}.${FIELD_OF[failure]}`]: failure },
  })
}

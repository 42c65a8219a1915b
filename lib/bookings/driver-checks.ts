import type { CarPage } from '@/lib/cars/car'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Locale } from '@/lib/i18n/routing'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Settings } from '@/provider/contract/settings'
import type { DriverChecks } from './driver-rules'
import type { Trip } from './trip'

type DriverRules = Pick<Settings['rules'], 'minDriverAge' | 'maxDriverAge' | 'minExperienceYears' | 'night'>

/** What the driver's rules need to know of a rental. A model's own limits win over the branch's. */
export function driverChecks(
  { minAge, minExperienceYears, classId }: Pick<CarPage, 'minAge' | 'minExperienceYears' | 'classId'>,
  { pickup, dropoff, pickupPlace, dropoffPlace }: Pick<Trip, 'pickup' | 'dropoff' | 'pickupPlace' | 'dropoffPlace'>,
  rules: DriverRules,
  locale: Locale,
): DriverChecks {
  return {
    limits: {
      minAge: minAge ?? rules.minDriverAge,
      maxAge: rules.maxDriverAge,
      minExperienceYears: minExperienceYears ?? rules.minExperienceYears,
    },
    pickupDate: toStationMoment(pickup, STATION_TIME_ZONE).date,
    dropoffDate: toStationMoment(dropoff, STATION_TIME_ZONE).date,
    hasMiddleNameField: locale === 'ru',
    needsLicence: needsLicence(classId),
    arrival: pickupPlace.arrival,
    night: nightFee(rules),
    pickupPlace: meetingPlace(pickupPlace),
    dropoffPlace: meetingPlace(dropoffPlace),
  }
}

/** Returns the night fee as who is late has to know it; null: there is none. */
export function nightFee({ night }: Pick<DriverRules, 'night'>): DriverChecks['night'] {
  return night.feeKop > 0 ? night : null
}

function meetingPlace({ id, needsAddress }: Trip['pickupPlace']): DriverChecks['pickupPlace'] {
  return { id, needsAddress }
}

import type { CarPage } from '@/lib/cars/car'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Locale } from '@/lib/i18n/routing'
import type { Rental } from '@/lib/search/rental'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import type { DriverChecks } from './driver-rules'

/** What the driver's rules need to know of a rental. A model's own limits win over the branch's. */
export function driverChecks(
  { minAge, minExperienceYears }: Pick<CarPage, 'minAge' | 'minExperienceYears'>,
  { pickup, dropoff }: Pick<Rental, 'pickup' | 'dropoff'>,
  rules: BranchRules,
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
    nightFeeOnDelay: rules.night.onDelay,
  }
}

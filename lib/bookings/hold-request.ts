import { quantityOf } from '@/lib/options/choice'
import type { Referral } from '@/lib/tracking/referral'
import type { Driver, ExtraDriver, HoldRequest } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { cleanFlightNumber } from '@/provider/contract/rules/bookings/flight-number'
import type { MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import { DOCUMENT_COUNTRIES } from '@/provider/contract/rules/driver-check/can-rent'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import type { PersonFields } from './draft-slice'
import type { DriverChecks, DriverFields } from './driver-rules'

/** What the form knows besides its fields. */
export type PeopleContext = DriverOptions & { request: RentalRequest }

type DriverOptions = Pick<DriverChecks, 'hasMiddleNameField' | 'needsLicence'>

export type HoldContext = PeopleContext & {
  quoteToken: string
  language: HoldRequest['language']
  versions: { privacy_policy: string; driver_data_agreement: string }
}

/** The people of a booking, by what they come and where they are met, as the contract has them. */
export type People = { driver: Driver; extraDrivers: ExtraDriver[]; flight: string; meeting: MeetingFields }

/** Checked fields → the contract's request, but for whose link led here. */
export function toHoldRequest(fields: DriverFields, context: HoldContext): Omit<HoldRequest, keyof Referral> {
  const { request, quoteToken, language, versions } = context
  return {
    rental: request,
    quoteToken,
    ...toPeople(fields, context),
    language,
    consents: [
      { document: 'privacy_policy', version: versions.privacy_policy },
      { document: 'driver_data_agreement', version: versions.driver_data_agreement },
    ],
  }
}

/** A patronymic that is not asked for is "has none"; of the further drivers those that the rental counts. */
export function toPeople(fields: DriverFields, { request, ...fieldChecks }: PeopleContext): People {
  return {
    driver: {
      ...toPerson(fields, fieldChecks),
      email: fields.email.trim(),
      citizenship: DOCUMENT_COUNTRIES.find((one) => one === fields.citizenship) ?? 'other',
    },
    extraDrivers: fields.extraDrivers
      .slice(0, quantityOf(request.options, EXTRA_DRIVER))
      .map((person) => toPerson(person, fieldChecks)),
    flight: cleanFlightNumber(fields.flight),
    meeting: {
      pickupAddress: fields.pickupAddress.trim(),
      dropoffAddress: fields.dropoffAddress.trim(),
      note: fields.note.trim(),
      chineseClerk: fields.chineseClerk,
    },
  }
}

function toPerson(fields: PersonFields, { hasMiddleNameField, needsLicence }: DriverOptions): ExtraDriver {
  return {
    last_name: fields.last_name.trim(),
    first_name: fields.first_name.trim(),
    middle_name: hasMiddleNameField && !fields.noMiddleName ? fields.middle_name.trim() : null,
    phone: fields.phone,
    birthDate: fields.birthDate,
    licenceSince: needsLicence ? fields.licenceSince : null,
  }
}

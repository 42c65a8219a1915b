import type { Booking, ExtraDriver } from '@/provider/contract/bookings'
import { NO_MEETING } from '@/provider/contract/rules/bookings/meeting'
import type { DraftFields, PersonFields } from './draft-slice'
import type { DriverFields } from './driver-rules'

export const EMPTY_PERSON: PersonFields = {
  last_name: '',
  first_name: '',
  middle_name: '',
  noMiddleName: false,
  birthDate: '',
  licenceSince: '',
  phone: '',
}

export const EMPTY_FORM: DriverFields = {
  ...EMPTY_PERSON,
  citizenship: '',
  email: '',
  flight: '',
  ...NO_MEETING,
  extraDrivers: [],
  privacyPolicy: false,
  personalData: false,
}

/** The form of a booking that stands: its people as they were given, with the consents that came along. */
export function bookedFields({ driver, extraDrivers, flight, meeting }: Booking): DriverFields {
  return {
    ...personFields(driver),
    citizenship: driver.citizenship,
    email: driver.email,
    flight,
    ...meeting,
    extraDrivers: extraDrivers.map(personFields),
    privacyPolicy: true,
    personalData: true,
  }
}

/** The draft's fields: everything but the consents. */
export function draftOf({ privacyPolicy, personalData, ...fields }: DriverFields): DraftFields {
  return fields
}

/** Nothing in it that anybody typed or chose. */
export function isEmptyDraft({ extraDrivers, ...own }: DraftFields): boolean {
  return [own, ...extraDrivers].every((fields) => Object.values(fields).every((value) => !value))
}

/** As many further drivers as asked for; those that are there stay. */
export function seatedDrivers(people: PersonFields[], count: number): PersonFields[] {
  return Array.from({ length: Math.max(count, people.length) }, (_, index) => people[index] ?? EMPTY_PERSON)
}

function personFields({ middle_name, ...person }: ExtraDriver): PersonFields {
  const { last_name, first_name, phone, birthDate, licenceSince } = person
  return {
    last_name,
    first_name,
    middle_name: middle_name ?? '',
    noMiddleName: middle_name === null,
    birthDate,
    licenceSince: licenceSince ?? '',
    phone,
  }
}

import { nameFault } from '@/lib/forms/name-fault'
import type { OwnDriver } from '@/provider/contract/client-drivers'
import {
  type ClientDriverDates,
  type ClientDriverError,
  findClientDriverErrors,
  isLicenceNumber,
} from '@/provider/contract/rules/client-drivers/client-driver'
import { isEmail, isPhone } from '@/provider/contract/rules/profile/person'

/** Fields of the form in its order; scans are ids of uploaded files, empty while there is none. */
export type DriverFields = {
  last_name: string
  first_name: string
  middle_name: string
  noMiddleName: boolean
  phone: string
  email: string
  birthDate: string
  licenceNumber: string
  licenceCountry: string
  issuedAt: string
  expiresAt: string
  passport: string
  licence: string
}
export type DriverField = keyof DriverFields

/** Keys of `clientDrivers.errors`. */
export type DriverFault =
  | ClientDriverError
  | 'lastNameEmpty'
  | 'lastNameLetters'
  | 'firstNameEmpty'
  | 'firstNameLetters'
  | 'middleNameEmpty'
  | 'middleNameLetters'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'phoneTaken'
  | 'emailEmpty'
  | 'emailWrong'
  | 'birthDateEmpty'
  | 'licenceNumberEmpty'
  | 'licenceNumberWrong'
  | 'issuedAtEmpty'
  | 'expiresAtEmpty'
  | 'passportMissing'
  | 'licenceMissing'
  | 'refused'

/** `today`: `YYYY-MM-DD` at the station. */
export type DriverChecks = { asksMiddleName: boolean; today: string; maxDriverAge: number }

/** What a licence may be from; `ZZ`: somewhere else. */
export const LICENCE_COUNTRIES = [
  ...['RU', 'BY', 'KZ', 'KG', 'UZ', 'CN', 'KR'],
  ...['JP', 'IN', 'VN', 'DE', 'GB', 'US', 'ZZ'],
] as const
export type LicenceCountry = (typeof LICENCE_COUNTRIES)[number]

type Rule = (fields: DriverFields, checks: DriverChecks) => DriverFault | null

/** Specification §5, PRODUCT §8. */
const RULES: Record<DriverField, Rule> = {
  last_name: ({ last_name }) => nameFault(last_name, 'lastNameEmpty', 'lastNameLetters'),
  first_name: ({ first_name }) => nameFault(first_name, 'firstNameEmpty', 'firstNameLetters'),
  middle_name: ({ middle_name, noMiddleName }, { asksMiddleName }) =>
    asksMiddleName && !noMiddleName ? nameFault(middle_name, 'middleNameEmpty', 'middleNameLetters') : null,
  noMiddleName: () => null,
  phone: ({ phone }) => (phone === '' ? 'phoneEmpty' : isPhone(phone) ? null : 'phoneWrong'),
  email: ({ email }) => (email.trim() === '' ? 'emailEmpty' : isEmail(email) ? null : 'emailWrong'),
  birthDate: (fields, checks) => dateFault('birthDate', fields, checks) ?? null,
  licenceNumber: ({ licenceNumber }) => {
    if (licenceNumber.trim() === '') return 'licenceNumberEmpty'
    return isLicenceNumber(licenceNumber) ? null : 'licenceNumberWrong'
  },
  licenceCountry: () => null,
  issuedAt: (fields, checks) => dateFault('issuedAt', fields, checks),
  expiresAt: (fields, checks) => dateFault('expiresAt', fields, checks),
  passport: ({ passport }) => (passport === '' ? 'passportMissing' : null),
  licence: ({ licence }) => (licence === '' ? 'licenceMissing' : null),
}

export const DRIVER_FIELDS = Object.keys(RULES) as DriverField[]

export function driverFieldFault(name: DriverField, fields: DriverFields, checks: DriverChecks): DriverFault | null {
  return RULES[name](fields, checks)
}

/** Id of a field's control, for its label and for the list of errors. */
export function driverFieldId(name: DriverField): string {
  return `own-driver-${name}`
}

/** @param driver null: a new one */
export function startFields(driver: OwnDriver | null, country: LicenceCountry): DriverFields {
  if (!driver) return { ...EMPTY, licenceCountry: country }
  const { last_name, first_name, middle_name, noPatronymic, phone, email, birthDate, licence } = driver
  return {
    ...{ last_name, first_name, middle_name, phone, email, birthDate },
    noMiddleName: noPatronymic,
    licenceNumber: licence.number,
    licenceCountry: licence.country,
    issuedAt: licence.issuedAt,
    expiresAt: licence.expiresAt,
    passport: driver.passport_blob?.id ?? '',
    licence: driver.driver_license_blob?.id ?? '',
  }
}

const EMPTY: DriverFields = {
  last_name: '',
  first_name: '',
  middle_name: '',
  noMiddleName: false,
  phone: '',
  email: '',
  birthDate: '',
  licenceNumber: '',
  licenceCountry: 'RU',
  issuedAt: '',
  expiresAt: '',
  passport: '',
  licence: '',
}

const EMPTY_DATE = { birthDate: 'birthDateEmpty', issuedAt: 'issuedAtEmpty', expiresAt: 'expiresAtEmpty' } as const

function dateFault(
  name: keyof ClientDriverDates,
  fields: DriverFields,
  { today, maxDriverAge }: DriverChecks,
): DriverFault | null {
  if (fields[name] === '') return EMPTY_DATE[name]
  // What is not typed yet is judged when it is.
  const { birthDate, issuedAt, expiresAt } = fields
  const known = {
    birthDate: birthDate || '1990-01-01',
    issuedAt: issuedAt || '2010-01-01',
    expiresAt: expiresAt || '9999-12-31',
  }
  return findClientDriverErrors(known, today, maxDriverAge)[name] ?? null
}

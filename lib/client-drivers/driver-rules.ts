import { type DateError, findDateError } from '@/lib/forms/rules/date'
import { personName } from '@/lib/forms/rules/person-name'
import { phone } from '@/lib/forms/rules/phone'
import { email, notBlank, required } from '@/lib/forms/rules/text'
import type { Rule } from '@/lib/forms/schema'
import type { OwnDriver } from '@/provider/contract/client-drivers'
import {
  type ClientDriverDates,
  type ClientDriverError,
  findClientDriverErrors,
  isLicenceNumber,
} from '@/provider/contract/rules/client-drivers/client-driver'

/** Fields of the form; scans are ids of uploaded files, empty while there is none. */
export type DriverFields = {
  last_name: string
  first_name: string
  middle_name: string
  /** A box: `yes` or empty. */
  noMiddleName: string
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
export type DriverError =
  | ClientDriverError
  | DateError
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
  | 'bornInFuture'
  | 'licenceNumberEmpty'
  | 'licenceNumberWrong'
  | 'issuedAtEmpty'
  | 'expiresAtEmpty'
  | 'passportMissing'
  | 'licenceMissing'
  | 'rejected'

/** `today`: `YYYY-MM-DD` at the station. */
export type DriverChecks = { hasMiddleNameField: boolean; today: string; maxDriverAge: number }

/** What a licence may be from; `ZZ`: somewhere else. */
export const LICENCE_COUNTRIES = [
  ...['RU', 'BY', 'KZ', 'KG', 'UZ', 'CN', 'KR'],
  ...['JP', 'IN', 'VN', 'DE', 'GB', 'US', 'ZZ'],
] as const
export type LicenceCountry = (typeof LICENCE_COUNTRIES)[number]

export type DriverSchema = Record<DriverField, readonly Rule<DriverError>[]>

const MIDDLE_NAME = [notBlank('middleNameEmpty'), personName('middleNameLetters')].map(unlessNone)

/** Specification §5, PRODUCT §8; in the order of the form. */
export function driverSchema(checks: DriverChecks): DriverSchema {
  return {
    last_name: [notBlank('lastNameEmpty'), personName('lastNameLetters')],
    first_name: [notBlank('firstNameEmpty'), personName('firstNameLetters')],
    middle_name: checks.hasMiddleNameField ? MIDDLE_NAME : [],
    noMiddleName: [],
    phone: [required('phoneEmpty'), phone('phoneWrong')],
    email: [notBlank('emailEmpty'), email('emailWrong')],
    birthDate: [dateRule('birthDate', checks)],
    licenceNumber: [
      notBlank('licenceNumberEmpty'),
      (number) => (isLicenceNumber(number) ? null : 'licenceNumberWrong'),
    ],
    licenceCountry: [],
    issuedAt: [dateRule('issuedAt', checks)],
    expiresAt: [dateRule('expiresAt', checks)],
    passport: [required('passportMissing')],
    licence: [required('licenceMissing')],
  }
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
    noMiddleName: noPatronymic ? 'yes' : '',
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
  noMiddleName: '',
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

function dateRule(name: keyof ClientDriverDates, { today, maxDriverAge }: DriverChecks): Rule<DriverError> {
  return (date, { birthDate, issuedAt, expiresAt }) => {
    if (date === '') return EMPTY_DATE[name]
    const dateError = findDateError(date)
    if (dateError) return dateError
    if (name === 'birthDate' && date > today) return 'bornInFuture'
    // What is not typed yet is judged when it is.
    const dates = {
      birthDate: wholeDate(birthDate) ?? '1990-01-01',
      issuedAt: wholeDate(issuedAt) ?? '2010-01-01',
      expiresAt: wholeDate(expiresAt) ?? '9999-12-31',
    }
    return findClientDriverErrors(dates, today, maxDriverAge)[name] ?? null
  }
}

function wholeDate(date: string | undefined): string | null {
  return date && findDateError(date) === null ? date : null
}

function unlessNone(rule: (name: string) => DriverError | null): Rule<DriverError> {
  return (name, { noMiddleName }) => (noMiddleName ? null : rule(name))
}

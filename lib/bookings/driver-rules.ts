import { type DriverLimits, driverFault, impossibleDriverDates } from '@/provider/contract/rules/driver-limits'
import { isEmail, isName, isPhone } from '@/provider/contract/rules/person'
import type { DraftFields } from './draft-store'

export type DriverFields = DraftFields & { privacyPolicy: boolean; personalData: boolean }
export type FieldName = keyof DriverFields

/** What the rules need to know beside the fields; dates of the station's calendar, `YYYY-MM-DD`. */
export type DriverChecks = {
  limits: DriverLimits
  pickupDate: string
  dropoffDate: string
  /** Russian passports have a patronymic, others none (PRODUCT §8). */
  asksMiddleName: boolean
}

/** Keys of `bookings.errors`. */
export type FieldFault =
  | 'lastNameEmpty'
  | 'lastNameLetters'
  | 'firstNameEmpty'
  | 'firstNameLetters'
  | 'middleNameEmpty'
  | 'middleNameLetters'
  | 'birthDateEmpty'
  | 'driverTooYoung'
  | 'driverTooOld'
  | 'licenceSinceEmpty'
  | 'licenceTooEarly'
  | 'experienceTooShort'
  | 'citizenshipEmpty'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'emailEmpty'
  | 'emailWrong'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

type Rule = (fields: DriverFields, checks: DriverChecks) => FieldFault | null

/** Fields in the order of the form, each with its rule (specification §5, PRODUCT §8). */
const RULES: Record<FieldName, Rule> = {
  last_name: ({ last_name }) => nameFault(last_name, 'lastNameEmpty', 'lastNameLetters'),
  first_name: ({ first_name }) => nameFault(first_name, 'firstNameEmpty', 'firstNameLetters'),
  middle_name: ({ middle_name, noMiddleName }, { asksMiddleName }) =>
    asksMiddleName && !noMiddleName ? nameFault(middle_name, 'middleNameEmpty', 'middleNameLetters') : null,
  noMiddleName: () => null,
  birthDate: birthDateFault,
  licenceSince: licenceFault,
  citizenship: ({ citizenship }) => (citizenship === '' ? 'citizenshipEmpty' : null),
  phone: ({ phone }) => (phone === '' ? 'phoneEmpty' : isPhone(phone) ? null : 'phoneWrong'),
  email: ({ email }) => (email.trim() === '' ? 'emailEmpty' : isEmail(email) ? null : 'emailWrong'),
  privacyPolicy: ({ privacyPolicy }) => (privacyPolicy ? null : 'privacyPolicyNeeded'),
  personalData: ({ personalData }) => (personalData ? null : 'personalDataNeeded'),
}

export const FIELD_ORDER = Object.keys(RULES) as FieldName[]

const TICKED: readonly FieldName[] = ['noMiddleName', 'privacyPolicy', 'personalData']

/** Fields that are checked when left; boxes only on submit, so that nobody is told off for reading on. */
export const LEFT_FIELDS = FIELD_ORDER.filter((name) => !TICKED.includes(name))

export function fieldFault(name: FieldName, fields: DriverFields, checks: DriverChecks): FieldFault | null {
  return RULES[name](fields, checks)
}

function nameFault<Empty, Letters>(text: string, empty: Empty, letters: Letters): Empty | Letters | null {
  if (text.trim() === '') return empty
  return isName(text) ? null : letters
}

function birthDateFault(
  { birthDate }: DriverFields,
  { limits, pickupDate, dropoffDate }: DriverChecks,
): FieldFault | null {
  if (birthDate === '') return 'birthDateEmpty'
  const ages = { ...limits, minExperienceYears: null }
  const fault = driverFault({ birthDate, licenceSince: birthDate }, { pickupDate, dropoffDate }, ages)
  if (fault === null) return null
  return fault === 'driver_too_young' ? 'driverTooYoung' : 'driverTooOld'
}

function licenceFault(
  { birthDate, licenceSince }: DriverFields,
  { limits, pickupDate, dropoffDate }: DriverChecks,
): FieldFault | null {
  if (licenceSince === '') return 'licenceSinceEmpty'
  const impossible = birthDate === '' ? {} : impossibleDriverDates({ birthDate, licenceSince }, pickupDate)
  if (impossible.licenceSince === 'licence_before_16') return 'licenceTooEarly'
  const experience = { minAge: null, maxAge: Number.POSITIVE_INFINITY, minExperienceYears: limits.minExperienceYears }
  const fault = driverFault({ birthDate: licenceSince, licenceSince }, { pickupDate, dropoffDate }, experience)
  return fault ? 'experienceTooShort' : null
}

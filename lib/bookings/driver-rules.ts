import { type DateError, findDateError } from '@/lib/forms/rules/date'
import {
  type DriverLimits,
  findDriverRejection,
  impossibleDriverDates,
} from '@/provider/contract/rules/bookings/driver-limits'
import { cleanFlightNumber, FLIGHT_NUMBER, FLIGHT_NUMBER_MAX } from '@/provider/contract/rules/bookings/flight-number'
import { type Arrival, linkedAddresses, missingAddresses, NOTE_MAX } from '@/provider/contract/rules/bookings/meeting'
import { isLatinOrCyrillic } from '@/provider/contract/rules/profile/name-script'
import { isEmail, isName, isPhone } from '@/provider/contract/rules/profile/person'
import type { BranchRules } from '@/provider/contract/settings'
import type { DraftFields, PersonFields } from './draft-slice'

export type DriverFields = DraftFields & { privacyPolicy: boolean; personalData: boolean }
/** A field of the driver's, or of the form; those of further drivers are `extraDrivers.0.last_name` …. */
export type FieldName = Exclude<keyof DriverFields, 'extraDrivers'>
export type PersonName = keyof PersonFields
export type FieldPath = FieldName | `extraDrivers.${number}.${PersonName}`

/** Of a model, or of the branch where the model has none of its own: each is known. */
type Limits = { [Name in keyof DriverLimits]: number }

type MeetingPlace = { id: number; needsAddress: boolean }

/** What the rules need to know beside the fields; dates of the station's calendar, `YYYY-MM-DD`. */
export type DriverChecks = {
  limits: Limits
  pickupDate: string
  dropoffDate: string
  /** Russian passports have a patronymic, others none (PRODUCT §8). */
  hasMiddleNameField: boolean
  /** False: nobody needs a licence for this class. */
  needsLicence: boolean
  /** By what people arrive at the pick-up; null: nothing is asked. */
  arrival: Arrival | null
  /** The night fee, and whether a delay may cause it; null: there is none. */
  night: Pick<BranchRules['night'], 'from' | 'feeKop' | 'onDelay'> | null
  pickupPlace: MeetingPlace
  dropoffPlace: MeetingPlace
}

/** Keys of `bookings.errors`. */
export type DriverFieldError =
  | DateError
  | 'lastNameEmpty'
  | 'lastNameLetters'
  | 'firstNameEmpty'
  | 'firstNameLetters'
  | 'middleNameEmpty'
  | 'middleNameLetters'
  | 'birthDateEmpty'
  | 'bornInFuture'
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
  | 'nameScript'
  | 'flightWrong'
  | 'pickupAddressEmpty'
  | 'dropoffAddressEmpty'
  | 'addressLink'
  | 'noteTooLong'
  | 'rejectedByBranch'

type Rule<Fields> = (fields: Fields, checks: DriverChecks) => DriverFieldError | null

/** Fields of everybody who drives, in the order of the form (specification §5, PRODUCT §8). */
const PERSON_RULES: Record<PersonName, Rule<PersonFields>> = {
  last_name: ({ last_name }) => validateName(last_name, 'lastNameEmpty', 'lastNameLetters'),
  first_name: ({ first_name }) => validateName(first_name, 'firstNameEmpty', 'firstNameLetters'),
  middle_name: ({ middle_name, noMiddleName }, { hasMiddleNameField }) =>
    hasMiddleNameField && !noMiddleName ? validateName(middle_name, 'middleNameEmpty', 'middleNameLetters') : null,
  noMiddleName: () => null,
  birthDate: validateBirthDate,
  licenceSince: validateLicence,
  phone: ({ phone }) => (phone === '' ? 'phoneEmpty' : isPhone(phone) ? null : 'phoneWrong'),
}

const { phone: phoneRule, ...NAME_AND_DATE_RULES } = PERSON_RULES

/** The driver's fields and the form's own, in its order. */
const RULES: Record<FieldName, Rule<DriverFields>> = {
  citizenship: ({ citizenship }) => (citizenship === '' ? 'citizenshipEmpty' : null),
  ...NAME_AND_DATE_RULES,
  phone: phoneRule,
  email: ({ email }) => (email.trim() === '' ? 'emailEmpty' : isEmail(email) ? null : 'emailWrong'),
  flight: ({ flight }) => (FLIGHT_NUMBER.test(cleanFlightNumber(flight)) ? null : 'flightWrong'),
  pickupAddress: (fields, checks) => validateAddress('pickupAddress', 'pickupAddressEmpty', fields, checks),
  dropoffAddress: (fields, checks) => validateAddress('dropoffAddress', 'dropoffAddressEmpty', fields, checks),
  chineseClerk: () => null,
  note: ({ note }) => (note.trim().length > NOTE_MAX ? 'noteTooLong' : null),
  privacyPolicy: ({ privacyPolicy }) => (privacyPolicy ? null : 'privacyPolicyNeeded'),
  personalData: ({ personalData }) => (personalData ? null : 'personalDataNeeded'),
}

const PERSON_ORDER = Object.keys(PERSON_RULES) as PersonName[]
const OWN_ORDER = Object.keys(RULES) as FieldName[]
const CONSENTS: readonly FieldName[] = ['privacyPolicy', 'personalData']

/** The limits as the texts of the errors name them. */
type LimitFacts = { min: number; max: number; years: number; characters: number; arrival: string; note: number }

export function limitFacts({ limits, arrival }: DriverChecks): LimitFacts {
  const { minAge, maxAge, minExperienceYears } = limits
  return {
    ...{ min: minAge, max: maxAge, years: minExperienceYears },
    ...{ characters: FLIGHT_NUMBER_MAX, arrival: arrival ?? 'flight', note: NOTE_MAX },
  }
}

/** Every field of a form with so many further drivers, in its order: they stand between the driver and the consents. */
export function fieldOrder(extraDrivers: number): FieldPath[] {
  const others = Array.from({ length: extraDrivers }, (_, index) =>
    PERSON_ORDER.map((name): FieldPath => `extraDrivers.${index}.${name}`),
  )
  return [...OWN_ORDER.filter((name) => !CONSENTS.includes(name)), ...others.flat(), ...CONSENTS]
}

export function validateField(path: FieldPath, fields: DriverFields, checks: DriverChecks): DriverFieldError | null {
  const [, index, name] = /^extraDrivers\.(\d+)\.(\w+)$/.exec(path) ?? []
  const rule = PERSON_ORDER.find((one) => one === name)
  const person = fields.extraDrivers[Number(index)]
  if (rule && person) return PERSON_RULES[rule](person, checks)
  const own = OWN_ORDER.find((one) => one === path)
  return own ? RULES[own](fields, checks) : null
}

function validateName<Fault extends DriverFieldError>(text: string, empty: Fault, letters: Fault) {
  if (text.trim() === '') return empty
  if (!isName(text)) return letters
  return isLatinOrCyrillic(text) ? null : 'nameScript'
}

function validateAddress(
  name: 'pickupAddress' | 'dropoffAddress',
  empty: DriverFieldError,
  fields: DriverFields,
  checks: DriverChecks,
): DriverFieldError | null {
  if (missingAddresses(fields, checks).includes(name)) return empty
  return linkedAddresses(fields, checks).includes(name) ? 'addressLink' : null
}

function validateBirthDate(
  { birthDate }: PersonFields,
  { limits, pickupDate, dropoffDate }: DriverChecks,
): DriverFieldError | null {
  if (birthDate === '') return 'birthDateEmpty'
  const dateError = findDateError(birthDate)
  if (dateError) return dateError
  if (birthDate > pickupDate) return 'bornInFuture'
  const ages = { ...limits, minExperienceYears: null }
  const rejection = findDriverRejection({ birthDate, licenceSince: birthDate }, { pickupDate, dropoffDate }, ages)
  if (rejection === null) return null
  return rejection === 'driver_too_young' ? 'driverTooYoung' : 'driverTooOld'
}

function validateLicence(
  { birthDate, licenceSince }: PersonFields,
  { limits, pickupDate, dropoffDate, needsLicence }: DriverChecks,
): DriverFieldError | null {
  if (!needsLicence) return null
  if (licenceSince === '') return 'licenceSinceEmpty'
  const dateError = findDateError(licenceSince)
  if (dateError) return dateError
  const isBirthDateValid = birthDate !== '' && findDateError(birthDate) === null
  const impossible = !isBirthDateValid ? {} : impossibleDriverDates({ birthDate, licenceSince }, pickupDate)
  if (impossible.licenceSince === 'licence_before_16') return 'licenceTooEarly'
  const experience = { minAge: null, maxAge: Number.POSITIVE_INFINITY, minExperienceYears: limits.minExperienceYears }
  const rejection = findDriverRejection(
    { birthDate: licenceSince, licenceSince },
    { pickupDate, dropoffDate },
    experience,
  )
  return rejection ? 'experienceTooShort' : null
}

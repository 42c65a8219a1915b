import { describe, expect, it } from 'vitest'
import {
  type DriverChecks,
  type DriverFields,
  type FieldPath,
  fieldOrder,
  validateField,
} from '@/lib/bookings/driver-rules'
import { atBranch, driverFields } from '@/tests/setup/sample-driver'

const checks: DriverChecks = {
  limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
  pickupDate: '2026-12-05',
  dropoffDate: '2026-12-12',
  hasMiddleNameField: true,
  ...atBranch,
}

const faultsOf = (changes: Partial<DriverFields>, changed: Partial<DriverChecks> = {}) =>
  fieldOrder(changes.extraDrivers?.length ?? 0)
    .map((path) => validateField(path, { ...driverFields, ...changes }, { ...checks, ...changed }))
    .filter(Boolean)

describe('rules of the driver form', () => {
  it('accepts a complete form', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each<[FieldPath, Partial<DriverFields>, string]>([
    ['last_name', { last_name: '  ' }, 'lastNameEmpty'],
    ['last_name', { last_name: 'Лебедева2' }, 'lastNameLetters'],
    ['first_name', { first_name: '' }, 'firstNameEmpty'],
    ['first_name', { first_name: 'M@ria' }, 'firstNameLetters'],
    ['middle_name', { middle_name: '' }, 'middleNameEmpty'],
    ['birthDate', { birthDate: '' }, 'birthDateEmpty'],
    ['birthDate', { birthDate: '2003-12-06', licenceSince: '2021-01-01' }, 'driverTooYoung'],
    ['birthDate', { birthDate: '1950-12-12' }, 'driverTooOld'],
    ['licenceSince', { licenceSince: '' }, 'licenceSinceEmpty'],
    ['licenceSince', { licenceSince: '2023-12-06' }, 'experienceTooShort'],
    ['licenceSince', { licenceSince: '2007-05-13' }, 'licenceTooEarly'],
    ['citizenship', { citizenship: '' }, 'citizenshipEmpty'],
    ['phone', { phone: '' }, 'phoneEmpty'],
    ['phone', { phone: '+7914' }, 'phoneWrong'],
    ['email', { email: ' ' }, 'emailEmpty'],
    ['email', { email: 'maria@' }, 'emailWrong'],
    ['flight', { flight: 'SU#1700' }, 'flightWrong'],
    ['last_name', { last_name: '李' }, 'nameScript'],
    ['first_name', { first_name: 'Ming明' }, 'nameScript'],
    ['middle_name', { middle_name: '明' }, 'nameScript'],
    ['note', { note: 'x'.repeat(301) }, 'noteTooLong'],
    ['privacyPolicy', { privacyPolicy: false }, 'privacyPolicyNeeded'],
    ['personalData', { personalData: false }, 'personalDataNeeded'],
  ])('%s: %j is rejected as %s', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault])
  })

  it.each([
    ['a person of just the least age on the day of pick-up', { birthDate: '2003-12-05', licenceSince: '2021-01-01' }],
    ['a person of the greatest age on the day of drop-off', { birthDate: '1950-12-13' }],
    ['names with hyphen and apostrophe', { last_name: "О'Нил", first_name: 'Жан-Люк' }],
    ['a flight in small letters', { flight: ' su 1700 ' }],
    ['no patronymic when the box says so', { middle_name: '', noMiddleName: true }],
  ])('accepts %s', (_case, changes) => {
    expect(faultsOf(changes)).toEqual([])
  })

  it('holds every further driver to the same rules', () => {
    const { citizenship, email, flight, extraDrivers, privacyPolicy, personalData, ...person } = driverFields
    const young = { ...person, birthDate: '2003-12-06', licenceSince: '2022-01-01' }
    expect(faultsOf({ extraDrivers: [person, young] })).toEqual(['driverTooYoung'])
    expect(validateField('extraDrivers.1.birthDate', { ...driverFields, extraDrivers: [person, young] }, checks)).toBe(
      'driverTooYoung',
    )
  })

  it('asks for further drivers after the first one and before the consents', () => {
    const order = fieldOrder(1)
    expect(order.indexOf('extraDrivers.0.last_name')).toBeGreaterThan(order.indexOf('flight'))
    expect(order.slice(-2)).toEqual(['privacyPolicy', 'personalData'])
    expect(fieldOrder(0).some((path) => path.startsWith('extraDrivers'))).toBe(false)
  })

  it('takes no link into an address that it asks for', () => {
    const hotel = { id: 54, needsAddress: true }
    const link = { pickupAddress: 'Mayak, https://prize.example', dropoffAddress: 'win@prize.example' }
    expect(faultsOf(link, { pickupPlace: hotel, dropoffPlace: hotel })).toEqual(['addressLink', 'addressLink'])
    // Typed for another place, and not shown here.
    expect(faultsOf(link, {})).toEqual([])
    expect(faultsOf({ pickupAddress: 'ул. Примерная, 5/7' }, { pickupPlace: hotel })).toEqual([])
  })

  it('asks for an address where the place needs one, and not twice for a return to it', () => {
    const hotel = { id: 54, needsAddress: true }
    expect(faultsOf({}, { pickupPlace: hotel })).toEqual(['pickupAddressEmpty'])
    expect(faultsOf({ pickupAddress: ' ' }, { pickupPlace: hotel })).toEqual(['pickupAddressEmpty'])
    expect(faultsOf({}, { dropoffPlace: hotel })).toEqual(['dropoffAddressEmpty'])
    expect(faultsOf({ pickupAddress: 'Mayak' }, { pickupPlace: hotel, dropoffPlace: hotel })).toEqual([])
    expect(faultsOf({ pickupAddress: 'Mayak' }, { pickupPlace: hotel, dropoffPlace: { ...hotel, id: 57 } })).toEqual([
      'dropoffAddressEmpty',
    ])
  })

  it('asks no date of a licence where none is needed', () => {
    expect(faultsOf({ licenceSince: '' }, { needsLicence: false })).toEqual([])
  })

  it('asks no patronymic in other languages', () => {
    expect(faultsOf({ middle_name: '' }, { hasMiddleNameField: false })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { type DriverFields, FIELD_ORDER, type FieldName, fieldFault, type TripRules } from '@/lib/bookings/driver-rules'
import { toHoldRequest } from '@/lib/bookings/hold-request'
import { HoldRequest } from '@/provider/contract/bookings'

const fields: DriverFields = {
  last_name: 'Лебедева',
  first_name: 'Мария',
  middle_name: 'Андреевна',
  noMiddleName: false,
  birthDate: '1991-05-14',
  licenceSince: '2012-03-01',
  citizenship: 'RU',
  phone: '+79140000001',
  email: 'maria@example.ru',
  privacyPolicy: true,
  personalData: true,
}
const trip: TripRules = {
  limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
  pickupDate: '2026-12-05',
  dropoffDate: '2026-12-12',
  asksMiddleName: true,
}

const faultsOf = (changes: Partial<DriverFields>, rules: Partial<TripRules> = {}) =>
  FIELD_ORDER.map((name) => fieldFault(name, { ...fields, ...changes }, { ...trip, ...rules })).filter(Boolean)

describe('rules of the driver form', () => {
  it('accepts a complete form', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each<[FieldName, Partial<DriverFields>, string]>([
    ['last_name', { last_name: '  ' }, 'lastNameEmpty'],
    ['last_name', { last_name: 'Лебедева2' }, 'lastNameLetters'],
    ['first_name', { first_name: '' }, 'firstNameEmpty'],
    ['first_name', { first_name: 'M@ria' }, 'firstNameLetters'],
    ['middle_name', { middle_name: '' }, 'middleNameEmpty'],
    ['birthDate', { birthDate: '' }, 'birthDateEmpty'],
    ['birthDate', { birthDate: '2003-12-06' }, 'driverTooYoung'],
    ['birthDate', { birthDate: '1950-12-12' }, 'driverTooOld'],
    ['licenceSince', { licenceSince: '' }, 'licenceSinceEmpty'],
    ['licenceSince', { licenceSince: '2023-12-06' }, 'experienceTooShort'],
    ['citizenship', { citizenship: '' }, 'citizenshipEmpty'],
    ['phone', { phone: '' }, 'phoneEmpty'],
    ['phone', { phone: '+7914' }, 'phoneWrong'],
    ['email', { email: ' ' }, 'emailEmpty'],
    ['email', { email: 'maria@' }, 'emailWrong'],
    ['privacyPolicy', { privacyPolicy: false }, 'privacyPolicyNeeded'],
    ['personalData', { personalData: false }, 'personalDataNeeded'],
  ])('%s: %j is refused as %s', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault])
  })

  it.each([
    ['a person of just the least age on the day of pick-up', { birthDate: '2003-12-05' }],
    ['a person of the greatest age on the day of drop-off', { birthDate: '1950-12-13' }],
    ['names with hyphen and apostrophe', { last_name: "О'Нил", first_name: 'Жан-Люк' }],
    ['no patronymic when the box says so', { middle_name: '', noMiddleName: true }],
  ])('accepts %s', (_case, changes) => {
    expect(faultsOf(changes)).toEqual([])
  })

  it('asks no patronymic in other languages', () => {
    expect(faultsOf({ middle_name: '' }, { asksMiddleName: false })).toEqual([])
  })
})

describe('toHoldRequest', () => {
  const context = {
    request: { slug: 'honda-fit', df: '2026-12-05-05-00', dt: '2026-12-12-05-00', city: 50, dropoffCity: 50 },
    quoteToken: 'token',
    language: 'ru',
    asksMiddleName: true,
    versions: { privacy_policy: '2026-09-01', personal_data_agreement: '2026-09-01' },
  } as const

  it('keeps the contract, with both consents and their versions', () => {
    const request = toHoldRequest({ ...fields, last_name: ' Лебедева ' }, context)
    expect(HoldRequest.parse(request)).toEqual(request)
    expect(request.driver).toMatchObject({ last_name: 'Лебедева', middle_name: 'Андреевна' })
    expect(request.consents.map(({ document }) => document)).toEqual(['privacy_policy', 'personal_data_agreement'])
  })

  it.each([
    ['the box says there is none', { ...fields, noMiddleName: true }, true],
    ['the language does not ask for one', fields, false],
  ])('sends null for the patronymic when %s', (_case, typed, asksMiddleName) => {
    expect(toHoldRequest(typed, { ...context, asksMiddleName }).driver.middle_name).toBeNull()
  })
})

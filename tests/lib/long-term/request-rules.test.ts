import { describe, expect, it } from 'vitest'
import { findErrors } from '@/lib/forms/resolver'
import { EMPTY_REQUEST, type RequestFields, requestSchema } from '@/lib/long-term/request-rules'

const DAYS = { from: '2026-12-01', to: '2027-11-21' }
const RIGHT: RequestFields = {
  ...EMPTY_REQUEST,
  last_name: 'Маякова',
  first_name: 'Анна',
  phone: '+79995551234',
  email: 'anna@clients.example',
  startDate: '2026-12-01',
  privacyPolicy: 'yes',
  personalData: 'yes',
}

async function errors(changes: Partial<RequestFields>) {
  return Object.values(await findErrors(requestSchema(DAYS), { ...RIGHT, ...changes }))
}

describe('the long-term form', () => {
  it('is right when everything is there', async () => {
    expect(await errors({})).toEqual([])
    expect(await errors({ who: 'company', company: 'ООО «Маяк»' })).toEqual([])
  })

  it('names every error of an empty form, from top to bottom', async () => {
    expect(await errors(EMPTY_REQUEST)).toEqual([
      'lastNameEmpty',
      'firstNameEmpty',
      'phoneEmpty',
      'emailEmpty',
      'startEmpty',
      'privacyPolicyNeeded',
      'personalDataNeeded',
    ])
  })

  it.each<[string, Partial<RequestFields>, string]>([
    ['a surname with digits', { last_name: 'Маяк0ва' }, 'lastNameLetters'],
    ['a name with a tag', { first_name: '<b>' }, 'firstNameLetters'],
    ['a country’s code alone', { phone: '+7' }, 'phoneEmpty'],
    ['a phone cut short', { phone: '+7999555' }, 'phoneWrong'],
    ['an e-mail without a host', { email: 'anna@' }, 'emailWrong'],
    ['the day before the car is free', { startDate: '2026-11-30' }, 'startEarly'],
    ['the day after the last one', { startDate: '2027-11-22' }, 'startLate'],
    ['a company without a name', { who: 'company', company: '  ' }, 'companyEmpty'],
  ])('finds %s', async (_, changes, error) => {
    expect(await errors(changes)).toEqual([error])
  })
})

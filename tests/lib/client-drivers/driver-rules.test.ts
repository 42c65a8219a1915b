import { describe, expect, it } from 'vitest'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { driverRequest, readDriverErrors } from '@/lib/client-drivers/driver-request'
import { driverSchema, startFields } from '@/lib/client-drivers/driver-rules'
import { readOpenDriver } from '@/lib/client-drivers/open-driver'
import { fieldsOf, findErrors } from '@/lib/forms/resolver'

const CHECKS = { hasMiddleNameField: true, today: '2026-11-21', maxDriverAge: 75 }
const RIGHT = {
  ...startFields(null, 'RU'),
  last_name: 'Мак-Кей',
  first_name: 'Пётр',
  middle_name: 'Примерович',
  phone: '+79997770101',
  email: 'petr@clients.example',
  birthDate: '1990-05-17',
  licenceNumber: '99 99 123456',
  issuedAt: '2020-03-01',
  expiresAt: '2030-03-01',
  passport: '3f2c4d5e-0000-4000-8000-000000000001',
  licence: '3f2c4d5e-0000-4000-8000-000000000002',
}
const faultsOf = (changes: Partial<typeof RIGHT>, checks = CHECKS) =>
  findErrors(driverSchema(checks), { ...RIGHT, ...changes })

describe('the form of a driver', () => {
  it('finds every empty field of a new one', async () => {
    expect(await faultsOf(startFields(null, 'RU'))).toEqual({
      last_name: 'lastNameEmpty',
      first_name: 'firstNameEmpty',
      middle_name: 'middleNameEmpty',
      phone: 'phoneEmpty',
      email: 'emailEmpty',
      birthDate: 'birthDateEmpty',
      licenceNumber: 'licenceNumberEmpty',
      issuedAt: 'issuedAtEmpty',
      expiresAt: 'expiresAtEmpty',
      passport: 'passportMissing',
      licence: 'licenceMissing',
    })
  })

  it.each([
    ['nothing when all is right', {}, {}],
    [
      'digits in names',
      { last_name: 'Ким2', middle_name: '7' },
      { last_name: 'lastNameLetters', middle_name: 'middleNameLetters' },
    ],
    ['no fault without a patronymic', { middle_name: '', noMiddleName: 'yes' }, {}],
    [
      'a short phone and half an e-mail',
      { phone: '+7999', email: 'petr@' },
      { phone: 'phoneWrong', email: 'emailWrong' },
    ],
    ['an age above the branch’s', { birthDate: '1950-11-21' }, { birthDate: 'driverTooOld' }],
    ['a licence that has ended', { expiresAt: '2026-11-20' }, { expiresAt: 'licenceExpired' }],
    ['nothing about dates that are not typed yet', { birthDate: '' }, { birthDate: 'birthDateEmpty' }],
  ])('finds %s', async (_, changes, faults) => {
    expect(await faultsOf(changes)).toEqual(faults)
  })

  it('asks for a middle name in Russian alone, and keeps the one that was there', async () => {
    const english = { ...CHECKS, hasMiddleNameField: false }
    expect(await faultsOf({ middle_name: '' }, english)).toEqual({})
    expect(driverRequest(RIGHT, false)).toMatchObject({ middle_name: 'Примерович', noPatronymic: false })
    expect(driverRequest({ ...RIGHT, middle_name: '' }, false)).toMatchObject({ middle_name: null, noPatronymic: true })
  })

  it('sends what the door takes, and finds its fields in a rejection', () => {
    expect(driverRequest({ ...RIGHT, last_name: ' Ким ' }, true)).toMatchObject({
      last_name: 'Ким',
      licence: { number: '99 99 123456', country: 'RU', issuedAt: '2020-03-01', expiresAt: '2030-03-01' },
      passport_blob: RIGHT.passport,
      driver_license_blob: RIGHT.licence,
    })
    const fields = { 'licence.issuedAt': 'x', passport_blob: 'x', email: 'x', approved: 'x' }
    const rejection = new RejectionError('invalid_request', undefined, fields)
    expect(readDriverErrors(rejection, fieldsOf(driverSchema(CHECKS)))).toEqual({
      errors: { issuedAt: 'rejected', passport: 'rejected', email: 'rejected' },
    })
  })
})

it.each([
  [{}, null],
  [{ add: '' }, { step: 'form', id: null }],
  [{ edit: '42' }, { step: 'form', id: 42 }],
  [{ confirm: '42' }, { step: 'confirm', id: 42 }],
  [{ edit: 'x' }, null],
  [{ confirm: 'x' }, null],
  [{ edit: ['1', '2'] }, null],
])('the page of %j opens %j', (query, open) => {
  expect(readOpenDriver(query as Record<string, string>)).toEqual(open)
})

import { describe, expect, it } from 'vitest'
import { findClientDriverErrors, isLicenceNumber } from '@/provider/contract/rules/client-drivers/client-driver'

const TODAY = '2026-11-21'
const RIGHT = { birthDate: '1990-05-17', issuedAt: '2020-03-01', expiresAt: '2030-03-01' }

describe('dates of a driver in the list', () => {
  it.each([
    ['that are right', {}, {}],
    ['75 years old today', { birthDate: '1950-11-22' }, {}],
    ['76 years old today', { birthDate: '1950-11-21' }, { birthDate: 'driverTooOld' }],
    ['a licence of today', { issuedAt: TODAY }, {}],
    ['a licence of tomorrow', { issuedAt: '2026-11-22' }, { issuedAt: 'licenceInFuture' }],
    ['a licence at 16', { issuedAt: '2006-05-17' }, {}],
    ['a licence before 16', { issuedAt: '2006-05-16' }, { issuedAt: 'licenceTooEarly' }],
    ['a licence that ends today', { expiresAt: TODAY }, {}],
    ['a licence that ended yesterday', { expiresAt: '2026-11-20' }, { expiresAt: 'licenceExpired' }],
    ['a licence that ends before it began', { issuedAt: TODAY, expiresAt: TODAY }, { expiresAt: 'licenceBeforeIssue' }],
  ] as const)('%s', (_, changes, errors) => {
    expect(findClientDriverErrors({ ...RIGHT, ...changes }, TODAY, 75)).toEqual(errors)
  })

  it('with a birth before 1900 are a typing error, whatever the highest age', () => {
    expect(findClientDriverErrors({ ...RIGHT, birthDate: '1890-01-01' }, TODAY, 200)).toEqual({
      birthDate: 'bornTooEarly',
    })
  })
})

it.each([
  ['99 99 123456', true],
  ['АА-123/45', true],
  ['E1234567', true],
  ['12', false],
  ['<b>1234', false],
  ['1'.repeat(31), false],
])('licence number %s: %s', (number, isRight) => {
  expect(isLicenceNumber(number)).toBe(isRight)
})

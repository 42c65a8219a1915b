import { expect, it } from 'vitest'
import { driverSchema } from '@/lib/bookings/driver-schema'
import { flatten, unflatten } from '@/lib/bookings/flat-fields'
import { EMPTY_PERSON } from '@/lib/bookings/form-fields'
import { findErrors } from '@/lib/forms/resolver'
import { driverFields } from '@/tests/setup/sample-driver'

const OTHER = { ...EMPTY_PERSON, last_name: 'Ким', noMiddleName: true }

it('gives back the fields that it made texts of', () => {
  const fields = { ...driverFields, personalData: false, extraDrivers: [EMPTY_PERSON, OTHER] }
  expect(unflatten(flatten(fields), 2)).toEqual(fields)
})

it('keeps a person who is not counted now', () => {
  expect(unflatten(flatten({ ...driverFields, extraDrivers: [OTHER] }), 0).extraDrivers).toEqual([OTHER])
})

it('has fields for people of whom nothing was typed, and for those before somebody who has a text', () => {
  expect(unflatten(flatten(driverFields), 1).extraDrivers).toEqual([EMPTY_PERSON])
  const later = { ...flatten(driverFields), 'extraDrivers.1.last_name': 'Ким' }
  expect(unflatten(later, 2).extraDrivers).toEqual([EMPTY_PERSON, { ...EMPTY_PERSON, last_name: 'Ким' }])
})

const CHECKS = {
  limits: { minAge: 23, maxAge: 75, minExperienceYears: 3 },
  ...{ pickupDate: '2026-12-05', dropoffDate: '2026-12-12', hasMiddleNameField: true, nightFeeOnDelay: false },
}

it('demands the fields of a person who was just added', async () => {
  const errors = await findErrors(driverSchema(CHECKS, 1), flatten({ ...driverFields, flight: '' }))
  expect(Object.keys(errors)).toEqual([
    ...['last_name', 'first_name', 'middle_name', 'birthDate', 'licenceSince', 'phone'].map(
      (name) => `extraDrivers.0.${name}`,
    ),
  ])
})

it('knows that a country has no phones of that length', async () => {
  const errors = await findErrors(driverSchema(CHECKS, 0), flatten({ ...driverFields, phone: '+7999000000' }))
  expect(errors).toEqual({ phone: 'phoneWrong' })
})

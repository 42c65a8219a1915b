import { expect, it } from 'vitest'
import { longestExperience } from '@/lib/client-drivers/longest-experience'
import type { DriverClass } from '@/provider/contract/driver-check'

const TODAY = '2026-11-22'
const CLASSES: DriverClass[] = [
  { id: 'comfort', name: '', limits: [{ minAge: 21, minExperienceYears: 1, models: 2 }] },
  {
    id: 'vip',
    name: '',
    limits: [
      { minAge: null, minExperienceYears: 3, models: 1 },
      { minAge: 30, minExperienceYears: 5, models: 1 },
    ],
  },
]
const years = (birthDate: string, issuedAt: string) =>
  longestExperience({ birthDate, licence: { issuedAt } }, TODAY, CLASSES)

it('counts the experience of cars that both age and licence open', () => {
  expect(years('1990-04-12', '2021-05-01')).toBe(5)
  expect(years('1990-04-12', '2022-11-23')).toBe(3)
  // Too young for the cars that ask for five years.
  expect(years('1998-04-12', '2017-05-01')).toBe(3)
})

it('names no car to whom none is open', () => {
  expect(years('2006-04-12', '2026-01-01')).toBe(0)
  expect(longestExperience({ birthDate: '1990-04-12', licence: { issuedAt: '2010-01-01' } }, TODAY, [])).toBe(0)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Applicant, canRent, DOCUMENT_COUNTRIES } from '@/provider/contract/rules/driver-check/can-rent'

const MAX_AGE = 75
const CLASSES = [
  { id: 'scooters', limits: [{ minAge: 18, minExperienceYears: 0, models: 3 }] },
  {
    id: 'comfort',
    limits: [
      { minAge: 21, minExperienceYears: 2, models: 5 },
      { minAge: 23, minExperienceYears: 3, models: 2 },
    ],
  },
  { id: 'vip', limits: [{ minAge: 30, minExperienceYears: 7, models: 1 }] },
]
const ADULT: Applicant = { citizenship: 'RU', licence: 'RU', age: 40, experienceYears: 15 }
const check = (changes: Partial<Applicant>, classes = CLASSES) => canRent({ ...ADULT, ...changes }, MAX_AGE, classes)
const fits = (changes: Partial<Applicant>) => check(changes).classes.map(({ fit, all }) => `${fit}/${all}`)

describe('canRent', () => {
  it.each([
    ['a grown driver may take everything', { age: 30, experienceYears: 7 }, ['3/3', '7/7', '1/1']],
    ['a year less of age closes a class', { age: 29, experienceYears: 7 }, ['3/3', '7/7', '0/1']],
    ['a year less of experience closes a class', { age: 30, experienceYears: 6 }, ['3/3', '7/7', '0/1']],
    ['a class may be open in part', { age: 21, experienceYears: 2 }, ['3/3', '5/7', '0/1']],
    ['at eighteen without experience only what asks for none', { age: 18, experienceYears: 0 }, ['3/3', '0/7', '0/1']],
  ])('%s', (_, changes, expected) => {
    expect(fits(changes)).toEqual(expected)
    expect(check(changes).rejection).toBeNull()
  })

  it('refuses who will be 76 on the rental date, whatever the experience, and opens no class', () => {
    const verdict = check({ age: 76, experienceYears: 50 })
    expect(verdict.rejection).toBe('tooOld')
    expect(verdict.classes.map(({ fit }) => fit)).toEqual([0, 0, 0])
  })

  it('takes a driver of 75, who must return the car before the birthday', () => {
    expect(check({ age: 75 })).toMatchObject({ rejection: null, notes: ['birthday'] })
    expect(check({ age: 74 }).notes).toEqual([])
  })

  it('tells the young from those whose licence is new', () => {
    const cars = CLASSES.slice(1)
    expect(check({ age: 17, experienceYears: 0 }).rejection).toBe('tooYoung')
    expect(check({ age: 20, experienceYears: 2 }, cars)).toMatchObject({ rejection: 'tooYoung', lowest: { age: 21 } })
    expect(check({ age: 21, experienceYears: 1 }, cars)).toMatchObject({
      rejection: 'experienceTooShort',
      lowest: { years: 2 },
    })
  })

  it.each([
    ['a mainland licence needs a translation, not a permit', 'CN', 'CN', 'standard', ['translation']],
    ['a third country needs the permit, or a translation instead', 'other', 'other', 'standard', ['permit']],
    ['a Russian licence needs nothing', 'CN', 'RU', 'mixed', []],
    ['a Russian citizen exchanges a foreign licence', 'RU', 'CN', 'mixed', ['translation', 'exchange']],
  ] as const)('%s', (_, citizenship, licence, documents, notes) => {
    expect(check({ citizenship, licence })).toMatchObject({ documents, notes })
  })

  it('never opens more than there is, and another year of experience never closes a model', () => {
    const country = fc.constantFrom(...DOCUMENT_COUNTRIES)
    const years = fc.nat({ max: 90 })
    fc.assert(
      fc.property(country, country, years, years, (citizenship, licence, age, experienceYears) => {
        const now = check({ citizenship, licence, age, experienceYears }).classes
        const later = check({ citizenship, licence, age, experienceYears: experienceYears + 1 }).classes
        return now.every(({ fit, all }, index) => fit <= all && fit <= (later[index]?.fit ?? -1))
      }),
    )
  })
})

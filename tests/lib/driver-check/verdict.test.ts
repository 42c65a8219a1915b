import { describe, expect, it } from 'vitest'
import { scooterNeeds, verdictOf } from '@/lib/driver-check/verdict'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { Applicant } from '@/provider/contract/rules/driver-check/can-rent'

const MAX_AGE = 75
const CARS: DriverClass = {
  id: 'comfort',
  name: 'Комфорт',
  limits: [{ minAge: 21, minExperienceYears: 2, models: 5 }],
}
const SCOOTERS: DriverClass = {
  id: 'scooters',
  name: 'Самокаты',
  limits: [{ minAge: 18, minExperienceYears: 0, models: 2 }],
}
const verdict = (age: number, experienceYears: number, classes = [CARS, SCOOTERS]) => {
  const applicant: Applicant = { citizenship: 'RU', licence: 'RU', age, experienceYears }
  return verdictOf(applicant, MAX_AGE, classes)
}

describe('the verdict of the checker', () => {
  it('is no yes when only a scooter fits, and says when cars open', () => {
    const answer = verdict(18, 0)
    expect(answer).toMatchObject({ rejection: 'tooYoung', scootersOnly: true, lowest: { age: 21, years: 2 } })
    expect(answer.classes.map(({ fit }) => fit)).toEqual([0, 2])
    expect(verdict(30, 1)).toMatchObject({ rejection: 'experienceTooShort', scootersOnly: true })
  })

  it('is a yes when a car fits, with the scooters among the classes', () => {
    const answer = verdict(21, 2)
    expect(answer).toMatchObject({ rejection: null, scootersOnly: false })
    expect(answer.classes.map(({ fit }) => fit)).toEqual([5, 2])
  })

  it('is a plain no when nothing fits', () => {
    expect(verdict(17, 0)).toMatchObject({ rejection: 'tooYoung', scootersOnly: false })
    expect(verdict(76, 50)).toMatchObject({ rejection: 'tooOld', scootersOnly: false })
    expect(verdict(18, 0, [CARS])).toMatchObject({ rejection: 'tooYoung', scootersOnly: false })
  })

  it('takes what scooters ask for from their limits', () => {
    expect(scooterNeeds([CARS, SCOOTERS])).toEqual({ age: 18, years: 0 })
    expect(scooterNeeds([CARS])).toBeNull()
  })
})

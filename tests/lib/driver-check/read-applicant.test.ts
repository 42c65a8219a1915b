import { describe, expect, it } from 'vitest'
import { readApplicant } from '@/lib/driver-check/read-applicant'

const read = (query: Record<string, string | string[]>) => readApplicant(query, 'CN')

describe('readApplicant', () => {
  it('asks nothing of a visitor who has not answered, and proposes the country of the page', () => {
    expect(read({})).toEqual({
      values: { citizenship: 'CN', licence: 'CN', age: '', experience: '' },
      errors: {},
      applicant: null,
    })
  })

  it('reads the four answers', () => {
    expect(read({ citizenship: 'RU', licence: 'other', age: '30', experience: '0' }).applicant).toEqual({
      citizenship: 'RU',
      licence: 'other',
      age: 30,
      experienceYears: 0,
    })
  })

  it.each([
    ['nothing filled in', '', '', { age: 'ageEmpty', experience: 'experienceEmpty' }],
    ['words', 'thirty', 'a few', { age: 'ageWrong', experience: 'experienceWrong' }],
    ['fractions and signs', '30.5', '-1', { age: 'ageWrong', experience: 'experienceWrong' }],
    ['an age of nobody', '121', '1', { age: 'ageWrong' }],
    ['a licence before sixteen', '30', '15', { experience: 'experienceTooLong' }],
    ['the first year after sixteen', '30', '14', {}],
  ])('%s', (_, age, experience, errors) => {
    const asked = read({ age, experience })
    expect(asked.errors).toEqual(errors)
    expect(asked.applicant === null).toBe(Object.keys(errors).length > 0)
    expect(asked.values).toMatchObject({ age, experience })
  })

  it('takes unknown countries and repeated names for no answer', () => {
    const asked = read({ citizenship: 'XX', licence: ['RU', 'CN'], age: ['30', '31'], experience: '5' })
    expect(asked.values).toMatchObject({ citizenship: 'CN', licence: 'CN', age: '' })
    expect(asked.applicant).toBeNull()
  })
})

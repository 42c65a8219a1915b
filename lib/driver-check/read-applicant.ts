import {
  type Applicant,
  DOCUMENT_COUNTRIES,
  type DocumentCountry,
} from '@/provider/contract/rules/driver-check/can-rent'

/** Nobody gets a licence of any category before. */
export const LICENCE_FROM_AGE = 16
const AGE_MAX = 120
const WHOLE_NUMBER = /^\d{1,3}$/

export const APPLICANT_FIELDS = ['citizenship', 'licence', 'age', 'experience'] as const
export type ApplicantField = (typeof APPLICANT_FIELDS)[number]

/** Keys of `driverCheck.check.errors`. */
export type ApplicantError = 'ageEmpty' | 'ageWrong' | 'experienceEmpty' | 'experienceWrong' | 'experienceTooLong'

export type ApplicantForm = {
  /** As they stand in the address, for the form to show again. */
  values: Record<ApplicantField, string>
  errors: Partial<Record<ApplicantField, ApplicantError>>
  /** Null: not asked yet, or something is wrong. */
  applicant: Applicant | null
}

/** The checker's form as it comes in the address. @param own the country that the page's readers mostly come from */
export function readApplicant(
  query: Record<string, string | string[] | undefined>,
  own: DocumentCountry,
): ApplicantForm {
  const text = (name: ApplicantField) => {
    const value = query[name]
    return (typeof value === 'string' ? value : '').trim()
  }
  const citizenship = countryOf(text('citizenship')) ?? own
  const licence = countryOf(text('licence')) ?? own
  const values = { citizenship, licence, age: text('age'), experience: text('experience') }
  if (query.age === undefined && query.experience === undefined) return { values, errors: {}, applicant: null }

  const errors = findApplicantErrors(values.age, values.experience)
  if (Object.keys(errors).length > 0) return { values, errors: errors, applicant: null }
  const years = { age: Number(values.age), experienceYears: Number(values.experience) }
  return { values, errors: errors, applicant: { citizenship, licence, ...years } }
}

function findApplicantErrors(age: string, experience: string): ApplicantForm['errors'] {
  const errors: ApplicantForm['errors'] = {}
  if (age === '') errors.age = 'ageEmpty'
  else if (!WHOLE_NUMBER.test(age) || Number(age) > AGE_MAX) errors.age = 'ageWrong'
  if (experience === '') errors.experience = 'experienceEmpty'
  else if (!WHOLE_NUMBER.test(experience)) errors.experience = 'experienceWrong'
  else if (!errors.age && Number(experience) > 0 && Number(age) - Number(experience) < LICENCE_FROM_AGE)
    errors.experience = 'experienceTooLong'
  return errors
}

function countryOf(text: string): DocumentCountry | undefined {
  return DOCUMENT_COUNTRIES.find((country) => country === text)
}

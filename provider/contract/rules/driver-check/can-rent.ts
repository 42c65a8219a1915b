/**
 * Country of a driver's document; of a licence, where it was issued. `EAEU`: Belarus, Kazakhstan, Kyrgyzstan and Armenia,
 * whose citizens come with the passports they have at home; `CN`: mainland China.
 */
export const DOCUMENT_COUNTRIES = ['RU', 'EAEU', 'CN', 'other'] as const
export type DocumentCountry = (typeof DOCUMENT_COUNTRIES)[number]

/** Full years, counted on the day of the pick-up. */
export type Applicant = { citizenship: DocumentCountry; licence: DocumentCountry; age: number; experienceYears: number }

/** Limits that some models of a class share; null: without a limit. */
export type LimitGroup = { minAge: number | null; minExperienceYears: number | null; models: number }
export type ClassLimits<Id extends string> = { id: Id; limits: LimitGroup[] }

export type RentRejection = 'tooYoung' | 'tooOld' | 'experienceTooShort'

export type RentVerdict<Id extends string> = {
  rejection: RentRejection | null
  /** The lowest age and experience that open any car at all. */
  lowest: { age: number; years: number }
  classes: Array<{ id: Id; fit: number; all: number; needs: { age: number; years: number } }>
  /** `standard`: what the branch asks of that citizenship; `mixed`: passport of one country, licence of another. */
  documents: 'standard' | 'mixed'
  notes: Array<'birthday' | 'translation' | 'permit' | 'exchange'>
}

/**
 * Returns which classes an applicant may drive, and with which documents (PRODUCT §6, §10). Ages count on the rental's
 * dates: the lower limits on the pick-up date, `maxAge` on the drop-off date too.
 */
export function canRent<Id extends string>(
  applicant: Applicant,
  maxAge: number,
  classes: ReadonlyArray<ClassLimits<Id>>,
): RentVerdict<Id> {
  const results = classes.map(({ id, limits }) => ({
    id,
    all: sum(limits),
    fit: applicant.age > maxAge ? 0 : sum(limits.filter((group) => fits(applicant, group))),
    needs: easiest(limits),
  }))
  const lowest = easiest(classes.flatMap(({ limits }) => limits))
  return {
    rejection: findRentRejection(applicant, maxAge, results.some(({ fit }) => fit > 0) ? null : lowest),
    lowest,
    classes: results,
    documents: applicant.citizenship === applicant.licence ? 'standard' : 'mixed',
    notes: notesOf(applicant, maxAge),
  }
}

function findRentRejection(
  { age }: Applicant,
  maxAge: number,
  missed: { age: number; years: number } | null,
): RentRejection | null {
  if (age > maxAge) return 'tooOld'
  if (missed === null) return null
  return age < missed.age ? 'tooYoung' : 'experienceTooShort'
}

function notesOf({ citizenship, licence, age }: Applicant, maxAge: number): RentVerdict<string>['notes'] {
  const notes: RentVerdict<string>['notes'] = []
  // An applicant of the highest age today may be too old on the day of return.
  if (age === maxAge) notes.push('birthday')
  if (licence === 'CN') notes.push('translation')
  if (licence === 'other') notes.push('permit')
  if (citizenship === 'RU' && licence !== 'RU') notes.push('exchange')
  return notes
}

function fits({ age, experienceYears }: Applicant, { minAge, minExperienceYears }: LimitGroup): boolean {
  return age >= (minAge ?? 0) && experienceYears >= (minExperienceYears ?? 0)
}

/** Returns the limits of the group with the lowest age, then the shortest experience. */
function easiest(limits: readonly LimitGroup[]): { age: number; years: number } {
  const [first] = limits
    .map(({ minAge, minExperienceYears }) => ({ age: minAge ?? 0, years: minExperienceYears ?? 0 }))
    .sort((a, b) => a.age - b.age || a.years - b.years)
  return first ?? { age: 0, years: 0 }
}

function sum(limits: readonly LimitGroup[]): number {
  return limits.reduce((total, { models }) => total + models, 0)
}

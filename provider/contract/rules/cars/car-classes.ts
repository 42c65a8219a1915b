/** The rental car classes (specification §1), in the branch's order; `ac` of the search takes one of them. */
export const CLASS_IDS = [
  'promo',
  'comfort',
  'crossovers',
  'suv',
  'minivans',
  'business',
  'vip',
  'cabriolet',
  'bus',
  'cargo',
  'scooters',
] as const

/** Classes that are ridden without a driving licence, and so without insurance of a car. */
const WITHOUT_LICENCE: readonly string[] = ['scooters'] satisfies (typeof CLASS_IDS)[number][]

export type CarClassId = (typeof CLASS_IDS)[number]

/** Returns whether a text is the id of a car class. */
export function isCarClass(value: string): value is CarClassId {
  return (CLASS_IDS as readonly string[]).includes(value)
}

/** Returns whether whoever drives a car of this class needs a driving licence. */
export function needsLicence(classId: CarClassId): boolean {
  return !WITHOUT_LICENCE.includes(classId)
}

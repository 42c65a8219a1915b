/** Ids of the sections, as addresses name them, in the order of the page; each is a group of `conditions`. */
export const CONDITION_SECTIONS = [
  'drivers',
  'documents',
  'included',
  'insurance',
  'deposit',
  'ways',
  'mileage',
  'fuel',
  'night',
  'cancellation',
  'plans',
  'later',
] as const

export type ConditionSection = (typeof CONDITION_SECTIONS)[number]

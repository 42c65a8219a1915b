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

export type CarClassId = (typeof CLASS_IDS)[number]

/** Returns whether a text is the id of a car class. */
export function isCarClass(value: string): value is CarClassId {
  return (CLASS_IDS as readonly string[]).includes(value)
}

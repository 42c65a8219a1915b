/** Parts of a month's payment that have a text; the operator's data names them by these ids. */
const PARTS = [
  'service',
  'seasonalTyres',
  'osago',
  'kasko',
  'replacementCar',
  'fuel',
  'wash',
  'parking',
  'fines',
] as const

/** An id without a text is left out: nobody could read it. */
export function knownParts(ids: readonly string[]): Array<(typeof PARTS)[number]> {
  return PARTS.filter((part) => ids.includes(part))
}

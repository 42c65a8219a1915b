/** Parts of a month's payment that have a text; the operator's data names them by these ids. */
const PAYMENT_ITEMS = [
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
export function filterPaymentItems(ids: readonly string[]): Array<(typeof PAYMENT_ITEMS)[number]> {
  return PAYMENT_ITEMS.filter((part) => ids.includes(part))
}

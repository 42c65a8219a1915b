/** Why dates and places cannot be searched: the codes of the contract that a visitor can mend in the form. */
export const RENTAL_ERRORS = [
  'invalid_dates',
  'pickup_in_past',
  'pickup_too_soon',
  'pickup_too_far',
  'dropoff_before_pickup',
  'rental_too_long',
  'unknown_place',
  'unknown_class',
] as const

export type RentalError = (typeof RENTAL_ERRORS)[number]

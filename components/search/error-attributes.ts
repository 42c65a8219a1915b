import type { RentalError } from '@/lib/search/rental-error'

/** Id of the note that says what is wrong. */
export const RENTAL_ERROR_ID = 'rental-fault'

const MENDED_BY: Record<'from' | 'to' | 'place', readonly RentalError[]> = {
  from: ['invalid_dates', 'pickup_in_past', 'pickup_too_soon', 'pickup_too_far'],
  to: ['invalid_dates', 'dropoff_before_pickup', 'rental_too_long'],
  place: ['unknown_place'],
}

type ErrorAttributes = { 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Ties a field that can mend the error to the note; any other field gets nothing. */
export function errorAttributes(field: keyof typeof MENDED_BY, error: RentalError | null): ErrorAttributes {
  return error && MENDED_BY[field].includes(error) ? { 'aria-invalid': true, 'aria-describedby': RENTAL_ERROR_ID } : {}
}

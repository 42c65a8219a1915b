import type { RentalFault } from '@/lib/search/rental-fault'

/** Id of the note that says what is wrong. */
export const FAULT_ID = 'rental-fault'

const MENDED_BY: Record<'from' | 'to' | 'place', readonly RentalFault[]> = {
  from: ['invalid_dates', 'pickup_in_past', 'pickup_too_soon', 'pickup_too_far'],
  to: ['invalid_dates', 'dropoff_before_pickup', 'rental_too_long'],
  place: ['unknown_place'],
}

type FaultAttributes = { 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Ties a field that can mend the fault to the note; any other field gets nothing. */
export function faultAttributes(field: keyof typeof MENDED_BY, fault: RentalFault | null): FaultAttributes {
  return fault && MENDED_BY[field].includes(fault) ? { 'aria-invalid': true, 'aria-describedby': FAULT_ID } : {}
}

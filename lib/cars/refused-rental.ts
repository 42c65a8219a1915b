import { ProviderError } from '@/lib/api/provider-error'
import type { RentalFault } from '@/lib/search/search-params'

const FAULTS: readonly RentalFault[] = [
  'invalid_dates',
  'pickup_in_past',
  'pickup_too_soon',
  'pickup_too_far',
  'dropoff_before_pickup',
  'rental_too_long',
  'unknown_place',
  'unknown_class',
]

/**
 * The provider has the last word on dates and places: a place that only hands out, or a minute that has passed since.
 *
 * @throws the error itself when it is none of these refusals.
 */
export function refusedRental(error: unknown): RentalFault {
  const fault = error instanceof ProviderError ? FAULTS.find((known) => known === error.code) : undefined
  if (!fault) throw error
  return fault
}

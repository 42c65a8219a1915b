import { RENTAL_FAULTS, type RentalFault } from './rental-fault'

/**
 * The provider has the last word on dates and places: a place that only hands out, or a minute that has passed since.
 *
 * @throws the error itself when it is none of these refusals.
 */
export function refusedRental(error: unknown): RentalFault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const fault = RENTAL_FAULTS.find((known) => known === code)
  if (!fault) throw error
  return fault
}

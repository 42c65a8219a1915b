import { RENTAL_ERRORS, type RentalError } from './rental-error'

/**
 * The provider has the last word on dates and places: a place that only hands out, or a minute that has passed since.
 *
 * @throws the error itself when it is none of these rejections.
 */
export function readRentalError(error: unknown): RentalError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const rentalError = RENTAL_ERRORS.find((candidate) => candidate === code)
  if (!rentalError) throw error
  return rentalError
}

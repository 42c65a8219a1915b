/** Most characters of the number of a flight, train or bus, or of the name of a ship. */
export const FLIGHT_NUMBER_MAX = 30

/** Form of a flight number that `cleanFlightNumber` has cleaned; empty = not stated. */
export const FLIGHT_NUMBER = new RegExp(`^[A-Z0-9А-ЯЁ -]{0,${FLIGHT_NUMBER_MAX}}$`)

/** Returns the flight number in capitals without spaces at its ends, which do not matter. */
export function cleanFlightNumber(text: string): string {
  return text.trim().toUpperCase()
}

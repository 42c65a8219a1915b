/** Most characters of the number of a flight, train or ship. */
export const FLIGHT_NUMBER_MAX = 12

/** As `cleanFlightNumber` leaves it; empty = not stated. */
export const FLIGHT_NUMBER = new RegExp(`^[A-Z0-9А-Я -]{0,${FLIGHT_NUMBER_MAX}}$`)

/** Case and spaces at the ends do not matter. */
export function cleanFlightNumber(text: string): string {
  return text.trim().toUpperCase()
}

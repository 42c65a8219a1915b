/** Number of a flight, train or ship as `cleanFlightNumber` leaves it; empty = not told. */
export const FLIGHT_NUMBER = /^[A-Z0-9А-Я -]{0,12}$/

/** Case and spaces at the ends do not matter. */
export function cleanFlightNumber(text: string): string {
  return text.trim().toUpperCase()
}

/** More digits than any number has. */
const DIGITS_MAX = 30

/** Returns the digits of a typed number of a booking, a fine or a damage: nothing else of it counts. */
export function payableDigits(number: string): string {
  return number.replace(/\D/g, '').slice(0, DIGITS_MAX)
}

/** Returns the name of a damage or a charge, which is also typed to pay it: `D-12`. */
export function debtName(id: number): string {
  return `D-${id}`
}

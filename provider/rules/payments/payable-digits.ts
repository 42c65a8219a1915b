/** More digits than any number has. */
const DIGITS_MAX = 30

/** Of the number of a booking, a fine or a damage only the digits count, however it is typed. */
export function payableDigits(number: string): string {
  return number.replace(/\D/g, '').slice(0, DIGITS_MAX)
}

/** A damage or a charge as everybody names it, and as it is typed to pay it: `D-12`. */
export function debtName(id: number): string {
  return `D-${id}`
}

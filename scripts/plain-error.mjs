/** Something a person can act on: shown as its one line, without a stack. */
export class PlainError extends Error {}

/**
 * Ends the process the way a failure has to end it.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  console.error(error instanceof PlainError ? error.message : error)
  process.exit(1)
}

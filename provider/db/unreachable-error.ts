/** The database did not answer in time, or too many wait for it: nothing is known of what was asked last. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

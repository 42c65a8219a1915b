/** The client did not want to show that it is he: nothing happened, and nothing needs to be said. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

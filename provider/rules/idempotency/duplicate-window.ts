import { subSeconds } from 'date-fns'

/** The same request again within this time is a second press of the button. */
const DUPLICATE_SECONDS = 60

/** Since when a twin of a request of `at` is one. */
export function duplicateSince(at: Date): Date {
  return subSeconds(at, DUPLICATE_SECONDS)
}

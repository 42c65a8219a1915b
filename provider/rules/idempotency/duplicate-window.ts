import { subSeconds } from 'date-fns'

/** The same request again within this time is a duplicate. */
const DUPLICATE_SECONDS = 60

/** Returns the beginning of the duplicate window of a request of `at`. */
export function duplicateSince(at: Date): Date {
  return subSeconds(at, DUPLICATE_SECONDS)
}

import { addSeconds } from 'date-fns'

/** Doubles with each attempt: 5 s, 10 s … */
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 60 * 60
/** These waits add up to 29 hours for which a gateway may be down; a code expires long before. */
const MAX_ATTEMPTS = 39

/** Returns when sending is tried again; null: never. */
export function triedAgainAt({ attempts }: { attempts: number }, at: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null
  return addSeconds(at, Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS))
}

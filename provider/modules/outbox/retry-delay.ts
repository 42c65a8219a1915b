import { addSeconds } from 'date-fns'
import type { WaitingMessage } from './claim-messages'

/** Doubles with each attempt: 5 s, 10 s … */
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 60 * 60
/** With these waits a gateway may be silent for 29 hours; a code is over long before. */
const MAX_ATTEMPTS = 39

/** @returns when it is tried again; null: it is given up. */
export function triedAgainAt({ attempts }: Pick<WaitingMessage, 'attempts'>, at: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null
  return addSeconds(at, Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS))
}

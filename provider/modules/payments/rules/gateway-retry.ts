import { addSeconds, differenceInHours } from 'date-fns'

const FIRST_SECONDS = 2
const LONGEST_SECONDS = 60
/** The gateway knows a key for 24 hours: after that the same call would be another operation. */
const KEY_HOURS = 23
/** How often the gateway is asked for what it has accepted and not decided yet. */
const PENDING_SECONDS = 60

/** Rows of a queue that one run of the reconciler takes. */
export const ROWS_AT_ONCE = 50
/** Longer than a call to the gateway may take: a worker that died leaves its rows to the next. */
export const LEASE_SECONDS = 60

/** Returns when the gateway is asked again after so many calls without an answer. */
export function retryAt(attempts: number, at: Date): Date {
  return addSeconds(at, Math.min(FIRST_SECONDS * 2 ** attempts, LONGEST_SECONDS))
}

/** Returns whether a call with this key may still be repeated. */
export function isKeyAlive(createdAt: Date, at: Date): boolean {
  return differenceInHours(at, createdAt) < KEY_HOURS
}

/** Returns when the gateway is asked at the latest for what it has not decided yet. */
export function nextCheckAt(at: Date): Date {
  return addSeconds(at, PENDING_SECONDS)
}

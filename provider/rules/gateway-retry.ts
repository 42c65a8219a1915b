import { addSeconds, differenceInHours } from 'date-fns'

const FIRST_SECONDS = 2
const LONGEST_SECONDS = 60
/** The gateway knows a key for 24 hours: after that the same call would be another act. */
const KEY_HOURS = 23

/** When the gateway is asked again after so many calls without an answer. */
export function retryAt(attempts: number, at: Date): Date {
  return addSeconds(at, Math.min(FIRST_SECONDS * 2 ** attempts, LONGEST_SECONDS))
}

/** Whether a call with this key may still be made again. */
export function isKeyAlive(createdAt: Date, at: Date): boolean {
  return differenceInHours(at, createdAt) < KEY_HOURS
}

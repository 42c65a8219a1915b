import { addHours, subHours } from 'date-fns'
import type { SignInRules } from '@/provider/rules/settings/station-settings'

// Not calendar days: those have 23 or 25 hours where the clocks change.
const DAY_HOURS = 24

/** Returns when a session that begins now ends, however it is used. */
export function sessionEnd(at: Date, { sessionDays }: Pick<SignInRules, 'sessionDays'>): Date {
  return addHours(at, sessionDays * DAY_HOURS)
}

/** Returns the moment of last use that ends a session: one that was last used then or before is idle for too long. */
export function idleSince(at: Date, { sessionIdleDays }: Pick<SignInRules, 'sessionIdleDays'>): Date {
  return subHours(at, sessionIdleDays * DAY_HOURS)
}

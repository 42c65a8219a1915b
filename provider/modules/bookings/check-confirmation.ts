import type { BookingStatus, Consent } from '@/provider/contract/bookings'
import { isWaiting } from '@/provider/contract/rules/dates/waiting-time'

type Outcome = 'confirm' | 'confirmed' | 'expire' | 'expired' | 'conflict'

/**
 * What a confirmation does to a booking. The same request again gets the same answer, another one after the fact is a
 * conflict. An online payment that is not decided is no obstacle: whoever cannot pay so pays at the branch, and money that
 * still comes is a part of the price.
 *
 * @param stored consents that the booking has, `given` those of the request.
 */
export function confirmation(
  { status, stale }: { status: BookingStatus; stale: boolean },
  stored: { document: string; version: string }[],
  given: Consent[],
): Outcome {
  if (stale) return 'expire'
  if (status === 'expired') return 'expired'
  if (status === 'confirmed') return given.every((consent) => isAmong(stored, consent)) ? 'confirmed' : 'conflict'
  return isWaiting(status) ? 'confirm' : 'conflict'
}

function isAmong(stored: { document: string; version: string }[], { document, version }: Consent): boolean {
  return stored.some((consent) => consent.document === document && consent.version === version)
}

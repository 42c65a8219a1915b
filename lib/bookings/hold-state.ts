import type { Booking } from '@/provider/contract/bookings'

/** `held` past its hour is `expired` for everybody, also before the provider has written it down. */
export function isExpired({ status, holdUntil }: Pick<Booking, 'status' | 'holdUntil'>, now: Date): boolean {
  if (status === 'expired') return true
  return status === 'held' && holdUntil !== null && new Date(holdUntil) <= now
}

import type { Booking } from '@/provider/contract/bookings'

/** Returns whether the payments of a running rental tell how to pay without a Russian card: the rest is paid there. */
export function hasNoCardNote({ status, payments, dueKop }: Pick<Booking, 'status' | 'payments' | 'dueKop'>): boolean {
  return status === 'active' && dueKop > 0 && payments.every(({ state }) => state !== 'pending')
}

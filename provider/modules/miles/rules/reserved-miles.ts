import type { BookingStatus } from '@/provider/contract/bookings'
import type { MileEntry } from '@/provider/contract/miles'
import { PAYABLE } from '@/provider/rules/miles/miles-on-booking'

type Spent = Pick<MileEntry, 'miles' | 'state' | 'booking'> & { bookingStatus: BookingStatus | null }

/**
 * Sets the state of the miles that bookings took. What a booking returned is subtracted from the latest entries first; the
 * status of the booking decides the others. A booking that waits counts until it has returned its miles.
 *
 * @param movements of one client, in the order of the ledger
 */
export function withReserved<Movement extends Spent>(movements: readonly Movement[]): Movement[] {
  const back = new Map<string | null, number>()
  return movements
    .toReversed()
    .map((movement) => {
      const { booking, miles, state } = movement
      const returned = back.get(booking) ?? 0
      if (state === 'returned') back.set(booking, returned + miles)
      if (state !== 'spent') return movement
      back.set(booking, Math.max(0, returned + miles))
      return { ...movement, state: returned >= -miles ? ('released' as const) : openState(movement) }
    })
    .reverse()
}

function openState({ bookingStatus }: Spent): 'reserved' | 'spent' {
  return PAYABLE.some((status) => status === bookingStatus) ? 'reserved' : 'spent'
}

import type { BookingStatus } from '@/provider/contract/bookings'
import type { MileEntry } from '@/provider/contract/miles'
import { PAYABLE } from '@/provider/rules/miles/miles-on-booking'

type Told = Pick<MileEntry, 'miles' | 'state' | 'booking'> & { bookingStatus: BookingStatus | null }

/**
 * What became of the miles that bookings took: what a booking gave back is taken off its latest takings first, and of the
 * others its status decides. One that waits for somebody still counts until it has given its miles back.
 *
 * @param movements of one client, in the order of the ledger
 */
export function withReserved<Movement extends Told>(movements: readonly Movement[]): Movement[] {
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

function openState({ bookingStatus }: Told): 'reserved' | 'spent' {
  return PAYABLE.some((status) => status === bookingStatus) ? 'reserved' : 'spent'
}

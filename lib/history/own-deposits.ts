import 'server-only'
import type { Session } from '@/lib/api/auth-session'
import { readOwnBooking } from '@/lib/api/history'
import type { Deposit } from '@/provider/contract/deposits'
import type { HistoryItem } from '@/provider/contract/history'

export type OwnDeposit = { number: string; car: string; dropoffAt: string; deposit: Deposit }

/** States in which a deposit still concerns the client. */
const OPEN: readonly Deposit['state'][] = ['planned', 'held', 'releasing', 'partly_released', 'overdue']

/** The deposits of the trip that runs or comes next, and of the last one that is over, while they are not settled. */
export async function readOpenDeposits(rentals: readonly HistoryItem[], session: Session): Promise<OwnDeposit[]> {
  const next = rentals.findLast(({ status }) => status === 'active' || status === 'confirmed')
  const last = rentals.find(({ status }) => status === 'completed')
  const details = await Promise.all(
    [next, last].flatMap((rental) => (rental ? readOwnBooking(rental.number, session) : [])),
  )
  return details
    .map(({ booking, deposit }) => ({
      ...{ number: booking.number, car: booking.car.car_data.naimenovanie },
      ...{ dropoffAt: booking.dropoffAt, deposit },
    }))
    .filter(({ deposit }) => OPEN.includes(deposit.state))
}

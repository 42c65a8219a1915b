import { eq, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import { WAITING } from '@/provider/contract/rules/bookings/waiting-statuses'
import type { Transaction } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { sqlList } from '@/provider/db/sql/sql-list'
import { NO_NETWORK } from '@/provider/records/bookings/no-network'

type Transition = {
  status: BookingStatus
  actor: 'client' | 'branch' | 'gateway' | 'system'
  at: Date
  refundKop?: number
  /** Left out: nothing was paid with the transition. */
  paidKop?: number
  /** Counted when the car is back. */
  distanceKm?: number | null
}

/** Writes the status and its entry in the history, and clears whose visit and network it was. The booking is locked. */
export async function transitionBooking(
  tx: Transaction,
  id: number,
  transition: Transition,
  reason: string,
): Promise<void> {
  const { status, actor, at, refundKop = null, paidKop, distanceKm } = transition
  await tx
    .update(bookings)
    .set({
      ...{ status, refundKop, ...NO_NETWORK },
      ...(paidKop !== undefined && { paidKop }),
      ...(distanceKm !== undefined && { distanceKm }),
    })
    .where(eq(bookings.id, id))
  await tx.insert(bookingStatusHistory).values({ bookingId: id, status, actor, at, reason })
}

/** Moves the holds that match and ran out to `expired`, with their history. @returns their number */
export async function expireHoldsWhere(tx: Transaction, condition: SQL, now: Date, locking = sql``): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await tx.execute(sql`
    with stale as (
      select b.id from bookings b
      where b.status in ${sqlList(WAITING)} and b.hold_until <= ${at} and ${condition}
      order by b.id for update ${locking}
    ), moved as (
      update bookings set status = 'expired', hold_network = null, hold_visitor = null from stale
      where bookings.id = stale.id returning bookings.id
    )
    insert into booking_status_history (booking_id, status, actor, at, reason)
    select id, 'expired', 'system', ${at}, 'hold ran out' from moved`)
  return rowCount ?? 0
}

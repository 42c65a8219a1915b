import { sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import { expireHoldsWhere } from './transition-booking'

type Claim = {
  bookingId: number
  clientId: number
  /** Null: the price has no offer. */
  offerId: number | null
  now: Date
}

/**
 * Reserves this offer for the booking in place of the one that it had, in the transaction that prices it. A trigger frees the
 * offer when the booking is released (migration 0104).
 *
 * @throws {FailureError} `offer_refused` when another booking took it a moment ago.
 */
export async function claimOffer(tx: Transaction, { bookingId, clientId, offerId, now }: Claim): Promise<void> {
  await tx.execute(sql`
    update offers set state = 'active', booking_id = null
    where booking_id = ${bookingId} and id is distinct from ${offerId}::bigint`)
  if (offerId === null) return
  await expireHoldsWhere(tx, sql`b.id = (select booking_id from offers where id = ${offerId})`, now)
  const { rowCount } = await tx.execute(sql`
    update offers set booking_id = ${bookingId},
      state = case when b.status in ('held', 'awaiting_payment') then 'reserved' else 'used' end
    from bookings b
    where b.id = ${bookingId} and offers.id = ${offerId} and offers.client_id = ${clientId}
      and (offers.state = 'active' or offers.booking_id = b.id)`)
  if (rowCount === 1) return
  throw new FailureError('offer_refused', 'The offer was taken a moment ago.', { details: { state: 'offer_reserved' } })
}

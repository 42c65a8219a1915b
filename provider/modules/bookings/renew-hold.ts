import { and, eq, lt, sql } from 'drizzle-orm'
import type { Booking } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { answerOnce, type Idempotency, type StoredAnswer } from './idempotent-hold'
import { type StoredBooking, selectBooking } from './queries'

export type Renewal = {
  holdUntil: Date
  maxHoldRenewals: number
  now: Date
  idempotency: Idempotency
  /** Turns the row into the answer; pure, because it runs inside the transaction. */
  describe: (booking: StoredBooking) => Booking
}

export type RenewalRepository = ReturnType<typeof createRenewalRepository>

export function createRenewalRepository(db: Database) {
  return {
    /**
     * Gives a hold that still runs its full length again, or gives what was answered to this key before.
     *
     * @throws {FailureError} `renewals_used_up`; `hold_expired` when it ran out meanwhile, `conflict` when it is no hold.
     */
    async renew(id: number, renewal: Renewal): Promise<StoredAnswer> {
      const { holdUntil, maxHoldRenewals, now, idempotency } = renewal
      return retryTransaction(db, (tx) =>
        answerOnce(tx, idempotency, now, async () => {
          const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
          const status = row && statusAt(row, now)
          if (status === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
          if (!row || status !== 'held') throw new FailureError('conflict', 'This booking is not on hold.')
          await countRenewal(tx, { bookingId: id, maxHoldRenewals })
          await tx.update(bookings).set({ holdUntil }).where(eq(bookings.id, id))
          const stored = await selectBooking(tx, eq(bookings.id, id))
          if (!stored) throw new Error('a locked booking cannot be read')
          return { booking: renewal.describe(stored), keySalt: stored.keySalt }
        }),
      )
    },
  }
}

/**
 * One more renewal of a hold, of one that ran out too: taken again, it hands its count on.
 *
 * @returns how many there are now.
 * @throws {FailureError} `renewals_used_up`
 */
export async function countRenewal(
  tx: Transaction,
  { bookingId, maxHoldRenewals }: { bookingId: number; maxHoldRenewals: number },
): Promise<number> {
  const [counted] = await tx
    .update(bookings)
    .set({ renewals: sql`${bookings.renewals} + 1` })
    .where(and(eq(bookings.id, bookingId), lt(bookings.renewals, maxHoldRenewals)))
    .returning({ renewals: bookings.renewals })
  if (counted) return counted.renewals
  throw new FailureError('renewals_used_up', 'The hold was renewed as often as it may be.', {
    details: { maxHoldRenewals },
  })
}

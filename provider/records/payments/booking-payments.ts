import { desc, eq, inArray } from 'drizzle-orm'
import type { BookingPayment } from '@/provider/contract/payments-states'
import type { Database } from '@/provider/db/database'
import { payments, refunds } from '@/provider/db/schema/payments'
import { REPLACED } from '@/provider/rules/payments/refund-end'
import { endState } from '@/provider/rules/payments/transitions'

/** Returns the online payments of a booking with their refunds, as the booking shows them: the newest first. */
export async function listBookingPayments(db: Pick<Database, 'select'>, bookingId: number): Promise<BookingPayment[]> {
  const bookingPayments = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.id))
  if (bookingPayments.length === 0) return []
  const bookingRefunds = await db
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        bookingPayments.map(({ id }) => id),
      ),
    )
    .orderBy(refunds.id)
  return bookingPayments.map(({ id, publicId, amountKop, state, method, cardLast4, createdAt, endedAt }) => ({
    id: publicId,
    amountKop,
    state: endState(state),
    method,
    cardLast4,
    at: (endedAt ?? createdAt).toISOString(),
    refunds: bookingRefunds
      .filter((refund) => refund.paymentId === id && isDisplayedRefund(refund))
      .map(refundResponse),
  }))
}

/** Returns whether the site displays a refund: a replaced one was never carried out. */
export function isDisplayedRefund({ cancelReason }: Pick<typeof refunds.$inferSelect, 'cancelReason'>): boolean {
  return cancelReason !== REPLACED
}

/** Returns a refund as the site displays it. */
export function refundResponse({
  amountKop,
  state,
  reason,
  createdAt,
}: Pick<typeof refunds.$inferSelect, 'amountKop' | 'state' | 'reason' | 'createdAt'>) {
  return { amountKop, state: state === 'created' ? 'pending' : state, reason, at: createdAt.toISOString() } as const
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import { BRANCH_MEANS, type BranchPayment } from '@/provider/contract/payments-states'
import type { Database } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/audit'
import { branchPaymentsLeft } from '@/provider/modules/bookings/rules/branch-payments-left'

/** Returns the condition of the actions that record and void payments of a booking at the branch (decision 84). */
export function branchPaymentsOf(bookingId: number) {
  return and(eq(operatorActions.bookingId, bookingId), inArray(operatorActions.act, ['booking.pay', 'booking.unpay']))
}

/** Lists what the branch took for a booking itself, the newest first. */
export async function listBranchPayments(db: Pick<Database, 'select'>, bookingId: number): Promise<BranchPayment[]> {
  const { act, details, at } = operatorActions
  const rows = await db
    .select({ act, details, at })
    .from(operatorActions)
    .where(branchPaymentsOf(bookingId))
    .orderBy(asc(operatorActions.id))
  const actions = rows.map((row) => ({
    isVoid: row.act === 'booking.unpay',
    amountKop: Number(row.details.amountKop),
    means: BRANCH_MEANS.find((means) => means === row.details.means) ?? null,
    at: row.at.toISOString(),
  }))
  return branchPaymentsLeft(actions).map(({ amountKop, means, at }) => ({ amountKop, means, at }))
}

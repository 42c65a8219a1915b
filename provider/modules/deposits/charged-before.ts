import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/audit'
import type { KeptReason } from '@/provider/modules/deposits/rules/duplicate-charge'
import type { DepositHold } from '@/provider/records/deposits/deposit-holds'

/**
 * Finds the cards of this booking of which a sum was kept for the same reason. Cards that paid its debts are left out:
 * `listChargedDebts` returns those debts.
 */
export async function listChargedBefore(
  tx: Transaction,
  bookingId: number,
  holds: readonly DepositHold[],
  reason: KeptReason,
): Promise<DepositHold[]> {
  const chargedHolds = holds.filter(({ keptKop, keptReason }) => (keptKop ?? 0) > 0 && keptReason === reason)
  if (chargedHolds.length === 0) return []
  const paid = await tx
    .select({ hold: sql`${operatorActions.details} ->> 'hold'`.mapWith(Number) })
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.bookingId, bookingId),
        eq(operatorActions.act, 'debt.pay'),
        sql`${operatorActions.details} ? 'hold'`,
      ),
    )
  const payers = new Set(paid.map(({ hold }) => hold))
  return chargedHolds.filter(({ id }) => !payers.has(id))
}

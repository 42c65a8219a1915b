import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { damages } from '@/provider/db/schema/debts'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Staff } from '@/provider/rules/actors'

export type CancelRejection = { why: 'not_found' | 'is_paying' | 'is_paid' | 'is_disputed' | 'is_over' }

/** Cancels a charge or a damage that was counted wrongly; the client reads the reason. Returns why not, or null. */
export async function cancelDebt(
  { db }: { db: Database },
  { id, reason }: { id: number; reason: string },
  staff: Staff,
): Promise<CancelRejection | null> {
  return retryTransaction(db, async (tx) => {
    const debtCondition = and(eq(damages.id, id), eq(damages.station, staff.station))
    const [damage] = await tx.select({ clientId: damages.clientId }).from(damages).where(debtCondition)
    if (!damage) return { why: 'not_found' }
    await lockClientRow(tx, damage.clientId)
    const [row] = await tx.select().from(damages).where(debtCondition).for('update')
    if (!row) return { why: 'not_found' }
    if (row.paidKop > 0) return { why: 'is_paid' }
    if (row.status === 'disputed') return { why: 'is_disputed' }
    if (row.debtKop === 0) return { why: 'is_over' }
    if ((await findActivePayment(tx, 'damage', id)) !== null) return { why: 'is_paying' }
    const note = { ru: reason, en: '', 'zh-CN': '' }
    await tx.update(damages).set({ status: 'cancelled', note }).where(debtCondition)
    await recordAction(tx, staff, 'debt.drop', row.bookingId, { id, amountKop: row.debtKop, reason })
    return null
  })
}

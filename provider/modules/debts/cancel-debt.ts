import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { damages } from '@/provider/db/schema/account'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { findActivePayment } from '@/provider/records/payments/active-payment'

export type DropRefusal = { why: 'not_found' | 'is_paying' | 'is_paid' | 'is_disputed' | 'is_over' }

/** Takes a charge or a damage back that was counted wrongly: nobody owes it, the client reads why. */
export function createDropDebt(db: Database) {
  return async (id: number, reason: string, act: Act): Promise<DropRefusal | null> =>
    retryTransaction(db, async (tx) => {
      const which = and(eq(damages.id, id), eq(damages.station, act.station))
      const [found] = await tx.select({ clientId: damages.clientId }).from(damages).where(which)
      if (!found) return { why: 'not_found' }
      await lockClientRow(tx, found.clientId)
      const [row] = await tx.select().from(damages).where(which).for('update')
      if (!row) return { why: 'not_found' }
      if (row.paidKop > 0) return { why: 'is_paid' }
      if (row.status === 'disputed') return { why: 'is_disputed' }
      if (row.debtKop === 0) return { why: 'is_over' }
      if ((await findActivePayment(tx, 'damage', id)) !== null) return { why: 'is_paying' }
      const note = { ru: reason, en: '', 'zh-CN': '' }
      await tx.update(damages).set({ status: 'cancelled', note }).where(which)
      await recordAction(tx, act, 'debt.drop', row.bookingId, { id, amountKop: row.debtKop, reason })
      return null
    })
}

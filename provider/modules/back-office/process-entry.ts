import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { disputes } from '@/provider/db/schema/debts'
import { findDebtLetter } from '@/provider/modules/debts/find-debt-letter'
import { recordAction } from '@/provider/records/audit/record-action'
import { enqueueDebt } from '@/provider/records/notifications/enqueue-debt'
import type { Staff } from '@/provider/rules/actors'
import { type EntryChange, UPDATES } from './queue-updates'
import type { QueueAction } from './queues'

/**
 * Processes one entry of a queue in one transaction, with the recorded action and the notification of the client.
 * Returns false when no entry waits for the action. `reason` is what the client reads; of actions without one any text.
 */
export async function processEntry(
  { db }: { db: Database },
  action: QueueAction,
  { id, reason }: Pick<EntryChange, 'id' | 'reason'>,
  staff: Staff,
): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    const { station, at } = staff
    const letter = action === 'outbox.retry' ? await findDebtLetter(tx, id, station) : null
    if (letter && letter.address === null) return false
    const result = await tx.execute(UPDATES[action]({ id, reason, station, at, address: letter?.address ?? null }))
    if (result.rowCount !== 1) return false
    await recordAction(tx, staff, action, null, { id })
    if (action === 'dispute.keep' || action === 'dispute.drop') await enqueueDecision(tx, action, id, staff)
    return true
  })
}

/** The client is notified of the decision on a dispute in the transaction that decides it. */
async function enqueueDecision(tx: Transaction, action: 'dispute.keep' | 'dispute.drop', id: number, staff: Staff) {
  const { clientId, fineId, damageId } = disputes
  const [row] = await tx.select({ clientId, fineId, damageId }).from(disputes).where(eq(disputes.id, id))
  if (!row) throw new Error('a decided dispute is not there')
  const [debtRow] = await tx
    .execute<{ booking_id: string | null }>(sql`
    select booking_id from fines where id = ${row.fineId}
    union all select booking_id from damages where id = ${row.damageId}`)
    .then(({ rows }) => rows)
  const bookingId = debtRow?.booking_id == null ? null : Number(debtRow.booking_id)
  const kind = row.fineId === null ? 'damage' : 'fine'
  const debt = { kind, id: row.fineId ?? row.damageId ?? 0, clientId: row.clientId, bookingId } as const
  await enqueueDebt(tx, action === 'dispute.keep' ? 'dispute_kept' : 'dispute_dropped', debt, staff)
}

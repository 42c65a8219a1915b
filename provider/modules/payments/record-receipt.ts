import { and, eq } from 'drizzle-orm'
import { receipts } from '@/provider/db/schema/payments'
import { nextCheckAt } from '@/provider/modules/payments/rules/gateway-retry'
import { type DueReceipt, RECEIPT_QUEUE } from './claim-due'
import { enqueueMoneyProblem } from './enqueue-payment'
import type { PaymentDeps } from './payment-deps'
import type { StoredReceipt } from './queries'

type Deps = Pick<PaymentDeps, 'db'>
type GatewayState = { gatewayId: string; state: 'pending' | 'succeeded' }

/** Records the gateway's state of a receipt. */
export async function recordReceipt(
  { db }: Deps,
  { id }: Pick<StoredReceipt, 'id'>,
  gatewayState: GatewayState,
  at: Date,
): Promise<void> {
  const endedAt = gatewayState.state === 'pending' ? null : at
  await db
    .update(receipts)
    .set({
      ...gatewayState,
      attempts: 0,
      nextAt: nextCheckAt(at),
      endedAt,
    })
    .where(and(eq(receipts.id, id), RECEIPT_QUEUE.waiting))
}

/** Ends a receipt that will not leave, and notifies the branch to print it by hand. */
export async function failReceipt(
  { db }: Deps,
  { id, gatewayId, amountKop, payable }: DueReceipt,
  { why, branchEmail, at }: { why: string; branchEmail: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(receipts)
      .set({ gatewayId, state: 'canceled', endedAt: at })
      .where(and(eq(receipts.id, id), RECEIPT_QUEUE.waiting))
    if (rowCount === 0) return
    await enqueueMoneyProblem(tx, 'receipt_failed', payable, { amountKop, partId: id, why, branchEmail, at })
  })
}

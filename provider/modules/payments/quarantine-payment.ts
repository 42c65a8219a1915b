import { and, eq, isNull } from 'drizzle-orm'
import { payments } from '@/provider/db/schema/payments'
import { enqueueMoneyProblem } from './enqueue-payment'
import type { PaymentDeps } from './payment-deps'
import type { StoredPayment } from './queries'

type Deps = Pick<PaymentDeps, 'db' | 'settings' | 'now' | 'alert'>

/** Stops the payment until an operator has looked at it, and notifies the branch, once. */
export async function quarantinePayment(deps: Deps, payment: StoredPayment, why: string): Promise<void> {
  const { db, settings, now, alert } = deps
  const { main_email: branchEmail } = await settings.current()
  const problem = { why, branchEmail, at: now() }
  const isNew = await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(payments)
      .set({ quarantine: why })
      .where(and(eq(payments.id, payment.id), isNull(payments.quarantine)))
    if (rowCount === 0) return false
    await enqueueMoneyProblem(tx, 'payment_attention', payment, { ...problem, amountKop: payment.amountKop })
    return true
  })
  if (isNew) alert({ payment: payment.publicId, why }, 'a payment is in quarantine')
}

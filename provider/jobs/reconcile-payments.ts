import type { ProviderServer } from '@/provider/http/server'
import type { Reconciler } from '@/provider/modules/payments/reconcile'
import { repeat } from './repeat'

export type PaymentsJob = Pick<Reconciler, 'turn'>

/** Finishes payments, refunds and receipts that nobody waits for, while the provider listens. */
export function scheduleReconciliation(app: ProviderServer, reconciler: PaymentsJob, everyMs: number): void {
  repeat(app, everyMs, 'the reconciler of payments', async () => {
    // However many are due: each turn takes a few, and what it asked is not due again for seconds.
    while ((await reconciler.turn()) > 0);
  })
}

import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Asks the gateway about a few due payments. Returns how many. */
export type ReconcilePayments = () => Promise<number>

/** Finishes payments, refunds and receipts for which no request waits, while the provider listens. */
export function scheduleReconciliation(
  app: ProviderServer,
  reconcilePayments: ReconcilePayments,
  intervalMs: number,
): void {
  repeat(app, intervalMs, 'the reconciler of payments', async () => {
    // Until none is due: each call takes a few, and a payment that was asked about is not due again for seconds.
    while ((await reconcilePayments()) > 0);
  })
}

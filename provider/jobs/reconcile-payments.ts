import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Checks a few due payments at the gateway. Returns how many. */
export type ReconcilePayments = () => Promise<number>

/** Finishes payments, refunds and receipts for which no request waits, while the provider listens. */
export function scheduleReconciliation(
  app: ProviderServer,
  reconcilePayments: ReconcilePayments,
  intervalMs: number,
): void {
  repeat(app, intervalMs, 'the reconciler of payments', async () => {
    // Each call takes a few, and a payment is not due again for seconds after it was checked.
    while ((await reconcilePayments()) > 0);
  })
}

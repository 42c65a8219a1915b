import { every } from './every'
import type { Reconciler } from './modules/payments/reconciler'
import type { ProviderServer } from './provider-server'

/** Finishes payments, refunds and receipts that nobody waits for, while the provider listens. */
export function reconcilePayments(app: ProviderServer, reconciler: Reconciler, everyMs: number): void {
  every(app, everyMs, 'the reconciler of payments', async () => {
    // However many are due: each turn takes a few, and what it asked is not due again for seconds.
    while ((await reconciler.turn()) > 0);
  })
}

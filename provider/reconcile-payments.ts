import { every } from './every'
import type { Reconciler } from './modules/payments/reconciler'
import type { ProviderServer } from './provider-server'

/** Finishes payments, refunds and receipts that nobody waits for, while the provider listens. */
export function reconcilePayments(app: ProviderServer, reconciler: Reconciler, everyMs: number): void {
  every(app, everyMs, 'the reconciler of payments', async () => {
    await reconciler.turn()
  })
}

import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Asks repeatedly how far the replica is, while the provider listens. */
export function scheduleReplica(app: ProviderServer, replica: { check(): Promise<void> }, intervalMs: number): void {
  repeat(app, intervalMs, 'the check of the replica', () => replica.check())
}

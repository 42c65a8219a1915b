import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Connects the listener for changes again when its connection is lost, and proves it now and then, while the provider listens. */
export function scheduleSignals(app: ProviderServer, signals: { check(): Promise<void> }, intervalMs: number): void {
  repeat(app, intervalMs, 'the check of the signals of changes', () => signals.check())
}

import type { BookingsService } from './modules/bookings/service'
import type { ProviderServer } from './provider-server'

/**
 * Moves holds that ran out to `expired` while the provider listens. No answer waits for it: search and booking pass
 * over such holds by themselves.
 */
export function sweepHolds(app: ProviderServer, bookings: BookingsService, everyMs: number): void {
  let sweeping: Promise<void> | null = null
  const sweep = async () => {
    try {
      const expired = await bookings.sweep()
      if (expired > 0) app.log.info({ expired }, 'holds expired')
    } catch (error) {
      app.log.error({ err: error }, 'the sweep of holds failed')
    } finally {
      sweeping = null
    }
  }
  const timer = setInterval(() => {
    sweeping ??= sweep()
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sweeping
  })
}

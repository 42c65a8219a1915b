import type { ProviderServer } from '@/provider/http/server'
import type { DeliveryResult } from '@/provider/modules/outbox/deliver'
import { createOutageLog } from './outage-log'

export type DeliverOutbox = () => Promise<DeliveryResult>

/**
 * Runs the worker of the outbox. A run does not wait for the one before: a message that hangs at its gateway delays only
 * itself. Closing the server waits for all runs. Logs name a message by its number: a gateway's own error text may name
 * the person.
 */
export function scheduleDelivery(app: ProviderServer, deliverOutbox: DeliverOutbox, intervalMs: number): void {
  const runs = new Set<Promise<void>>()
  const outageLog = createOutageLog(app.log, 'the outbox')
  const timer = setInterval(() => {
    const run = deliver().finally(() => runs.delete(run))
    runs.add(run)
  }, intervalMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await Promise.all(runs)
  })

  async function deliver(): Promise<void> {
    try {
      const { failures, alerts, hasClaimed } = await deliverOutbox()
      if (hasClaimed) outageLog.worked()
      for (const alert of alerts) app.log.error(alert)
      for (const failure of failures) {
        if (failure.lost) app.log.error(failure, 'a message is given up')
        else app.log.warn(failure, 'a message will be tried again')
      }
    } catch (error) {
      outageLog.failed(error)
    }
  }
}

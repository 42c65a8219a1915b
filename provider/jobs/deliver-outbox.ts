import type { ProviderServer } from '@/provider/http/server'
import type { OutboxService } from '@/provider/modules/outbox/deliver'
import { createOutageLog } from './outage-log'

export type OutboxJob = Pick<OutboxService, 'deliver'>

/**
 * The worker of the outbox. A turn does not wait for the one before: a message that hangs at its gateway holds up itself
 * alone. Closing waits for all of them. Logs name a message by its number: a gateway's own words may name the person.
 */
export function scheduleDelivery(app: ProviderServer, outbox: OutboxJob, everyMs: number): void {
  const turns = new Set<Promise<void>>()
  const told = createOutageLog(app.log, 'the outbox')
  const timer = setInterval(() => {
    const turn = takeTurn().finally(() => turns.delete(turn))
    turns.add(turn)
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await Promise.all(turns)
  })

  async function takeTurn(): Promise<void> {
    try {
      const { troubles, alerts, hasLooked } = await outbox.deliver()
      if (hasLooked) told.worked()
      for (const alert of alerts) app.log.error(alert)
      for (const trouble of troubles) {
        if (trouble.lost) app.log.error(trouble, 'a message is given up')
        else app.log.warn(trouble, 'a message will be tried again')
      }
    } catch (error) {
      told.failed(error)
    }
  }
}

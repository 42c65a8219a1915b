import { every } from './every'
import type { OutboxService } from './modules/outbox/service'
import type { ProviderServer } from './provider-server'

/** The worker of the outbox. Logs name a message by its number: a gateway's own words may name the person. */
export function sendOutbox(app: ProviderServer, outbox: OutboxService, everyMs: number): void {
  every(app, everyMs, 'the outbox', async () => {
    const { troubles } = await outbox.deliver()
    for (const trouble of troubles) {
      if (trouble.lost) app.log.error(trouble, 'a message is given up')
      else app.log.warn(trouble, 'a message will be tried again')
    }
  })
}

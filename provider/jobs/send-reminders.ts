import type { ProviderServer } from '@/provider/http/server'
import type { RemindersService } from '@/provider/modules/notifications/reminders'
import { repeat } from './repeat'

export type RemindersJob = Pick<RemindersService, 'sweep'>

/** Reminds drivers of their pick-up while the provider listens. */
export function scheduleReminders(app: ProviderServer, reminders: RemindersJob, everyMs: number): void {
  repeat(app, everyMs, 'the sweep of reminders', async () => {
    const reminded = await reminders.sweep()
    if (reminded > 0) app.log.info({ reminded }, 'drivers reminded')
  })
}

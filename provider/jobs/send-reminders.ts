import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Returns how many drivers were reminded. */
export type SendReminders = () => Promise<number>

/** Reminds drivers of their pick-up, or of their return, while the provider listens. */
export function scheduleReminders(app: ProviderServer, sendReminders: SendReminders, intervalMs: number): void {
  repeat(app, intervalMs, 'the sweep of reminders', async () => {
    const reminded = await sendReminders()
    if (reminded > 0) app.log.info({ reminded }, 'drivers reminded')
  })
}

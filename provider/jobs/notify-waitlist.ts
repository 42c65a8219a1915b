import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Returns how many people were told. */
export type NotifyWaitlist = () => Promise<number>

/**
 * Tells people whose car is free again, while the provider listens. A repeated check sees every way in which a car becomes
 * free: a cancellation, a hold that expired, a change, a car that was unblocked or is new.
 */
export function scheduleWaitlist(app: ProviderServer, notifyWaitlist: NotifyWaitlist, intervalMs: number): void {
  repeat(app, intervalMs, 'the check of the waitlist', async () => {
    const notified = await notifyWaitlist()
    if (notified > 0) app.log.info({ notified }, 'people of the waitlist notified')
  })
}

import type { ProviderServer } from '@/provider/http/server'
import { createOutageLog } from './outage-log'

/**
 * Repeats a job while the provider listens, never twice at once. A failure is logged (of an outage of the database the
 * first one) and the job goes on; closing the server waits for the run that is at work.
 */
export function repeat(app: ProviderServer, intervalMs: number, name: string, job: () => Promise<void>): void {
  const outageLog = createOutageLog(app.log, name)
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      await job()
      outageLog.worked()
    } catch (error) {
      outageLog.failed(error)
    } finally {
      running = null
    }
  }
  const timer = setInterval(() => {
    running ??= run()
  }, intervalMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

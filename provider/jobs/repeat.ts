import type { ProviderServer } from '@/provider/http/server'
import { createOutageLog } from './outage-log'

/**
 * Repeats a work while the provider listens, never twice at once. A fault is logged (of an outage of the database the
 * first one) and the next turn comes all the same; closing waits for the turn that runs.
 */
export function repeat(app: ProviderServer, everyMs: number, name: string, work: () => Promise<void>): void {
  const told = createOutageLog(app.log, name)
  let running: Promise<void> | null = null
  const turn = async () => {
    try {
      await work()
      told.worked()
    } catch (error) {
      told.failed(error)
    } finally {
      running = null
    }
  }
  const timer = setInterval(() => {
    running ??= turn()
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

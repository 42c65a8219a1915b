import type { ProviderServer } from './provider-server'

/**
 * Repeats a work while the provider listens, never twice at once. A fault is logged and the next turn comes all the
 * same; closing waits for the turn that runs.
 */
export function every(app: ProviderServer, everyMs: number, name: string, work: () => Promise<void>): void {
  let running: Promise<void> | null = null
  const turn = async () => {
    try {
      await work()
    } catch (error) {
      app.log.error({ err: error }, `${name} failed`)
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

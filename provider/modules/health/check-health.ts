import { FailureError } from '@/provider/failure-error'
import type { HealthRepository } from './queries'

/** `/readyz` answers within a second, whatever hangs; the site, which asks it, waits 900 ms. */
const DEADLINE_MS = 700

export type HealthService = ReturnType<typeof createHealthService>

export function createHealthService(health: HealthRepository, isDraining: () => boolean) {
  return {
    /** @throws {FailureError} `unavailable` while the process stops, or when the database does not answer. */
    async requireReady(): Promise<void> {
      if (isDraining()) throw new FailureError('unavailable', 'The provider is stopping.')
      await withinDeadline(health.ping()).catch((cause: unknown) => {
        throw new FailureError('unavailable', 'The database does not answer.', { cause })
      })
    },
  }
}

/** What is late goes on without anybody: it ends by the limits of its own connection. */
async function withinDeadline(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DEADLINE_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

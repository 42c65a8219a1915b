import { FailureError } from '@/provider/failure-error'
import type { HealthRepository } from './repository'

export type HealthService = ReturnType<typeof createHealthService>

export function createHealthService(health: HealthRepository, isDraining: () => boolean) {
  return {
    /** @throws {FailureError} `unavailable` while the process stops, or when the database does not answer. */
    async requireReady(): Promise<void> {
      if (isDraining()) throw new FailureError('unavailable', 'The provider is stopping.')
      await health.ping().catch((cause: unknown) => {
        throw new FailureError('unavailable', 'The database does not answer.', { cause })
      })
    },
  }
}

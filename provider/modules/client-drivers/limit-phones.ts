import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import { createAttemptCounters } from '@/provider/modules/auth/attempt-counters'

export type AdmitPhone = ReturnType<typeof createPhoneLimit>

/**
 * Limits the phones that a client names for drivers within a day, from whatever networks: the response says whether a
 * client or a driver has one.
 */
export function createPhoneLimit(db: Database) {
  const counters = createAttemptCounters(db)

  /** Counts one more, before it is written. @throws {FailureError} `too_many_requests` */
  return async function admitPhone(clientId: number): Promise<void> {
    const { waitSeconds } = await counters.consume('driverPhone', String(clientId))
    if (waitSeconds === null) return
    const details = { retryAfterSeconds: waitSeconds, phones: true }
    throw new FailureError('too_many_requests', 'Too many phones of drivers within a day.', { details })
  }
}

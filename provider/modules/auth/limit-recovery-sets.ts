import type { Database } from '@/provider/db/database'
import { createAttemptCounters } from './attempt-counters'
import { tooManyAttemptsFailure } from './session-response'

export type AdmitRecoverySet = ReturnType<typeof createRecoverySetLimit>

/** Limits the sets of recovery codes that are made for a client within a day: each takes as long as ten sign-ins. */
export function createRecoverySetLimit(db: Database) {
  const counters = createAttemptCounters(db)

  /** Counts one more, before it is made. @throws {FailureError} `too_many_requests` */
  return async function admitRecoverySet(clientId: number): Promise<void> {
    const { waitSeconds } = await counters.consume('recoverySet', String(clientId))
    if (waitSeconds !== null) throw tooManyAttemptsFailure(waitSeconds)
  }
}

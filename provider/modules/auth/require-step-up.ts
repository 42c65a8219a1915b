import { addMinutes } from 'date-fns'
import { FailureError } from '@/provider/failure-error'

/** How long a client who has shown that it is he may do what needs more than a session. */
const PROOF_MINUTES = 10

/**
 * A session that lies open on somebody's table is not enough for this.
 *
 * @throws {FailureError} `step_up_required`
 */
export function requireProof({ provedAt }: { provedAt: Date | null }, at: Date): void {
  if (provedAt !== null && at < addMinutes(provedAt, PROOF_MINUTES)) return
  throw new FailureError('step_up_required', 'The client must show again that it is he.')
}

import { addMinutes } from 'date-fns'
import { FailureError } from '@/provider/failure-error'

/** How long a step-up is valid. */
const STEP_UP_MINUTES = 10

/**
 * Requires a recent step-up, for actions for which an open session is not enough.
 *
 * @throws {FailureError} `step_up_required`
 */
export function requireStepUp({ provedAt }: { provedAt: Date | null }, at: Date): void {
  if (provedAt !== null && at < addMinutes(provedAt, STEP_UP_MINUTES)) return
  throw new FailureError('step_up_required', 'The client must show again that it is he.')
}

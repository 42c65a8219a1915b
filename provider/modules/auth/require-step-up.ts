import { addMinutes } from 'date-fns'
import { FailureError } from '@/provider/failure-error'
import type { Client } from '@/provider/rules/actors'
import type { StepUpRules } from '@/provider/rules/settings/station-settings'

/** `code`: a password is not enough, as a stranger at an open browser may have it filled in. */
type StepUpNeed = 'any' | 'code'

/**
 * Requires a recent step-up, for actions for which an open session is not enough. Of a client with a second factor nothing
 * else counts.
 *
 * @throws {FailureError} `step_up_required`, `details.by`: what is enough
 */
export function requireStepUp(
  { provedAt, provedBy, hasSecondFactor }: Pick<Client, 'provedAt' | 'provedBy' | 'hasSecondFactor'>,
  at: Date,
  { minutes }: Pick<StepUpRules, 'minutes'>,
  need: StepUpNeed = 'any',
): void {
  const by = hasSecondFactor ? 'second_factor' : need
  const isRecent = provedAt !== null && at < addMinutes(provedAt, minutes)
  const isEnough = provedBy === 'second_factor' || by === 'any' || provedBy === by
  if (isRecent && isEnough) return
  throw new FailureError('step_up_required', 'The client must show again that it is he.', { details: { by } })
}

import { refusalName } from '@/lib/browser-api/refusal-name'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Keys of `debts.refusals`. */
export type DisputeRefusal =
  | 'alreadyDisputed'
  | 'tooLate'
  | 'notOpen'
  | 'filesMissing'
  | 'tooMany'
  | 'signedOut'
  | 'offline'
  | 'operation'

const REFUSAL_OF: Partial<Record<FailureCode, DisputeRefusal>> = {
  already_disputed: 'alreadyDisputed',
  dispute_too_late: 'tooLate',
  conflict: 'notOpen',
  files_missing: 'filesMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

export function disputeRefusal(error: unknown): DisputeRefusal {
  return refusalName(error, REFUSAL_OF)
}

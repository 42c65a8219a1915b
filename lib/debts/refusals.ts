import { RefusedError } from '@/lib/browser-api/refused-error'
import { isOffline } from '@/lib/files/file-fault'
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

/** "Operation error": any client-area call without a text of its own (PRODUCT §9). */
export function disputeRefusal(error: unknown): DisputeRefusal {
  if (!(error instanceof RefusedError)) return 'operation'
  return REFUSAL_OF[error.code] ?? (isOffline(error) ? 'offline' : 'operation')
}

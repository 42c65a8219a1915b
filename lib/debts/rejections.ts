import { nameRejection } from '@/lib/browser-api/name-rejection'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Keys of `debts.rejections`. */
export type DisputeRejection =
  | 'alreadyDisputed'
  | 'tooLate'
  | 'notOpen'
  | 'filesMissing'
  | 'tooMany'
  | 'signedOut'
  | 'offline'
  | 'operation'

const REJECTION_OF: Partial<Record<FailureCode, DisputeRejection>> = {
  already_disputed: 'alreadyDisputed',
  dispute_too_late: 'tooLate',
  conflict: 'notOpen',
  files_missing: 'filesMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

export function nameDisputeRejection(error: unknown): DisputeRejection {
  return nameRejection(error, REJECTION_OF)
}

import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { ProfileError } from './profile-rules'

/** Keys of `profile.rejections`. */
export type ProfileNote =
  | 'operation'
  | 'offline'
  | 'tooMany'
  | 'samePhone'
  | 'signedOut'
  | 'running'
  | 'oldCodeOver'
  | 'goneAlready'

/** `seconds`: when it may be tried again. */
export type ProfileRejection = { fieldError: ProfileError } | { note: ProfileNote; seconds: number }

const ERROR_OF: Partial<Record<FailureCode, ProfileError>> = {
  code_wrong: 'codeWrong',
  second_factor_wrong: 'factorWrong',
  password_wrong: 'passwordWrong',
  password_too_common: 'passwordCommon',
  consent_required: 'marketingNeeded',
}

const NOTE_OF: Partial<Record<FailureCode, ProfileNote>> = {
  too_many_requests: 'tooMany',
  already_registered: 'samePhone',
  unauthenticated: 'signedOut',
  not_found: 'goneAlready',
}

/** What is wrong with a field, or with the whole; anything that is no rejection is an error of ours. */
export function readProfileRejection(error: unknown): ProfileRejection {
  if (!(error instanceof RejectionError)) return { note: 'operation', seconds: 0 }
  const { code, details } = error
  if (details?.fault === 'offline') return { note: 'offline', seconds: 0 }
  if (details?.running === true) return { note: 'running', seconds: 0 }
  const fieldError = ERROR_OF[code]
  if (fieldError) return { fieldError: fieldError }
  const seconds = details?.retryAfterSeconds
  return { note: NOTE_OF[code] ?? 'operation', seconds: typeof seconds === 'number' ? Math.ceil(seconds) : 0 }
}

/** The first of two codes is over while the second is asked for: both are needed anew. */
export function isOldCodeOver(error: unknown): boolean {
  return error instanceof RejectionError && error.code === 'code_wrong' && error.details?.of === 'old'
}

import { BrokenResponseError, RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { CookieRejectionError } from './guest-cookie'
import type { GuestError, GuestField, GuestStep } from './guest-rules'

/** As long as the wait for another code can be (ADR 0018); a longer one is for more than the last code. */
const RESEND_MAX_SECONDS = 600
const SERVER_ERROR = 500

/** Keys of `auth.rejections`: the messages of specification §8, each where PRODUCT §9 wants it. */
export type GuestNote =
  | 'credentialsNotFound'
  | 'samePhone'
  | 'registrationError'
  | 'tooMany'
  | 'codeRequested'
  | 'noCookies'
  | 'offline'
  | 'unavailable'
  | 'clientError'
  | 'serverError'
  | 'unexpected'
  | 'unknown'

/** What a rejection is about: one field, or the whole form. `seconds`: when it may be tried again. */
export type GuestRejection = { field: GuestField; error: GuestError } | { note: GuestNote; seconds: number }

const RESPONSE_ERRORS = ['unexpected', 'unknown', 'offline'] as const

const FIELD_OF: Partial<Record<FailureCode, { field: GuestField; error: GuestError }>> = {
  code_wrong: { field: 'code', error: 'codeWrong' },
  password_too_common: { field: 'password', error: 'passwordCommon' },
}

const NOTE_OF: Partial<Record<FailureCode, GuestNote>> = {
  credentials_not_found: 'credentialsNotFound',
  already_registered: 'samePhone',
  too_many_requests: 'tooMany',
  unavailable: 'unavailable',
}

/** @param error what a call of `lib/browser-api/auth` threw; anything else is an error of ours. */
export function readGuestRejection(step: GuestStep, error: unknown): GuestRejection {
  if (error instanceof CookieRejectionError) return { note: 'noCookies', seconds: 0 }
  if (error instanceof BrokenResponseError) return { note: error.fault, seconds: 0 }
  if (!(error instanceof RejectionError)) return { note: 'unexpected', seconds: 0 }
  const { code, details } = error
  // The route handler answered, but not usably; or it was never reached.
  const responseError = RESPONSE_ERRORS.find((one) => one === details?.fault)
  if (responseError) return { note: responseError, seconds: 0 }
  const seconds = secondsIn(details)
  if (step === 'phone' && code === 'too_many_requests' && seconds > 0 && seconds <= RESEND_MAX_SECONDS)
    return { note: 'codeRequested', seconds }
  return FIELD_OF[code] ?? { note: NOTE_OF[code] ?? otherNote(step, code), seconds }
}

function otherNote(step: GuestStep, code: FailureCode): GuestNote {
  if (STATUS_OF[code] >= SERVER_ERROR) return 'serverError'
  return step === 'registration' ? 'registrationError' : 'clientError'
}

function secondsIn(details: RejectionError['details']): number {
  const seconds = details?.retryAfterSeconds
  return typeof seconds === 'number' ? Math.ceil(seconds) : 0
}

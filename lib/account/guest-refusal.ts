import { BrokenAnswer, RefusedError } from '@/lib/browser-api/refused-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'
import type { GuestFault, GuestField, GuestStep } from './guest-rules'

const SECONDS_OF_MINUTE = 60
const SERVER_ERROR = 500

/** Keys of `account.refusals`: the messages of specification §8, each where PRODUCT §9 wants it. */
export type GuestNote =
  | 'credentialsNotFound'
  | 'samePhone'
  | 'registrationError'
  | 'tooMany'
  | 'unavailable'
  | 'clientError'
  | 'serverError'
  | 'unexpected'
  | 'unknown'

/** What a refusal is about: one field, or the whole form. `minutes`: when it may be tried again. */
export type GuestRefusal = { field: GuestField; fault: GuestFault } | { note: GuestNote; minutes: number }

const FIELD_OF: Partial<Record<FailureCode, { field: GuestField; fault: GuestFault }>> = {
  code_wrong: { field: 'code', fault: 'codeWrong' },
  password_too_common: { field: 'password', fault: 'passwordCommon' },
}

const NOTE_OF: Partial<Record<FailureCode, GuestNote>> = {
  credentials_not_found: 'credentialsNotFound',
  already_registered: 'samePhone',
  too_many_requests: 'tooMany',
  unavailable: 'unavailable',
}

/** @param error what a call of `lib/browser-api/auth` threw; anything else is a fault of ours. */
export function readGuestRefusal(step: GuestStep, error: unknown): GuestRefusal {
  if (error instanceof BrokenAnswer) return { note: error.fault, minutes: 0 }
  if (!(error instanceof RefusedError)) return { note: 'unexpected', minutes: 0 }
  const { code, details } = error
  // The door had an answer, and it was none.
  if (details?.fault === 'unexpected' || details?.fault === 'unknown') return { note: details.fault, minutes: 0 }
  return FIELD_OF[code] ?? { note: NOTE_OF[code] ?? otherNote(step, code), minutes: minutesIn(details) }
}

function otherNote(step: GuestStep, code: FailureCode): GuestNote {
  if (STATUS_OF[code] >= SERVER_ERROR) return 'serverError'
  return step === 'registration' ? 'registrationError' : 'clientError'
}

function minutesIn(details: RefusedError['details']): number {
  const seconds = details?.retryAfterSeconds
  return typeof seconds === 'number' ? Math.ceil(seconds / SECONDS_OF_MINUTE) : 0
}

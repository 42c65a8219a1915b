import 'server-only'
import { yearHref } from '@/lib/miles/year'
import { ChargeResponse, SpendOutcome, type SpendRequest, SpendResponse } from '@/provider/contract/miles'
import type { Session } from './auth-session'
import { type Once, onceHeaders } from './doors/once'
import { type Caller, callOwn } from './provider/call-own'
import { readSection } from './provider/read-section'

/** Every movement of miles, or those of a year. */
export function readCharge(session: Session, year: number | null = null): Promise<ChargeResponse> {
  return readSection(chargeOf(year), ChargeResponse, session)
}

/** The same, for a door. */
export function takeCharge(year: number | null, caller: Caller): Promise<ChargeResponse> {
  return callOwn({ path: chargeOf(year), method: 'GET', answer: ChargeResponse }, caller)
}

/** What miles can pay for, and what they paid for. */
export function readSpend(session: Session): Promise<SpendResponse> {
  return readSection('spend', SpendResponse, session)
}

/** What `spendMiles` would answer. @throws {ProviderError} `miles_limit` … */
export function previewMiles(body: SpendRequest, caller: Caller): Promise<SpendOutcome> {
  return callOwn({ path: 'spend/preview', body, answer: SpendOutcome }, caller)
}

/** @throws {ProviderError} `miles_limit`, `conflict`, `hold_expired`, `not_found`, `idempotency_key_reused` */
export function spendMiles(body: SpendRequest, once: Once, caller: Caller): Promise<SpendOutcome> {
  return callOwn({ path: 'spend', body, answer: SpendOutcome, headers: onceHeaders(once) }, caller)
}

/** Gives every mile of a booking back. @throws {ProviderError} `conflict`, `hold_expired`, `not_found` */
export function releaseMiles(number: string, caller: Caller): Promise<SpendOutcome> {
  return callOwn({ path: `spend/${number}`, method: 'DELETE', answer: SpendOutcome }, caller)
}

function chargeOf(year: number | null): string {
  return yearHref('charge', year)
}

import 'server-only'
import { listHref } from '@/lib/account/list-address'
import type { Client } from '@/lib/auth/actors'
import { ChargeResponse, SpendOutcome, type SpendRequest, SpendResponse } from '@/provider/contract/miles'
import type { Session } from './auth-session'
import { type Once, onceHeaders } from './doors/once'
import { callOwn } from './provider/call-own'
import { readSection } from './provider/read-section'

/** Every movement of miles, or those of a year. */
export function readCharge(session: Session, year: number | null = null): Promise<ChargeResponse> {
  return readSection(listHref('charge', { year }), ChargeResponse, session)
}

/** The same, for a route handler. */
export function requestCharge(year: number | null, client: Client): Promise<ChargeResponse> {
  return callOwn({ path: listHref('charge', { year }), method: 'GET', schema: ChargeResponse }, client)
}

/** What miles can pay for, and what they paid for. */
export function readSpend(session: Session): Promise<SpendResponse> {
  return readSection('spend', SpendResponse, session)
}

/** What `spendMiles` would answer. @throws {ProviderError} `miles_limit` … */
export function previewMiles(body: SpendRequest, client: Client): Promise<SpendOutcome> {
  return callOwn({ path: 'spend/preview', body, schema: SpendOutcome }, client)
}

/** @throws {ProviderError} `miles_limit`, `conflict`, `hold_expired`, `not_found`, `idempotency_key_reused` */
export function spendMiles(body: SpendRequest, once: Once, client: Client): Promise<SpendOutcome> {
  return callOwn({ path: 'spend', body, schema: SpendOutcome, headers: onceHeaders(once) }, client)
}

/** Gives every mile of a booking back. @throws {ProviderError} `conflict`, `hold_expired`, `not_found` */
export function releaseMiles(number: string, client: Client): Promise<SpendOutcome> {
  return callOwn({ path: `spend/${number}`, method: 'DELETE', schema: SpendOutcome }, client)
}

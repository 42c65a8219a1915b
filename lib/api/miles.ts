import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { ChargeAnswer, SpendAnswer, SpendOutcome, type SpendRequest } from '@/provider/contract/miles'
import { callProvider } from './call-provider'
import { readSection } from './read-section'
import type { Session } from './session'
import { visitorHeaders } from './visitor-headers'

/** Every movement of miles, or those of a year; a door names the language of its page. */
export function readCharge(session: Session, year: number | null = null, language?: Locale): Promise<ChargeAnswer> {
  const query = year === null ? '' : `?year=${year}`
  const path = `/auth-client/charge${query}` as const
  return callProvider({ path, answer: ChargeAnswer, session, ...(language ? { language } : {}) })
}

/** What miles can pay for, and what they paid for. */
export function readSpend(session: Session): Promise<SpendAnswer> {
  return readSection('spend', SpendAnswer, session)
}

/** What `spendMiles` would answer. @throws {ProviderError} `miles_limit` … */
export function previewMiles(body: SpendRequest, session: Session, visitor: Headers): Promise<SpendOutcome> {
  return change('POST', '/auth-client/spend/preview', { body, session, headers: visitorHeaders(visitor) })
}

/** @throws {ProviderError} `miles_limit`, `conflict`, `hold_expired`, `not_found`, `idempotency_key_reused` */
export function spendMiles(
  body: SpendRequest,
  idempotencyKey: string,
  session: Session,
  visitor: Headers,
): Promise<SpendOutcome> {
  const headers = { 'idempotency-key': idempotencyKey, ...visitorHeaders(visitor) }
  return change('POST', '/auth-client/spend', { body, session, headers })
}

/** Gives every mile of a booking back. @throws {ProviderError} `conflict`, `hold_expired`, `not_found` */
export function releaseMiles(number: string, session: Session, visitor: Headers): Promise<SpendOutcome> {
  return change('DELETE', `/auth-client/spend/${number}`, { session, headers: visitorHeaders(visitor) })
}

type Change = { body?: SpendRequest; session: Session; headers: Record<string, string> }

function change(method: 'POST' | 'DELETE', path: `/${string}`, rest: Change): Promise<SpendOutcome> {
  return callProvider({ path, method, answer: SpendOutcome, language: null, ...rest })
}

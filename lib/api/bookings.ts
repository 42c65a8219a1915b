import 'server-only'
import type { AnyVisitor, Visitor } from '@/lib/auth/actors'
import type { Locale } from '@/lib/i18n/routing'
import { CodeResponse } from '@/provider/contract/auth'
import {
  BOOKING_KEY_HEADER,
  Booking,
  ChangeQuote,
  type ChangeRequest,
  type ConfirmRequest,
  type HoldRequest,
  HoldResponse,
  type PhoneCodeRequest,
  VISITOR_HEADER,
} from '@/provider/contract/bookings'
import {
  Extension,
  ExtensionQuote,
  type ExtensionQuoteRequest,
  type ExtensionRequest,
} from '@/provider/contract/extensions'
import type { RentalRequest } from '@/provider/contract/quotes'
import { asClient, type Session } from './auth-session'
import { type Once, onceHeaders } from './doors/once'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

const PATH = '/sun/v2/bookings'

/** Whose hold it is: the visit counts them, and the address is stored with the consents. */
export type HoldingVisitor = Once & { visit: string; requestHeaders: Headers }

/** Who holds a key; `session`: of the client who is signed in beside it. */
type Opening = Pick<AnyVisitor, 'requestHeaders' | 'session'>

/** `session`: of the client whose booking it shall be; null: of whoever drives. */
type AnyHoldingVisitor = HoldingVisitor & { session: Session | null }

/** Sends a code to the phone of a booking, a client's or not. @throws {ProviderError} `too_many_requests` */
export function requestPhoneCode(body: PhoneCodeRequest, { language, requestHeaders }: Visitor): Promise<CodeResponse> {
  const headers = visitorHeaders(requestHeaders)
  return callProvider({ path: `${PATH}/phone-code`, method: 'POST', body, schema: CodeResponse, headers, language })
}

/** Takes a car for the hold's minutes; the same key and body answer the same booking. @throws {ProviderError} */
export async function holdCar(request: HoldRequest, visitor: AnyHoldingVisitor): Promise<HoldResponse> {
  return callProvider({
    path: PATH,
    method: 'POST',
    body: request,
    schema: HoldResponse,
    headers: holdHeaders(visitor),
    language: request.language,
    ...asClient(visitor.session),
  })
}

/** Another hold of full length; of one that ran out, under a new number and key. @throws {ProviderError} */
export async function renewHold(
  number: string,
  key: string,
  totalKop: number,
  visitor: HoldingVisitor,
): Promise<HoldResponse> {
  return callProvider({
    path: `${PATH}/${number}/renew`,
    method: 'POST',
    body: { totalKop },
    schema: HoldResponse,
    headers: { ...keyHeader(key), ...holdHeaders(visitor) },
    language: null,
  })
}

/** Null for an unknown number and for a wrong key alike. `language`: as of `callProvider`. @throws {ProviderError} */
export async function findBooking(number: string, key: string, language: Locale | null): Promise<Booking | null> {
  try {
    return await callProvider({ path: `${PATH}/${number}`, schema: Booking, headers: keyHeader(key), language })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
}

/**
 * Held → confirmed, to be paid at the branch; or other dates, places, options or people. Rejected, the booking is as it was.
 *
 * @throws {ProviderError} `hold_expired`, `change_too_late` …
 */
export async function patchBooking(
  number: string,
  key: string,
  request: ConfirmRequest | ChangeRequest,
  { requestHeaders, session }: Opening,
): Promise<Booking> {
  return callProvider({
    path: `${PATH}/${number}`,
    method: 'PATCH',
    body: request,
    schema: Booking,
    headers: { ...keyHeader(key), ...visitorHeaders(requestHeaders) },
    language: null,
    ...asClient(session),
  })
}

/** What a change would cost; a page that asks has no visitor's headers to pass on. @throws {ProviderError} */
export async function quoteChange(
  number: string,
  key: string,
  rental: RentalRequest,
  language: Locale,
  visitor?: Opening,
): Promise<ChangeQuote> {
  return callProvider({
    path: `${PATH}/${number}/quote`,
    method: 'POST',
    body: rental,
    schema: ChangeQuote,
    headers: { ...keyHeader(key), ...(visitor ? visitorHeaders(visitor.requestHeaders) : {}) },
    language,
    ...asClient(visitor?.session ?? null),
  })
}

/** @param refundKop the sum that was shown. @throws {ProviderError} `refund_changed` … */
export async function cancelBooking(
  number: string,
  key: string,
  refundKop: number,
  requestHeaders: Headers,
): Promise<Booking> {
  return callProvider({
    path: `${PATH}/${number}/cancel`,
    method: 'POST',
    body: { refundKop },
    schema: Booking,
    headers: { ...keyHeader(key), ...visitorHeaders(requestHeaders) },
    language: null,
  })
}

/** What a later return would cost, and whether the car is free until then. @throws {ProviderError} `conflict` … */
export async function quoteExtension(
  number: string,
  key: string,
  body: ExtensionQuoteRequest,
  requestHeaders: Headers,
): Promise<ExtensionQuote> {
  const path = `${PATH}/${number}/extension/quote` as const
  const headers = { ...keyHeader(key), ...visitorHeaders(requestHeaders) }
  return callProvider({ path, method: 'POST', body, schema: ExtensionQuote, headers, language: null })
}

/** Asks the branch for a later return; the booking stays as it is. @throws {ProviderError} `car_taken`, `price_changed` … */
export async function requestExtension(
  number: string,
  key: string,
  body: ExtensionRequest,
  requestHeaders: Headers,
): Promise<Extension> {
  const headers = { ...keyHeader(key), ...visitorHeaders(requestHeaders) }
  const path = `${PATH}/${number}/extension` as const
  return callProvider({ path, method: 'POST', body, schema: Extension, headers, language: null })
}

/** Takes that back. @throws {ProviderError} */
export async function withdrawExtension(number: string, key: string, requestHeaders: Headers): Promise<Extension> {
  const headers = { ...keyHeader(key), ...visitorHeaders(requestHeaders) }
  const path = `${PATH}/${number}/extension` as const
  return callProvider({ path, method: 'DELETE', schema: Extension, headers, language: null })
}

function holdHeaders({ visit, requestHeaders, ...once }: HoldingVisitor): Record<string, string> {
  return { ...onceHeaders(once), [VISITOR_HEADER]: visit, ...visitorHeaders(requestHeaders) }
}

function keyHeader(key: string): Record<string, string> {
  return { [BOOKING_KEY_HEADER]: key }
}

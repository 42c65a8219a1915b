import 'server-only'
import { listHref } from '@/lib/account/list-address'
import type { Client } from '@/lib/auth/actors'
import type { Locale } from '@/lib/i18n/routing'
import { Booking, BookingNumber, ChangeQuote, type ChangeRequest } from '@/provider/contract/bookings'
import {
  Extension,
  ExtensionQuote,
  type ExtensionQuoteRequest,
  type ExtensionRequest,
} from '@/provider/contract/extensions'
import { type ClaimRequest, ClaimResponse, HistoryDetail, HistoryResponse } from '@/provider/contract/history'
import { type BookingPaymentRequest, Payment } from '@/provider/contract/payments'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { Session } from './auth-session'
import { type Once, onceHeaders } from './doors/once'
import { callOwn } from './provider/call-own'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { readSection } from './provider/read-section'

/** Every rental, or those of a year. */
export function readHistory(session: Session, year: number | null = null): Promise<HistoryResponse> {
  return readSection(listHref('history', { year }), HistoryResponse, session)
}

/** The same, for a route handler. */
export function requestHistory(year: number | null, client: Client): Promise<HistoryResponse> {
  return callOwn({ path: listHref('history', { year }), method: 'GET', schema: HistoryResponse }, client)
}

/** @throws {ProviderError} `not_found` for a number that is not this client's. */
export function readOwnBooking(number: string, session: Session): Promise<HistoryDetail> {
  return readSection(`history/${own(number)}`, HistoryDetail, session)
}

/** What a change would cost, for a page. @throws {ProviderError} */
export function quoteOwnChange(
  number: string,
  rental: RentalRequest,
  session: Session,
  language: Locale,
): Promise<ChangeQuote> {
  const path = `/auth-client/${quoteOf(number)}` as const
  return callProvider({ path, method: 'POST', body: rental, schema: ChangeQuote, session, language })
}

/** The same, for a route handler. @throws {ProviderError} */
export function requestOwnChangeQuote(number: string, body: RentalRequest, client: Client): Promise<ChangeQuote> {
  return callOwn({ path: quoteOf(number), body, schema: ChangeQuote }, client)
}

/** Rejected, the booking is as it was. @throws {ProviderError} `change_too_late`, `price_changed` … */
export function changeOwnBooking(number: string, body: ChangeRequest, client: Client): Promise<Booking> {
  return callOwn({ path: `history/${own(number)}`, method: 'PATCH', body, schema: Booking }, client)
}

/** @param refundKop the sum that was shown. @throws {ProviderError} `refund_changed` … */
export function cancelOwnBooking(number: string, refundKop: number, client: Client): Promise<Booking> {
  return callOwn({ path: `history/${own(number)}/cancel`, body: { refundKop }, schema: Booking }, client)
}

/** Takes an unclaimed booking into the account, or cancels it. @throws {ProviderError} `not_found` */
export function claimBooking(number: string, body: ClaimRequest, client: Client): Promise<ClaimResponse> {
  return callOwn({ path: `history/${own(number)}/claim`, body, schema: ClaimResponse }, client)
}

/** @throws {ProviderError} `nothing_due`, `amount_changed`, `payment_pending` … */
export function payOwnBooking(
  number: string,
  body: BookingPaymentRequest,
  once: Once,
  client: Client,
): Promise<Payment> {
  return callOwn({ path: `history/${own(number)}/payments`, body, schema: Payment, headers: onceHeaders(once) }, client)
}

/** What a later return would cost, and whether the car is free until then. @throws {ProviderError} `conflict` … */
export function quoteOwnExtension(
  number: string,
  body: ExtensionQuoteRequest,
  client: Client,
): Promise<ExtensionQuote> {
  return callOwn({ path: `${extensionOf(number)}/quote`, body, schema: ExtensionQuote }, client)
}

/** Asks the branch for a later return; the booking stays as it is. @throws {ProviderError} `car_taken`, `price_changed` … */
export function requestOwnExtension(number: string, body: ExtensionRequest, client: Client): Promise<Extension> {
  return callOwn({ path: extensionOf(number), body, schema: Extension }, client)
}

/** Takes that back. @throws {ProviderError} */
export function withdrawOwnExtension(number: string, client: Client): Promise<Extension> {
  return callOwn({ path: extensionOf(number), method: 'DELETE', schema: Extension }, client)
}

function extensionOf(number: string): string {
  return `history/${own(number)}/extension`
}

function quoteOf(number: string): string {
  return `history/${own(number)}/quote`
}

/** Whatever stands in an address: the provider is asked for what can be a number. @throws {ProviderError} */
function own(number: string): string {
  if (BookingNumber.safeParse(number).success) return number
  throw new ProviderError('not_found', 'No number of a booking.')
}

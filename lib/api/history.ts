import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { Booking, BookingNumber, ChangeQuote, type ChangeRequest } from '@/provider/contract/bookings'
import { HistoryAnswer, HistoryDetail } from '@/provider/contract/history'
import type { RentalRequest } from '@/provider/contract/quotes'
import { callProvider } from './call-provider'
import { ProviderError } from './provider-error'
import { readSection } from './read-section'
import type { Session } from './session'
import { visitorHeaders } from './visitor-headers'

export function readHistory(session: Session): Promise<HistoryAnswer> {
  return readSection('history', HistoryAnswer, session)
}

/** @throws {ProviderError} `not_found` for a number that is not this client's. */
export function readOwnBooking(number: string, session: Session): Promise<HistoryDetail> {
  return readSection(`history/${own(number)}`, HistoryDetail, session)
}

/** What a change would cost; a page that asks has no visitor's headers to pass on. @throws {ProviderError} */
export function quoteOwnChange(
  number: string,
  rental: RentalRequest,
  session: Session,
  language: Locale,
  visitor?: Headers,
): Promise<ChangeQuote> {
  return callProvider({
    path: `/auth-client/history/${own(number)}/quote`,
    method: 'POST',
    body: rental,
    answer: ChangeQuote,
    session,
    headers: visitor ? visitorHeaders(visitor) : {},
    language,
  })
}

/** Refused, the booking is as it was. @throws {ProviderError} `change_too_late`, `price_changed` … */
export function changeOwnBooking(
  number: string,
  request: ChangeRequest,
  session: Session,
  visitor: Headers,
): Promise<Booking> {
  return callProvider({
    path: `/auth-client/history/${own(number)}`,
    method: 'PATCH',
    body: request,
    answer: Booking,
    session,
    headers: visitorHeaders(visitor),
    language: null,
  })
}

/** @param refundKop the sum that was shown. @throws {ProviderError} `refund_changed` … */
export function cancelOwnBooking(
  number: string,
  refundKop: number,
  session: Session,
  visitor: Headers,
): Promise<Booking> {
  return callProvider({
    path: `/auth-client/history/${own(number)}/cancel`,
    method: 'POST',
    body: { refundKop },
    answer: Booking,
    session,
    headers: visitorHeaders(visitor),
    language: null,
  })
}

/** Whatever stands in an address: the provider is asked for what can be a number. @throws {ProviderError} */
function own(number: string): string {
  if (BookingNumber.safeParse(number).success) return number
  throw new ProviderError('not_found', 'No number of a booking.')
}

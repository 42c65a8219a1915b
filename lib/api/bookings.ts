import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import {
  BOOKING_KEY_HEADER,
  Booking,
  type ConfirmRequest,
  HoldAnswer,
  type HoldRequest,
} from '@/provider/contract/bookings'
import { callProvider } from './call-provider'
import { ProviderError } from './provider-error'

const PATH = '/sun/v2/bookings'

/** Takes a car for the hold's minutes; the same key and body answer the same booking. @throws {ProviderError} */
export async function holdCar(request: HoldRequest, idempotencyKey: string, visitor: Headers): Promise<HoldAnswer> {
  return callProvider({
    path: PATH,
    method: 'POST',
    body: request,
    answer: HoldAnswer,
    headers: { 'idempotency-key': idempotencyKey, ...addressHeader(visitor) },
    language: request.language,
  })
}

/** Null for an unknown number and for a wrong key alike. @throws {ProviderError} */
export async function findBooking(number: string, key: string, language: Locale): Promise<Booking | null> {
  try {
    return await callProvider({ path: `${PATH}/${number}`, answer: Booking, headers: keyHeader(key), language })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
}

/** Held → confirmed, to be paid at the branch. @throws {ProviderError} `hold_expired`, `not_found` … */
export async function confirmBooking(
  number: string,
  key: string,
  request: ConfirmRequest,
  visitor: Headers,
): Promise<Booking> {
  return callProvider({
    path: `${PATH}/${number}`,
    method: 'PATCH',
    body: request,
    answer: Booking,
    headers: { ...keyHeader(key), ...addressHeader(visitor) },
    // The door passes no texts on.
    language: 'ru',
  })
}

function keyHeader(key: string): Record<string, string> {
  return { [BOOKING_KEY_HEADER]: key }
}

/** Consents are stored with the address they came from (PRODUCT §9); the server process has written the header. */
function addressHeader(visitor: Headers): Record<string, string> {
  const address = visitor.get('x-client-ip')
  return address ? { 'x-client-ip': address } : {}
}

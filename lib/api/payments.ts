import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'
import {
  type BookingPaymentRequest,
  Payment,
  type PaymentLookupRequest,
  PaymentLookupResponse,
  type PaymentNotification,
  type PaymentRequest,
} from '@/provider/contract/payments'
import { PaymentId } from '@/provider/contract/payments-states'
import { type Once, onceHeaders } from './doors/once'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { visitorHeaders } from './provider/headers'

const PATH = '/sun/v2/payments'

/** Who pays: the address is stored with the consents. */
type Payer = Once & { requestHeaders: Headers }

/** What is due by number and surname. @throws {ProviderError} `not_found` for a wrong pair */
export async function lookUpPayment(request: PaymentLookupRequest, language: Locale): Promise<PaymentLookupResponse> {
  return callProvider({
    path: `${PATH}/lookup`,
    method: 'POST',
    body: request,
    schema: PaymentLookupResponse,
    language,
  })
}

/** The same key and body answer the same payment. @throws {ProviderError} `amount_changed`, `payment_pending` … */
export async function createPayment(request: PaymentRequest, { requestHeaders, ...once }: Payer): Promise<Payment> {
  return callProvider({
    path: PATH,
    method: 'POST',
    body: request,
    schema: Payment,
    headers: { ...onceHeaders(once), ...visitorHeaders(requestHeaders) },
    language: request.language,
  })
}

/** Whoever holds the key of a booking pays for it. @throws {ProviderError} `hold_expired`, `amount_changed` … */
export async function payBooking(
  number: string,
  key: string,
  request: BookingPaymentRequest,
  { requestHeaders, ...once }: Payer,
): Promise<Payment> {
  return callProvider({
    path: `/sun/v2/bookings/${number}/payments`,
    method: 'POST',
    body: request,
    schema: Payment,
    headers: {
      [BOOKING_KEY_HEADER]: key,
      ...onceHeaders(once),
      ...visitorHeaders(requestHeaders),
    },
    language: request.language,
  })
}

/** How it truly stands; null for what is no payment. @throws {ProviderError} */
export async function findPayment(id: string): Promise<Payment | null> {
  if (!PaymentId.safeParse(id).success) return null
  try {
    // Of this moment each time: nothing that a page may keep.
    return await callProvider({ path: `${PATH}/${id}`, schema: Payment, headers: {}, language: null })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
}

/** Hands on the gateway's hint with the address it came from. @throws {ProviderError} the gateway says it again then */
export async function passNotification(hint: PaymentNotification, gateway: Headers): Promise<void> {
  await callProvider({
    path: `${PATH}/notifications`,
    method: 'POST',
    body: hint,
    schema: z.unknown(),
    headers: visitorHeaders(gateway),
    language: null,
  })
}

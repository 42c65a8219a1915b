import type {
  BookingPaymentRequest,
  PaymentLookupRequest,
  PaymentLookupResponse,
  PaymentRequest,
} from '@/provider/contract/payments'
import { type BookingDoors, GUEST_DOORS } from './booking-doors'
import { callDoor } from './call-door'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { RejectionError } from './rejection-error'
import { sendJson } from './send-json'

/** As much of a payment as leads on. */
export type StartedPayment = { id: string; state: string; confirmationUrl: string | null }

/** Browser side of `app/api/payments/lookup`. @throws {RejectionError} */
export async function lookUpPayment(request: PaymentLookupRequest, language: string): Promise<PaymentLookupResponse> {
  const data = await sendJson('/api/payments/lookup/', request, { headers: { 'accept-language': language } })
  if (!isLookupResponse(data)) throw new RejectionError('unavailable')
  return data
}

/** @throws {RejectionError} `amount_changed`, `payment_pending` … */
export async function createPayment(request: PaymentRequest, idempotencyKey: string): Promise<StartedPayment> {
  return readStartedPayment(
    await sendJson('/api/payments/', request, { headers: { 'idempotency-key': idempotencyKey } }),
  )
}

/** Of a booking whose key or session this browser has. @throws {RejectionError} `hold_expired`, `amount_changed` … */
export async function payBooking(
  number: string,
  request: BookingPaymentRequest,
  idempotencyKey: string,
  doors: BookingDoors = GUEST_DOORS,
): Promise<StartedPayment> {
  const headers = { ...ownHeaders(), 'idempotency-key': idempotencyKey }
  return readStartedPayment(await sendJson(`${doors}/${number}/payments/`, request, { headers }))
}

/** How it stands now; nobody waits for this answer in particular. @throws {RejectionError} */
export async function readPayment(id: string, signal: AbortSignal): Promise<StartedPayment> {
  const response = await callDoor({ path: `/api/payments/${id}/`, method: 'GET', signal, isQuiet: true })
  const envelope: unknown = await response.json().catch(() => null)
  return readStartedPayment(isRecord(envelope) ? envelope.data : null)
}

/** The door has checked the answer against the contract: here it only must be one. */
function isLookupResponse(data: unknown): data is PaymentLookupResponse {
  return isRecord(data) && typeof data.number === 'string' && typeof data.dueKop === 'number'
}

/** @throws {RejectionError} `unavailable` for an answer that is foreign: the payment may have begun. */
function readStartedPayment(data: unknown): StartedPayment {
  if (!isRecord(data)) throw new RejectionError('unavailable')
  const { id, state, confirmationUrl } = data
  if (typeof id !== 'string' || typeof state !== 'string') throw new RejectionError('unavailable')
  return { id, state, confirmationUrl: typeof confirmationUrl === 'string' ? confirmationUrl : null }
}

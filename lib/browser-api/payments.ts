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
import { RefusedError } from './refused-error'
import { sendJson } from './send-json'

/** As much of a payment as leads on. */
export type BegunPayment = { id: string; state: string; confirmationUrl: string | null }

/** Browser side of `app/api/payments/lookup`. @throws {RefusedError} */
export async function lookUpPayment(request: PaymentLookupRequest, language: string): Promise<PaymentLookupResponse> {
  const data = await sendJson('/api/payments/lookup/', request, { headers: { 'accept-language': language } })
  if (!isAnswer(data)) throw new RefusedError('unavailable')
  return data
}

/** @throws {RefusedError} `amount_changed`, `payment_pending` … */
export async function createPayment(request: PaymentRequest, idempotencyKey: string): Promise<BegunPayment> {
  return readBegun(await sendJson('/api/payments/', request, { headers: { 'idempotency-key': idempotencyKey } }))
}

/** Of a booking whose key or session this browser has. @throws {RefusedError} `hold_expired`, `amount_changed` … */
export async function payBooking(
  number: string,
  request: BookingPaymentRequest,
  idempotencyKey: string,
  doors: BookingDoors = GUEST_DOORS,
): Promise<BegunPayment> {
  const headers = { ...ownHeaders(), 'idempotency-key': idempotencyKey }
  return readBegun(await sendJson(`${doors}/${number}/payments/`, request, { headers }))
}

/** How it stands now; nobody waits for this answer in particular. @throws {RefusedError} */
export async function readPayment(id: string, signal: AbortSignal): Promise<BegunPayment> {
  const response = await callDoor({ path: `/api/payments/${id}/`, method: 'GET', signal, isQuiet: true })
  const answer: unknown = await response.json().catch(() => null)
  return readBegun(isRecord(answer) ? answer.data : null)
}

/** The door has checked the answer against the contract: here it only must be one. */
function isAnswer(data: unknown): data is PaymentLookupResponse {
  return isRecord(data) && typeof data.number === 'string' && typeof data.dueKop === 'number'
}

/** @throws {RefusedError} `unavailable` for an answer that is foreign: the payment may have begun. */
function readBegun(data: unknown): BegunPayment {
  if (!isRecord(data)) throw new RefusedError('unavailable')
  const { id, state, confirmationUrl } = data
  if (typeof id !== 'string' || typeof state !== 'string') throw new RefusedError('unavailable')
  return { id, state, confirmationUrl: typeof confirmationUrl === 'string' ? confirmationUrl : null }
}

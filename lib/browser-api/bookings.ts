import type { CodeResponse } from '@/provider/contract/auth'
import type { ChangeRequest, ConfirmRequest, HoldRequest } from '@/provider/contract/bookings'
import { readCodeResponse } from './auth'
import { GUEST_DOORS } from './booking-doors'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { RejectionError } from './rejection-error'
import { sendJson } from './send-json'

/** As much of a booking as its door tells. */
export type HeldBooking = { number: string; status: string; holdUntil: string | null }

/** Browser side of `app/api/bookings`. @throws {RejectionError} */
export async function holdCar(request: HoldRequest, idempotencyKey: string): Promise<HeldBooking> {
  return readHeld(
    await sendJson('/api/bookings/', request, { headers: { ...ownHeaders(), 'idempotency-key': idempotencyKey } }),
  )
}

/** Sends a code to the phone of a booking that needs a proof. @throws {RejectionError} `too_many_requests` */
export async function requestPhoneCode(phone: string, language: string): Promise<CodeResponse> {
  const headers = { 'accept-language': language }
  return readCodeResponse(await sendJson('/api/bookings/phone-code/', { phone }, { headers }))
}

/** @param totalKop the price that was shown. @throws {RejectionError} `price_changed`, `car_taken` … */
export async function renewHold(number: string, totalKop: number, idempotencyKey: string): Promise<HeldBooking> {
  const headers = { 'idempotency-key': idempotencyKey }
  return readHeld(await sendJson(`/api/bookings/${number}/renew/`, { totalKop }, { headers }))
}

/** Confirms or changes, as the body says. @throws {RejectionError} */
export async function patchBooking(
  number: string,
  request: ConfirmRequest | ChangeRequest,
  doors = GUEST_DOORS,
): Promise<void> {
  await sendJson(`${doors}/${number}/`, request, { method: 'PATCH', headers: ownHeaders() })
}

/** @param refundKop the sum that was shown. @throws {RejectionError} `refund_changed` … */
export async function cancelBooking(number: string, refundKop: number, doors = GUEST_DOORS): Promise<void> {
  await sendJson(`${doors}/${number}/cancel/`, { refundKop }, { headers: ownHeaders() })
}

/** @returns the secret link's path and query, without a language. @throws {RejectionError} */
export async function requestLink(number: string): Promise<string> {
  const data = await sendJson(`/api/bookings/${number}/link/`, {})
  if (!isRecord(data) || typeof data.href !== 'string') throw new RejectionError('unavailable')
  return data.href
}

/** @throws {RejectionError} `unavailable` for an answer that is foreign: the booking may have been made. */
function readHeld(data: unknown): HeldBooking {
  if (!isRecord(data)) throw new RejectionError('unavailable')
  const { number, status, holdUntil } = data
  const isHeld = typeof number === 'string' && typeof status === 'string'
  if (!isHeld || (holdUntil !== null && typeof holdUntil !== 'string')) throw new RejectionError('unavailable')
  return { number, status, holdUntil }
}

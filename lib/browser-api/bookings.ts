import type { ConfirmRequest, HoldRequest } from '@/provider/contract/bookings'
import { isRecord } from './is-record'
import { RefusedError, readRefusal } from './refused-error'

/** As much of a booking as its door tells. */
export type HeldBooking = { number: string; status: string; holdUntil: string | null }

/** Browser side of `app/api/bookings`. @throws {RefusedError} */
export async function holdCar(request: HoldRequest, idempotencyKey: string): Promise<HeldBooking> {
  const answer = await send('/api/bookings/', 'POST', request, { 'idempotency-key': idempotencyKey })
  return readHeld(await answer.json().catch(() => null))
}

/** Browser side of `app/api/bookings/[number]`. @throws {RefusedError} */
export async function confirmBooking(number: string, request: ConfirmRequest): Promise<void> {
  await send(`/api/bookings/${number}/`, 'PATCH', request)
}

async function send(
  path: string,
  method: 'POST' | 'PATCH',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new RefusedError('unavailable')
  })
  if (!response.ok) throw await readRefusal(response)
  return response
}

/** @throws {RefusedError} `unavailable` for an answer cut short or foreign: the booking may have been made. */
function readHeld(body: unknown): HeldBooking {
  const data = isRecord(body) ? body.data : null
  if (!isRecord(data)) throw new RefusedError('unavailable')
  const { number, status, holdUntil } = data
  const isHeld = typeof number === 'string' && typeof status === 'string'
  if (!isHeld || (holdUntil !== null && typeof holdUntil !== 'string')) throw new RefusedError('unavailable')
  return { number, status, holdUntil }
}

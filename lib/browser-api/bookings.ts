import type { Booking, ConfirmRequest, HoldRequest } from '@/provider/contract/bookings'
import { RefusedError, readRefusal } from './refused-error'

export type HeldBooking = Pick<Booking, 'number' | 'status' | 'holdUntil'>

/** Browser side of `app/api/bookings`. @throws {RefusedError} */
export async function holdCar(request: HoldRequest, idempotencyKey: string): Promise<HeldBooking> {
  return send<HeldBooking>('/api/bookings/', 'POST', request, { 'idempotency-key': idempotencyKey })
}

/** Browser side of `app/api/bookings/[number]`. @throws {RefusedError} */
export async function confirmBooking(number: string, request: ConfirmRequest): Promise<void> {
  await send(`/api/bookings/${number}/`, 'PATCH', request)
}

async function send<Answer>(
  path: string,
  method: 'POST' | 'PATCH',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new RefusedError('unavailable')
  })
  if (!response.ok) throw await readRefusal(response)
  return ((await response.json()) as { data: Answer }).data
}

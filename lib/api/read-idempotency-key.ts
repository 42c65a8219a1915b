import 'server-only'
import { IDEMPOTENCY_KEY } from '@/provider/contract/bookings'
import { DoorError } from './door-error'

/** @throws {DoorError} `idempotency_key_missing` */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!IDEMPOTENCY_KEY.test(key)) throw new DoorError('idempotency_key_missing')
  return key
}

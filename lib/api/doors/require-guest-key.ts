import 'server-only'
import type { NextRequest } from 'next/server'
import { readGuestKey } from '@/lib/bookings/guest-key'
import { DoorError } from './door-error'

/**
 * The key that opens a booking, from its cookie. Without one the booking does not exist for this visitor.
 *
 * @throws {DoorError} `not_found`
 */
export function requireGuestKey(request: NextRequest, number: string): string {
  const key = readGuestKey(request.cookies, number)
  if (!key) throw new DoorError('not_found')
  return key
}

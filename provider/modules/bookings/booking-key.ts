import { timingSafeEqual } from 'node:crypto'
import { purposeHmac } from '@/provider/security/purpose-hmac'

// A signature of another kind, made with the same secret, must not open a booking.
const PURPOSE = 'booking-key:'

/** Computes the guest's key. It is never stored: a repeated request gets it again, a stolen database holds none. */
export function guestKey(number: string, salt: string, secret: string): string {
  return purposeHmac(`${number}:${salt}`, { purpose: PURPOSE, secret }).toString('base64url')
}

/** Compares in constant time; `booking` is null when there is no such number, and then it takes as long. */
export function isKeyOf<Keyed extends { number: string; keySalt: string }>(
  sentKey: string,
  booking: Keyed | null,
  secret: string,
): booking is Keyed {
  const expected = Buffer.from(guestKey(booking?.number ?? '', booking?.keySalt ?? '', secret))
  const key = Buffer.from(sentKey)
  const same = key.length === expected.length && timingSafeEqual(key, expected)
  return same && booking !== null
}
